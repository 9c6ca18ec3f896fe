import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { toDay } from '#app/lib/time-zone.ts'
import { listOrderEvents } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { listActivity, listOrderPayments, sumActivity } from '#app/payments/activity/activity.server.ts'
import { readActivityQuery } from '#app/payments/activity/activity.ts'
import { listCashOrders } from '#app/payments/activity/cash-of-day.server.ts'
import { applyDifference, comparePayments } from '#app/payments/activity/compare-payments.server.ts'
import { listActivityFileBatches } from '#app/payments/activity/export-activity.server.ts'
import { sendPaymentLink } from '#app/payments/admin/send-payment-link.server.ts'
import { payments } from '#app/payments/payment/payments.table.ts'
import { createStripeProvider } from '#app/payments/stripe/stripe-provider.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import type { PaymentProvider } from '#app/pricing/payment-providers.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { getOrder } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type FakeStripe, STRIPE_KEY, startFakeStripe, WEBHOOK_SECRET } from '#tests/support/fake-stripe.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProduct } from '#tests/support/products.ts'
import { createSingleUnitRequest, orderWithStripe } from '#tests/support/stripe-orders.ts'

let store: TestDatabase
let db: Database
let fake: FakeStripe
let stripe: PaymentProvider
let staff: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  fake = await startFakeStripe()
  fake.state.areWebhooksHeld = true // as if the webhooks were lost
  stripe = createStripeProvider({ secretKey: STRIPE_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: fake.url })
  staff = await addFirstAdmin(db)
})
beforeEach(() => Object.assign(fake.state, { failWith: null }))
afterAll(async () => {
  expect(await listBrokenInvariants(db)).toEqual([])
  await store.close()
  await fake.close()
})

const load = async (_: Database, name: string) => (name === 'stripe' ? stripe : null)
const getToday = () => toDay(new Date(), 'UTC')
const getPeriod = () => ({ from: getToday(), to: getToday(), timeZone: 'UTC' })

async function placeWaitingOrder() {
  const request = await createSingleUnitRequest(db, await addProduct(db))
  const outcome = await orderWithStripe(db, request, load)
  if (typeof outcome !== 'object' || outcome.outcome !== 'awaiting') throw new Error(JSON.stringify(outcome))
  const session = outcome.address.split('/').at(-1) ?? ''
  return { id: outcome.order.id, number: outcome.order.orderNumber, session, url: outcome.address }
}

async function getPayment(id: Id<'order'>) {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, id))
  if (!payment) throw new Error('The order has no payment')
  return payment
}

async function placePaidOrder() {
  const order = await placeWaitingOrder()
  fake.pay(order.session)
  await applyDifference(db, (await getPayment(order.id)).id, staff, load)
  return order
}

const query = (search: string) => readActivityQuery(new URLSearchParams(search), 'UTC')
const listRows = async (search: string) => (await listActivity(db, query(search))).rows

describe('the list', () => {
  test('has payments and refunds, newest first, each with its order, provider and reference', async () => {
    const order = await placePaidOrder()
    const total = (await getOrder(db, order.id)).charged.total
    const refunded = await refundOrder(
      db,
      order.id,
      { amount: money(100, total.currency), note: '', key: newId() },
      staff,
    )
    expect(refunded).toMatchObject({ status: 'pending' })
    await db.update(refunds).set({ status: 'done', paymentReference: 're_1' }).where(eq(refunds.orderId, order.id))
    const rows = await listRows(`q=${order.number}`)
    expect(rows).toMatchObject([
      { source: 'refund', state: 'done', orderNumber: order.number, amount: { minor: 100 }, reference: 're_1' },
      { source: 'payment', state: 'paid', provider: 'Stripe', amount: total, reference: order.session },
    ])
    expect(await sumActivity(db, query(`q=${order.number}`))).toEqual([
      { currency: total.currency, received: total.minor, refunded: 100, fees: expect.any(Number) },
    ])
    expect(await listOrderPayments(db, order.id)).toMatchObject([{ source: 'payment', state: 'paid' }])
    expect((await listRows(`q=${order.session.slice(0, 12)}`)).map(({ orderNumber }) => orderNumber)).toContain(
      order.number,
    )
    expect(await listRows(`q=re_1`)).toMatchObject([{ source: 'refund' }])
  })

  test('omits refunds of demo orders, which moved no money', async () => {
    const order = await placePaidOrder()
    const refund = { amount: money(100, 'USD'), note: '', key: newId() }
    await refundOrder(db, order.id, refund, staff)
    expect(await listRows(`q=${order.number}`)).toHaveLength(2)
    await db.update(refunds).set({ paymentProvider: 'demo' }).where(eq(refunds.orderId, order.id))
    expect(await listRows(`q=${order.number}`)).toMatchObject([{ source: 'payment' }])
  })

  test('is filtered by kind, provider, currency and day', async () => {
    const order = await placeWaitingOrder()
    const countFound = async (search: string) => (await listRows(`q=${order.number}&${search}`)).length
    expect(await countFound('kind=waiting')).toBe(1)
    expect(await countFound('kind=payment')).toBe(0)
    expect(await countFound('kind=refund')).toBe(0)
    expect(await countFound('provider=stripe')).toBe(1)
    expect(await countFound('provider=paypal')).toBe(0)
    expect(await countFound('currency=USD')).toBe(1)
    expect(await countFound('currency=JPY')).toBe(0)
    expect(await countFound(`from=${getToday()}&to=${getToday()}`)).toBe(1)
    expect(await countFound('to=2020-01-01')).toBe(0)
    expect(await listRows('q=no%25such')).toEqual([])
    await db.update(payments).set({ dispute: 'opened' }).where(eq(payments.orderId, order.id))
    expect(await countFound('kind=dispute')).toBe(1)
  })

  test('counts a fee in the currency of the fee, and a returned second payment as received and refunded', async () => {
    const order = await placeWaitingOrder()
    const change = { state: 'returned' as const, fee: 59, feeCurrency: 'EUR' }
    const [row] = await db.update(payments).set(change).where(eq(payments.orderId, order.id)).returning()
    expect(await sumActivity(db, query(`q=${order.number}`))).toEqual([
      { currency: 'EUR', received: 0, refunded: 0, fees: 59 },
      { currency: 'USD', received: row?.amount, refunded: row?.amount, fees: 0 },
    ])
  })

  test('is exported with the filters of the screen and with amounts in plain decimals', async () => {
    const order = await placeWaitingOrder()
    await db.update(payments).set({ amount: 123_456 }).where(eq(payments.orderId, order.id))
    const rows = []
    for await (const batch of listActivityFileBatches(db, query(`q=${order.number}`))) rows.push(...batch)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toEqual(expect.arrayContaining([order.number, 'Payment', 'USD', '1234.56', order.session]))
  })
})

describe('a comparison', () => {
  test('finds a payment whose webhook was lost, and settles it once', async () => {
    const order = await placeWaitingOrder()
    fake.pay(order.session)
    const { differences } = await comparePayments(db, getPeriod(), load)
    const found = differences.find(({ orderId }) => orderId === order.id)
    expect(found).toMatchObject({ text: 'Paid at Stripe, unpaid here', canApply: true, reference: order.session })
    expect((await getOrder(db, order.id)).paymentStatus).toBe('pending') // comparing changes nothing
    if (!found) return
    const applied = await Promise.all([1, 2].map(() => applyDifference(db, found.payment, staff, load)))
    expect(applied).toContain('applied')
    expect(await applyDifference(db, found.payment, staff, load)).toBe('same')
    expect(await getOrder(db, order.id)).toMatchObject({ paymentStatus: 'paid', status: 'processing' })
    const events = await listOrderEvents(db, order.id)
    expect(events.filter(({ kind }) => kind === 'paid')).toHaveLength(1)
    expect((await comparePayments(db, getPeriod(), load)).differences.map(({ orderId }) => orderId)).not.toContain(
      order.id,
    )
  })

  test('reports a different amount, which only staff can resolve', async () => {
    const order = await placePaidOrder()
    await db.update(payments).set({ amount: 1 }).where(eq(payments.orderId, order.id))
    const { differences } = await comparePayments(db, getPeriod(), load)
    expect(differences.find(({ orderId }) => orderId === order.id)).toMatchObject({
      text: expect.stringMatching(/^\$[\d.]+ at Stripe, \$0\.01 here$/),
      canApply: false,
    })
    await db.update(payments).set({ reference: '', state: 'gone' }).where(eq(payments.orderId, order.id))
  })

  test('reports which provider is unreachable or not connected', async () => {
    await placeWaitingOrder()
    fake.state.failWith = 500
    const unreachableResult = await comparePayments(db, getPeriod(), load)
    expect(unreachableResult).toMatchObject({
      compared: 0,
      problems: ['Stripe did not respond or rejected the keys. Check the keys, or try again later.'],
    })
    expect(unreachableResult.left).toBeGreaterThan(0)
    const { problems } = await comparePayments(db, getPeriod(), async () => null)
    expect(problems).toEqual([expect.stringContaining('Stripe is not connected')])
  })

  test('stops at its time limit', async () => {
    await placeWaitingOrder()
    const { compared, left } = await comparePayments(db, getPeriod(), load, -1)
    expect(compared).toBe(0)
    expect(left).toBeGreaterThan(0)
  })
})

test('the cash list of a day contains the orders whose cash was collected on that day', async () => {
  const order = await placeWaitingOrder()
  await db.update(payments).set({ provider: 'cash_on_delivery', state: 'paid' }).where(eq(payments.orderId, order.id))
  expect(await listCashOrders(db, getToday(), 'UTC')).toMatchObject([{ orderNumber: order.number }])
  expect(await listCashOrders(db, '2026-01-01', 'UTC')).toEqual([])
  await db.update(payments).set({ provider: 'stripe', state: 'open' }).where(eq(payments.orderId, order.id))
})

describe('a payment link', () => {
  const countMails = (id: Id<'order'>) => db.$count(mailOutbox, sql`${mailOutbox.event} like ${`payment-link:${id}:%`}`)

  test('is sent once per button press, and recorded', async () => {
    const order = await placeWaitingOrder()
    const key = newId()
    const results = await Promise.all([key, key].map((same) => sendPaymentLink(db, order.id, same, staff)))
    expect(results).toEqual(['sent', 'sent'])
    expect(await countMails(order.id)).toBe(1)
    const countRecorded = () => db.$count(auditLog, eq(auditLog.action, 'order.payment-link'))
    expect(await countRecorded()).toBe(1)
    await sendPaymentLink(db, order.id, newId(), staff)
    expect(await countMails(order.id)).toBe(2)
  })

  test('is not sent for an order that is paid, or whose hold has ended', async () => {
    const order = await placeWaitingOrder()
    await db
      .update(orders)
      .set({ heldUntil: new Date(0) })
      .where(eq(orders.id, order.id))
    expect(await sendPaymentLink(db, order.id, newId(), staff)).toBe('not-payable')
    expect(await sendPaymentLink(db, (await placePaidOrder()).id, newId(), staff)).toBe('not-payable')
    expect(await sendPaymentLink(db, newId(), newId(), staff)).toBe('not-found')
    expect(await countMails(order.id)).toBe(0)
  })
})
