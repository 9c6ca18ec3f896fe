import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { PASSPORT_COLUMNS, passportStates } from '#app/catalog/passport/passport-states.table.ts'
import { productImages, products } from '#app/catalog/products.table.ts'
import { findPassport } from '#app/content/passport/find-passport.server.ts'
import { deleteProduct } from '#app/inventory/save-product.server.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { translations } from '#app/store/translations.table.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { setMaker } from '#tests/support/manufacturers.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())

const find = (id: Id<'product'>) => findPassport(store.db, id, null)
const change = (id: Id<'product'>, values: Partial<typeof products.$inferInsert>) =>
  store.db.update(products).set(values).where(eq(products.id, id))

async function addSoldProduct() {
  const id = await addProduct(store.db, { stock: 5 })
  await store.db
    .insert(productImages)
    .values({ productId: id, url: '/media/a.jpg', publicId: 'a', width: 4, height: 5 })
  await change(id, {
    fibers: [{ component: null, shares: [{ fiber: 'silk', percent: 100 }] }],
    packaging: { paper: 60 },
  })
  await addOrder(store.db, [createCheckoutLine(id)])
  return id
}

test('an active product has a passport; other products have one only if they were sold', async () => {
  const id = await addProduct(store.db, { stock: 5 })
  expect(await find(id)).toMatchObject({ isOffered: true, deletedAt: null, earlier: [] })
  await change(id, { status: 'archived' })
  expect(await find(id)).toBeNull()
  const sold = await addSoldProduct()
  await change(sold, { status: 'draft' })
  expect(await find(sold)).toMatchObject({
    isOffered: false,
    facts: { packaging: { paper: 60 } },
    image: { url: '/media/a.jpg' },
  })
})

test('earlier states are recorded once a unit is sold, and only for changes that the passport shows', async () => {
  const unsold = await addProduct(store.db, { stock: 5 })
  await change(unsold, { name: 'Robe' })
  expect((await find(unsold))?.earlier).toEqual([])
  const id = await addSoldProduct()
  const before = (await find(id))?.facts
  await change(id, { price: 5_000, description: 'Long', name: String(before?.name) })
  expect((await find(id))?.earlier).toEqual([])
  await change(id, { countryOfOrigin: 'PT', hasAnimalParts: true })
  await change(id, { name: 'Robe', packaging: { paper: 50.5, plastic: 2 } })
  const passport = await find(id)
  expect(passport?.facts).toMatchObject({ name: 'Robe', countryOfOrigin: 'PT', packaging: { paper: 50.5, plastic: 2 } })
  expect(passport?.earlier.map(({ facts }) => facts)).toEqual([
    { ...before, countryOfOrigin: 'PT', hasAnimalParts: true },
    before,
  ])
})

test('a recorded state has every column that a passport shows', async () => {
  const id = await addSoldProduct()
  const before = (await find(id))?.facts
  await setMaker(store.db, id, { maker: 'Porto' })
  const [state] = await store.db.select().from(passportStates).where(eq(passportStates.productId, id))
  expect(state?.facts).toEqual(before)
})

test('each column that a passport shows is recorded when it changes', async () => {
  const id = await addSoldProduct()
  const values: Readonly<Record<(typeof PASSPORT_COLUMNS)[number], unknown>> = {
    name: 'Robe',
    sku: 'R-1',
    fibers: [],
    hasAnimalParts: true,
    washing: 'hand',
    bleaching: 'none',
    tumbleDrying: 'none',
    naturalDrying: 'flat',
    ironing: 'none',
    professionalCare: 'p',
    countryOfOrigin: 'IT',
    safetyWarnings: 'Hot',
    careInstructions: 'Cold',
    repairAndDisposal: 'Send it back',
    packaging: { wood: 9 },
  }
  for (const column of PASSPORT_COLUMNS) await change(id, { [column]: values[column] })
  expect((await find(id))?.earlier).toHaveLength(PASSPORT_COLUMNS.length)
})

test('a change to a manufacturer is recorded only in the passports of its sold products', async () => {
  const [sold, unsold] = [await addSoldProduct(), await addProduct(store.db, { stock: 5 })]
  const manufacturer = { maker: 'Ada', makerContact: 'Rua 1', makerCountry: 'PT', responsiblePerson: 'Obi' }
  const manufacturerId = await setMaker(store.db, sold, manufacturer)
  await store.db.update(products).set({ manufacturerId }).where(eq(products.id, unsold))
  const edit = (values: Partial<typeof manufacturers.$inferInsert>) =>
    store.db.update(manufacturers).set(values).where(eq(manufacturers.id, manufacturerId))
  await edit({ name: 'Ada' })
  await edit({ contact: 'Rua 2', country: null })
  const passport = await find(sold)
  expect(passport).toMatchObject({
    facts: { ...manufacturer, makerContact: 'Rua 2', makerCountry: null },
    manufacturerId,
  })
  expect(passport?.earlier.map(({ facts }) => pick(facts, ['maker', 'makerContact', 'makerCountry']))).toEqual([
    { maker: 'Ada', makerContact: 'Rua 1', makerCountry: 'PT' },
    { maker: '', makerContact: '', makerCountry: null },
  ])
  expect((await find(unsold))?.earlier).toEqual([])
})

test('the passport, image and order lines of a deleted product are kept if it was sold', async () => {
  const id = await addSoldProduct()
  const facts = (await find(id))?.facts
  expect(await deleteProduct(store.db, id, staffId)).toBe(true)
  expect(await find(id)).toEqual({
    facts,
    manufacturerId: null,
    isOffered: false,
    earlier: [],
    deletedAt: expect.any(Date),
    image: { url: '/media/a.jpg', width: 4, height: 5 },
  })
  const lines = await store.db.select().from(orderItems).where(eq(orderItems.deletedProductId, id))
  expect(lines).toMatchObject([{ productId: null }])
  const unsold = await addProduct(store.db, { stock: 5 })
  await store.db.delete(products).where(eq(products.id, unsold))
  expect(await find(unsold)).toBeNull()
})

test('a passport is in the language of the page, and its earlier states are in the original language', async () => {
  const id = await addSoldProduct()
  const texts = { name: 'Kleid', repairAndDisposal: 'Schick es zurück' }
  await store.db.insert(translations).values({ kind: 'product', subjectId: id, language: 'de', texts, sources: {} })
  await change(id, { repairAndDisposal: 'Send it back' })
  expect(await findPassport(store.db, id, sql`'de'`)).toMatchObject({
    facts: texts,
    earlier: [{ facts: { repairAndDisposal: '' } }],
  })
})
