import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPricedRequest } from '#tests/support/checkout-request.ts'
import { type AdminClient, openAdminClient } from '#tests/support/page-updates/admin-client.ts'
import { addProduct } from '#tests/support/products.ts'
import { type StoreProcess, startStore, waitForOutput } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Tests rate limits per address, and the request log. Each test uses its own address. processes.test.ts tests limits
// that several processes share.

const ORDER_PAGES = 4

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let admin: AdminClient

beforeAll(async () => {
  store = await startStore({
    env: {
      DEMO_DATA: 'off',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: '1',
      LIMIT_CHECKOUT: '3',
      LIMIT_ORDER_LIST: '4',
      LIMIT_ORDER_LIST_MAILS: '2',
      LIMIT_ORDER_PAGE: String(ORDER_PAGES),
      LIMIT_QUOTE: '4',
      LIMIT_SEARCH: '5',
      LIMIT_WISHLIST: '2',
      LIMIT_WISHLIST_READS: '2',
    },
  })
  database = openStoreDatabase(store)
  admin = await openAdminClient(store, database.db)
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
})

function get(path: string, from: string): Promise<Response> {
  return fetch(store.url + path, { redirect: 'manual', headers: { 'X-Forwarded-For': from } })
}

/** Sends a form, or a string as JSON. */
function post(path: string, body: string | URLSearchParams, from: string): Promise<Response> {
  const headers = new Headers({ Origin: store.url, 'X-Forwarded-For': from })
  if (typeof body === 'string') headers.set('Content-Type', 'application/json')
  return fetch(store.url + path, { method: 'POST', headers, body })
}

/** Asserts that a response says when to try again and is not cached. */
function expectLimited({ status, headers }: Response, path: string): void {
  expect([status, headers.get('cache-control')], path).toEqual([429, 'no-store'])
  expect(headers.get('retry-after'), path).toMatch(/^([1-5]?\d|60)$/)
}

test('searches are rate-limited, however the URL is spelled, and other pages are not', async () => {
  const from = '203.0.113.1'
  const searches = Array.from({ length: 8 }, (_, n) =>
    get(n % 2 ? `/shop?search=text-${n}` : `/search/suggestions?q=text-${n}`, from),
  )
  const statuses = (await Promise.all(searches)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  for (const path of [
    '/shop.data?search=one-more',
    '/%73hop?search=one-more',
    '/shop/_.data?search=one-more',
    '/shop/.data?search=one-more',
    '/search/%73uggestions?q=one-more',
    '/search/suggestions/?q=one-more',
    '/search/suggestions.data?q=one-more',
    '/shop?min=10',
    '/shop?max=99',
    '/product-cards?ids=none',
    '/quick-products?with=none',
  ]) {
    expectLimited(await get(path, from), path)
  }
  for (const path of ['/shop', '/shop?category=tops', '/shop?search=', '/about']) {
    expect((await get(path, from)).status, path).toBe(200)
  }
})

test.each([
  {
    title: 'quotes and shipping steps',
    paths: ['/checkout/quote', '/checkout/shipping'],
    limit: 4,
    from: '203.0.113.2',
  },
  { title: 'wishlists', paths: ['/wishlist/items', '/wishlist/products'], limit: 2, from: '203.0.113.3' },
])('$title have a rate limit, and the response says so', async ({ paths, limit, from }) => {
  const read = (n: number) => post(paths[n % paths.length] ?? '', '{}', from)
  for (let n = 0; n < limit; n++) expect((await read(n)).status).not.toBe(429)
  for (const [n, path] of paths.entries()) {
    const limited = await read(n)
    expectLimited(limited, path)
    expect(await limited.text()).toContain('Too many requests from your connection. Please try again in a minute.')
  }
})

test('an address over the order limit has to wait, but still gets its existing order', async () => {
  const from = '203.0.113.8'
  const postJson = async (path: string, body: object) => (await post(path, JSON.stringify(body), from)).json()
  const productId = await addProduct(database.db)
  const lines = [{ productId, size: 'One Size', color: 'Default', quantity: 1 }]
  const input = await createPricedRequest(postJson, lines)
  expect(await postJson('/checkout/order', input)).toMatchObject({ outcome: 'placed' })
  const order = () => post('/checkout/order', JSON.stringify({ ...input, key: randomUUID(), shownTotal: 1 }), from)
  expect([(await order()).status, (await order()).status]).not.toContain(429)
  const limited = await order()
  expectLimited(limited, '/checkout/order')
  expect(await limited.json()).toMatchObject({ outcome: 'rejected' })
  expect(await postJson('/checkout/order', input)).toMatchObject({ outcome: 'placed' })
})

test('links to all orders are limited per address and per email, whether or not there are orders', async () => {
  await admin.newOrder() // of ada@example.com
  const send = (email: string, from: string) => post('/orders', new URLSearchParams({ email }), from)
  for (const email of ['ada@example.com', 'nobody@example.com']) {
    for (const from of ['203.0.113.10', '203.0.113.11']) expect((await send(email, from)).status).toBe(200)
    const limited = await send(email.toUpperCase(), '203.0.113.12')
    expect([limited.status, limited.headers.get('cache-control')]).toEqual([429, 'no-store'])
    expect(await limited.text()).toContain('Too many requests for this address. Please try again tomorrow.')
  }
  for (const email of ['ben@example.com', 'chi@example.com']) {
    expect((await send(email, '203.0.113.10')).status).toBe(200)
  }
  const limited = await send('dan@example.com', '203.0.113.10')
  expectLimited(limited, '/orders')
  expect(await limited.text()).toContain('Please try again in a minute.')
})

test('wishlist changes have a rate limit, and the log does not contain the session', async () => {
  const session = `session_1763000000000_${'a1'.repeat(16)}`
  const body = JSON.stringify({ session, product: '0199a1b2-0000-7000-8000-0123456789ab', saved: true })
  const change = () => post('/wishlist/change', body, '203.0.113.4')
  expect([(await change()).status, (await change()).status]).toEqual([404, 404])
  expectLimited(await change(), '/wishlist/change')
  await waitForOutput(store, /wishlist-change.*"status":429/)
  expect(store.output()).not.toContain(session)
})

test('guessed order links are rate-limited, a valid link is not, and the log contains no links', async () => {
  const { id, link } = await admin.newOrder()
  const listPages = (guess: string) => [`/order/${guess}`, `/order/${guess}.data`]
  const [shopperAddress, guesserAddress] = ['203.0.113.5', '203.0.113.6']
  for (let time = 0; time < 2 * ORDER_PAGES; time++)
    expect((await get(`/order/${link}`, shopperAddress)).status).toBe(200)
  for (let time = 0; time < ORDER_PAGES; time++) {
    expect((await get(`/order/${'0'.repeat(48)}`, guesserAddress)).status).toBe(404)
  }
  for (const path of [...listPages('1'.repeat(48)), ...listPages(link)])
    expectLimited(await get(path, guesserAddress), path)
  expect(await (await get(`/order/${link}`, guesserAddress)).text()).toContain('Please try again in a minute.')
  expect((await post(`/order/${link}`, new URLSearchParams({ intent: 'cancel' }), guesserAddress)).status).toBe(429)
  const { rows } = await database.db.$client.query('select status from orders where id = $1', [id])
  expect(rows).toEqual([{ status: 'processing' }])

  const last = await get(`/order/${link}`, shopperAddress)
  expect(last.status).toBe(200)
  await waitForOutput(store, new RegExp(`"${last.headers.get('x-request-id')}","route":"routes/storefront/order"`))
  expect(store.output()).not.toContain(link)
})

test('the log contains no addresses, queries or bodies', async () => {
  const form = new URLSearchParams({ email: 'planted-body' })
  const { headers } = await post('/no-such-page?email=planted-query@example.com', form, '203.0.113.7')
  const id = headers.get('x-request-id')
  await waitForOutput(store, new RegExp(`"request":"${id}","route":"[^"]+","method":"POST","status":\\d+`))
  expect(store.output()).not.toMatch(/planted|no-such-page|203\.0\.113|127\.0\.0\.1/)
})
