import process from 'node:process'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CheckoutInput } from '#app/orders/checkout/checkout-input.ts'
import { createCheckoutRequest, createPricedRequest, createQuoteRequest } from '#tests/support/checkout-request.ts'
import { addDiscount } from '#tests/support/discounts.ts'
import { isLong } from '#tests/support/long.ts'
import { startNewConnections } from '#tests/support/new-connections.ts'
import { addProduct } from '#tests/support/products.ts'
import { isClosed, openConnection } from '#tests/support/raw-connection.ts'
import { type SteadyLoad, startSteadyLoad } from '#tests/support/steady-load.ts'
import { type StoreProcess, startStore, waitForOutput } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { until } from '#tests/support/until.ts'
import { listWebProcesses } from '#tests/support/web-processes.ts'

// Tests one store with two web processes, which share their limits and are killed, replaced and stopped under load.

const TOKEN = 'a-token-for-the-metrics'
const CODES = 6

let store: StoreProcess

beforeAll(async () => {
  const limits = { TRUST_PROXY: '1', LIMIT_DISCOUNT_CODES: String(CODES) }
  store = await startStore({ env: { DEMO_DATA: 'off', WEB_CONCURRENCY: '2', METRICS_TOKEN: TOKEN, ...limits } })
})
afterAll(() => store?.stop())

/** Waits for a number of additional responses. */
async function waitForMoreResponses(load: SteadyLoad, count = 20): Promise<void> {
  const target = load.responded() + count
  await expect.poll(load.responded).toBeGreaterThan(target)
}

test('the store reports readiness once and creates the first staff member once', () => {
  expect(listWebProcesses(store)).toHaveLength(2)
  expect(store.output().match(/Store ready at/g)).toHaveLength(1)
  expect(store.output().match(/Log in at/g)).toHaveLength(1)
})

/** Returns a metric by name and labels, or undefined. */
async function readMetric(series: string): Promise<number | undefined> {
  const response = await fetch(`${store.url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
  expect(response.status).toBe(200)
  const row = (await response.text()).split('\n').find((line) => line.startsWith(`${series} `))
  return row === undefined ? undefined : Number(row.slice(series.length))
}

test('the metrics are the sum of both processes and require the token', async () => {
  const missing = 'lumina_http_request_duration_seconds_count{route="none",method="GET",status="4xx"}'
  // Concurrent requests over separate connections, so that both processes get some.
  const headers = { Connection: 'close' }
  await Promise.all(Array.from({ length: 40 }, () => fetch(`${store.url}/assets/none.js`, { headers })))
  await expect.poll(() => readMetric(missing)).toBe(40)
  expect(await readMetric('lumina_database_connections{state="idle"}')).toBeGreaterThanOrEqual(2)
  expect(await readMetric('lumina_mails{state="waiting"}')).toBe(0)
  expect(await readMetric('lumina_page_cache_requests_total{outcome="hit"}')).toBeTypeOf('number')
  expect(await readMetric('nodejs_eventloop_lag_seconds')).toBeTypeOf('number')
  const elsewhere = await fetch(`${store.url}/no-such-page`, { headers: { Accept: 'text/html' } })
  for (const authorization of ['', `Bearer ${TOKEN}x`, TOKEN]) {
    const denial = await fetch(`${store.url}/metrics`, { headers: { Accept: 'text/html', authorization } })
    expect(denial.status).toBe(elsewhere.status)
    expect(denial.headers.get('Content-Type')).toBe(elsewhere.headers.get('Content-Type'))
  }
})

/** Sends JSON over a new connection, so that both processes receive requests. */
async function post(path: string, body: object, from: string) {
  const headers = {
    'Content-Type': 'application/json',
    Connection: 'close',
    Origin: store.url,
    'X-Forwarded-For': from,
  }
  const response = await fetch(store.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), body: await response.json() }
}

describe('across both processes', () => {
  let database: ReturnType<typeof openStoreDatabase>
  beforeAll(() => {
    database = openStoreDatabase(store)
  })
  afterAll(() => database?.close())

  const countAllowed = (responses: readonly { readonly status: number }[]) =>
    responses.filter(({ status }) => status !== 429).length

  test('one address can subscribe five times a minute', async () => {
    const emails = Array.from({ length: 40 }, (_, n) => `reader-${n}@example.com`)
    const responses = await Promise.all(emails.map((email) => post('/newsletter', { email }, '203.0.113.1')))
    expect(countAllowed(responses)).toBe(5)
    const limited = responses.filter(({ status }) => status === 429)
    for (const { retryAfter, body } of limited) {
      expect(body).toEqual({ outcome: 'limited' })
      expect(Number(retryAfter)).toBeGreaterThan(0)
    }
    const { rows } = await database.db.execute(
      sql`select count(*)::int as stored from newsletter_subscribers where email like 'reader-%'`,
    )
    expect(rows).toEqual([{ stored: 5 }])
  })

  test('one address can send five contact messages a minute', async () => {
    const message = { name: 'Ada', email: 'ada@example.com', subject: 'Sizes', message: 'Is there an XL?' }
    const sent = Array.from({ length: 40 }, () => post('/contact/message', message, '203.0.113.2'))
    expect(countAllowed(await Promise.all(sent))).toBe(5)
  })

  test('a form over its limit says when to try again, even without JavaScript', async () => {
    const product = await addProduct(database.db)
    const send = () =>
      fetch(`${store.url}/product/${product}/waiting`, {
        method: 'POST',
        headers: { Origin: store.url, 'X-Forwarded-For': '203.0.113.9' },
        body: new URLSearchParams({ email: '', choice: '' }),
      })
    const responses = await Promise.all(Array.from({ length: 12 }, send))
    const limited = responses.filter(({ status }) => status === 429)
    expect(limited).toHaveLength(2)
    for (const { headers } of limited) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  test('wrong discount codes in quotes and orders count toward a limit, and beyond it no code is checked and nothing is revealed', async () => {
    const from = '203.0.113.4'
    const productId = await addProduct(database.db)
    const lines = [{ productId, size: 'One Size', color: 'Default', quantity: 1 }]
    const { code } = await addDiscount(database.db)
    const quote = (discountCode: string) =>
      post('/checkout/quote', createQuoteRequest(createCheckoutRequest(lines, { discountCode })), from)
    const order = (changes: Partial<CheckoutInput>) =>
      post('/checkout/order', createCheckoutRequest(lines, { shownTotal: 1, ...changes }), from)
    const request = await createPricedRequest(async (path, body) => (await post(path, body, from)).body, lines, {
      discountCode: code,
    })
    expect(await post('/checkout/order', request, from)).toMatchObject({ status: 200, body: { outcome: 'placed' } })

    for (let guess = 0; guess < CODES; guess++) {
      const reply = guess % 2 === 0 ? await order({ discountCode: `WRONG-${guess}` }) : await quote(`WRONG-${guess}`)
      expect(reply.body).toMatchObject({ code: { problem: expect.stringContaining('not valid') } })
    }

    const message = 'Too many discount codes tried from your connection. Please try again in a minute.'
    for (const tried of [code, 'WRONG-AGAIN']) {
      const quoted = await quote(tried)
      expect(quoted).toMatchObject({ status: 429, body: { code: { problem: message }, quote: { discountCode: '' } } })
      const ordered = await order({ discountCode: tried })
      expect(ordered).toMatchObject({ status: 429, body: { outcome: 'rejected', errors: { '': message } } })
      for (const { retryAfter } of [quoted, ordered]) expect(Number(retryAfter)).toBeGreaterThan(0)
    }
    expect(await post('/checkout/order', request, from)).toMatchObject({ status: 200, body: { outcome: 'placed' } })
    const other = await createPricedRequest(async (path, body) => (await post(path, body, from)).body, lines)
    expect(await post('/checkout/order', other, from)).toMatchObject({ status: 200, body: { outcome: 'placed' } })
  })
})

test('after one process is killed, the other responds, and the first is restarted', async () => {
  const from = store.output().length
  const load = startSteadyLoad(`${store.url}/healthz`, { clients: 1 })
  await waitForMoreResponses(load)
  process.kill(listWebProcesses(store)[0], 'SIGKILL')
  await waitForMoreResponses(load)
  expect((await load.stop()).length).toBeLessThanOrEqual(1) // only responses in progress can fail
  await waitForOutput(store, /All web processes are running again/, from)
  expect(listWebProcesses(store)).toHaveLength(2)
})

test.runIf(isLong)('SIGUSR2 replaces both processes, and no request fails', async () => {
  const before = listWebProcesses(store)
  const from = store.output().length
  const load = startSteadyLoad(`${store.url}/faq`, { clients: 4 })
  await waitForMoreResponses(load)
  store.supervisor.kill('SIGUSR2')
  await waitForOutput(store, /All web processes were replaced/, from)
  await waitForMoreResponses(load)
  expect(await load.stop()).toEqual([])
  const after = listWebProcesses(store)
  expect(after).toHaveLength(2)
  expect(after.filter((pid) => before.includes(pid))).toEqual([])
})

test('after SIGTERM, accepted requests and a connection that a proxy keeps open get a response, and no new connection breaks', async () => {
  const { port, host } = new URL(store.url)
  const proxy = openConnection(Number(port))
  const request = () => proxy.send(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  const load = startSteadyLoad(`${store.url}/faq`, { clients: 4 })
  const { broken, listenerClosed } = startNewConnections(`${store.url}/healthz`, { clients: 4 })
  await waitForMoreResponses(load)
  request()
  await expect.poll(proxy.received).toContain('200 OK')
  const stopped = store.stop()
  await until(() => isClosed(Number(port)))
  request()
  await proxy.closed
  expect(proxy.received().match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
  expect(proxy.received()).toContain('Connection: close')
  expect(await stopped).toEqual({ code: 0, signal: null })
  await listenerClosed
  expect(broken()).toEqual([])
  const failed = await load.stop()
  // Later requests failed on connections that had not been accepted.
  expect(failed.filter((code) => code !== 'ECONNREFUSED' && code !== 'ECONNRESET')).toEqual([])
})
