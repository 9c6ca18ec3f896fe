import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { fixedPrices } from '#app/catalog/prices.table.ts'
import { productVariants } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { placeOrder } from '#app/orders/checkout/order/place-order.server.ts'
import { quoteCart } from '#app/orders/checkout/quote/quote-cart.server.ts'
import { listOrderItems } from '#app/orders/orders.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { addMarketRate } from '#app/store/markets.server.ts'
import { markets } from '#app/store/markets.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
import { createCheckoutRequest, createQuoteRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addProduct } from '#tests/support/products.ts'
import { addZone } from '#tests/support/shipping.ts'

let store: TestDatabase
let db: Database
let japan: Id<'market'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  // ₦10 for ¥1, in steps of ¥100
  const rules = { rate: { base: 10_000_000, quote: 1_000_000 }, roundingStep: 100, roundingEnding: 90 }
  japan = await addMarket(db, { currency: 'JPY', countries: ['JP'], languages: { jp: 'en-JP' }, ...rules })
  await addZone(db, { marketId: japan, places: [{ country: 'JP' }], rates: [{ key: 'post', amount: 1_200 }] })
})
afterEach(async () => expect(await listBrokenInvariants(db)).toEqual([]))
afterAll(() => store.close())

const tokyo = {
  ...createCheckoutRequest([]).address,
  city: 'Shinjuku',
  state: '13',
  postal_code: '160-0022',
  country: 'JP',
}

async function addDress(): Promise<Id<'product'>> {
  const cells = ['S', 'L'].map((size) => ({ size, color: null, stock: 9 }))
  const id = await addProduct(db, { price: 128_000_00, sizes: ['S', 'L'], stock: cells })
  await db.update(productVariants).set({ price: 140_000_00 }).where(isLarge(id))
  return id
}

const isLarge = (id: Id<'product'>) => and(eq(productVariants.productId, id), eq(productVariants.size, 'L'))

async function createRequest(id: Id<'product'>, prefix: string) {
  const lines = ['S', 'L'].map((size) => createCheckoutLine(id, { size, quantity: 2 }))
  const marketFields = prefix === 'jp' ? { address: tokyo, shippingMethod: 'post' } : {}
  const input = createCheckoutRequest(lines, { ...marketFields, currency: 'USD' })
  const { lines: fresh, quote } = await quoteCart(db, { ...createQuoteRequest(input), prefix })
  const { minor: shownTotal = -1, currency: shownCurrency = 'USD' } = quote?.charged.total ?? {}
  return { fresh, quote, input: { ...input, prefix, shownTotal, shownCurrency } }
}

async function placeAndRead(input: Parameters<typeof placeOrder>[1]) {
  const outcome = await placeOrder(db, input)
  if (outcome.outcome !== 'placed') throw new Error(outcome.outcome)
  return { order: await getOrder(db, outcome.order.id), items: await listOrderItems(db, outcome.order.id) }
}

test('each variant is charged at its own price, and its price in the store currency is recorded', async () => {
  const id = await addDress()
  const { fresh, input } = await createRequest(id, '')
  const prices = fresh.map(({ product }) => [product?.price, product?.charged])
  expect(prices).toEqual([
    [money(128_000_00, 'NGN'), null],
    [money(140_000_00, 'NGN'), null],
  ])
  const { order, items } = await placeAndRead(input)
  expect(items.map(({ price, storePrice }) => [price.minor, storePrice.minor])).toEqual([
    [85_33, 128_000_00],
    [93_33, 140_000_00],
  ])
  expect(order.charged.subtotal).toEqual(money(357_32, 'USD'))
  expect(order.store.subtotal).toEqual(money(536_000_00, 'NGN'))
})

test('rounded and fixed prices are charged as shown, and converted back for the store currency', async () => {
  const id = await addDress()
  const [large] = await db.select().from(productVariants).where(isLarge(id))
  const fixed = {
    marketId: japan,
    productId: id,
    variantId: large?.id ?? null,
    currency: 'JPY' as const,
    price: 15_000,
  }
  await db.insert(fixedPrices).values({ ...fixed, salePrice: 13_500 })
  const { fresh, quote, input } = await createRequest(id, 'jp')
  expect(fresh.map(({ product }) => product?.charged)).toEqual([money(12_790, 'JPY'), money(13_500, 'JPY')])
  expect(quote?.charged.subtotal).toEqual(money(52_580, 'JPY'))
  const { order, items } = await placeAndRead(input)
  expect(items.map(({ price, storePrice }) => [price.minor, storePrice.minor])).toEqual([
    [12_790, 127_900_00],
    [13_500, 135_000_00],
  ])
  expect(order.store.subtotal).toEqual(money(525_800_00, 'NGN'))
})

test('a shown price is not charged once the rate, rounding, fixed price or variant price changes', async () => {
  const id = await addDress()
  const changes = [
    () => db.update(productVariants).set({ salePrice: 100_000_00 }).where(isLarge(id)),
    () => db.insert(fixedPrices).values({ marketId: japan, productId: id, currency: 'JPY', price: 9_900 }),
    () => db.update(markets).set({ roundingStep: 1_000, roundingEnding: 0 }).where(eq(markets.id, japan)),
    () =>
      addMarketRate(db, {
        marketId: japan,
        currency: 'JPY',
        rate: { base: 20_000_000, quote: 1_000_000 },
        source: 'typed',
      }),
  ]
  for (const change of changes) {
    const { input } = await createRequest(id, 'jp')
    await change()
    const outcome = await placeOrder(db, input)
    const now = await createRequest(id, 'jp')
    expect(outcome).toMatchObject({ outcome: 'changed', quote: { charged: now.quote?.charged } })
    expect(now.input.shownTotal).not.toBe(input.shownTotal)
  }
})

test('without rounding, a price that has not been recomputed yet is charged as the product page shows it', async () => {
  const id = await addDress()
  await db.execute(`update market_prices set price = 80_00 where product_id = '${id}' and variant_id is null`)
  const { fresh, input } = await createRequest(id, '')
  expect(fresh[0]?.product).toMatchObject({ price: money(128_000_00, 'NGN'), charged: money(80_00, 'USD') })
  const { items } = await placeAndRead(input)
  expect(items[0]).toMatchObject({ price: money(80_00, 'USD'), storePrice: money(128_000_00, 'NGN') })
  await db.execute(`select keep_market_prices(array['${id}']::uuid[])`)
})
