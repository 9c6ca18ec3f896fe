import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CheckoutInput, CheckoutLine } from '#app/orders/checkout/checkout-input.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { address, createPricedRequest } from '#tests/support/checkout-request.ts'
import { findTablesWithDigits } from '#tests/support/database-dump.ts'
import { addDiscount } from '#tests/support/discounts.ts'
import { CARD, type InvalidOrder, invalidOrders } from '#tests/support/invalid-orders.ts'
import { isLong } from '#tests/support/long.ts'
import { saveMoneySettings } from '#tests/support/markets.ts'
import { anyChoice, anyDiscount, anyMoneySettings } from '#tests/support/random-orders.ts'
import { findWrongTotals } from '#tests/support/recomputed-sums.ts'
import { findStockedLines } from '#tests/support/stocked-lines.ts'
import { getCurrentUrl, type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase, readPostmaster } from '#tests/support/store-database.ts'
import { UNLIMITED } from '#tests/support/unlimited.ts'
import { listWebProcesses } from '#tests/support/web-processes.ts'

// Tests valid and invalid orders over HTTP, including after processes have been killed.

const BATCHES = isLong ? 6 : 4
const PER_BATCH = isLong ? 10 : 5

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let db: Database
let lines: readonly CheckoutLine[]
let spareLines: readonly CheckoutLine[]

beforeAll(async () => {
  store = await startStore({ env: UNLIMITED })
  database = openStoreDatabase(store)
  db = database.db
  const found = await findStockedLines(db, 8)
  lines = found.slice(0, 6)
  spareLines = found.slice(6)
})

afterEach(async () => expect(await listBrokenInvariants(db)).toEqual([]))

afterAll(async () => {
  await database?.close()
  await store?.stop()
})

const url = () => getCurrentUrl(store)

type RequestContent = object | string | Uint8Array<ArrayBuffer>

/** Retries while the server is too busy: because of the idempotency key, this places only one order. */
async function send(path: string, body: RequestContent, type: string): Promise<Response> {
  for (let busyResponses = 0; ; busyResponses++) {
    const response = await fetch(url() + path, {
      method: 'POST',
      headers: { 'Content-Type': type, Origin: url() },
      body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
    })
    if (response.status !== 503 || busyResponses === 20) return response
    await expect.poll(isReady).toBe(true)
  }
}

const isReady = async () => (await fetch(`${url()}/readyz`)).ok

async function post(path: string, body: RequestContent, type = 'application/json') {
  const response = await send(path, body, type)
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, body: isJson ? await response.json() : null }
}

/** Returns a checkout request with the quoted total. */
function request(orderLines: readonly CheckoutLine[], changes: Partial<CheckoutInput> = {}) {
  return createPricedRequest(async (path, body) => (await post(path, body)).body, orderLines, changes)
}

/** Returns the number of rows in every table that an order writes. */
async function countRows() {
  const { rows } = await db.execute(
    sql`select (select count(*)::int from orders) as orders, (select count(*)::int from order_items) as items,
      (select count(*)::int from order_events) as events, (select count(*)::int from mail_outbox) as mails,
      (select count(*)::int from customers) as customers, (select count(*)::int from stock_movements) as movements,
      (select sum(stock)::int from product_variants) as stock, (select sum(used)::int from discount_codes) as uses`,
  )
  return rows[0]
}

/** Makes two lines invalid by unpublishing their products. Returns these lines. */
async function invalidateLines(): Promise<
  readonly { readonly name: string; readonly line: CheckoutLine | undefined }[]
> {
  for (const [status, line] of [
    ['draft', spareLines[0]],
    ['archived', spareLines[1]],
  ] as const) {
    await db.execute(sql`update products set status = ${status} where id = ${line?.productId}`)
  }
  return [
    { name: 'a draft', line: spareLines[0] },
    { name: 'an archived product', line: spareLines[1] },
  ]
}

test('every invalid order is rejected with a message, and nothing is written', async () => {
  const validOrder = await request(lines.slice(0, 2))
  const before = await countRows()
  const hundredAndOne = Array.from({ length: 101 }, () => validOrder.lines[0])
  const hidden = (await invalidateLines()).map((entry) => ({ ...entry, message: 'no longer available' }))
  const all: readonly InvalidOrder[] = [
    ...invalidOrders,
    { name: '101 lines', change: { lines: hundredAndOne }, message: 'up to 100 different items' },
    ...hidden,
  ]
  for (const { name, change, line, status = 400, message } of all) {
    const invalidOrder = { ...validOrder, lines: validOrder.lines.map((entry) => ({ ...entry, ...line })), ...change }
    const { status: responded, body: reply } = await post('/checkout/order', invalidOrder)
    expect(responded, name).toBe(status)
    expect(JSON.stringify(reply), name).toContain(message)
    expect(JSON.stringify(reply), name).not.toContain(CARD)
  }
  expect(await countRows()).toEqual(before)
  expect(store.output().replaceAll(/\D/g, '')).not.toContain(CARD)
  expect(await findTablesWithDigits(db, CARD)).toEqual([])
})

test('a body that is not an order is rejected, and nothing is written', async () => {
  const before = await countRows()
  const bodies = [
    { name: 'invalid JSON', body: '{oops', status: 400 },
    { name: 'null', body: 'null', status: 400 },
    { name: 'an array', body: '[]', status: 400 },
    { name: 'a string', body: '""', status: 400 },
    { name: 'a prototype', body: '{"__proto__":{"key":1}}', status: 400 },
    { name: 'invalid UTF-8', body: Uint8Array.of(0xff, 0xfe, 0xc0), status: 400 },
    { name: 'a form', body: 'key=1', type: 'application/x-www-form-urlencoded', status: 400 },
    { name: 'a different kind of form', body: '--x--', type: 'multipart/form-data; boundary=x', status: 400 },
    { name: 'plain text', body: '{}', type: 'text/plain', status: 415 },
    { name: 'XML', body: '<order/>', type: 'application/xml', status: 415 },
    { name: 'a megabyte', body: JSON.stringify({ email: 'x'.repeat(2 ** 20) }), status: 413 },
  ]
  for (const { name, body, type, status } of bodies) {
    expect((await post('/checkout/order', body, type)).status, name).toBe(status)
  }
  expect(await countRows()).toEqual(before)
})

test('text that looks dangerous is stored unchanged', async () => {
  const texts = {
    first_name: '<img src=x onerror=alert(1)>',
    last_name: `O'Brien"; drop table orders; --`,
    address_line1: '\u202eteertS mlaP 1', // right to left
    address_line2: '{{7*7}} $(id) %s %n',
    city: '👩🏽‍🚀 東京',
    state: 'ÅÄÖ',
    postal_code: '..\\..\\etc',
    phone: "+1' or 1=1",
  }
  const input = { ...(await request(lines.slice(0, 1))), address: { ...address, ...texts } }
  const { status, body: reply } = await post('/checkout/order', input)
  expect(status, JSON.stringify(reply)).toBe(200)
  const { rows } = await db.execute(
    sql`select shipping_address as stored from orders where order_number = ${reply.order.orderNumber}`,
  )
  expect(rows).toEqual([{ stored: input.address }])
})

test('a repeated idempotency key returns only the link of its order: nothing else is ordered, and no response contains the customer’s data', async () => {
  const input = await request(lines.slice(0, 1))
  const firstResponse = await post('/checkout/order', input)
  expect(firstResponse.status).toBe(200)
  const before = await countRows()
  for (const change of [
    { lines: lines.slice(1, 2) },
    { email: 'eve@example.com' },
    { email: input.email.toUpperCase() },
    { address: { ...address, first_name: 'Eve' } },
    { shippingMethod: 'express' },
    { paymentMethod: 'paypal' },
  ]) {
    const otherResponse = await post('/checkout/order', { ...input, ...change })
    expect(otherResponse).toMatchObject({ status: 409, body: { outcome: 'conflict' } })
    expect(otherResponse.body).toEqual({
      outcome: 'conflict',
      earlier: { link: firstResponse.body.order.link, isAwaitingPayment: false, lines: input.lines },
    })
  }
  expect(await post('/checkout/earlier', { key: input.key })).toMatchObject({
    status: 200,
    body: { earlier: { link: firstResponse.body.order.link } },
  })
  expect(await post('/checkout/earlier', { key: randomUUID() })).toMatchObject({ body: { earlier: null } })
  expect((await post('/checkout/earlier', { key: 'x' })).status).toBe(400)
  const again = await post('/checkout/order', { ...input, shownTotal: 1, currency: 'GBP' })
  expect(again).toMatchObject({ status: 200, body: firstResponse.body })
  expect(await countRows()).toEqual(before)
})

test("random orders over HTTP agree to the cent with the database's own computation", async () => {
  const anyOrder = fc.record({ to: anyChoice, places: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 4 }) })
  const batches = fc.sample(
    fc.record({
      settings: anyMoneySettings,
      off: anyDiscount,
      orders: fc.array(anyOrder, { minLength: PER_BATCH, maxLength: PER_BATCH }),
    }),
    BATCHES,
  )
  for (const { settings, off, orders } of batches) {
    await saveMoneySettings(db, { ...settings, track_inventory: false })
    const { code } = await addDiscount(db, off)
    const numbers: string[] = []
    for (const { to, places } of orders) {
      const { country, shippingMethod, currency } = to
      const orderLines = places.flatMap((place) => lines[place] ?? [])
      const discountCode = numbers.length % 2 ? code : ''
      const input = await request(orderLines, {
        address: { ...address, country },
        shippingMethod,
        currency,
        discountCode,
      })
      const { status, body: reply } = await post('/checkout/order', input)
      expect(status, JSON.stringify(reply)).toBe(200)
      numbers.push(reply.order.orderNumber)
    }
    expect(await findWrongTotals(db, numbers), JSON.stringify(settings)).toEqual([])
  }
  await saveMoneySettings(db, initialSettings)
})

test('the same request sent twenty times results in one order with one email', async () => {
  const input = await request(lines.slice(0, 2))
  const responses = await Promise.all(Array.from({ length: 20 }, () => post('/checkout/order', input)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  const [order, ...others] = new Set(responses.map(({ body: reply }) => reply.order.orderNumber))
  expect(others).toEqual([])
  const outbox = join(store.dataDir, 'outbox')
  const readEmails = () => readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8'))
  await expect.poll(() => readEmails().filter((mail) => mail.includes(order))).toHaveLength(1)
})

test.runIf(isLong)('after processes are killed, the store has each confirmed order exactly once', async () => {
  const inputs = await Promise.all(
    Array.from({ length: 40 }, (_, index) => request(lines.slice(index % 6, (index % 6) + 1))),
  )
  let confirmed = 0
  const order = async (input: Awaited<ReturnType<typeof request>>): Promise<string> => {
    for (;;) {
      const sent = await post('/checkout/order', input).catch(() => null) // the response was lost with the process, so retry
      if (sent?.body?.outcome === 'placed') {
        confirmed++
        return sent.body.order.orderNumber
      }
      expect(sent?.body?.outcome ?? 'lost').toBe('lost')
      await expect.poll(isReady).toBe(true)
    }
  }
  const queue = [...inputs]
  const shopper = async () => {
    const numbers: string[] = []
    for (let input = queue.shift(); input; input = queue.shift()) numbers.push(await order(input))
    return numbers
  }
  const shoppers = Promise.all(Array.from({ length: 4 }, shopper))
  for (const [victim, after] of [
    [() => listWebProcesses(store)[0], 8],
    [() => readPostmaster(store).pid, 18],
  ] as const) {
    await expect.poll(() => confirmed, { interval: 5 }).toBeGreaterThanOrEqual(after)
    process.kill(victim(), 'SIGKILL')
  }
  const numbers = (await shoppers).flat()
  expect(new Set(numbers).size).toBe(40)
  const keys = sql.param(inputs.map(({ key }) => key))
  const { rows } = await db.execute(sql`
    select count(*)::int as orders, (select count(*)::int from mail_outbox m join orders o on m.event = 'order-placed:' || o.id
      where o.idempotency_key = any(${keys}::uuid[])) as mails
    from orders where idempotency_key = any(${keys}::uuid[])`)
  expect(rows).toEqual([{ orders: 40, mails: 40 }])
})
