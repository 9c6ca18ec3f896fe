import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  cacheShownPage,
  loadAhead,
  loadedPagesMiddleware,
  type PageData,
} from '#app/content/storefront/loaded-pages.ts'

const ROUTE = 'routes/storefront/product'
const AWAITED = { isAwaited: true }
const fromServer: PageData = { [ROUTE]: { type: 'data', result: 'from the server' } }

let pageUrl: URL
let requested: string[]

beforeEach(() => {
  pageUrl = new URL('https://shop.example/')
  requested = []
  vi.stubGlobal('location', pageUrl)
  vi.stubGlobal('window', globalThis)
  serve((path) => toResponse(path))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function serve(respond: (path: string) => Response): void {
  vi.stubGlobal('fetch', async (url: URL) => {
    requested.push(url.pathname + url.search)
    return respond(url.pathname)
  })
}

/** Creates a response in React Router's format. */
function toResponse(text: string): Response {
  return new Response(`${JSON.stringify([{ _1: 2 }, ROUTE, { _3: 4 }, 'data', text])}\n`)
}

/** Returns the data that the router gets: preloaded data, or the server's. */
async function open(path: string, method = 'GET'): Promise<unknown> {
  const request = new Request(new URL(path, pageUrl), { method })
  const args = { request, url: new URL(request.url), pattern: '', params: {}, context: {} }
  const results = await loadedPagesMiddleware(
    args as unknown as Parameters<typeof loadedPagesMiddleware>[0],
    async () => fromServer,
  )
  return (results as PageData)[ROUTE]?.result
}

async function goBack(path: string): Promise<unknown> {
  pageUrl.href = new URL(path, pageUrl).href // the browser changes the URL first
  return await open(path)
}

test('preloaded data is used once', async () => {
  await loadAhead('/product/1?color=Clay', ROUTE, AWAITED)
  expect(requested).toEqual(['/product/1.data?color=Clay&_routes=routes%2Fstorefront%2Fproduct'])
  expect(await open('/product/1?color=Clay')).toBe('/product/1.data')
  expect(await open('/product/1?color=Clay')).toBe('from the server')
})

test('a navigation waits for data that is loading', async () => {
  const loading = loadAhead('/product/2', ROUTE, AWAITED)
  expect(await open('/product/2')).toBe('/product/2.data')
  await loading
})

test('a navigation waits at most half a second, because browsers delay the request while images load', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  void loadAhead('/product/held-back', ROUTE, AWAITED)
  const opened = open('/product/held-back')
  await vi.advanceTimersByTimeAsync(500)
  expect(await opened).toBe('from the server')
})

test('a page with a client loader appears immediately and does not wait for data that is loading', async () => {
  const loading = loadAhead('/shop?sort=name', ROUTE, { isAwaited: false })
  expect(await open('/shop?sort=name')).toBe('from the server')
  await loading
  expect(await open('/shop?sort=name')).toBe('/shop.data')
})

test('data is preloaded at most once a minute and is not used after that minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await loadAhead('/product/3', ROUTE, AWAITED)
  await loadAhead('/product/3', ROUTE, AWAITED)
  expect(requested).toHaveLength(1)
  vi.advanceTimersByTime(61_000)
  expect(await open('/product/3')).toBe('from the server')
  await loadAhead('/product/3', ROUTE, AWAITED)
  expect(requested).toHaveLength(2)
})

test.each([
  ['a deleted page', () => new Response('', { status: 404 })],
  ['a redirect', () => new Response(null, { status: 204, headers: { 'X-Remix-Redirect': '/shop' } })],
  ['a broken response', () => new Response('[{"_1":')],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('if preloading fails because of %s, the navigation loads the page itself', async (_, respond) => {
  serve(respond as () => Response)
  await loadAhead('/product/4', ROUTE, AWAITED)
  expect(await open('/product/4')).toBe('from the server')
})

test('Back and Forward show the previous data; a link and a reload do not', async () => {
  cacheShownPage('/shop', { [ROUTE]: { type: 'data', result: 'as it was' } })
  expect(await goBack('/shop')).toBe('from the server') // /shop is the current page
  pageUrl.href = 'https://shop.example/product/5'
  cacheShownPage('/product/5', null)
  expect(await open('/shop')).toBe('from the server')
  expect(await goBack('/shop')).toBe('as it was')
})

test('a failed page is not cached', async () => {
  cacheShownPage('/failed', { [ROUTE]: { type: 'data', result: 'as it was' } })
  cacheShownPage('/failed', null)
  cacheShownPage('/elsewhere', null)
  expect(await goBack('/failed')).toBe('from the server')
})

test('submitting a form invalidates all data', async () => {
  cacheShownPage('/old', { [ROUTE]: { type: 'data', result: 'as it was' } })
  cacheShownPage('/other', null)
  await loadAhead('/product/6', ROUTE, AWAITED)
  await open('/other', 'POST')
  expect(await open('/product/6')).toBe('from the server')
  expect(await goBack('/old')).toBe('from the server')
})

test('a thousand links load only as many pages as the limit on unused data allows', async () => {
  serve(() => new Response('', { headers: { 'Content-Length': '9200' } }))
  for (let page = 0; page < 1_000; page++) await loadAhead(`/many/${page}`, ROUTE, AWAITED)
  expect(requested.length * 10_000).toBeGreaterThan(100_000)
  expect(requested.length * 10_000).toBeLessThanOrEqual(150_000)
})
