import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money } from '#app/base/money.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import type { OrderRequest } from '#app/orders/order-placement.server.ts'
import { listOrderEvents } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { demoProvider } from '#app/payments/demo/demo.ts'
import { endDueHolds, endHold } from '#app/payments/payment/payment-hold.server.ts'
import { payments } from '#app/payments/payment/payments.table.ts'
import { payOutRefunds } from '#app/payments/refunds/pay-out-refunds.server.ts'
import { createStripeProvider } from '#app/payments/stripe/stripe-provider.server.ts'
import { paymentEvents } from '#app/payments/webhooks/payment-events.table.ts'
import { recordPaymentEvent } from '#app/payments/webhooks/payment-webhook.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import type { PaymentProvider } from '#app/pricing/payment-providers.ts'
import { addMarketRate, getPrimaryMarket, readLocales } from '#app/store/markets.server.ts'
import { locales, markets } from '#app/store/markets.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
import { createCheckoutRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addDiscount } from '#tests/support/discounts.ts'
import {
  type FakeStripe,
  STRIPE_KEY,
  type StripeEvent,
  signWebhook,
  startFakeStripe,
  WEBHOOK_SECRET,
} from '#tests/support/fake-stripe.ts'
import { isLong } from '#tests/support/long.ts'
import { addProduct } from '#tests/support/products.ts'
import { findPrimaryMarketId } from '#tests/support/shipping.ts'
import { createSingleUnitRequest, orderWithStripe } from '#tests/support/stripe-orders.ts'

// Runs against a fake Stripe whose events arrive twice, late, never or with wrong data.

let store: TestDatabase
let db: Database
let fake: FakeStripe
let stripe: PaymentProvider

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  fake = await startFakeStripe()
  stripe = createStripeProvider({ secretKey: STRIPE_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: fake.url })
})
beforeEach(() => Object.assign(fake.state, { failWith: null, refundOutcome: 'succeeded' }))
afterAll(async () => {
  expect(await listBrokenInvariants(db)).toEqual([]) // checks the orders of all tests
  await store.close()
  await fake.close()
})

const loadFake = async (_: Database, name: string) =>
  name === 'stripe' ? stripe : name === 'demo' ? demoProvider : null
const MINUTE = 60_000
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE)

const place = (request: OrderRequest, now?: Date) => orderWithStripe(db, request, loadFake, now)

/** Places an order that is waiting for its payment at Stripe. */
async function placeWaitingOrder(product?: string) {
  const request = await createSingleUnitRequest(db, product ?? (await addProduct(db)))
  const outcome = await place(request)
  if (typeof outcome !== 'object' || outcome.outcome !== 'awaiting') throw new Error(JSON.stringify(outcome))
  const session = outcome.address.split('/').at(-1) ?? ''
  return { request, id: outcome.order.id, outcome, session }
}

/** Delivers a webhook. */
async function report(event: StripeEvent) {
  const body = JSON.stringify(event)
  const reported = await stripe.readWebhook(body, new Headers({ 'Stripe-Signature': signWebhook(body) }))
  if (typeof reported === 'string') throw new Error(`The webhook was ${reported}`)
  return await recordPaymentEvent(db, 'stripe', reported)
}

const readOrder = (id: Id<'order'>) => getOrder(db, id)

async function getStock(id: Id<'order'>): Promise<number> {
  const { rows } = await db.execute<{ stock: number }>(
    sql`select p.stock_quantity as stock from products p join order_items i on i.product_id = p.id where i.order_id = ${id}`,
  )
  return rows[0]?.stock ?? -1
}

async function listEventKinds(id: Id<'order'>): Promise<string[]> {
  return (await listOrderEvents(db, id)).map(({ kind, detail }) => (detail.to ? `${kind} ${detail.to}` : kind))
}

async function countConfirmations(id: Id<'order'>): Promise<number> {
  return (
    await db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.event, `order-placed:${id}`))
  ).length
}

const listRefunds = (id: Id<'order'>) => db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(refunds.id)

const PAID_ORDER = { paymentStatus: 'paid', status: 'processing', heldUntil: null }
const LAPSED_ORDER = { paymentStatus: 'failed', status: 'cancelled', heldUntil: null }

describe('an order', () => {
  test('waits unconfirmed with its stock held for 15 minutes; the same key yields the same payment', async () => {
    const { request, id, outcome, session } = await placeWaitingOrder()
    const order = await readOrder(id)
    expect(order).toMatchObject({ paymentStatus: 'pending', status: 'pending', paymentProvider: 'stripe' })
    expect(Number(order.heldUntil) - Number(order.createdAt)).toBe(15 * MINUTE)
    expect(await getStock(id)).toBe(9)
    expect(await listEventKinds(id)).toEqual(['placed'])
    expect(await countConfirmations(id)).toBe(0)
    expect(fake.sessions.get(session)).toMatchObject({
      amount_total: order.charged.total.minor,
      metadata: { order_id: id },
      success_url: expect.stringContaining(`/order/${order.link}?paid`),
    })
    const again = await Promise.all([1, 2, 3].map(() => place(request)))
    for (const result of again) expect(result).toEqual(outcome)
    expect(await place({ ...request, email: 'eve@example.com' })).toMatchObject({ outcome: 'conflict' })
  })

  test('of a locale with a prefix returns the shopper to a URL with that prefix', async () => {
    const marketId = await findPrimaryMarketId(db)
    await db.insert(locales).values({ marketId, language: 'fr', prefix: 'fr' })
    const outcome = await place({ ...(await createSingleUnitRequest(db, await addProduct(db))), prefix: 'fr' })
    if (typeof outcome !== 'object' || outcome.outcome !== 'awaiting') throw new Error(JSON.stringify(outcome))
    expect(fake.sessions.get(outcome.address.split('/').at(-1) ?? '')).toMatchObject({
      success_url: expect.stringMatching(new RegExp(`[^/]/fr/order/${outcome.order.link}\\?paid$`)),
      cancel_url: expect.stringMatching(new RegExp(`[^/]/fr/order/${outcome.order.link}$`)),
    })
  })

  test('is paid, processed and confirmed once, however many webhooks arrive', async () => {
    const { request, id, session } = await placeWaitingOrder()
    const event = fake.pay(session)
    await Promise.all([1, 2, 3].map(() => report(event)))
    await report(event)
    expect(await readOrder(id)).toMatchObject(PAID_ORDER)
    expect(await listEventKinds(id)).toEqual(['placed', 'paid', 'status processing'])
    expect(await countConfirmations(id)).toBe(1)
    expect(await getStock(id)).toBe(9)
    const recorded = await db.select().from(paymentEvents).where(eq(paymentEvents.orderId, id))
    expect(recorded).toHaveLength(1)
    expect(await place(request)).toMatchObject({ outcome: 'placed', order: { id, paymentStatus: 'paid' } })
    await endDueHolds(db, undefined, minutesFromNow(20), loadFake)
    expect(await readOrder(id)).toMatchObject(PAID_ORDER)
  })

  test('is paid by a webhook that is faster than our own response', async () => {
    const request = await createSingleUnitRequest(db, await addProduct(db))
    const quick: PaymentProvider = {
      ...stripe,
      authorize: async (charge) => {
        const begun = await stripe.authorize(charge)
        await report(fake.pay(begun.reference))
        return begun
      },
    }
    const outcome = await orderWithStripe(db, request, async () => quick)
    if (typeof outcome !== 'object' || outcome.outcome !== 'awaiting') throw new Error(JSON.stringify(outcome))
    expect(outcome.address).toBe(`/order/${outcome.order.link}`)
    expect(await readOrder(outcome.order.id)).toMatchObject(PAID_ORDER)
    expect(await place(request)).toMatchObject({ outcome: 'placed' })
  })

  test.each([
    ['an amount below its total', { amount_total: 1 }, '$0.01 was paid'],
    ['a different currency', { currency: 'eur' }, 'was paid, but this is not the order total'],
    ['a different page', { id: 'cs_test_another' }, 'not started for this order'],
  ])('is not paid by a webhook about %s; staff see an event, and its stock is kept', async (_, change, text) => {
    const { id, session } = await placeWaitingOrder()
    const event = fake.pay(session)
    await report({ ...event, data: { object: { ...event.data.object, ...change } } })
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'pending', status: 'pending', heldUntil: null })
    const events = await listOrderEvents(db, id)
    expect(events.at(-1)).toMatchObject({ kind: 'payment-failed', detail: { text: expect.stringContaining(text) } })
    expect(await getStock(id)).toBe(9)
    expect(await countConfirmations(id)).toBe(0)
  })

  test('is not paid by a webhook about an order of a different store, or from a provider that it does not use', async () => {
    const { session, id } = await placeWaitingOrder()
    const event = fake.pay(session)
    const foreign = { ...event.data.object, metadata: { order_id: newId() } }
    await report({ ...event, id: 'evt_foreign', data: { object: foreign } })
    await db.update(orders).set({ paymentProvider: 'other', paymentReference: 'other-1' }).where(eq(orders.id, id))
    await db.delete(payments).where(eq(payments.orderId, id))
    await report(event)
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'pending', status: 'pending' })
  })

  test('of $0 is paid immediately; an order below the minimum is rejected', async () => {
    await saveSettings(db, { enable_tax: false, enable_local_pickup: true })
    const gift = await addProduct(db, { price: 0 })
    const free = await place(await createSingleUnitRequest(db, gift, { shippingMethod: 'pickup' }))
    expect(free).toMatchObject({
      outcome: 'placed',
      order: { paymentStatus: 'paid', charged: { total: { minor: 0 } } },
    })
    const { code } = await addDiscount(db, { percent: 1_000_000 })
    const sessions = fake.sessions.size
    const discountInput = { shippingMethod: 'pickup', discountCode: code, shownTotal: 0 } as const
    const discounted = await place(createCheckoutRequest([createCheckoutLine(await addProduct(db))], discountInput))
    if (typeof discounted !== 'object' || discounted.outcome !== 'placed') throw new Error(JSON.stringify(discounted))
    expect(discounted.order).toMatchObject({
      paymentStatus: 'paid',
      discountCode: code,
      charged: { total: { minor: 0 } },
    })
    expect(await readOrder(discounted.order.id)).toMatchObject({ status: 'processing', heldUntil: null })
    expect([fake.sessions.size - sessions, await countConfirmations(discounted.order.id)]).toEqual([0, 1])
    const button = await addProduct(db, { price: 150 * 49 })
    const rejected = await place(await createSingleUnitRequest(db, button, { shippingMethod: 'pickup' }))
    expect(rejected).toEqual({
      outcome: 'rejected',
      errors: { lines: 'The minimum order is $0.50. Please add something to your cart.' },
    })
    const pin = await addProduct(db, { price: 1500 * 50 })
    expect(await place(await createSingleUnitRequest(db, pin, { shippingMethod: 'pickup' }))).toMatchObject({
      outcome: 'awaiting',
    })
    await saveSettings(db, { enable_tax: true, enable_local_pickup: false })
  })
})

describe.each([
  { currency: 'JPY', name: 'yen', perUnit: 150, part: 1_000, price: 4_500_000 },
  { currency: 'KWD', name: 'dinars', perUnit: 0.5, part: 1_230, price: 3_000_000 },
  { currency: 'ISK', name: 'krónur', perUnit: 140, part: 1_000, price: 4_500_000 },
] as const)('an order in $name', ({ currency, perUnit, part, price }) => {
  beforeAll(() => sellIn(currency, perUnit))
  afterAll(() => sellIn('USD', 1))

  const placeOne = async () => await placeWaitingOrder(await addProduct(db, { price }))

  test('is charged at Stripe in Stripe’s units, paid by a webhook, and refunded in parts and in full', async () => {
    const { id, session } = await placeOne()
    const { total } = (await readOrder(id)).charged
    expect(total.currency).toBe(currency)
    const toStripeUnits = (minor: number) => (currency === 'ISK' ? minor * 100 : minor)
    expect(fake.sessions.get(session)).toMatchObject({
      currency: currency.toLowerCase(),
      amount_total: toStripeUnits(total.minor),
    })
    await report(fake.pay(session))
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'paid', status: 'processing' })

    const refund = async (minor: number) => {
      await refundOrder(db, id, { amount: money(minor, currency), note: '', key: newId() }, 'store')
      await payOutRefunds(db, undefined, loadFake)
      await report(fake.refundedEvent(session))
    }
    await refund(part)
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'partly_refunded', refunded: { minor: part, currency } })
    await report(fake.refundInDashboard(session, toStripeUnits(part)))
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'partly_refunded', refunded: { minor: part * 2 } })
    await refund(total.minor - part * 2)
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'refunded', refunded: { minor: total.minor } })
    const { payment_intent: payment } = fake.sessions.get(session) ?? {}
    const refunded = fake.refunds.filter((refund) => refund.payment_intent === payment)
    expect(refunded.map(({ amount }) => amount)).toEqual([part, part, total.minor - part * 2].map(toStripeUnits))
  })

  test('is not paid by a webhook in a different currency; staff see an event', async () => {
    const { id, session } = await placeOne()
    const event = fake.pay(session)
    await report({ ...event, data: { object: { ...event.data.object, currency: 'usd' } } })
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'pending', status: 'pending', heldUntil: null })
    expect((await listOrderEvents(db, id)).at(-1)).toMatchObject({
      kind: 'payment-failed',
      detail: { text: expect.stringContaining('but this is not the order total') },
    })
  })
})

describe('an amount that Stripe does not charge', () => {
  beforeAll(() => saveSettings(db, { enable_tax: false, enable_local_pickup: true }))
  afterAll(async () => {
    await sellIn('USD', 1)
    await saveSettings(db, { enable_tax: true, enable_local_pickup: false })
  })

  const orderProduct = async (price: number) => {
    const request = await createSingleUnitRequest(db, await addProduct(db, { price }), { shippingMethod: 'pickup' })
    return { request, outcome: await place(request) }
  }
  const countOrders = async () => await db.$count(orders)

  test.each([
    ['IRR', 42_000, 'We cannot take payments in Iranian rials here. Please contact us.'],
    ['KWD', 0.3071, /^We cannot charge KWD.[\d.]+[1-9], only multiples of KWD.0\.010\./],
  ] as const)('in %s is rejected before anything is written', async (currency, perUnit, text) => {
    await sellIn(currency, perUnit)
    const before = [await countOrders(), fake.sessions.size]
    const { outcome } = await orderProduct(123_400)
    const lines = typeof text === 'string' ? text : expect.stringMatching(text)
    expect(outcome).toEqual({ outcome: 'rejected', errors: { lines } })
    expect([await countOrders(), fake.sessions.size]).toEqual(before)
  })

  test('that is below the published minimum is rejected with that minimum in the charged currency', async () => {
    await sellIn('JPY', 1)
    const { outcome } = await orderProduct(150_000 * 49)
    const text = 'The minimum order is ¥50. Please add something to your cart.'
    expect(outcome).toEqual({ outcome: 'rejected', errors: { lines: text } })
  })

  test('that is below an unpublished minimum is rejected, and the order is cancelled', async () => {
    await sellIn('NGN', 10)
    const { request, outcome } = await orderProduct(50_000)
    const text = 'The payment provider does not accept this amount, so nothing was ordered or charged.'
    expect(outcome).toEqual({ outcome: 'rejected', errors: { lines: expect.stringContaining(text) } })
    const [order] = await db.select().from(orders).where(eq(orders.idempotencyKey, request.key))
    expect(order).toMatchObject({ currency: 'NGN', status: 'cancelled', paymentStatus: 'failed', heldUntil: null })
    expect(await place(request)).toEqual({ outcome: 'lapsed' })
  })
})

/** Makes the primary market charge in `currency`, `perUnit` units of which are worth 1,500 naira. */
async function sellIn(currency: CurrencyCode, perUnit: number): Promise<void> {
  const { id: marketId } = getPrimaryMarket(await readLocales(db))
  await db
    .update(markets)
    .set({ currency, displayCurrencies: [currency] })
    .where(eq(markets.id, marketId))
  const rate = { base: 1_500_000_000, quote: Math.round(perUnit * 1_000_000) }
  if (currency !== 'NGN') await addMarketRate(db, { marketId, currency, rate, source: 'typed' })
}

describe('an order whose payment does not arrive in time', () => {
  test('is expired at Stripe, cancelled and restocked once, however many processes run', async () => {
    const { request, id, session } = await placeWaitingOrder()
    await endDueHolds(db, undefined, minutesFromNow(14), loadFake)
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'pending', status: 'pending' })
    await Promise.all([1, 2, 3].map(() => endDueHolds(db, undefined, minutesFromNow(16), loadFake)))
    expect(fake.sessions.get(session)?.status).toBe('expired')
    expect(await readOrder(id)).toMatchObject(LAPSED_ORDER)
    expect(await listEventKinds(id)).toEqual(['placed', 'payment-failed', 'status cancelled'])
    expect(await getStock(id)).toBe(10)
    expect(await countConfirmations(id)).toBe(0)
    expect(await place(request)).toEqual({ outcome: 'lapsed' })
  })

  test('is cancelled when Stripe reports that its page has expired', async () => {
    const { id, session } = await placeWaitingOrder()
    const event = fake.createEvent('checkout.session.expired', { ...fake.sessions.get(session), status: 'expired' })
    await report(event)
    await report(event)
    expect(await readOrder(id)).toMatchObject(LAPSED_ORDER)
    expect(await getStock(id)).toBe(10)
  })

  test('is not cancelled when a different page expires', async () => {
    const { id, session } = await placeWaitingOrder()
    const other = { ...fake.sessions.get(session), id: 'cs_test_another', status: 'expired' }
    await report(fake.createEvent('checkout.session.expired', other))
    expect(await readOrder(id)).toMatchObject({
      paymentStatus: 'pending',
      status: 'pending',
      heldUntil: expect.any(Date),
    })
    expect(await getStock(id)).toBe(9)
  })

  test('but was paid at the last moment counts as paid, even if its webhook is lost or late', async () => {
    const { id, session } = await placeWaitingOrder()
    const event = fake.pay(session)
    await endDueHolds(db, undefined, minutesFromNow(16), loadFake)
    expect(await readOrder(id)).toMatchObject(PAID_ORDER)
    await report(event)
    expect(await countConfirmations(id)).toBe(1)
  })

  test('because the bank takes days keeps its hold until it is paid or cancelled', async () => {
    const [good, bad] = [await placeWaitingOrder(), await placeWaitingOrder()]
    for (const { session } of [good, bad]) await report(fake.pay(session, { isDelayed: true }))
    await endDueHolds(db, undefined, minutesFromNow(16), loadFake)
    expect(await readOrder(good.id)).toMatchObject({ paymentStatus: 'pending', status: 'pending' })
    await endDueHolds(db, undefined, minutesFromNow(25 * 60), loadFake)
    expect(await readOrder(good.id)).toMatchObject({ paymentStatus: 'pending', status: 'pending' })
    expect(await place(good.request)).toMatchObject({
      outcome: 'awaiting',
      address: `/order/${good.outcome.order.link}`,
    })
    await report(fake.settle(good.session, 'succeeded'))
    await report(fake.settle(bad.session, 'failed'))
    expect(await readOrder(good.id)).toMatchObject(PAID_ORDER)
    expect(await readOrder(bad.id)).toMatchObject(LAPSED_ORDER)
    expect(await getStock(bad.id)).toBe(10)
  })

  test('is unchanged while Stripe does not respond, and is retried', async () => {
    const { id } = await placeWaitingOrder()
    fake.state.failWith = 500
    await endDueHolds(db, undefined, minutesFromNow(16), loadFake)
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'pending', status: 'pending' })
    fake.state.failWith = null
    expect(await endDueHolds(db, undefined, minutesFromNow(16), loadFake)).toBe(0) // the lease lasts half a minute
    await endDueHolds(db, undefined, minutesFromNow(17), loadFake)
    expect(await readOrder(id)).toMatchObject(LAPSED_ORDER)
  })

  test('and is paid later is reopened if its stock is available', async () => {
    const { id, session } = await placeWaitingOrder(await addProduct(db, { stock: 1 }))
    const { url } = fake.sessions.get(session) ?? {}
    await endDueHolds(db, undefined, minutesFromNow(16), loadFake)
    Object.assign(fake.sessions.get(session) ?? {}, { status: 'open', url }) // as if Stripe had not expired the session
    await report(fake.pay(session))
    expect(await readOrder(id)).toMatchObject(PAID_ORDER)
    expect(await getStock(id)).toBe(0)
    expect(await countConfirmations(id)).toBe(1)
  })

  test('and is paid after its stock was sold is refunded immediately', async () => {
    const product = await addProduct(db, { stock: 1 })
    const { id, session } = await placeWaitingOrder(product)
    await endDueHolds(db, undefined, minutesFromNow(16), loadFake)
    const next = await placeWaitingOrder(product)
    await report(fake.pay(session))
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'refunded', status: 'cancelled' })
    expect(await listEventKinds(id)).toContain('refund')
    expect(await countConfirmations(id)).toBe(0)
    await payOutRefunds(db, undefined, loadFake)
    expect(await listRefunds(id)).toMatchObject([{ status: 'done', paymentReference: expect.stringMatching(/^re_/) }])
    expect(await getStock(next.id)).toBe(0)
  })
})

describe('an order that was cancelled before it was paid', () => {
  test.each(['shopper', 'store'] as const)('can no longer be paid if the %s cancelled it', async (actor) => {
    const { request, id, session } = await placeWaitingOrder()
    await changeStatus(db, id, { status: 'cancelled' }, actor)
    await endDueHolds(db, undefined, new Date(), loadFake)
    expect(fake.sessions.get(session)?.status).toBe('expired')
    expect(await readOrder(id)).toMatchObject(LAPSED_ORDER)
    expect(await place(request)).toEqual({ outcome: 'lapsed' })
    expect(await getStock(id)).toBe(10)
  })

  test('stays cancelled and is refunded if it is paid at the same moment', async () => {
    const { id, session } = await placeWaitingOrder()
    const event = fake.pay(session)
    await changeStatus(db, id, { status: 'cancelled' }, 'shopper')
    await report(event)
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'refunded', status: 'cancelled', heldUntil: null })
    expect(await getStock(id)).toBe(10)
    expect(await countConfirmations(id)).toBe(0)
  })
})

describe('an order that the shopper cancels in order to change it', () => {
  const giveUp = (id: Id<'order'>) => endHold(db, id, undefined, loadFake, 'shopper')

  test('releases its stock, even the last unit, for the next order, and can no longer be paid', async () => {
    const product = await addProduct(db, { stock: 1 })
    const first = await placeWaitingOrder(product)
    await Promise.all([giveUp(first.id), giveUp(first.id)])
    expect(fake.sessions.get(first.session)?.status).toBe('expired')
    expect(await readOrder(first.id)).toMatchObject(LAPSED_ORDER)
    const events = await listOrderEvents(db, first.id)
    expect(events.at(-1)).toMatchObject({ kind: 'status', detail: { to: 'cancelled', by: 'shopper' } })
    expect(await place(await createSingleUnitRequest(db, product))).toMatchObject({ outcome: 'awaiting' })
  })

  test('stays cancelled and is refunded if it is paid after all', async () => {
    const { id, session } = await placeWaitingOrder()
    const { url } = fake.sessions.get(session) ?? {}
    await giveUp(id)
    Object.assign(fake.sessions.get(session) ?? {}, { status: 'open', url }) // as if Stripe had not expired the session
    await report(fake.pay(session))
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'refunded', status: 'cancelled' })
    expect(await getStock(id)).toBe(10)
    expect(await countConfirmations(id)).toBe(0)
  })

  test('counts as paid if it was paid before the cancellation', async () => {
    const { id, session } = await placeWaitingOrder()
    fake.pay(session)
    await giveUp(id)
    expect(await readOrder(id)).toMatchObject(PAID_ORDER)
    await giveUp(id)
    expect(await readOrder(id)).toMatchObject(PAID_ORDER)
  })
})

describe('while Stripe fails', () => {
  test.each(isLong ? [500, 0, 401] : [500, 401])(
    'with status %s, the order waits, and repeating the request continues it',
    async (status) => {
      const request = await createSingleUnitRequest(db, await addProduct(db))
      fake.state.failWith = status
      expect(await place(request)).toBe('payment-away')
      expect(await place(request)).toBe('payment-away')
      fake.state.failWith = null
      const outcome = await place(request)
      expect(outcome).toMatchObject({ outcome: 'awaiting' })
      const rows = await db.select().from(orders).where(eq(orders.idempotencyKey, request.key))
      expect(rows).toMatchObject([{ status: 'pending', paymentReference: expect.stringMatching(/^cs_/) }])
    },
  )

  test('an order whose payment never began is cancelled when its hold ends', async () => {
    const request = await createSingleUnitRequest(db, await addProduct(db))
    fake.state.failWith = 500
    await place(request)
    fake.state.failWith = null
    await endDueHolds(db, undefined, minutesFromNow(16), loadFake)
    const [row] = await db.select().from(orders).where(eq(orders.idempotencyKey, request.key))
    expect(row).toMatchObject(LAPSED_ORDER)
  })

  test('an order cancelled while its payment begins cannot be paid', async () => {
    const request = await createSingleUnitRequest(db, await addProduct(db))
    const slow: PaymentProvider = {
      ...stripe,
      authorize: async (charge) => {
        const begun = await stripe.authorize(charge)
        await endDueHolds(db, undefined, minutesFromNow(16), loadFake)
        return begun
      },
    }
    const outcome = await orderWithStripe(db, request, async () => slow)
    expect(outcome).toEqual({ outcome: 'lapsed' })
    const [row] = await db.select().from(orders).where(eq(orders.idempotencyKey, request.key))
    expect(row).toMatchObject(LAPSED_ORDER)
    const orderSessions = [...fake.sessions.values()].filter(({ metadata }) => metadata.order_id === row?.id)
    expect(orderSessions).toMatchObject([{ status: 'expired' }])
  })
})

describe('a refund', () => {
  async function placePaidOrder() {
    const { id, session } = await placeWaitingOrder()
    await report(fake.pay(session))
    return { id, session, total: (await readOrder(id)).charged.total.minor }
  }
  const createCommand = (minor: number) => ({ amount: money(minor, 'USD'), note: '', key: newId() })

  test('is paid out once, however many processes run, and webhooks do not change it', async () => {
    const { id, session, total } = await placePaidOrder()
    await refundOrder(db, id, createCommand(100), 'store')
    await Promise.all([1, 2, 3].map(() => payOutRefunds(db, undefined, loadFake)))
    await report(fake.refundedEvent(session))
    await refundOrder(db, id, createCommand(total - 100), 'store')
    await payOutRefunds(db, undefined, loadFake)
    await report(fake.refundedEvent(session))
    expect(await listRefunds(id)).toMatchObject([
      { amount: 100, status: 'done' },
      { amount: total - 100, status: 'done' },
    ])
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'refunded', refunded: { minor: total } })
    const stripeRefunds = fake.refunds.filter(
      ({ payment_intent }) => payment_intent === fake.sessions.get(session)?.payment_intent,
    )
    expect(stripeRefunds.map(({ amount }) => amount)).toEqual([100, total - 100])
  })

  test('that Stripe rejects is marked as failed with the reason, and can be repeated', async () => {
    const { id, total } = await placePaidOrder()
    fake.state.refundOutcome = 'rejected'
    await refundOrder(db, id, createCommand(total), 'store')
    await payOutRefunds(db, undefined, loadFake)
    expect(await listRefunds(id)).toMatchObject([{ status: 'failed', lastError: 'Stripe: charge disputed' }])
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'paid', refunded: { minor: 0 } })
    fake.state.refundOutcome = 'succeeded'
    await refundOrder(db, id, createCommand(total), 'store')
    await payOutRefunds(db, undefined, loadFake)
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'refunded' })
  })

  test('waits with an error while Stripe does not respond, and is retried with a backoff', async () => {
    const { id, total } = await placePaidOrder()
    fake.state.failWith = 0
    await refundOrder(db, id, createCommand(total), 'store')
    await payOutRefunds(db, undefined, loadFake)
    expect(await listRefunds(id)).toMatchObject([{ status: 'pending', lastError: expect.stringContaining('Retrying') }])
    fake.state.failWith = null
    const ageRefund = (ago: string) =>
      db.execute(sql`update ${refunds} set created_at = created_at - ${ago}::interval, updated_at = updated_at - ${ago}::interval
        where order_id = ${id}`)
    await ageRefund('20 seconds')
    await payOutRefunds(db, undefined, loadFake)
    expect(await listRefunds(id)).toMatchObject([{ status: 'pending' }])
    await ageRefund('20 seconds')
    await payOutRefunds(db, undefined, loadFake)
    expect(await listRefunds(id)).toMatchObject([{ status: 'done', lastError: null }])
  })

  test('that has waited for days is still retried every hour', async () => {
    const { id, total } = await placePaidOrder()
    fake.state.failWith = 0
    await refundOrder(db, id, createCommand(total), 'store')
    await payOutRefunds(db, undefined, loadFake)
    fake.state.failWith = null
    const setLastRequest = (ago: string) =>
      db.execute(sql`update ${refunds} set created_at = now() - interval '3 days', updated_at = now() - ${ago}::interval
        where order_id = ${id}`)
    await setLastRequest('59 minutes')
    await payOutRefunds(db, undefined, loadFake)
    expect(await listRefunds(id)).toMatchObject([{ status: 'pending' }])
    await setLastRequest('61 minutes')
    await payOutRefunds(db, undefined, loadFake)
    expect(await listRefunds(id)).toMatchObject([{ status: 'done' }])
  })

  test('that is pending is marked as done, or as returned by the bank, when Stripe reports it, in any order', async () => {
    const { id, session, total } = await placePaidOrder()
    fake.state.refundOutcome = 'pending'
    await refundOrder(db, id, createCommand(total), 'store')
    await payOutRefunds(db, undefined, loadFake)
    expect(await listRefunds(id)).toMatchObject([{ status: 'pending' }])
    const stripeRefund = fake.refunds.at(-1)
    const done = fake.createEvent('refund.updated', { ...stripeRefund, status: 'succeeded' })
    const refundedEvent = fake.refundedEvent(session)
    const returned = fake.returnRefund(stripeRefund?.id ?? '')
    await report(done)
    expect(await listRefunds(id)).toMatchObject([{ status: 'done', paymentReference: stripeRefund?.id }])
    await report(returned)
    await report({ ...done, id: 'evt_done_again' })
    await report({ ...refundedEvent, created: refundedEvent.created - 5 }) // sent before the bank returned the refund
    expect(await listRefunds(id)).toMatchObject([{ status: 'failed', lastError: 'Stripe: lost or stolen card' }])
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'paid', refunded: { minor: 0 } })
  })

  test('made in Stripe’s dashboard is booked once', async () => {
    const { id, session, total } = await placePaidOrder()
    const event = fake.refundInDashboard(session, 250)
    await Promise.all([report(event), report(event)])
    await report({ ...event, id: 'evt_repeated' })
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'partly_refunded', refunded: { minor: 250 } })
    expect(await listRefunds(id)).toMatchObject([{ amount: 250, status: 'done', note: 'Refunded in Stripe' }])
    await report(fake.refundInDashboard(session, total - 250))
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'refunded' })
    await payOutRefunds(db, undefined, loadFake)
    expect(fake.refunds.filter(({ metadata }) => metadata.refund_id)).not.toContainEqual(
      expect.objectContaining({ payment_intent: fake.sessions.get(session)?.payment_intent }),
    )
  })

  test('made in the dashboard is booked even if it caused a refund by the store to be rejected, in any order', async () => {
    for (const isEventLate of [true, false]) {
      const { id, session, total } = await placePaidOrder()
      await refundOrder(db, id, createCommand(total), 'store')
      const event = fake.refundInDashboard(session, total)
      if (!isEventLate) await report(event)
      await payOutRefunds(db, undefined, loadFake)
      if (isEventLate) await report(event)
      const all = await listRefunds(id)
      expect(all.map(({ status, note }) => [status, note]).toSorted()).toEqual([
        ['done', 'Refunded in Stripe'],
        ['failed', ''],
      ])
      expect(await readOrder(id)).toMatchObject({ paymentStatus: 'refunded', refunded: { minor: total } })
    }
  })

  test('made in the dashboard for part of the total is booked when it causes a full refund by the store to be rejected', async () => {
    const { id, session, total } = await placePaidOrder()
    await refundOrder(db, id, createCommand(total), 'store')
    const event = fake.refundInDashboard(session, 250)
    await report(event) // less than the booked amount: no effect yet
    await payOutRefunds(db, undefined, loadFake)
    await report({ ...event, id: 'evt_later' })
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'partly_refunded', refunded: { minor: 250 } })
  })

  test('made in the dashboard and reported before its payment is booked when Stripe sends it again', async () => {
    const { id, session } = await placeWaitingOrder()
    const paid = fake.pay(session)
    const event = fake.refundInDashboard(session, 250)
    expect(await report(event)).toBe('too-early')
    await report(paid)
    expect(await report(event)).toBe('recorded')
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'partly_refunded', refunded: { minor: 250 } })
  })
})
