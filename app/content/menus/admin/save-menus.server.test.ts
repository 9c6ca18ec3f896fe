import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { findItemProblem, rebaseMenus } from '#app/content/menus/admin/menus-draft.ts'
import { readMenusEditor } from '#app/content/menus/admin/menus-state.server.ts'
import { saveMenus } from '#app/content/menus/admin/save-menus.server.ts'
import type { MenuItem, Menus, Target } from '#app/content/menus/menu.ts'
import { menus } from '#app/content/menus/menus.table.ts'
import { createPresetMenus } from '#app/content/menus/preset-menus.ts'
import { buildMenus, parseStoredMenus } from '#app/content/menus/stored-menus.server.ts'
import { removeDemoMenuItems } from '#app/content/own-content.server.ts'
import { pages } from '#app/content/pages.table.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { createPageContext } from '#tests/support/page-context.ts'

let database: TestDatabase
let staffId: Id<'staff'>
const ORIGIN = 'https://store.example'
const linen = newId<'collection'>()
const dress = newId<'product'>()
const care = newId<'page'>()

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  staffId = await addFirstAdmin(db)
  await db.insert(collections).values({ id: linen, name: 'Linen', slug: 'linen' })
  const common = { price: 1_000, category: 'dresses', sku: 'D-1' } as const
  await db.insert(products).values({ ...common, id: dress, name: 'Slip', slug: 'slip', status: 'active' })
  const published = { status: 'published', publishedAt: new Date() } as const
  await db.insert(pages).values({ id: care, title: 'Care', slug: 'care', ...published })
})
beforeEach(() => database.db.delete(menus))
afterAll(() => database.close())

const PRESET: Menus = createPresetMenus(true)

function item(id: string, [kind, value]: readonly [Target['kind'], string], more: Partial<MenuItem> = {}): MenuItem {
  return { id, label: '', place: 'everywhere', target: { kind, value }, items: [], ...more }
}
const column = (...items: readonly MenuItem[]): Menus => ({
  ...PRESET,
  footer: [item('column', ['none', ''], { label: 'Column', items })],
})

const read = () => readMenusEditor(database.db, true, ORIGIN)
async function save(typed: Menus, version?: string) {
  return await saveMenus(database.db, typed, { version: version ?? (await read()).version, staffId, ownOrigin: ORIGIN })
}

/** Returns the labels and paths in the footer that shoppers see. */
async function listShownLinks() {
  const { shell, collections: all, policies } = await readStorefront(createPageContext(database.db))
  const known = { found: shell.targets, collections: all, categories: [], policies, isAboutEmpty: false, isDemo: true }
  const { footer } = buildMenus(parseStoredMenus(shell.menus, true), known)
  return footer.flatMap(({ links }) => links.map(({ label, to }) => `${label} ${to}`))
}

async function findCategoryId(slug: string): Promise<Id<'category'>> {
  const [row] = await database.db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug))
  if (!row) throw new Error(`There is no category ${slug}`)
  return row.id
}

describe('a target', () => {
  test('follows new names and slugs, and is not shown once it is hidden or deleted', async () => {
    const { db } = database
    const bottoms = await findCategoryId('bottoms')
    const all = column(
      item('category', ['category', bottoms]),
      item('collection', ['collection', linen]),
      item('product', ['product', dress]),
      item('page', ['page', care], { label: 'Washing' }),
    )
    expect(await save(all)).toEqual({ outcome: 'saved' })
    const product = `/product/${dress}`
    expect(await listShownLinks()).toEqual([
      'Bottoms /shop?category=bottoms',
      'Linen /collection/linen',
      `Slip ${product}`,
      'Washing /pages/care',
    ])

    await db.update(categories).set({ slug: 'trousers', name: 'Trousers' }).where(eq(categories.id, bottoms))
    await db.update(collections).set({ slug: 'flax', name: 'Flax' }).where(eq(collections.id, linen))
    await db.update(products).set({ name: 'Gown' }).where(eq(products.id, dress))
    await db.update(pages).set({ slug: 'keep' }).where(eq(pages.id, care))
    expect(await listShownLinks()).toEqual([
      'Trousers /shop?category=trousers',
      'Flax /collection/flax',
      `Gown ${product}`,
      'Washing /pages/keep',
    ])

    await db.update(collections).set({ status: 'draft' }).where(eq(collections.id, linen))
    await db.update(products).set({ status: 'archived' }).where(eq(products.id, dress))
    await db.update(pages).set({ status: 'draft', publishedAt: null }).where(eq(pages.id, care))
    await db.delete(categories).where(eq(categories.id, bottoms))
    expect(await listShownLinks()).toEqual([])
    const { footer, choices } = await read()
    expect(footer[0]?.items.map((nested) => findItemProblem('footer', nested, choices))).toEqual([
      'Not shown: the category was deleted. Choose something else, or remove the item.',
      'Not shown until the collection “Flax” is active.',
      'Not shown until the product “Gown” is active.',
      'Not shown until the page “Care” is published.',
    ])
    expect(findItemProblem('footer', footer[0] ?? item('', ['none', '']), choices)).toBe(
      'Not shown: none of its nested items are shown.',
    )
    // A deleted target does not prevent staff from saving other changes
    const renamed = { ...all, footer: all.footer.map((column) => ({ ...column, label: 'Links' })) }
    expect(await save(renamed)).toEqual({ outcome: 'saved' })
    await db.update(collections).set({ status: 'active' }).where(eq(collections.id, linen))
    expect(await listShownLinks()).toEqual(['Flax /collection/flax'])
  })

  test('must exist when it is chosen', async () => {
    const gone = newId<'page'>()
    const typed = column(item('one', ['page', gone]), item('two', ['address', '/nowhere'], { label: 'Nowhere' }))
    expect(await save(typed)).toEqual({
      outcome: 'rejected',
      errors: {
        'footer.one.target': 'This was deleted. Choose something else.',
        'footer.two.target': 'There is no page at /nowhere',
      },
    })
    expect(await listShownLinks()).toContain('Our Story /about')
  })

  test('is replaced with the page that its URL leads to, even if the URL is old or from other software', async () => {
    const label = 'Link'
    const own = column(
      item('own', ['address', `${ORIGIN}/about#values`], { label }),
      item('shopify', ['address', '/collections/all'], { label }),
      item('host', ['address', 'https://journal.example/a'], { label }),
    )
    expect(await save(own)).toEqual({ outcome: 'saved' })
    expect(await listShownLinks()).toEqual(['Link /about#values', 'Link /shop', 'Link https://journal.example/a'])
  })
})

describe('saving', () => {
  test('based on an older state is a conflict, and the edits can be rebased', async () => {
    const before = await read()
    const theirs = { ...PRESET, header: PRESET.header.filter(({ id }) => id !== 'lookbook') }
    expect(await save(theirs)).toEqual({ outcome: 'saved' })
    const [shop, ...others] = PRESET.header
    const mine = { ...PRESET, header: [{ ...(shop ?? item('', ['none', ''])), label: 'Store' }, ...others] }
    expect(await save(mine, before.version)).toEqual({ outcome: 'conflict' })
    const now = await read()
    const rebased = rebaseMenus(mine, PRESET, now)
    expect(rebased.header.map(({ label }) => label).slice(0, 3)).toEqual(['Store', 'Collections', 'About'])
    expect(await save(rebased, now.version)).toEqual({ outcome: 'saved' })
  })

  test('after a conflict keeps both people’s edits to an item’s nested items', () => {
    const nest = (...labels: readonly string[]) =>
      column(...labels.map((label) => item(label.toLowerCase(), ['screen', 'shop'], { label })))
    const merged = rebaseMenus(nest('One', 'Two', 'Mine'), nest('One', 'Two'), nest('One', 'Theirs'))
    expect(merged.footer[0]?.items.map(({ label }) => label)).toEqual(['One', 'Theirs', 'Mine'])
  })

  test('does not store a menu that equals its preset, so that later changes to the preset still apply', async () => {
    expect(await save(column(item('one', ['screen', 'faq'])))).toEqual({ outcome: 'saved' })
    expect(await database.db.select({ name: menus.name }).from(menus)).toEqual([{ name: 'footer' }])
    expect(await save(PRESET)).toEqual({ outcome: 'saved' })
    expect(await database.db.select().from(menus)).toEqual([])
  })
})

test('removing the demo content deletes the links “New Arrivals” and “Bestsellers” and keeps staff’s items', async () => {
  const [shop, about] = PRESET.footer
  const mine = item('mine', ['screen', 'faq'], { label: 'Help' })
  const footer = [{ ...(shop ?? mine), items: [...(shop?.items ?? []), mine] }, ...(about ? [about] : [])]
  expect(await save({ ...PRESET, footer })).toEqual({ outcome: 'saved' })
  await removeDemoMenuItems(database.db)
  const [row] = await database.db.select().from(menus)
  const labels = parseStoredMenus({ footer: row?.items }, false).footer[0]?.items.map(({ label }) => label)
  expect(labels).toEqual(['All Products', 'Lookbook', 'Help'])
})
