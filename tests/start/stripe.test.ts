import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { requireId } from '#app/lib/id.ts'
import type { CheckoutLine } from '#app/orders/checkout/checkout-input.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { paymentEvents } from '#app/payments/webhooks/payment-events.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readSecret } from '#app/platform/secret.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { buildDatabaseUrl } from '#scripts/postgres/cluster.ts'
import { createPricedRequest } from '#tests/support/checkout-request.ts'
import {
  type FakeStripe,
  STRIPE_KEY,
  signWebhook,
  startFakeStripe,
  WEBHOOK_SECRET,
} from '#tests/support/fake-stripe.ts'
import { isLong } from '#tests/support/long.ts'
import { findStockedLines } from '#tests/support/stocked-lines.ts'
import { getCurrentUrl, type StoreProcess, startStore, waitForOutput } from '#tests/support/store.ts'
import { openStoreDatabase, readPostmaster } from '#tests/support/store-database.ts'
import { listWebProcesses } from '#tests/support/web-processes.ts'

// Tests the built store with Stripe keys, two web processes on one database, and a fake Stripe.

const HOLD_SECONDS = 600

let stripe: FakeStripe
let store: StoreProcess
let secondStore: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let db: Database
let line: CheckoutLine

beforeAll(async () => {
  stripe = await startFakeStripe()
  const env = {
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
    PAYMENT_HOLD_SECONDS: String(HOLD_SECONDS),
    LIMIT_CHECKOUT: '1000',
    LIMIT_QUOTE: '1000',
    LIMIT_ORDER_PAGE: '1000',
  }
  store = await startStore({ env })
  const url = buildDatabaseUrl(readPostmaster(store), readSecret(store.dataDir, 'postgres-password'))
  secondStore = await startStore({ env: { ...env, DATABASE_URL: url } })
  stripe.state.webhookUrl = `${store.url}/webhooks/stripe`
  database = openStoreDatabase(store)
  db = database.db
  const [max] = await findStockedLines(db, 1)
  if (!max) throw new Error('The demo store has nothing to sell')
  line = max
})

afterEach(async () => {
  Object.assign(stripe.state, { failWith: null, refundOutcome: 'succeeded', isPaidBeforeResponse: false })
  expect(await listBrokenInvariants(db)).toEqual([])
})

afterAll(async () => {
  await database?.close()
  await secondStore?.stop()
  await store?.stop()
  await stripe?.close()
})

const url = () => getCurrentUrl(store)

async function post(path: string, body: object) {
  const response = await fetch(url() + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url() },
    body: JSON.stringify(body),
  })
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: isJson ? await response.json() : await response.text() }
}

function request() {
  return createPricedRequest(async (path, body) => (await post(path, body)).body, [line])
}

/** Places an order that waits for payment at Stripe. */
async function placeWaitingOrder() {
  const input = await request()
  const { status, body: reply } = await post('/checkout/order', input)
  expect([status, reply.outcome]).toEqual([200, 'awaiting'])
  const { id, link, orderNumber } = reply.order
  return {
    input,
    id,
    link,
    orderNumber,
    address: reply.address,
    session: String(reply.address).split('/').at(-1) ?? '',
  }
}

async function readOrder(id: string) {
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, requireId<'order'>(id)))
  if (!order) throw new Error('The order does not exist')
  return order
}

async function readStock(): Promise<number> {
  const { rows } = await db.execute<{ stock: number }>(
    sql`select stock_quantity as stock from products where id = ${line.productId}`,
  )
  return rows[0]?.stock ?? -1
}

async function countRows() {
  const { rows } = await db.execute(
    sql`select (select count(*)::int from payment_events) as events, (select count(*)::int from order_events) as noted,
      (select count(*)::int from orders where payment_status = 'paid') as paid, (select count(*)::int from mail_outbox) as mails`,
  )
  return rows[0]
}

const paidState = { paymentStatus: 'paid', status: 'processing', heldUntil: null }
const lapsedState = { paymentStatus: 'failed', status: 'cancelled', heldUntil: null }

test('an order waits for payment at Stripe, and once paid it is processing and confirmed, as its page shows', async () => {
  const before = await readStock()
  const { input, id, link, orderNumber, address, session } = await placeWaitingOrder()
  expect(address).toBe(`${stripe.url}/pay/${session}`)
  const order = await readOrder(id)
  expect(order).toMatchObject({ paymentStatus: 'pending', status: 'pending', paymentReference: session })
  expect(Number(order.heldUntil) - Number(order.createdAt)).toBe(HOLD_SECONDS * 1000)
  expect(stripe.sessions.get(session)).toMatchObject({ amount_total: order.total, currency: 'usd' })
  expect(await readStock()).toBe(before - 1)
  expect((await post('/checkout/order', input)).body).toMatchObject({ outcome: 'awaiting', address })
  const waitingPage = await (await fetch(`${url()}/order/${link}`)).text()
  expect(waitingPage).toContain('Waiting for your payment')

  const paid = await fetch(address, { method: 'POST', redirect: 'manual' })
  expect(paid.headers.get('location')).toMatch(new RegExp(`/order/${link}\\?paid$`))
  expect(await readOrder(id)).toMatchObject(paidState)
  expect(await (await fetch(`${url()}/order/${link}`)).text()).toContain('We’re getting your order ready')
  expect((await post('/checkout/order', input)).body).toMatchObject({ outcome: 'placed', order: { orderNumber } })
  // Either process can send the email, and each has its own folder for emails.
  const outboxes = [store, secondStore].map(({ dataDir }) => join(dataDir, 'outbox'))
  const mails = () =>
    outboxes
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')))
  await expect.poll(() => mails().filter((mail) => mail.includes(orderNumber))).toHaveLength(1)
})

test('the store’s pages load nothing from Stripe, and the CSP allows no other host', async () => {
  for (const path of ['/checkout', `/order/${(await placeWaitingOrder()).link}`]) {
    const page = await fetch(url() + path)
    expect(page.headers.get('content-security-policy')).not.toMatch(/https?:/)
    expect(await page.text()).not.toContain('stripe.com')
  }
})

describe('a webhook', () => {
  test('counts once, regardless of how often, how concurrently and to which process it is sent', async () => {
    const { id, session } = await placeWaitingOrder()
    const event = stripe.pay(session)
    const deliveries = [store.url, secondStore.url, store.url, secondStore.url].map(async (to) => {
      const body = JSON.stringify(event)
      const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signWebhook(body) }
      return (await fetch(`${to}/webhooks/stripe`, { method: 'POST', headers, body })).status
    })
    expect(await Promise.all(deliveries)).toEqual([200, 200, 200, 200])
    expect((await stripe.deliver(event)).status).toBe(200)
    expect(await readOrder(id)).toMatchObject(paidState)
    const recorded = await db.select().from(paymentEvents).where(eq(paymentEvents.orderId, id))
    expect(recorded).toHaveLength(1)
  })

  test('that arrives before the response that creates the session also counts', async () => {
    const input = await request()
    stripe.state.isPaidBeforeResponse = true
    const { body: reply } = await post('/checkout/order', input)
    expect(reply).toMatchObject({ outcome: 'awaiting', address: `/order/${reply.order.link}` })
    expect(await readOrder(reply.order.id)).toMatchObject(paidState)
    expect((await post('/checkout/order', input)).body.outcome).toBe('placed')
  })

  type Case = {
    readonly name: string
    readonly headers?: Record<string, string>
    readonly sign?: Parameters<typeof signWebhook>[1]
    readonly change?: (body: string) => string
    readonly status: number
  }
  test.each<Case>([
    { name: 'unsigned', headers: { 'Stripe-Signature': '' }, status: 400 },
    { name: 'signed by someone else', sign: { secret: 'whsec_someone4else' }, status: 400 },
    { name: 'replayed after ten minutes', sign: { at: new Date(Date.now() - 600_000) }, status: 400 },
    { name: 'with a different content type', headers: { 'Content-Type': 'text/plain' }, status: 415 },
    { name: 'with a changed body', change: (body: string) => body.replace('"paid"', '"PAID"'), status: 400 },
    { name: 'with a body that is too large', change: (body: string) => body + ' '.repeat(300_000), status: 413 },
  ])('$name is rejected with $status, and nothing is written', async ({ headers, sign, change, status }) => {
    const { id, session } = await placeWaitingOrder()
    const from = store.output().length
    const before = await countRows()
    const body = JSON.stringify(stripe.pay(session))
    const response = await stripe.deliver(change?.(body) ?? body, {
      'Stripe-Signature': signWebhook(body, sign),
      ...headers,
    })
    expect(response.status).toBe(status)
    expect(await countRows()).toEqual(before)
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'pending', status: 'pending' })
    if (status === 400) await waitForOutput(store, /"event":"webhook-rejected","provider":"stripe"/, from)
    await stripe.deliver(stripe.createEvent('checkout.session.completed', stripe.sessions.get(session) ?? {}))
  })

  test('with a different amount does not mark the order as paid', async () => {
    const { id, session } = await placeWaitingOrder()
    const event = stripe.pay(session)
    const wrong = { ...event, data: { object: { ...event.data.object, amount_total: 100 } } }
    expect((await stripe.deliver(wrong)).status).toBe(200)
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'pending', status: 'pending' })
    await waitForOutput(store, /"event":"payment-not-as-agreed"/)
  })

  test.each(['paypal', 'demo', 'constructor'])('for %s gets a 404 in plain text', async (provider) => {
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signWebhook('{}') }
    const response = await fetch(`${url()}/webhooks/${provider}`, { method: 'POST', headers, body: '{}' })
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      404,
      'text/plain',
      'not found',
    ])
  })

  test('is accepted only at one URL with POST, and other URLs still check the origin', async () => {
    const body = '{}'
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signWebhook(body) }
    const send = async (path: string, method = 'POST') =>
      (await fetch(url() + path, { method, headers, ...(method !== 'GET' && { body }) })).status
    expect(await send('/webhooks/stripe', 'GET')).toBe(404)
    expect(await send('/webhooks/stripe', 'PUT')).toBe(405)
    expect(await send('/webhooks/stripe.data')).toBe(403)
    expect(await send('/webhooks/stripe/more')).toBe(403)
    expect(await send('/checkout/order')).toBe(403)
  })
})

test('while Stripe is unreachable, an order waits, and a retry with the same key makes one order with one payment', async () => {
  const input = await request()
  stripe.state.failWith = 503
  expect(await post('/checkout/order', input)).toEqual({
    status: 503,
    body: 'Failed to process order. Please try again.',
  })
  stripe.state.failWith = null
  const again = await post('/checkout/order', input)
  expect(again).toMatchObject({ status: 200, body: { outcome: 'awaiting' } })
  const rows = await db.select().from(orders).where(eq(orders.idempotencyKey, input.key))
  expect(rows).toHaveLength(1)
  expect([...stripe.sessions.values()].filter(({ metadata }) => metadata.order_id === rows[0]?.id)).toHaveLength(1)
})

test.runIf(isLong)(
  'unpaid orders are expired at Stripe and cancelled only once, although one of two processes is killed',
  async () => {
    const before = await readStock()
    const all: Awaited<ReturnType<typeof placeWaitingOrder>>[] = []
    for (let count = 0; count < 12; count++) all.push(await placeWaitingOrder())
    expect(await readStock()).toBe(before - 12)
    const [last] = all.slice(-1)
    if (last) stripe.pay(last.session) // paid at the last moment, and the webhook is lost
    const from = store.output().length
    const ids = sql.param(all.map(({ id }) => id))
    await db.execute(sql`update orders set held_until = now() where id = any(${ids}::uuid[])`)
    const isOneExpired = () => all.some(({ session }) => stripe.sessions.get(session)?.status === 'expired')
    await expect.poll(isOneExpired, { interval: 2 }).toBe(true) // the worker has begun
    process.kill(listWebProcesses(store)[0], 'SIGKILL')
    await waitForOutput(store, /Store ready at/, from)
    stripe.state.webhookUrl = `${url()}/webhooks/stripe`
    // The killed process's claim expires after half a minute; here the claim is released immediately
    await db.execute(
      sql`update orders set held_until = now() where held_until is not null and id = any(${ids}::uuid[])`,
    )
    const held = async () =>
      (await Promise.all(all.map(({ id }) => readOrder(id)))).filter(({ heldUntil }) => heldUntil)
    await expect.poll(held).toEqual([])
    for (const { id, session } of all.slice(0, -1)) {
      expect(await readOrder(id)).toMatchObject(lapsedState)
      expect(stripe.sessions.get(session)?.status).toBe('expired')
    }
    expect(await readOrder(last?.id ?? '')).toMatchObject(paidState)
    expect(await readStock()).toBe(before - 1)
    const { rows } = await db.execute(
      sql`select order_id from mail_outbox where event like 'order-cancelled:%' and order_id = any(${ids}::uuid[])`,
    )
    expect(rows).toHaveLength(11)
    expect((await post('/checkout/order', all[0]?.input ?? {})).body).toEqual({ outcome: 'lapsed' })
  },
)

test('a shopper with the link of a pending order can resume or abandon it, but nobody without the link', async () => {
  const { id, link, address, session } = await placeWaitingOrder()
  const sendCommand = (name: string, orderLink = link) => post(`/order/${orderLink}/payment`, { command: name })
  expect(await sendCommand('look')).toEqual({ status: 200, body: { state: 'waiting' } })
  expect(await sendCommand('pay')).toEqual({ status: 200, body: { state: 'waiting', address } })
  expect((await sendCommand('look', 'f'.repeat(48))).status).toBe(404)
  expect((await sendCommand('pay', id)).status).toBe(404)
  expect((await sendCommand('free')).status).toBe(400)
  expect((await post(`/order/${link}/payment`, { command: 'pay', amount: 1 })).status).toBe(400)
  stripe.state.failWith = 500
  expect((await sendCommand('give-up')).status).toBe(503)
  expect(await readOrder(id)).toMatchObject({ status: 'pending' })
  stripe.state.failWith = null
  expect(await sendCommand('give-up')).toEqual({ status: 200, body: { state: 'gone' } })
  expect(stripe.sessions.get(session)?.status).toBe('expired')
  expect(await sendCommand('pay')).toEqual({ status: 200, body: { state: 'gone' } })
  expect(await readOrder(id)).toMatchObject(lapsedState)
})

test('a paid order that its shopper cancels is refunded at Stripe, minus refunds from the Stripe dashboard', async () => {
  const { id, link, session } = await placeWaitingOrder()
  await stripe.deliver(stripe.pay(session))
  const { total } = await readOrder(id)
  expect((await stripe.deliver(stripe.refundInDashboard(session, 100))).status).toBe(200)
  expect(await readOrder(id)).toMatchObject({ paymentStatus: 'partly_refunded', refunded: 100 })
  const body = new URLSearchParams({ intent: 'cancel' })
  const cancelled = await fetch(`${url()}/order/${link}`, { method: 'POST', headers: { Origin: url() }, body })
  expect(cancelled.status).toBe(200)
  const listRefunds = async () => {
    const isForOrder = eq(refunds.orderId, requireId<'order'>(id))
    const rows = await db.select().from(refunds).where(isForOrder).orderBy(refunds.id)
    return rows.map(({ amount, status }) => [amount, status])
  }
  await expect.poll(listRefunds).toEqual([
    [100, 'done'],
    [total - 100, 'done'],
  ])
  expect(await readOrder(id)).toMatchObject({ paymentStatus: 'refunded', status: 'cancelled', refunded: total })
  const payment = stripe.sessions.get(session)?.payment_intent
  const paidOut = stripe.refunds.filter((refund) => refund.payment_intent === payment)
  expect(paidOut.map(({ amount }) => amount)).toEqual([100, total - 100])
  expect((await stripe.deliver(stripe.refundedEvent(session))).status).toBe(200)
  expect(await readOrder(id)).toMatchObject({ refunded: total })
})

test("neither Stripe key is in the store's output or in its database", async () => {
  const { rows } = await db.execute<{ text: string }>(
    sql`select coalesce(string_agg(t::text, ''), '') as text from (
      select row_to_json(o)::text as t from orders o union all select row_to_json(e)::text from order_events e
      union all select row_to_json(p)::text from payment_events p union all select row_to_json(r)::text from refunds r
      union all select row_to_json(m)::text from mail_outbox m) all_rows`,
  )
  for (const text of [store.output(), secondStore.output(), rows[0]?.text ?? '']) {
    expect(text.length).toBeGreaterThan(100)
    for (const secret of [STRIPE_KEY, WEBHOOK_SECRET]) expect(text).not.toContain(secret)
  }
})
