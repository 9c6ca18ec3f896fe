import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markets } from '#app/features/markets/markets.table.ts'
import { saveSettings } from '#app/features/settings/settings.server.ts'
import type { Id } from '#app/lib/id.ts'
import { addMarket } from '#tests/support/markets.ts'
import { parseFeed } from '#tests/support/product-feed.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { until } from '#tests/support/until.ts'

// The feeds of the demo store, and of a market in Nigeria, as shopping services fetch them.

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let nigeria: Id<'market'>

beforeAll(async () => {
  store = await startStore()
  database = openStoreDatabase(store)
  nigeria = await addMarket(database.db, { currency: 'NGN', countries: ['NG'], languages: { ng: 'en-NG' } })
  await until(async () => (await get('/ng/about')).status === 200)
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
})

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(store.url + path, { redirect: 'manual', ...init })
}

test('a feed is the same with and without compression, and is not sent again while it is the same', async () => {
  const [compressed, plain] = [
    await get('/product-feed.xml'),
    await get('/product-feed.xml', { headers: { 'Accept-Encoding': 'identity' } }),
  ]
  expect(compressed.status).toBe(200)
  expect(compressed.headers.get('content-encoding')).toBe('gzip')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(compressed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(compressed.headers.get('x-robots-tag')).toBe('noindex')
  const text = await plain.text()
  expect(await compressed.text()).toBe(text)
  const etag = compressed.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\//)
  expect(plain.headers.get('etag')).toBe(etag)
  const same = await get('/product-feed.xml', { headers: { 'If-None-Match': etag } })
  expect([same.status, await same.text()]).toEqual([304, ''])
  const head = await get('/product-feed.xml', { method: 'HEAD' })
  expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag])
})

test('pages and images that it names are there, below the prefix of the locale', async () => {
  const items = parseFeed(await (await get('/ng/product-feed.xml')).text())
  expect(items.length).toBeGreaterThan(50)
  const [item] = items
  expect(item?.link?.[0]).toMatch(`${store.url}/ng/product/`)
  expect(item?.price?.[0]).toMatch(/^\d+\.\d\d NGN$/)
  for (const address of [item?.link?.[0], item?.image_link?.[0]]) {
    expect((await fetch(address ?? '')).status).toBe(200)
  }
  expect(new Set(items.map(({ id }) => id?.[0])).size).toBe(items.length)
})

test.each([
  '/de/product-feed.xml', // no locale
  '/product-feed.xml.data', // would be read into memory as a whole
  '/ng/product-feed.xml.data',
  '/product-feed',
])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('a closed market has no feed, and none has one while they are switched off', async () => {
  await database.db.update(markets).set({ status: 'draft' }).where(eq(markets.id, nigeria))
  await until(async () => (await get('/ng/product-feed.xml')).status !== 200)
  expect((await get('/product-feed.xml')).status).toBe(200)
  await saveSettings(database.db, { product_feed: false })
  expect((await get('/product-feed.xml')).status).toBe(404)
  await saveSettings(database.db, { product_feed: true })
  expect((await get('/product-feed.xml')).status).toBe(200)
})
