import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mergeCategory } from '#app/catalog/admin/categories/category-changes.server.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { findTargets } from '#app/content/redirects/find-targets.server.ts'
import { redirectInput } from '#app/content/redirects/redirect-input.ts'
import { listRedirectRows, readRedirectsForFile } from '#app/content/redirects/redirect-list.server.ts'
import { deleteRedirect, findEditableRedirect, saveRedirect } from '#app/content/redirects/redirects.server.ts'
import { redirects } from '#app/content/redirects/redirects.table.ts'
import { findFileImport, readImportRejectedRows } from '#app/exchange/imports/file-imports.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { listRejectedLines } from '#tests/support/file-rows.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { saveImport, uploadImport } from '#tests/support/imports.ts'
import { isLong } from '#tests/support/long.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
beforeEach(async () => {
  await store.db.delete(redirects)
})
afterAll(() => store.close())

const ownOrigin = 'https://store.example'

async function findTarget(path: string): Promise<string | undefined> {
  return (await findTargets(store.db, [path])).get(path)
}

function save(path: string, target: string, id: Id<'redirect'> | null = null, version = '') {
  return saveRedirect(store.db, id, redirectInput.parse({ path, target, version }), { staffId, ownOrigin })
}

async function addCollection(slug: string, status: 'active' | 'draft' = 'active'): Promise<Id<'collection'>> {
  const id = newId<'collection'>()
  await store.db.insert(collections).values({ id, name: slug, slug, status })
  return id
}

async function getId(path: string): Promise<Id<'redirect'>> {
  const [row] = await store.db.select({ id: redirects.id }).from(redirects).where(eq(redirects.path, path))
  if (!row) throw new Error(`no redirect from ${path}`)
  return row.id
}

describe('the store adds a redirect', () => {
  test('when a collection gets a new slug or is deleted, and no redirect leads to another redirect', async () => {
    const { db } = store
    const id = await addCollection('spring')
    const rename = (slug: string) => db.update(collections).set({ slug }).where(eq(collections.id, id))
    await rename('summer')
    expect(await findTarget('/collection/spring')).toBe('/collection/summer')
    await rename('autumn')
    expect(await findTarget('/collection/spring')).toBe('/collection/autumn')
    expect(await findTarget('/collection/summer')).toBe('/collection/autumn')
    await rename('spring')
    expect(await findTarget('/collection/summer')).toBe('/collection/spring')
    expect(
      await db.select({ path: redirects.path }).from(redirects).where(eq(redirects.path, '/collection/spring')),
    ).toEqual([])
    expect(await findTarget('/collections/autumn')).toBe('/collection/spring')
    await saveSettings(db, { demo_content: false })
    await db.delete(collections).where(eq(collections.id, id))
    for (const slug of ['spring', 'summer', 'autumn']) expect(await findTarget(`/collection/${slug}`)).toBe('/lookbook')
  })

  test('when a category is renamed, merged or deleted', async () => {
    const { db } = store
    const [gowns, coats] = [newId<'category'>(), newId<'category'>()]
    await db.insert(categories).values([
      { id: gowns, slug: 'gowns', name: 'Gowns', position: 91 },
      { id: coats, slug: 'coats', name: 'Coats', position: 92 },
    ])
    await db.update(categories).set({ slug: 'evening' }).where(eq(categories.id, gowns))
    expect(await findTarget('/shop?category=gowns')).toBe('/shop?category=evening')
    expect(await findTarget('/product-category/women/gowns')).toBe('/shop?category=evening')
    expect(await mergeCategory(db, { id: gowns, into: coats }, staffId)).toBe('merged')
    expect(await findTarget('/shop?category=gowns')).toBe('/shop?category=coats')
    expect(await findTarget('/shop?category=evening')).toBe('/shop?category=coats')
    await db.delete(categories).where(eq(categories.id, coats))
    expect(await findTarget('/shop?category=evening')).toBe('/shop')
  })

  test('when a product that was public gets a new slug or is deleted', async () => {
    const { db } = store
    const id = await addProduct(db, { name: 'Slip' })
    const draft = await addProduct(db, { name: 'Draft', status: 'draft' })
    await db.update(products).set({ slug: 'silk-slip' }).where(eq(products.id, id))
    await db.update(products).set({ slug: 'never-seen' }).where(eq(products.id, draft))
    expect(await findTarget(`/product/product-${id}`)).toBe(`/product/${id}`)
    expect(await findTarget('/products/silk-slip')).toBe(`/product/${id}`)
    await saveSettings(db, { demo_content: false })
    await db.delete(products).where(sql`${products.id} in (${id}, ${draft})`)
    for (const name of [id, 'silk-slip', `product-${id}`]) {
      expect(await findTarget(`/product/${name}`)).toBe('/shop?category=dresses')
    }
    expect(await findTarget(`/product/${draft}`)).toBeUndefined()
    expect(await findTarget('/product/never-seen')).toBeUndefined()
  })
})

test('the demo store adds no redirect when a product or a collection is deleted', async () => {
  const { db } = store
  await saveSettings(db, { demo_content: true })
  const id = await addProduct(db, { name: 'Gone' })
  const collection = await addCollection('gone')
  await db.delete(products).where(eq(products.id, id))
  await db.delete(collections).where(eq(collections.id, collection))
  expect(await db.$count(redirects)).toBe(0)
})

test('a page takes precedence over a redirect, and a redirect over other systems’ URL patterns', async () => {
  await store.db.insert(redirects).values([
    { path: '/collection/linen', target: '/about', origin: 'staff' },
    { path: '/collections/all', target: '/lookbook', origin: 'staff' },
    { path: '/pages/story', target: '/about', origin: 'staff' },
    { path: '/pages/story?lang=fr', target: '/faq', origin: 'staff' },
  ])
  expect(await findTarget('/collection/linen')).toBe('/about')
  const id = await addCollection('linen')
  expect(await findTarget('/collection/linen')).toBe('/collection/linen')
  await store.db.update(collections).set({ status: 'draft' }).where(eq(collections.id, id))
  expect(await findTarget('/collection/linen')).toBe('/about')
  expect(await findTarget('/collections/all')).toBe('/lookbook')
  expect(await findTarget('/pages/story?utm_source=mail')).toBe('/about')
  expect(await findTarget('/pages/story?lang=fr')).toBe('/faq')
  expect(await findTarget('/pages/other')).toBeUndefined()
})

describe('staff', () => {
  test('add, change and delete a redirect, and the audit log records it', async () => {
    expect(await save('https://old.example/Pages/Story/', 'https://store.example/about#team')).toEqual({
      outcome: 'saved',
    })
    const id = await getId('/pages/story')
    const first = await findEditableRedirect(store.db, id)
    expect(first).toMatchObject({ target: '/about#team', origin: 'staff' })
    expect(await save('/pages/story', '/faq', id, first?.version)).toEqual({ outcome: 'saved' })
    expect(await save('/pages/story', '/about', id, first?.version)).toEqual({ outcome: 'conflict' })
    expect(await save('/pages/story', '/faq', id, first?.version)).toEqual({ outcome: 'saved' }) // already saved
    await deleteRedirect(store.db, id, staffId)
    await deleteRedirect(store.db, id, staffId)
    expect(await save('/pages/story', '/about', id, 'v')).toEqual({ outcome: 'not-found' })
    const logged = await store.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.entityId, id))
    expect(logged.map(({ action }) => action).toSorted()).toEqual([
      'redirect.create',
      'redirect.delete',
      'redirect.update',
    ])
  })

  test('can redirect to a visible page, the page that an old URL refers to, or another host', async () => {
    const product = await addProduct(store.db, { name: 'Coat' })
    await addCollection('wool')
    const cases = {
      '/shop?sale=1': '/shop?sale=1',
      '/collections/wool': '/collection/wool',
      [`/products/product-${product}?color=Wine`]: `/product/${product}?color=Wine`,
      'https://journal.example/a?b#c': 'https://journal.example/a?b#c',
    }
    for (const [index, [written, target]] of Object.entries(cases).entries()) {
      expect(await save(`/old/${index}`, written)).toEqual({ outcome: 'saved' })
      expect(await findTarget(`/old/${index}`)).toBe(target)
    }
    // A redirect to the path of another redirect gets that redirect's target, so that redirects never chain
    expect(await save('/older', '/old/1')).toEqual({ outcome: 'saved' })
    expect(await findTarget('/older')).toBe('/collection/wool')
  })

  test('see why a redirect is rejected', async () => {
    await addCollection('hidden', 'draft')
    await save('/pages/story', '/about')
    const errors = async (path: string, target: string) => {
      const saved = await save(path, target)
      return 'errors' in saved ? saved.errors : saved
    }
    expect(await errors('/pages/story', '/faq')).toEqual({ path: 'This URL already has a redirect' })
    expect(await errors('/a', '/pages/none')).toEqual({ target: 'There is no page at /pages/none' })
    expect(await errors('/a', '/collection/hidden')).toEqual({ target: 'There is no page at /collection/hidden' })
    await addCollection('loop')
    expect(await errors('/collection/loop', '/collection/loop')).toEqual({
      target: 'A redirect cannot lead to its own URL',
    })
    const listErrors = (path: string, target = '/about') => {
      const { error } = redirectInput.safeParse({ path, target, version: '' })
      return error?.issues.map(({ message }) => message)
    }
    expect(listErrors('/about')).toEqual(['A page in your store has this URL, so the redirect would never apply'])
    expect(listErrors('/admin/orders')).toEqual(['URLs under /admin are reserved for the store'])
    expect(listErrors('/shop?page=2')).toEqual(['URLs under /shop are reserved for the store'])
    expect(listErrors('/blog/*')).toEqual(['Wildcards are not supported. Enter each URL'])
    expect(listErrors('/')).toEqual(['Enter the path of a removed page, such as /pages/our-story'])
    expect(listErrors('')).toEqual(['Enter the URL to redirect from'])
    for (const target of ['//evil.example', '/\\evil.example', 'http://a.example', 'javascript:alert(1)']) {
      expect(listErrors('/a', target)).toHaveLength(1)
    }
    expect(listErrors('/shop?category=gone')).toBeUndefined()
  })

  test('cannot redirect from a path with a market prefix, because redirects apply below every prefix', async () => {
    await addMarket(store.db, { languages: { de: 'de' } })
    expect(await save('/de/pages/story', '/about')).toEqual({
      outcome: 'rejected',
      errors: { path: '/de is a market prefix. Enter the URL without it' },
    })
    expect(await save('/fr/pages/story', '/about')).toEqual({ outcome: 'saved' })
  })
})

describe('a file', () => {
  const upload = (...lines: readonly string[]) =>
    uploadImport(store.db, { staffId, ownOrigin, name: 'redirects.csv', text: lines.join('\n') })

  test('is checked before it is saved, and importing it again changes nothing', async () => {
    await addCollection('knit')
    await save('/pages/kept', '/about')
    await save('/pages/changed', '/about')
    const lines = [
      '\uFEFFRedirect from,Redirect to',
      '/pages/kept,/about',
      '/pages/changed,/faq',
      '/blogs/news,https://journal.example/',
      '/old-knit,/collections/knit',
      '/older-knit,/old-knit', // by way of another line
      '/pages/none,/pages/missing',
      '/loop-a,/loop-b',
      '/loop-b,/loop-a',
      '/about,/faq',
      '/old-knit,/shop', // a second target
      ',/shop',
      '/x,mailto:ada@example.com',
    ]
    const id = await upload(...lines)
    const checked = await findFileImport(store.db, id)
    expect(checked?.counts).toMatchObject({ new: 3, changed: 1, unchanged: 1, refused: 7 })
    expect(await store.db.$count(redirects)).toBe(2)
    expect(await listRejectedLines(readImportRejectedRows(store.db, id))).toEqual([
      '7 Redirect to: There is no page at /pages/missing',
      '8 Redirect to: It redirects back to itself',
      '9 Redirect to: It redirects back to itself',
      '10 Redirect from: A page in your store has this URL, so the redirect would never apply',
      '11 Redirect from: Line 5 has the same old URL',
      '12 Redirect from: The old URL is not a path',
      '13 Redirect to: Enter a path, such as /about, or a URL that begins with https://',
    ])
    expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 4, stale: 0 })
    expect(await findTarget('/older-knit')).toBe('/collection/knit')
    expect(await findTarget('/pages/changed')).toBe('/faq')
    const again = await findFileImport(store.db, await upload(...lines))
    expect(again?.counts).toMatchObject({ new: 0, changed: 0, unchanged: 5, refused: 7 })
  })

  test('rejects redirects that are disabled in a file from the Redirection plugin', async () => {
    const lines = ['/turned-on,/shop,0,301,url,1,,active', '/turned-off,/shop,0,301,url,1,,disabled']
    const id = await upload('source,target,regex,code,type,hits,title,status', ...lines)
    expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 1, refused: 1 })
    const stored = (await store.db.select().from(redirects)).map(({ path }) => path)
    expect(stored).toContain('/turned-on')
    expect(stored).not.toContain('/turned-off')
  })

  test('with many lines is imported, exported and imported again', async () => {
    const count = isLong ? 49_999 : 999
    const lines = Array.from({ length: count }, (_, index) => `/old/${index},/shop?page=${index}`)
    const id = await upload('Redirect from,Redirect to', ...lines)
    expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: count, refused: 0, stale: 0 })
    const rows = []
    for await (const batch of readRedirectsForFile(store.db, { q: '', origin: null }, 500)) rows.push(...batch)
    expect(rows).toHaveLength(count)
    const again = await upload('Redirect from,Redirect to', ...rows.map((row) => row.join(',')))
    expect((await findFileImport(store.db, again))?.counts).toMatchObject({ new: 0, changed: 0, unchanged: count })
    const listed = await listRedirectRows(store.db, { q: 'old/499', origin: 'file', page: 1 })
    expect(listed.total).toBe(isLong ? 110 : 1)
  }, 60_000)

  test.each([
    ['without the columns', 'a,b\n/x,/about', 'Its columns: “a”, “b”'],
    ['without lines', 'Redirect from,Redirect to\n', 'has no rows'],
    ['that is empty', '', 'is empty'],
    ['that is a ZIP file', 'PK\u0003\u0004\0\0', 'not a CSV file'],
    ['with an unclosed quote', 'Redirect from,Redirect to\n"/x,/about\n', 'quotes'],
  ])('%s is rejected', async (_title, text, message) => {
    await expect(upload(text)).rejects.toThrow(message)
  })
})
