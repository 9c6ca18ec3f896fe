import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { newId } from '#app/lib/id.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { findDeliveryErrors } from '#app/orders/checkout/delivery-errors.ts'
import { quoteCart } from '#app/orders/checkout/quote/quote-cart.server.ts'
import { findOrder } from '#app/orders/orders.server.ts'
import { readTerms } from '#app/orders/sales-terms.server.ts'
import { getSqlState } from '#app/platform/db/sql-state.ts'
import { PRESET_SHIPPING, parseShipping, storedShipping } from '#app/pricing/market-shipping.server.ts'
import { pickupPoints, shippingRates } from '#app/pricing/shipping.table.ts'
import { getPrimaryMarket, readLocales } from '#app/store/markets.server.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { addOrder, createCheckoutLine, submitOrder } from '#tests/support/checkout.ts'
import { address as american } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addProduct } from '#tests/support/products.ts'
import { addZone, findPrimaryMarketId } from '#tests/support/shipping.ts'

let store: TestDatabase

beforeAll(async () => {
  store = await openTestDatabase()
})

afterAll(() => store.close())

async function readShippingText() {
  const { rows } = await store.db.execute<{ shipping: string }>(sql`select ${storedShipping} as shipping`)
  return rows[0]?.shipping ?? '[]'
}

test('a new store uses the shipping preset that db/baseline.sql inserts', async () => {
  const { id } = getPrimaryMarket(await readLocales(store.db))
  expect(parseShipping(await readShippingText(), id)).toMatchObject(PRESET_SHIPPING)
})

test('each open market has its own shipping zones, and a draft market has none', async () => {
  const { db } = store
  const market = await addMarket(db, { name: 'Ghana', currency: 'GHS', countries: ['GH'] })
  const draftMarket = await addMarket(db, { name: 'Draft', status: 'draft', countries: ['TG'] })
  await addZone(db, {
    marketId: market,
    places: [{ country: 'GH', region: 'Accra' }],
    rates: [{ key: 'rider' }, { isActive: false }],
  })
  await addZone(db, { marketId: draftMarket, places: [{ country: 'TG' }], rates: [{}] })
  const text = await readShippingText()
  expect(parseShipping(text, market)).toMatchObject({
    isPrimary: false,
    zones: [{ places: [{ country: 'GH', region: 'Accra', ranges: [] }], rates: [{ key: 'rider', amount: 500 }] }],
  })
  expect(parseShipping(text, draftMarket)).toEqual({ isPrimary: false, zones: [], pickupPoints: [] })
})

const london = { ...american, country: 'GB' as const, postal_code: 'SW1A 1AA', state: 'London' }

test('the rates of a zone with postal codes replace those of the country’s zone, and an order keeps the name of its rate', async () => {
  const { db } = store
  await addZone(db, {
    places: [{ country: 'GB', postalPattern: 'SW1*, N1*' }],
    rates: [{ key: 'rider', name: 'Rider', amount: 700, daysMin: 1, daysMax: 1 }],
  })
  const lines = [createCheckoutLine(await addProduct(db))]
  const order = await addOrder(db, lines, { address: london, shippingMethod: 'rider' })
  await db.update(shippingRates).set({ name: 'Bicycle', amount: 900 }).where(sql`key = 'rider' and name = 'Rider'`)
  expect(await findOrder(db, order.id)).toMatchObject({
    shippingMethod: 'rider',
    shippingName: 'Rider',
    shippingKind: 'delivery',
    deliveryDaysMin: 1,
    deliveryDaysMax: 1,
    pickupPoint: null,
    charged: { shipping: { minor: 700 } },
  })
  const standard = await submitOrder(db, lines, { address: london })
  expect(standard).toEqual({ outcome: 'rejected', errors: { shippingMethod: checkoutText.shippingGone } })
  const outside = { ...london, postal_code: 'M1 1AE' }
  expect(await submitOrder(db, lines, { address: outside })).toMatchObject({ outcome: 'placed' })
})

test('if a country is only partly covered, other addresses get an error on the postal code', async () => {
  const { db } = store
  await db.execute(sql`delete from shipping_places where country = 'CA'`)
  await addZone(db, {
    places: [{ country: 'CA', postalPattern: 'M5*' }],
    rates: [{ key: 'standard', name: 'Toronto' }],
  })
  const lines = [createCheckoutLine(await addProduct(db))]
  const toronto = { ...american, country: 'CA' as const, state: 'ON', postal_code: 'M5V 2T6' }
  const request = { lines, country: 'CA', method: 'standard', currency: 'USD', discountCode: '' } as const
  expect((await quoteCart(db, request)).quote).toMatchObject({ shippingProblem: 'outside', needsAddress: true })
  expect((await quoteCart(db, { ...request, postalCode: 'm5v2t6' })).quote).toMatchObject({ shippingProblem: null })
  expect(await submitOrder(db, lines, { address: toronto })).toMatchObject({ outcome: 'placed' })
  expect(await submitOrder(db, lines, { address: { ...toronto, postal_code: 'V5K 0A1' } })).toEqual({
    outcome: 'rejected',
    errors: { 'address.postal_code': checkoutText.notDeliveredHere },
  })
})

test('the weight of the chosen variants counts; a variant without a weight has its product’s weight', async () => {
  const { db } = store
  await addZone(db, {
    places: [{ country: 'US', region: 'HI' }],
    rates: [
      { key: 'light', basis: 'weight', maximum: 1_000 },
      { key: 'heavy', basis: 'weight', minimum: 1_000, maximum: 3_000 },
    ],
  })
  const id = await addProduct(db)
  const methodFor = async (quantity: number) => {
    const request = { country: 'US', region: 'hi', method: '', currency: 'USD', discountCode: '' } as const
    const { quote } = await quoteCart(db, { ...request, lines: [createCheckoutLine(id, { quantity })] })
    return quote?.method ?? quote?.shippingProblem
  }
  expect(await methodFor(9)).toBe('light')
  await db.update(products).set({ weightGrams: 500 }).where(sql`id = ${id}`)
  expect([await methodFor(1), await methodFor(2), await methodFor(6)]).toEqual(['light', 'heavy', 'order'])
  await db.execute(sql`update product_variants set weight_grams = 100 where product_id = ${id}`)
  expect([await methodFor(9), await methodFor(10)]).toEqual(['light', 'heavy'])
})

test('a pickup order records its pickup point, which must be chosen', async () => {
  const { db } = store
  await saveSettings(db, { enable_local_pickup: true })
  const point = { id: newId<'pickup-point'>(), name: 'Studio', address: '1 Main Street', hours: '9 to 5' }
  await db.insert(pickupPoints).values({ ...point, marketId: await findPrimaryMarketId(db) })
  const lines = [createCheckoutLine(await addProduct(db))]
  expect(await submitOrder(db, lines, { shippingMethod: 'pickup' })).toEqual({
    outcome: 'rejected',
    errors: { pickupPoint: checkoutText.choosePickupPoint },
  })
  const step = { email: 'ada@example.com', address: american, shippingMethod: 'pickup', pickupPoint: '', vatNumber: '' }
  const terms = await readTerms(db, { prefix: '', now: new Date() })
  expect(findDeliveryErrors(terms, step)).toEqual({ pickupPoint: checkoutText.choosePickupPoint })
  expect(findDeliveryErrors(terms, { ...step, pickupPoint: point.id })).toEqual({})
  expect(findDeliveryErrors(terms, { ...step, shippingMethod: 'standard' })).toEqual({})
  const order = await addOrder(db, lines, { shippingMethod: 'pickup', pickupPoint: point.id })
  const { id: _, ...recorded } = point
  expect(await findOrder(db, order.id)).toMatchObject({ shippingKind: 'pickup', pickupPoint: recorded })
  const delivered = await addOrder(db, lines, { pickupPoint: point.id })
  expect(await findOrder(db, delivered.id)).toMatchObject({ shippingKind: 'delivery', pickupPoint: null })
})

test.each([
  ['a maximum that equals the minimum', { minimum: 5, maximum: 5 }],
  ['a negative amount', { amount: -1 }],
  ['a minimum but no maximum number of days', { daysMin: 1 }],
  ['days in the wrong order', { daysMin: 3, daysMax: 2 }],
  ['a key with spaces', { key: 'by drone' }],
  ['no name', { name: '' }],
])('the database rejects a rate with %s', async (_, rate) => {
  const adding = addZone(store.db, { places: [{ country: 'US' }], rates: [rate] })
  const state = await adding.then(() => 'added', getSqlState)
  expect(state).toBe('23514')
})

test('an order with an unknown shipping method is rejected', async () => {
  const lines = [createCheckoutLine(await addProduct(store.db))]
  expect(await submitOrder(store.db, lines, { shippingMethod: 'drone' })).toEqual({
    outcome: 'rejected',
    errors: { shippingMethod: checkoutText.chooseShipping },
  })
})
