import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { placeOrder } from '#app/orders/checkout/order/place-order.server.ts'
import { quoteCart } from '#app/orders/checkout/quote/quote-cart.server.ts'
import { buildConfirmationMail } from '#app/orders/mails/mail-contents.ts'
import { listOrderItems } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { addMarketRate } from '#app/store/markets.server.ts'
import { markets } from '#app/store/markets.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
import { createCheckoutRequest, createQuoteRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addMarket } from '#tests/support/markets.ts'
import { NO_LAW } from '#tests/support/no-law.ts'
import { addProduct } from '#tests/support/products.ts'
import { addZone } from '#tests/support/shipping.ts'

let store: TestDatabase
let db: Database
let nigeria: Id<'market'>
let japan: Id<'market'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  nigeria = await addMarket(db, { currency: 'NGN', countries: ['NG'], languages: { ng: 'en-NG' } })
  await addZone(db, { marketId: nigeria, places: [{ country: 'NG' }], rates: [{ key: 'rider', amount: 2_500_00 }] })
  japan = await addMarket(db, { currency: 'JPY', countries: ['JP'], languages: { jp: 'en-JP' } })
  await addZone(db, { marketId: japan, places: [{ country: 'JP' }], rates: [{ key: 'post', amount: 1_200 }] })
  const rate = { base: 10_000_000, quote: 1_000_000 } // ₦10 for ¥1
  await addMarketRate(db, { marketId: japan, currency: 'JPY', rate, source: 'typed' })
})

afterEach(async () => expect(await listBrokenInvariants(db)).toEqual([]))
afterAll(() => store.close())

const lagos = { ...createCheckoutRequest([]).address, city: 'Lagos', state: 'LA', postal_code: '101233', country: 'NG' }
const tokyo = { ...lagos, city: 'Shinjuku', state: '13', postal_code: '160-0022', country: 'JP' }

async function createRequest(address: typeof lagos, shippingMethod: string, prefix: string) {
  const lines = [createCheckoutLine(await addProduct(db, { price: 128_000_05 }), { quantity: 2 })]
  const input = createCheckoutRequest(lines, { address, shippingMethod, currency: 'USD' })
  const { quote } = await quoteCart(db, { ...createQuoteRequest(input), prefix })
  const { minor: shownTotal = -1, currency: shownCurrency = 'USD' } = quote?.charged.total ?? {}
  return { quote, input: { ...input, prefix, shownTotal, shownCurrency } }
}

test('a market in the store currency charges the store prices, whatever currency was requested', async () => {
  const { quote, input } = await createRequest(lagos, 'rider', 'ng')
  expect(quote?.charged).toEqual(quote?.store)
  const outcome = await placeOrder(db, input)
  if (outcome.outcome !== 'placed') throw new Error(outcome.outcome)
  expect(outcome.order.shown.total).toEqual(money(258_500_10, 'NGN'))
  const order = await getOrder(db, outcome.order.id)
  expect(order).toMatchObject({
    charged: { subtotal: money(256_000_10, 'NGN'), shipping: money(2_500_00, 'NGN'), tax: money(0, 'NGN') },
    rate: { base: 1_000_000, quote: 1_000_000 },
    shown: { currency: 'NGN' },
    marketId: nigeria,
    language: 'en-NG',
    addressForm: 'country',
  })
  expect(order.store).toEqual(order.charged)
})

test('yen are charged, emailed and refunded in whole units, and recorded in the store currency', async () => {
  const { input } = await createRequest(tokyo, 'post', 'jp')
  const outcome = await placeOrder(db, input)
  if (outcome.outcome !== 'placed') throw new Error(outcome.outcome)
  const { id } = outcome.order
  const order = await getOrder(db, id)
  // ₦128,000.05 is ¥12,800.005, rounded to ¥12,800; the store amount is the price before conversion
  expect(order.charged).toMatchObject({ subtotal: money(25_600, 'JPY'), total: money(26_800, 'JPY') })
  expect(order.store).toMatchObject({ subtotal: money(256_000_10, 'NGN'), shipping: money(12_000_00, 'NGN') })
  const seller = { name: 'Lumina', email: '', address: '' }
  const sender = { ...seller, seller, origin: 'https://shop.example' }
  const mail = buildConfirmationMail({
    order,
    lines: await listOrderItems(db, id),
    store: sender,
    prefix: 'jp',
    law: NO_LAW,
  })
  expect(JSON.stringify(mail)).toContain('¥26,800')

  const amount = money(13_400, 'JPY')
  expect(await refundOrder(db, id, { amount, note: '', key: newId() }, 'store')).toMatchObject({ status: 'done' })
  const half = await getOrder(db, id)
  expect([half.refunded, half.storeRefunded]).toEqual([amount, money(134_000_05, 'NGN')])
  const others = { amount: money(13_400, 'JPY'), note: '', key: newId<'refund'>() }
  await refundOrder(db, id, others, 'store')
  const all = await getOrder(db, id)
  expect([all.refunded, all.storeRefunded, all.paymentStatus]).toEqual([all.charged.total, all.store.total, 'refunded'])
})

test('a total shown in another market is not charged, and neither is a wrong total in yen', async () => {
  const { input } = await createRequest(lagos, 'rider', 'ng')
  expect(await placeOrder(db, { ...input, prefix: '' })).not.toMatchObject({ outcome: 'placed' })
  const { input: yen } = await createRequest(tokyo, 'post', 'jp')
  expect(await placeOrder(db, { ...yen, shownTotal: yen.shownTotal + 1 })).toMatchObject({ outcome: 'changed' })
})

test('the same amount in a different currency does not match the total that the shopper saw', async () => {
  const { input } = await createRequest(lagos, 'rider', 'ng')
  expect(await placeOrder(db, { ...input, shownCurrency: 'USD' })).toMatchObject({ outcome: 'changed' })
  expect(await placeOrder(db, input)).toMatchObject({ outcome: 'placed' })
})

test('addresses must match the market’s countries and their address forms', async () => {
  const { input } = await createRequest(tokyo, 'post', 'jp')
  const unknown = { outcome: 'rejected', errors: { 'address.country': 'Please choose a country' } }
  expect(await placeOrder(db, { ...input, prefix: 'ng' })).toEqual(unknown)
  expect(await placeOrder(db, { ...input, prefix: '' })).toEqual(unknown)
  const without = { ...input, address: { ...tokyo, postal_code: '' } }
  expect(await placeOrder(db, without)).toMatchObject({
    outcome: 'rejected',
    errors: { 'address.postal_code': expect.any(String) },
  })
  expect(await placeOrder(db, { ...input, address: 'Tokyo' })).toMatchObject({
    errors: { address: expect.any(String) },
  })
})

test('an order whose response was lost is found from every locale, and a different address is a conflict', async () => {
  const { input } = await createRequest({ ...tokyo, postal_code: ' 1600022' }, 'post', 'jp')
  const placed = await placeOrder(db, input)
  expect(placed).toMatchObject({ outcome: 'placed' })
  for (const prefix of ['jp', 'ng', '']) {
    const lookup = { ...input, prefix, shownTotal: Number.MAX_SAFE_INTEGER }
    expect(await placeOrder(db, lookup)).toEqual(placed)
    expect(await placeOrder(db, { ...lookup, address: { ...tokyo, first_name: 'Eve' } })).toMatchObject({
      outcome: 'conflict',
    })
    expect(await placeOrder(db, { ...lookup, address: lagos })).toMatchObject({ outcome: 'conflict' })
    expect(await placeOrder(db, { ...lookup, address: null })).toMatchObject({ outcome: 'conflict' })
  }
})

test('emails link to the order with the prefix of its market or, once the market is closed, without a prefix', async () => {
  const { input } = await createRequest(lagos, 'rider', 'ng')
  const outcome = await placeOrder(db, input)
  if (outcome.outcome !== 'placed') throw new Error(outcome.outcome)
  const { id, link } = outcome.order
  const listLinks = async () => {
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.orderId, id)).orderBy(mailOutbox.id)
    return mails.map(({ body }) => body.text.match(/\S+\/order\/\S+/)?.[0].replace(/^https?:\/\/[^/]+/, ''))
  }
  expect(await listLinks()).toEqual([`/ng/order/${link}`])
  const amount = money(1_00, 'NGN')
  await refundOrder(db, id, { amount, note: '', key: newId() }, 'store')
  await db.update(markets).set({ status: 'draft' }).where(eq(markets.id, nigeria))
  await refundOrder(db, id, { amount, note: '', key: newId() }, 'store')
  await db.update(markets).set({ status: 'open' }).where(eq(markets.id, nigeria))
  expect(await listLinks()).toEqual([`/ng/order/${link}`, `/ng/order/${link}`, `/order/${link}`])
})

test('an order in a market that closes during checkout is not placed', async () => {
  const { input } = await createRequest(lagos, 'rider', 'ng')
  await db.update(markets).set({ status: 'draft' }).where(eq(markets.id, nigeria))
  expect(await placeOrder(db, input)).not.toMatchObject({ outcome: 'placed' })
  expect(await db.$count(orders, eq(orders.idempotencyKey, input.key))).toBe(0)
})
