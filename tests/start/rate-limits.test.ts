import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CheckoutInput } from '#app/features/checkout/checkout-input.ts'
import { checkoutRequest, pricedRequest, quoteRequest } from '#tests/support/checkout-request.ts'
import { addDiscount } from '#tests/support/discounts.ts'
import { findStockedLines } from '#tests/support/stocked-lines.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Rate limits across processes. Two processes serve the store, and each test has its own address.

const CODES = 6

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>

beforeAll(async () => {
  store = await startStore({ env: { WEB_CONCURRENCY: '2', TRUST_PROXY: '1', LIMIT_DISCOUNT_CODES: String(CODES) } })
  database = openStoreDatabase(store)
})

afterAll(async () => {
  await database?.close()
  await store?.stop()
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

/** How many of these responses were not refused with 429. */
const allowed = (responses: readonly { readonly status: number }[]) =>
  responses.filter(({ status }) => status !== 429).length

test('one address can subscribe five times a minute, across processes', async () => {
  const emails = Array.from({ length: 40 }, (_, n) => `reader-${n}@example.com`)
  const responses = await Promise.all(emails.map((email) => post('/newsletter', { email }, '203.0.113.1')))
  expect(allowed(responses)).toBe(5)
  const { rows } = await database.db.execute(
    sql`select count(*)::int as stored from newsletter_subscribers where email like 'reader-%'`,
  )
  expect(rows).toEqual([{ stored: 5 }])
})

test('one address can send five contact messages a minute, across processes', async () => {
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'Sizes', message: 'Is there an XL?' }
  const sent = Array.from({ length: 40 }, () => post('/contact/message', message, '203.0.113.2'))
  expect(allowed(await Promise.all(sent))).toBe(5)
})

test('a form that is over its limit says when to try again, also to a browser without scripts', async () => {
  const [line] = await findStockedLines(database.db, 1)
  const send = () =>
    fetch(`${store.url}/product/${line?.productId}/waiting`, {
      method: 'POST',
      headers: { Origin: store.url, 'X-Forwarded-For': '203.0.113.9' },
      body: new URLSearchParams({ email: '', choice: '' }),
    })
  const responses = await Promise.all(Array.from({ length: 12 }, send))
  const limited = responses.filter(({ status }) => status === 429)
  expect(limited).toHaveLength(2)
  for (const { headers } of limited) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('wrong discount codes in quotes and orders count together, and over the limit no code is checked and nothing revealed', async () => {
  const from = '203.0.113.4'
  const [line] = await findStockedLines(database.db, 1)
  const lines = line ? [line] : []
  const { code } = await addDiscount(database.db)
  const quote = (discountCode: string) =>
    post('/checkout/quote', quoteRequest(checkoutRequest(lines, { discountCode })), from)
  const order = (changes: Partial<CheckoutInput>) =>
    post('/checkout/order', checkoutRequest(lines, { shownTotal: 1, ...changes }), from)
  const request = await pricedRequest(async (path, body) => (await post(path, body, from)).body, lines, {
    discountCode: code,
  })
  expect(await post('/checkout/order', request, from)).toMatchObject({ status: 200, body: { outcome: 'placed' } })

  for (let guess = 0; guess < CODES; guess++) {
    const reply = guess % 2 === 0 ? await order({ discountCode: `WRONG-${guess}` }) : await quote(`WRONG-${guess}`)
    expect(reply.body).toMatchObject({ code: { problem: expect.stringContaining('not valid') } })
  }

  const message = 'Too many discount codes were tried from your connection. Please try again in a minute.'
  for (const tried of [code, 'WRONG-AGAIN']) {
    const quoted = await quote(tried)
    expect(quoted).toMatchObject({ status: 429, body: { code: { problem: message }, quote: { discountCode: '' } } })
    const ordered = await order({ discountCode: tried })
    expect(ordered).toMatchObject({ status: 429, body: { outcome: 'refused', errors: { '': message } } })
    for (const { retryAfter } of [quoted, ordered]) expect(Number(retryAfter)).toBeGreaterThan(0)
  }
  expect(await post('/checkout/order', request, from)).toMatchObject({ status: 200, body: { outcome: 'placed' } })
  const other = await pricedRequest(async (path, body) => (await post(path, body, from)).body, lines)
  expect(await post('/checkout/order', other, from)).toMatchObject({ status: 200, body: { outcome: 'placed' } })
})
