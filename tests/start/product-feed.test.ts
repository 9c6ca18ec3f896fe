import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#app/lib/id.ts'
import { markets } from '#app/store/markets.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { isLong } from '#tests/support/long.ts'
import { addMarket } from '#tests/support/markets.ts'
import { parseFeed } from '#tests/support/product-feed.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSettingsStore } from '#tests/support/shared-store.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { until } from '#tests/support/until.ts'

// Tests the feeds of the demo store and of a market in Nigeria, as shopping services fetch them.

const store = getSettingsStore()
let database: ReturnType<typeof openStoreDatabase>
let nigeria: Id<'market'>

beforeAll(async () => {
  database = openStoreDatabase(store)
  nigeria = await addMarket(database.db, { currency: 'NGN', countries: ['NG'], languages: { ng: 'en-NG' } })
  await until(async () => (await get('/ng/about')).status === 200)
})
afterAll(() => database?.close())

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(store.url + path, { redirect: 'manual', ...init })
}

test('a feed is the same with and without compression, and is not resent while unchanged', async () => {
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

test('the pages and images in a feed exist under the locale’s prefix', async () => {
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

/** Reads a page without running scripts: its ETag, its HTML, its Open Graph properties, and its offers by SKU. */
async function readProduct(address: string) {
  const response = await fetch(address)
  const html = await response.text()
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  const data = scripts
    .map(([, json = '']) => JSON.parse(json))
    .find((entry) => JSON.stringify(entry).includes('"offers"'))
  const graph = new Map(
    [...html.matchAll(/<meta property="([^"]*)" content="([^"]*)"/g)].map(([, name = '', text = '']) => [name, text]),
  )
  return { etag: response.headers.get('etag'), html, graph, offers: new Map(listOffers(data)) }
}

type DescribedProduct = { readonly sku: string; readonly offers: Readonly<Record<string, string>> }

function listOffers(data: DescribedProduct & { readonly hasVariant?: readonly DescribedProduct[] }) {
  return (data.hasVariant ?? [data]).map(({ sku, offers }) => [sku, offers] as const)
}

const SCHEMA: Readonly<Record<string, string>> = { in_stock: 'InStock', out_of_stock: 'OutOfStock' }

test('a feed item agrees with the HTML at its URL, and unknown sizes and colors do not change the page', async () => {
  const allItems = parseFeed(await (await get('/product-feed.xml')).text())
  expect(allItems.length).toBeGreaterThan(200)
  /**
   * Tests three items of each kind, or all in `npm run test:long`. app/routes/api/product-feed.server.test.ts tests
   * many random products.
   */
  const kinds = Object.groupBy(allItems, ({ availability, size, color, sale_price }) =>
    String([availability, Boolean(size), Boolean(color), Boolean(sale_price)]),
  )
  const items = isLong ? allItems : Object.values(kinds).flatMap((items = []) => items.slice(0, 3))
  const naira = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'NGN', currencyDisplay: 'narrowSymbol' })
  for (const item of items) {
    const [link = ''] = item.link ?? []
    const { html, graph, offers } = await readProduct(link)
    const [amount = ''] = (item.sale_price?.[0] ?? item.price?.[0] ?? '').split(' ')
    const availability = item.availability?.[0] ?? ''
    expect(offers.get(item.id?.[0] ?? ''), link).toMatchObject({
      url: link,
      price: amount,
      priceCurrency: 'NGN',
      availability: `https://schema.org/${SCHEMA[availability]}`,
    })
    expect(graph.get('product:price:amount'), link).toBe(amount)
    expect(graph.get('product:availability'), link).toBe(availability.replaceAll('_', ' '))
    expect(graph.get('product:retailer_item_id'), link).toBe(item.id?.[0])
    expect(html, link).toContain(`>${naira.format(Number(amount))}<`)
  }
  const { pathname, search } = new URL(items.find(({ size, color }) => size && color)?.link?.[0] ?? '')
  const plain = await readProduct(store.url + pathname)
  const chosen = await readProduct(store.url + pathname + search)
  expect(chosen.etag).not.toBe(plain.etag)
  const readEtag = async (query: string) => (await readProduct(`${store.url}${pathname}?${query}`)).etag
  expect(await readEtag(`utm_source=x&${search.slice(1)}`)).toBe(chosen.etag)
  expect(await readEtag(`${search.slice(1)}&size=Invented`)).toBe(chosen.etag)
  expect(await readEtag('size=Invented&color=Octarine')).toBe(plain.etag)
})

test('other feed URLs are not found', async () => {
  for (const path of [
    '/de/product-feed.xml', // no locale
    '/product-feed.xml.data', // the router would read the entire feed into memory
    '/ng/product-feed.xml.data',
    '/product-feed',
  ]) {
    expect((await get(path)).status, path).toBe(404)
  }
})

test('a closed market has no feed, and no market has a feed while feeds are switched off', async () => {
  await database.db.update(markets).set({ status: 'draft' }).where(eq(markets.id, nigeria))
  await until(async () => (await get('/ng/product-feed.xml')).status !== 200)
  expect((await get('/product-feed.xml')).status).toBe(200)
  await saveSettings(database.db, { product_feed: false })
  expect((await get('/product-feed.xml')).status).toBe(404)
  await saveSettings(database.db, { product_feed: true })
  expect((await get('/product-feed.xml')).status).toBe(200)
})

test('the feeds screen shows the number of items in each feed and links to incomplete products', async () => {
  const { cookie } = await openStaffSession(database.db, store)
  const items = parseFeed(await (await get('/product-feed.xml')).text()).length
  const { html, text } = await readPage(store.url, '/admin/product-feeds', cookie)
  expect(text).toContain(`Each feed has ${items} items`)
  expect(html).toMatch(/href="\/admin\/products\/edit\//)
})
