import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setShowOnHomepage } from '#app/catalog/admin/products/products.server.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { HOMEPAGE_SECTIONS, type HomepageSection } from '#app/catalog/constants.ts'
import { collectionProducts, productImages, products } from '#app/catalog/products.table.ts'
import type { HomepageInput } from '#app/content/homepage/admin/homepage-input.ts'
import { findPlannable, type HomepagePlan, readHomepagePlan } from '#app/content/homepage/admin/homepage-plan.server.ts'
import {
  type HomepageDraft,
  movePlaced,
  type ProductId,
  planSection,
  toDraft,
} from '#app/content/homepage/admin/homepage-plan.ts'
import { saveHomepage } from '#app/content/homepage/admin/homepage-save.server.ts'
import { placedHero, readPlacements } from '#app/content/homepage/placements.server.ts'
import type { Id } from '#app/lib/id.ts'
import { readFields } from '#app/lib/json.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { storeSettings } from '#app/store/settings.table.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProductRow, type NewProduct } from '#tests/support/product-rows.ts'

let store: TestDatabase
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await testDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())
beforeEach(async () => {
  await store.db.delete(products)
  await store.db.delete(collections)
  await store.db.delete(storeSettings)
  await store.db.delete(auditLog)
})

const create = (values: NewProduct) => addProductRow(store.db, values)

const placed = (homepageSection: HomepageSection, homepagePosition: number) => ({
  showOnHomepage: true,
  homepageSection,
  homepagePosition,
})

async function readPlan(requested: readonly ProductId[] = []): Promise<HomepagePlan> {
  return readHomepagePlan(store.db, await readSettings(store.db), requested)
}

/** Saves the complete arrangement with changes, as the form does. */
async function save(change: Partial<HomepageInput>, plan?: HomepagePlan) {
  const { placed, version } = plan ?? (await readPlan())
  const input = { off: [], unflagged: [], version, ...change, placed: { ...placed, ...change.placed } }
  return saveHomepage(store.db, input, staffId)
}

async function readPlacement(id: ProductId) {
  const [row] = await store.db
    .select({
      show: products.showOnHomepage,
      section: products.homepageSection,
      position: products.homepagePosition,
      bestseller: products.isBestseller,
      new: products.isNew,
      featured: products.isFeatured,
    })
    .from(products)
    .where(eq(products.id, id))
  return row
}

const NO_FLAGS = { bestseller: false, new: false, featured: false }
const OFF = { show: false, section: null, position: 0 }

/** The product names by section in the editor. */
function planned(plan: HomepagePlan, draft: HomepageDraft = toDraft(plan)) {
  const catalog = {
    products: new Map(plan.products.map((product) => [product.id, product])),
    tiles: new Map(plan.tiles.map((tile) => [tile.id, tile])),
  }
  return Object.fromEntries(
    HOMEPAGE_SECTIONS.map((section) => {
      const { shown, tiles } = planSection(section, draft, catalog)
      return [section, (section === 'latest_collections' ? tiles : shown).map(({ name }) => name)]
    }),
  )
}

/** The product names by section on the storefront. */
async function seen() {
  const settings = await readSettings(store.db)
  const homepage = await readPlacements(store.db, settings)
  const hero = placedHero(homepage.hero)?.product
  return Object.fromEntries(
    HOMEPAGE_SECTIONS.map((section) => {
      if (section === 'hero') return [section, hero ? [hero.name] : []]
      return [section, homepage[section].map(({ name }) => name)]
    }),
  )
}

test('the empty homepage of an empty store can be saved', async () => {
  const plan = await readPlan()
  expect(plan).toMatchObject({ unplaced: [], unplacedTotal: 0, products: [], tiles: [], deleted: [] })
  expect(await save({}, plan)).toEqual({ outcome: 'saved' })
  expect(await listChanges(store.db, 'homepage', null)).toEqual([])
})

test('lists placed products of any status by position, then newest first', async () => {
  const second = await create({ name: 'Second', ...placed('hero', 2) })
  const first = await create({ name: 'First', ...placed('hero', 1), status: 'draft' })
  const older = await create({ name: 'Older', ...placed('featured', 3), status: 'archived' })
  const newer = await create({ name: 'Newer', ...placed('featured', 3) })
  await create({ name: 'Off', ...placed('featured', 0), showOnHomepage: false })
  const last = await create({ name: 'Homeless', showOnHomepage: true, homepagePosition: 1 })
  const homeless = await create({ name: 'Homeless too', showOnHomepage: true })
  const plan = await readPlan()
  expect(plan.placed).toMatchObject({ hero: [first, second], featured: [newer, older], best_sellers: [] })
  expect([plan.unplaced, plan.unplacedTotal]).toEqual([[homeless, last], 2])
})

test('the editor shows the same products as the storefront, before and after changes', async () => {
  let state = 20_261_120
  /** Returns a reproducible number that is at least 0 and less than `max`. */
  const pick = (max: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % max
  }
  for (let round = 0; round < 6; round++) {
    await store.db.delete(products)
    await store.db.delete(collections)
    const made = await store.db
      .insert(collections)
      .values(
        Array.from({ length: 6 }, (_, at) => ({
          name: `C${at}`,
          slug: `c-${at}`,
          position: pick(4),
          status: pick(4) === 0 ? ('draft' as const) : ('active' as const),
        })),
      )
      .returning({ id: collections.id })
    const ids: ProductId[] = []
    for (let at = 0; at < 30; at++) {
      const section = HOMEPAGE_SECTIONS[pick(8)] ?? null
      const id = await create({
        name: `P${at}`,
        status: (['active', 'active', 'active', 'draft', 'archived'] as const)[pick(5)] ?? 'active',
        showOnHomepage: pick(4) > 0,
        homepageSection: section,
        homepagePosition: at, // the storefront breaks ties by collection position, the editor by age
        isBestseller: pick(3) === 0,
        isNew: pick(3) === 0,
        isFeatured: pick(3) === 0,
        collectionId: pick(3) === 0 ? (made[pick(6)]?.id ?? null) : null,
      })
      ids.push(id)
      const image = { url: '/media/p.jpg', publicId: `p-${at}`, width: 4, height: 5, isPrimary: true }
      if (pick(4) > 0) await store.db.insert(productImages).values({ productId: id, ...image })
      const collectionId = made[pick(9)]?.id
      if (collectionId) await store.db.insert(collectionProducts).values({ productId: id, collectionId })
    }
    const plan = await readPlan(ids)
    expect(planned(plan), `round ${round}`).toEqual(await seen())

    const arrangement = Object.fromEntries(HOMEPAGE_SECTIONS.map((section) => [section, [] as ProductId[]]))
    for (const id of ids.toSorted(() => pick(3) - 1)) arrangement[HOMEPAGE_SECTIONS[pick(9)] ?? '']?.push(id)
    const placedNow = { ...plan.placed, ...arrangement }
    const off = plan.unplaced.filter((id) => !Object.values(arrangement).flat().includes(id))
    const unflagged = ids.slice(0, 3).map((id) => ({ section: 'best_sellers' as const, id }))
    const draft = { ...toDraft({ ...plan, placed: placedNow, unplaced: [] }), unflagged }
    expect(await save({ placed: placedNow, off, unflagged }, plan)).toEqual({ outcome: 'saved' })
    expect(planned(plan, draft), `round ${round}, saved`).toEqual(await seen())
    expect(planned(await readPlan()), `round ${round}, read again`).toEqual(await seen())
  }
})

test('a placed draft is not listed, and keeps its position while others are moved', async () => {
  const gown = await create({ name: 'Gown', ...placed('what_we_see', 0) })
  const cape = await create({ name: 'Cape', status: 'draft', ...placed('what_we_see', 1) })
  const coat = await create({ name: 'Coat', ...placed('what_we_see', 2) })
  const plan = await readPlan()
  const stock = { products: new Map(plan.products.map((product) => [product.id, product])), tiles: new Map() }
  const { rows, hidden } = planSection('what_we_see', toDraft(plan), stock)
  expect(rows.map(({ product }) => product.name)).toEqual(['Gown', 'Coat'])
  expect(hidden.map(({ name }) => name)).toEqual(['Cape'])

  const arranged = movePlaced(toDraft(plan), 'what_we_see', stock, 1, 0)
  expect(await save({ placed: { what_we_see: [...arranged.what_we_see] } }, plan)).toEqual({ outcome: 'saved' })
  expect(await readPlacement(cape)).toMatchObject({ show: true, section: 'what_we_see', position: 1 })
  expect((await seen()).what_we_see).toEqual(['Coat', 'Gown'])
  await store.db.update(products).set({ status: 'active' }).where(eq(products.id, cape))
  expect((await seen()).what_we_see).toEqual(['Coat', 'Cape', 'Gown'])
  expect((await readPlacement(gown))?.position).toBe(2)
  expect((await readPlacement(coat))?.position).toBe(0)
})

test('among products without a section, active ones are listed and the rest are counted', async () => {
  const hat = await create({ name: 'Hat', showOnHomepage: true })
  await create({ name: 'Cap', status: 'draft', showOnHomepage: true })
  await create({ name: 'Hood', status: 'archived', showOnHomepage: true })
  expect(await readPlan()).toMatchObject({ unplaced: [hat], unplacedTotal: 1, unplacedHidden: 2 })
})

test('a save numbers positions, sets the section’s flag and removes products that are no longer placed', async () => {
  const gown = await create({ name: 'Gown', ...placed('new_arrivals', 7), isNew: true })
  const coat = await create({ name: 'Coat', ...placed('new_arrivals', 9), isNew: true })
  const bag = await create({ name: 'Bag' })
  const hat = await create({ name: 'Hat', status: 'draft', showOnHomepage: true })
  const scarf = await create({ name: 'Scarf', showOnHomepage: true })
  expect(await save({ placed: { new_arrivals: [coat, bag], featured: [hat], hero: [] }, off: [scarf] })).toEqual({
    outcome: 'saved',
  })
  expect(await readPlacement(coat)).toEqual({
    show: true,
    section: 'new_arrivals',
    position: 0,
    ...NO_FLAGS,
    new: true,
  })
  expect(await readPlacement(bag)).toEqual({ show: true, section: 'new_arrivals', position: 1, ...NO_FLAGS, new: true })
  expect(await readPlacement(hat)).toEqual({
    show: true,
    section: 'featured',
    position: 0,
    ...NO_FLAGS,
    featured: true,
  })
  expect(await readPlacement(gown), 'off the homepage, and still new').toEqual({ ...OFF, ...NO_FLAGS, new: true })
  expect(await readPlacement(scarf)).toEqual({ ...OFF, ...NO_FLAGS })
  expect((await seen()).new_arrivals).toEqual(['Coat', 'Bag', 'Gown'])

  expect(await save({ unflagged: [{ section: 'new_arrivals', id: gown }] })).toEqual({ outcome: 'saved' })
  expect(await readPlacement(gown)).toEqual({ ...OFF, ...NO_FLAGS })
  expect((await seen()).new_arrivals).toEqual(['Coat', 'Bag'])
})

test('a product hidden in the product list leaves its section and keeps its flag', async () => {
  const gown = await create({ name: 'Gown', ...placed('best_sellers', 0), isBestseller: true })
  await create({ name: 'Coat', isBestseller: true })
  expect((await seen()).best_sellers).toEqual(['Gown', 'Coat'])
  await setShowOnHomepage(store.db, gown, false, staffId)
  expect((await readPlan()).placed.best_sellers).toEqual([])
  expect((await seen()).best_sellers).toEqual(['Coat', 'Gown'])
})

test('a save based on an old version is a conflict and changes nothing', async () => {
  const gown = await create({ name: 'Gown', ...placed('hero', 0) })
  const coat = await create({ name: 'Coat' })
  const plan = await readPlan()
  expect(await save({ placed: { hero: [coat, gown] } }, plan)).toEqual({ outcome: 'saved' })
  const second = await save({ placed: { hero: [], featured: [gown] } }, plan)
  expect(second).toEqual({
    outcome: 'conflict',
    errors: { '': expect.stringMatching(/^The homepage was changed by someone else\./) },
  })
  expect(await readPlacement(gown)).toMatchObject({ section: 'hero', position: 1 })
  const fresh = await readPlan()
  const commands = [{ featured: [gown] }, { featured: [coat] }, { what_we_see: [gown] }, { what_we_see: [coat] }]
  const responses = await Promise.all(commands.map((placed) => save({ placed: { hero: [], ...placed } }, fresh)))
  expect(responses.map(({ outcome }) => outcome).toSorted()).toEqual(['conflict', 'conflict', 'conflict', 'saved'])
})

test('a changed name, price or status is not a conflict', async () => {
  const gown = await create({ name: 'Gown', ...placed('hero', 0) })
  const plan = await readPlan()
  await store.db.update(products).set({ name: 'Long gown', price: 1, status: 'draft' }).where(eq(products.id, gown))
  expect(await save({ placed: { hero: [], what_we_see: [gown] } }, plan)).toEqual({ outcome: 'saved' })
})

test('a product that was deleted in the meantime is a conflict and is listed as deleted', async () => {
  const gown = await create({ name: 'Gown' })
  const coat = await create({ name: 'Coat' })
  const plan = await readPlan()
  await store.db.delete(products).where(eq(products.id, gown))
  expect(await save({ placed: { hero: [coat, gown] } }, plan)).toEqual({
    outcome: 'conflict',
    errors: { '': expect.stringMatching(/^A product you placed was deleted/) },
  })
  expect(await readPlacement(coat)).toEqual({ ...OFF, ...NO_FLAGS })
  const fresh = await readPlan([coat, gown])
  expect(fresh.deleted).toEqual([gown])
  expect(fresh.products.map(({ name }) => name)).toEqual(['Coat'])
})

test('changes are recorded for the homepage and each changed product only', async () => {
  const gown = await create({ name: 'Gown', ...placed('hero', 0) })
  const coat = await create({ name: 'Coat', ...placed('hero', 1) })
  const bag = await create({ name: 'Bag', ...placed('featured', 0), isFeatured: true })
  await save({ placed: { hero: [gown, bag], best_sellers: [coat], featured: [] } })
  const [entry, ...others] = await listChanges(store.db, 'homepage', null)
  expect(others).toEqual([])
  expect(entry).toMatchObject({ action: 'homepage.update', staffName: expect.any(String) })
  expect(entry?.changes).toEqual({
    hero: { from: 'Gown, Coat', to: 'Gown, Bag' },
    best_sellers: { from: '', to: 'Coat' },
    featured: { from: 'Bag', to: '' },
    fields: [],
  })
  const recorded = await store.db
    .select({ id: auditLog.entityId, changes: auditLog.changes })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'product'), eq(auditLog.staffId, staffId)))
    .orderBy(asc(auditLog.entityId))
  expect(recorded).toEqual(
    [
      {
        id: coat,
        changes: {
          homepageSection: { from: 'hero', to: 'best_sellers' },
          homepagePosition: { from: 1, to: 0 },
          isBestseller: { from: false, to: true },
        },
      },
      {
        id: bag,
        changes: { homepageSection: { from: 'featured', to: 'hero' }, homepagePosition: { from: 0, to: 1 } },
      },
    ].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  )

  await save({})
  expect(await store.db.$count(auditLog), 'no change is not recorded').toBe(3)
  for (const name of ['One', 'Two', 'Three', 'Four']) await create({ name, ...placed('hero', 5) })
  await save({ unflagged: [{ section: 'featured', id: bag }] })
  const [latest] = await listChanges(store.db, 'homepage', null)
  expect(readFields(latest?.changes)).toEqual({ fields: ['flag of Featured'] })
})

test('up to eight products are found by name and SKU: active ones first, then those that begin with the text', async () => {
  await create({ name: 'Draft linen dress', status: 'draft' })
  await create({ name: 'Linen dress', sku: 'LD-100%' })
  await create({ name: 'Wide linen trouser' })
  await create({ name: 'Silk dress' })
  const find = async (text: string) =>
    (await findPlannable(store.db, text, await readSettings(store.db))).products.map(({ name }) => name)
  expect(await find('linen')).toEqual(['Linen dress', 'Wide linen trouser', 'Draft linen dress'])
  expect(await find('ld-100%')).toEqual(['Linen dress'])
  expect(await find('_')).toEqual([])
  expect(await find("'; drop table products; --")).toEqual([])
  for (let at = 0; at < 9; at++) await create({ name: `Dress ${at}` })
  expect(await find('dress')).toHaveLength(8)
})
