import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setShowOnHomepage } from '#app/catalog/admin/products/products.server.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { HOMEPAGE_SECTIONS, type HomepageSection } from '#app/catalog/constants.ts'
import { collectionProducts, productImages, products } from '#app/catalog/products.table.ts'
import { readDraftPlacements } from '#app/content/homepage/admin/draft-placements.server.ts'
import {
  findPlannableProducts,
  type HomepagePlan,
  readHomepagePlan,
} from '#app/content/homepage/admin/homepage-plan.server.ts'
import {
  arrange,
  listPlacementChanges,
  movePlacedProduct,
  type PlacementDraft,
  type ProductId,
  placeInSection,
  planSection,
  removeFromHomepage,
} from '#app/content/homepage/admin/homepage-plan.ts'
import { NO_PLACEMENT_CHANGES, type PlacementChanges } from '#app/content/homepage/admin/placement-changes.ts'
import { publishPlacements } from '#app/content/homepage/admin/publish-placements.server.ts'
import { findPlacedHero, type Placements, readPlacements } from '#app/content/homepage/placements.server.ts'
import type { Id } from '#app/lib/id.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { storeSettings } from '#app/store/settings.table.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProductRow, type NewProduct } from '#tests/support/product-rows.ts'

let store: TestDatabase
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
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

const toPlacement = (homepageSection: HomepageSection, homepagePosition: number) => ({
  showOnHomepage: true,
  homepageSection,
  homepagePosition,
})

async function readPlan(requested: readonly ProductId[] = []): Promise<HomepagePlan> {
  return readHomepagePlan(store.db, await readSettings(store.db), requested)
}

function publish(changes: Partial<PlacementChanges>) {
  return withTx(store.db, (tx) => publishPlacements(tx, { ...NO_PLACEMENT_CHANGES, ...changes }, staffId))
}

const toDraft = (plan: HomepagePlan) => arrange(plan, NO_PLACEMENT_CHANGES)

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

/** Returns the product names by section in the editor. */
function listPlannedNames(plan: HomepagePlan, draft: PlacementDraft = toDraft(plan)) {
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

/** Returns the product names by section on the storefront. */
async function listShownNames() {
  return listNames(await readPlacements(store.db, await readSettings(store.db)))
}

/** Returns the product names by section in the preview of a draft. */
async function preview(changes: PlacementChanges) {
  const settings = await readSettings(store.db)
  return listNames(await readDraftPlacements(store.db, { settings, cards: settings, changes }))
}

function listNames(homepage: Placements) {
  const hero = findPlacedHero(homepage.hero)?.product
  return Object.fromEntries(
    HOMEPAGE_SECTIONS.map((section) => {
      if (section === 'hero') return [section, hero ? [hero.name] : []]
      return [section, homepage[section].map(({ name }) => name)]
    }),
  )
}

test('the homepage of an empty store has no products', async () => {
  expect(await readPlan()).toMatchObject({ unplaced: [], unplacedTotal: 0, products: [], tiles: [], deleted: [] })
})

test('placed products of any status are listed by position, then newest first', async () => {
  const second = await create({ name: 'Second', ...toPlacement('hero', 2) })
  const first = await create({ name: 'First', ...toPlacement('hero', 1), status: 'draft' })
  const older = await create({ name: 'Older', ...toPlacement('featured', 3), status: 'archived' })
  const newer = await create({ name: 'Newer', ...toPlacement('featured', 3) })
  await create({ name: 'Off', ...toPlacement('featured', 0), showOnHomepage: false })
  const last = await create({ name: 'Homeless', showOnHomepage: true, homepagePosition: 1 })
  const homeless = await create({ name: 'Homeless too', showOnHomepage: true })
  const plan = await readPlan()
  expect(plan.placed).toMatchObject({ hero: [first, second], featured: [newer, older], best_sellers: [] })
  expect([plan.unplaced, plan.unplacedTotal]).toEqual([[homeless, last], 2])
})

test('the editor and its preview show the same products as the storefront, before and after changes', async () => {
  let state = 20_261_120
  /** Returns a reproducible number that is at least 0 and less than `max`. */
  const randomInt = (max: number) => {
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
          position: randomInt(4),
          status: randomInt(4) === 0 ? ('draft' as const) : ('active' as const),
        })),
      )
      .returning({ id: collections.id })
    const ids: ProductId[] = []
    for (let at = 0; at < 30; at++) {
      const section = HOMEPAGE_SECTIONS[randomInt(8)] ?? null
      const id = await create({
        name: `P${at}`,
        status: (['active', 'active', 'active', 'draft', 'archived'] as const)[randomInt(5)] ?? 'active',
        showOnHomepage: randomInt(4) > 0,
        homepageSection: section,
        // Different for each product: in a tie, the storefront sorts by collection position, the editor by age
        homepagePosition: at,
        isBestseller: randomInt(3) === 0,
        isNew: randomInt(3) === 0,
        isFeatured: randomInt(3) === 0,
        collectionId: randomInt(3) === 0 ? (made[randomInt(6)]?.id ?? null) : null,
      })
      ids.push(id)
      const image = { url: '/media/p.jpg', publicId: `p-${at}`, width: 4, height: 5, isPrimary: true }
      if (randomInt(4) > 0) await store.db.insert(productImages).values({ productId: id, ...image })
      const collectionId = made[randomInt(9)]?.id
      if (collectionId) await store.db.insert(collectionProducts).values({ productId: id, collectionId })
    }
    const plan = await readPlan(ids)
    expect(listPlannedNames(plan), `round ${round}`).toEqual(await listShownNames())

    const arrangement = Object.fromEntries(HOMEPAGE_SECTIONS.map((section) => [section, [] as ProductId[]]))
    for (const id of ids.toSorted(() => randomInt(3) - 1)) arrangement[HOMEPAGE_SECTIONS[randomInt(9)] ?? '']?.push(id)
    const unflagged = ids.slice(0, 3).map((id) => ({ section: 'best_sellers' as const, id }))
    const draft = { ...plan.placed, ...arrangement, unplaced: [], unflagged }
    const changes = listPlacementChanges(plan, draft)
    expect(await preview(changes), `round ${round}, preview`).toEqual(listPlannedNames(plan, draft))
    await publish(changes)
    expect(listPlannedNames(plan, draft), `round ${round}, saved`).toEqual(await listShownNames())
    expect(listPlannedNames(await readPlan()), `round ${round}, read again`).toEqual(await listShownNames())
  }
})

test('a placed product with the status draft is not listed, and keeps its position while other products are moved', async () => {
  const gown = await create({ name: 'Gown', ...toPlacement('what_we_see', 0) })
  const cape = await create({ name: 'Cape', status: 'draft', ...toPlacement('what_we_see', 1) })
  const coat = await create({ name: 'Coat', ...toPlacement('what_we_see', 2) })
  const plan = await readPlan()
  const catalog = { products: new Map(plan.products.map((product) => [product.id, product])), tiles: new Map() }
  const { rows, hidden } = planSection('what_we_see', toDraft(plan), catalog)
  expect(rows.map(({ product }) => product.name)).toEqual(['Gown', 'Coat'])
  expect(hidden.map(({ name }) => name)).toEqual(['Cape'])

  const arranged = movePlacedProduct(toDraft(plan), 'what_we_see', catalog, 1, 0)
  await publish(listPlacementChanges(plan, arranged))
  expect(await readPlacement(cape)).toMatchObject({ show: true, section: 'what_we_see', position: 1 })
  expect((await listShownNames()).what_we_see).toEqual(['Coat', 'Gown'])
  await store.db.update(products).set({ status: 'active' }).where(eq(products.id, cape))
  expect((await listShownNames()).what_we_see).toEqual(['Coat', 'Cape', 'Gown'])
  expect((await readPlacement(gown))?.position).toBe(2)
  expect((await readPlacement(coat))?.position).toBe(0)
})

test('among products without a section, active ones are listed and the others are only counted', async () => {
  const hat = await create({ name: 'Hat', showOnHomepage: true })
  await create({ name: 'Cap', status: 'draft', showOnHomepage: true })
  await create({ name: 'Hood', status: 'archived', showOnHomepage: true })
  expect(await readPlan()).toMatchObject({ unplaced: [hat], unplacedTotal: 1, unplacedHidden: 2 })
})

test('publishing renumbers the positions, sets the flag of the section and removes products from the homepage', async () => {
  const gown = await create({ name: 'Gown', ...toPlacement('new_arrivals', 7), isNew: true })
  const coat = await create({ name: 'Coat', ...toPlacement('new_arrivals', 9), isNew: true })
  const bag = await create({ name: 'Bag' })
  const hat = await create({ name: 'Hat', status: 'draft', showOnHomepage: true })
  const scarf = await create({ name: 'Scarf', showOnHomepage: true })
  await publish({
    before: { new_arrivals: [gown, coat], featured: [], hero: [] },
    placed: { new_arrivals: [coat, bag], featured: [hat], hero: [] },
    off: [gown, scarf],
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
  expect((await listShownNames()).new_arrivals).toEqual(['Coat', 'Bag', 'Gown'])

  await publish({ unflagged: [{ section: 'new_arrivals', id: gown }] })
  expect(await readPlacement(gown)).toEqual({ ...OFF, ...NO_FLAGS })
  expect((await listShownNames()).new_arrivals).toEqual(['Coat', 'Bag'])
})

test('a product hidden in the product list leaves its section and keeps its flag', async () => {
  const gown = await create({ name: 'Gown', ...toPlacement('best_sellers', 0), isBestseller: true })
  await create({ name: 'Coat', isBestseller: true })
  expect((await listShownNames()).best_sellers).toEqual(['Gown', 'Coat'])
  await setShowOnHomepage(store.db, gown, false, staffId)
  expect((await readPlan()).placed.best_sellers).toEqual([])
  expect((await listShownNames()).best_sellers).toEqual(['Coat', 'Gown'])
})

test('publishing keeps products that were placed in the meantime, and skips deleted ones', async () => {
  const gown = await create({ name: 'Gown', ...toPlacement('hero', 0) })
  const coat = await create({ name: 'Coat' })
  const hat = await create({ name: 'Hat' })
  const changes = { ...NO_PLACEMENT_CHANGES, before: { hero: [gown] }, placed: { hero: [hat, coat, gown] } }
  const late = await create({ name: 'Late', ...toPlacement('hero', 0) })
  await store.db.delete(products).where(eq(products.id, hat))
  expect((await readPlan([hat, coat])).deleted).toEqual([hat])
  await publish(changes)
  expect((await readPlan()).placed.hero).toEqual([coat, gown, late])
})

test('publishing keeps what product forms changed since the draft was edited', async () => {
  const flagged = { isBestseller: true }
  const gown = await create({ name: 'Gown', ...toPlacement('best_sellers', 0), ...flagged })
  const coat = await create({ name: 'Coat', ...toPlacement('best_sellers', 1), ...flagged })
  const bag = await create({ name: 'Bag', ...toPlacement('best_sellers', 2), ...flagged })
  const hat = await create({ name: 'Hat', ...toPlacement('best_sellers', 3), ...flagged })
  const cape = await create({ name: 'Cape' })
  const plan = await readPlan([cape])
  const changes = listPlacementChanges(plan, placeInSection(toDraft(plan), 'best_sellers', cape))
  const edit = (id: ProductId, values: Partial<NewProduct>) =>
    store.db.update(products).set(values).where(eq(products.id, id))
  await setShowOnHomepage(store.db, gown, false, staffId)
  await edit(coat, toPlacement('hero', 0))
  await edit(hat, { homepagePosition: 0, isBestseller: false })
  await publish(changes)
  expect((await readPlan()).placed).toMatchObject({ hero: [coat], best_sellers: [hat, bag, cape] })
  expect(await readPlacement(gown)).toMatchObject({ show: false, bestseller: true })
  expect(await readPlacement(hat)).toMatchObject({ section: 'best_sellers', bestseller: false })
})

test('a product that the draft removes stays where a product form placed it in the meantime', async () => {
  const gown = await create({ name: 'Gown', ...toPlacement('what_we_see', 0) })
  const coat = await create({ name: 'Coat', ...toPlacement('what_we_see', 1) })
  const plan = await readPlan()
  const changes = listPlacementChanges(plan, removeFromHomepage(toDraft(plan), coat))
  await store.db.update(products).set(toPlacement('hero', 0)).where(eq(products.id, gown))
  await publish(changes)
  expect((await readPlan()).placed).toMatchObject({ hero: [gown], what_we_see: [] })
})

test('publishing returns the changes to each section, and records changes only for the products that changed', async () => {
  const gown = await create({ name: 'Gown', ...toPlacement('hero', 0) })
  const coat = await create({ name: 'Coat', ...toPlacement('hero', 1) })
  const bag = await create({ name: 'Bag', ...toPlacement('featured', 0), isFeatured: true })
  const before = { hero: [gown, coat], best_sellers: [], featured: [bag] }
  expect(await publish({ before, placed: { hero: [gown, bag], best_sellers: [coat], featured: [] } })).toEqual({
    arrangement: {
      hero: { from: 'Gown, Coat', to: 'Gown, Bag' },
      best_sellers: { from: '', to: 'Coat' },
      featured: { from: 'Bag', to: '' },
    },
    unflagged: [],
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

  await publish({})
  expect(await store.db.$count(auditLog), 'publishing without changes is not recorded').toBe(2)
  for (const name of ['One', 'Two', 'Three', 'Four']) await create({ name, ...toPlacement('hero', 5) })
  expect(await publish({ unflagged: [{ section: 'featured', id: bag }] })).toEqual({
    arrangement: {},
    unflagged: ['flag of Featured'],
  })
})

test('a search finds up to eight products by name or SKU; active ones come first, then names that begin with the text', async () => {
  await create({ name: 'Draft linen dress', status: 'draft' })
  await create({ name: 'Linen dress', sku: 'LD-100%' })
  await create({ name: 'Wide linen trouser' })
  await create({ name: 'Silk dress' })
  const find = async (text: string) =>
    (await findPlannableProducts(store.db, text, await readSettings(store.db))).products.map(({ name }) => name)
  expect(await find('linen')).toEqual(['Linen dress', 'Wide linen trouser', 'Draft linen dress'])
  expect(await find('ld-100%')).toEqual(['Linen dress'])
  expect(await find('_')).toEqual([])
  expect(await find("'; drop table products; --")).toEqual([])
  for (let at = 0; at < 9; at++) await create({ name: `Dress ${at}` })
  expect(await find('dress')).toHaveLength(8)
})
