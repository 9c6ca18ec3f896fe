import { readdirSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import process from 'node:process'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toPassportCode } from '#app/catalog/passport/passport-code.ts'
import { pages } from '#app/content/pages.table.ts'
import { readSecret } from '#app/platform/secret.server.ts'
import { POLICIES } from '#app/store/policies.ts'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { findFreePort } from '#scripts/free-port.ts'
import { buildDatabaseUrl } from '#scripts/postgres/cluster.ts'
import { type ConfiguredRoute, cachedRoutes, isPage } from '#tests/support/configured-routes.ts'
import { listFailures } from '#tests/support/list-failures.ts'
import { isLong } from '#tests/support/long.ts'
import { type StoreProcess, startStore, waitForOutput } from '#tests/support/store.ts'
import { openStoreDatabase, readPostmaster } from '#tests/support/store-database.ts'
import { until } from '#tests/support/until.ts'
import { listWebProcesses } from '#tests/support/web-processes.ts'
import { keepWebProcess, type WebProcess } from '#tools/stress/web-process.ts'

// Tests, over HTTP, the pages that are cached for everyone.

let store: StoreProcess
/** A path for each cached route, keyed by route id. */
let examples: Map<string, string>

beforeAll(async () => {
  store = await startStore({ env: { PORT: String(await findFreePort()) } }) // caches are per origin, so a restart must keep the port
  const database = openStoreDatabase(store)
  const published = { status: 'published', publishedAt: new Date() } as const
  await database.db
    .insert(pages)
    .values([null, ...POLICIES].map((policy) => ({ title: 'Page', slug: policy ?? 'story', policy, ...published })))
  await database.close()
  await until(async () => (await send('/about')).cache === 'hit') // invalidations have arrived by now
  const [sitemap, data] = [(await send('/sitemap.xml')).text, '/sitemap/pages.xml']
  examples = new Map([
    ['routes/storefront/home', '/'],
    ['routes/storefront/shop', '/shop'],
    ['routes/storefront/shop-filters', '/shop/filters'],
    ['routes/storefront/collection', /\/collection\/[a-z0-9-]+/.exec(sitemap)?.[0] ?? ''],
    ['routes/storefront/product', /\/product\/[0-9a-f-]+/.exec(sitemap)?.[0] ?? ''],
    ['routes/storefront/product-reviews', `${/\/product\/[0-9a-f-]+/.exec(sitemap)?.[0]}/reviews`],
    ['routes/storefront/product-size-guide', `/product/${createDemoId('product', 'imisi-satin-gown')}/size-guide`],
    ['routes/storefront/lookbook', '/lookbook'],
    ['routes/storefront/about', '/about'],
    ['routes/storefront/contact', '/contact'],
    ['routes/storefront/faq', '/faq'],
    ['routes/storefront/wishlist', '/wishlist'],
    ['routes/storefront/withdraw', '/withdraw'],
    ['routes/storefront/my-orders', '/orders'],
    ['routes/storefront/written-page', '/pages/story'],
    ...POLICIES.map((policy) => [`routes/storefront/policy-${policy}`, `/${policy}`] as const),
    ['routes/api/search-suggestions', '/search/suggestions?q=dress'],
    ['routes/api/shop-sizes', '/shop/sizes'],
    ['routes/api/product-cards', '/product-cards?list=bestsellers'],
    ['routes/api/sitemap-start', '/sitemap.xml'],
    ['routes/api/sitemap', data],
    ['routes/api/garment-passport', `/passport/${toPassportCode(createDemoId('product', 'imisi-satin-gown'))}`],
    ['routes/api/web-manifest', '/manifest.webmanifest'],
  ])
})
afterAll(() => store.stop())

type RequestOptions = { readonly headers?: Record<string, string>; readonly method?: string; readonly baseUrl?: string }

async function send(target: string, { headers = {}, method = 'GET', baseUrl = store.url }: RequestOptions = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(baseUrl)
    request({ hostname, port, path: target, method, headers }, resolve).on('error', reject).end()
  })
  const body = await buffer(response)
  return {
    status: response.statusCode,
    headers: response.headers,
    cache: response.headers['x-cache'],
    body,
    text: body.toString(),
  }
}

function getExample(route: string): string {
  const path = examples.get(route)
  if (!path) throw new Error('The route has no example')
  return path
}

/** Returns the headers without those that differ per request. */
function omitVaryingHeaders({ headers }: Awaited<ReturnType<typeof send>>) {
  const { date: _date, 'x-request-id': _id, 'x-cache': _cache, ...rest } = headers
  return rest
}

/** Omits the coming-soon page, which closed-store.test.ts tests. */
const shownRoutes = cachedRoutes.filter(({ id }) => id !== 'routes/storefront/coming-soon')

test('every cached route is served from the cache on the second request', async () => {
  const check = async ({ id }: ConfiguredRoute) => {
    const path = getExample(id)
    const first = await send(path)
    const second = await send(path)
    expect([first.status, second.status, second.cache]).toEqual([200, 200, 'hit'])
    expect(second.text).toBe(first.text)
  }
  expect(shownRoutes.length).toBeGreaterThan(15)
  expect(await listFailures(shownRoutes, ({ id }) => id, check)).toEqual([])
})

test('the data of each cached route is also cached without the layout, because its own loader declares tags', async () => {
  const check = async ({ id }: ConfiguredRoute) => {
    const path = getExample(id)
    const target = `${path === '/' ? '/_' : path}.data?_routes=${encodeURIComponent(id)}`
    await send(target)
    const again = await send(target)
    expect([again.status, again.cache]).toEqual([200, 'hit'])
    expect(again.headers['x-robots-tag']).toBe('noindex')
  }
  const withLoader = shownRoutes.filter((route) => isPage(route) && route.id !== 'routes/storefront/wishlist')
  expect(await listFailures(withLoader, ({ id }) => id, check)).toEqual([])
})

test('irrelevant parameters and the client do not change the page', async () => {
  const page = await send('/shop')
  const staff = { Cookie: 'better-auth.session_token=planted', 'X-Forwarded-For': '1.2.3.4', Authorization: 'planted' }
  for (const [path, headers] of [
    ['/shop?utm_source=planted&page=1', {}],
    ['/shop', staff],
    ['/shop?planted=2', staff],
  ] as const) {
    const other = await send(path, { headers })
    expect([other.cache, other.headers.etag, other.text]).toEqual(['hit', page.headers.etag, page.text])
    expect(other.headers['set-cookie']).toBeUndefined()
  }
  expect(page.text).not.toContain('planted')
})

test('pages with prices are revalidated each time, even by browsers', async () => {
  const product = getExample('routes/storefront/product')
  const paths = [
    product,
    `${product}.data`,
    '/shop',
    '/search/suggestions?q=dress',
    `/product-cards?ids=${product.slice(9)}`,
  ]
  const responses = await Promise.all(paths.map((path) => send(path)))
  expect(responses.map(({ headers }) => headers['cache-control'])).toEqual(paths.map(() => 'no-cache'))
})

describe('cached pages are equal to newly rendered pages', () => {
  let uncachedStore: WebProcess

  beforeAll(async () => {
    const password = readSecret(store.dataDir, 'postgres-password')
    const DATABASE_URL = buildDatabaseUrl(readPostmaster(store), password)
    const env = { DATA_DIR: store.dataDir, DATABASE_URL, PAGE_CACHE_MB: '0' }
    uncachedStore = await keepWebProcess(() => env, join(store.dataDir, 'fresh.log'))
  })
  afterAll(() => uncachedStore?.stop())

  /** Returns the part of a page that its URL determines, without per-request data and script hashes. */
  async function readComparable(target: string, baseUrl: string, extraHeaders: Record<string, string> = {}) {
    const { host } = new URL(store.url) // links are the same for every client
    const { status, headers, text } = await send(target, {
      baseUrl,
      headers: { ...extraHeaders, Host: host, Accept: 'text/html' },
    })
    const { location, 'content-type': type, 'x-robots-tag': robots, 'set-cookie': cookie } = headers
    return { status, location, type, robots, cookie, text: text.replace(/ nonce="[^"]*"/g, '') }
  }

  /** Request data that must not appear in a page for others. */
  const hostile = {
    Cookie: 'lumina.session=planted; cart=planted',
    Authorization: 'Bearer planted',
    'Accept-Language': 'fr',
    'Cache-Control': 'no-cache',
    'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT',
    'X-Forwarded-For': '1.2.3.4',
    'X-Forwarded-Host': 'planted.example',
    'X-Forwarded-Proto': 'https',
    'X-Original-URL': '/admin',
    'X-HTTP-Method-Override': 'DELETE',
    'X-React-Router-SPA-Mode': 'yes',
  }

  async function expectSamePage(target: string): Promise<void> {
    const expected = await readComparable(target, uncachedStore.url())
    expect(await readComparable(target, store.url, hostile), `${target} the first time`).toEqual(expected)
    expect(await readComparable(target, store.url), `${target} the second time`).toEqual(expected)
  }

  const searches = ['silk', 'SILK', 'dress%20', '%00', '%ff', '%F0%9F%94%A5', '', '+', "'", '%3Cb%3E', 'a'.repeat(150)]
  const numbers = [
    '0',
    '1',
    '02',
    '2',
    '3.0',
    '1e1',
    '-1',
    '400',
    '401',
    'x',
    '1,000',
    '1.555',
    '%E2%82%A65',
    '%D9%A3',
    '%207',
  ]
  const values: Readonly<Record<string, readonly string[]>> = {
    search: searches,
    q: searches,
    Search: searches,
    category: ['dresses', 'DRESSES', 'tops', 'none', ''],
    collection: ['dawn-light', 'none', 'Dawn-Light', '..', ''],
    min: numbers,
    max: numbers,
    page: numbers,
    sort: ['price-asc', 'price-desc', 'name', 'newest', 'constructor', ''],
    newsletter: ['subscribed', 'confirm', 'failed', 'limited', 'toString', ''],
    utm_source: ['letter'],
    index: [''],
    color: ['Red'],
    _routes: [
      '',
      'root',
      'routes/storefront/shop',
      'routes/storefront/shop,routes/storefront/layout',
      'routes/storefront/home',
      'routes/admin/products',
      ',',
    ],
  }
  const parameter = fc
    .constantFrom(...Object.keys(values))
    .chain((name) => fc.constantFrom(...(values[name] ?? [])).map((value) => `${name}=${value}`))
  const query = fc.array(parameter, { maxLength: 4 }).map((all) => (all.length > 0 ? `?${all.join('&')}` : ''))
  const paths = [
    '/',
    '/_',
    '/shop',
    '/about',
    '/wishlist',
    '/lookbook',
    '/search/suggestions',
    '/sitemap.xml',
    '/sitemap/pages.xml',
    '/sitemap/products-1.xml',
    '/manifest.webmanifest',
    `/passport/${toPassportCode(createDemoId('product', 'imisi-satin-gown'))}`,
    `/passport/${'0'.repeat(25)}`,
    '/robots.txt',
    '/no-such-page',
    '/collection/dawn-light',
    '/collection/none',
    '/product/amara-slip-dress',
    '/product/0199a1b2-0000-7000-8000-0123456789ab',
    'product',
  ]
  const spellings: readonly ((path: string) => string)[] = [
    (path) => path,
    (path) => path,
    (path) => `${path}.data`,
    (path) => `${path}.data`,
    (path) => path.toUpperCase(),
    (path) => `${path}/`,
    (path) => `${path}//`,
    (path) => `/${path}`,
    (path) => `${path}%2F`,
    (path) => `${path}%`,
    (path) => path.replace('s', '%73'),
    (path) => path.replace(/(?<=.)\//, '%2f'),
    (path) => path.replace(/(?<=.)\//, '//'),
    (path) => `${path}/.`,
    (path) => `/x/..${path}`,
    (path) => `${path};v=1`,
    (path) => `${path}/_.data`,
    (path) => `${path}.data.data`,
  ]

  test('for random URLs, spellings and parameters', async () => {
    const spelled = fc
      .tuple(fc.constantFrom(...paths), fc.constantFrom(...spellings))
      .map(([path, spell]) => spell(path === 'product' ? getExample('routes/storefront/product') : path))
    const target = fc.tuple(spelled, query).map((parts) => parts.join(''))
    await fc.assert(fc.asyncProperty(target, expectSamePage), {
      numRuns: isLong ? 150 : 50,
      seed: 7,
      endOnFailure: true,
    })
  })
})

test('HEAD returns the same headers without a body, and Range is ignored', async () => {
  const page = await send('/faq')
  for (const path of ['/faq', '/faq?first-time=1', '/faq']) {
    const head = await send(path, { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(omitVaryingHeaders(head)).toEqual(omitVaryingHeaders(page))
  }
  const rangeResponse = await send('/faq', { headers: { Range: 'bytes=0-9' } })
  expect([rangeResponse.status, rangeResponse.text]).toEqual([200, page.text])
})

test('each client gets the same page in an encoding that it accepts', async () => {
  const plain = await send('/lookbook')
  const decompress = { br: brotliDecompressSync, gzip: gunzipSync }
  const encodings = [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.2', 'gzip'],
  ] as const
  for (const [header, encoding] of encodings) {
    for (const time of ['first', 'second']) {
      const compressed = await send('/lookbook', { headers: { 'Accept-Encoding': header } })
      expect(compressed.headers['content-encoding'], `${header} the ${time} time`).toBe(encoding)
      expect(compressed.headers['content-length']).toBe(String(compressed.body.length))
      expect(compressed.headers).toMatchObject({ vary: 'Accept-Encoding', etag: plain.headers.etag })
      expect(decompress[encoding](compressed.body).equals(plain.body)).toBe(true)
    }
  }
  for (const header of ['', 'zstd', 'identity', 'br;q=0', '*;q=0', ';q=,,']) {
    const uncompressed = await send('/lookbook', { headers: { 'Accept-Encoding': header } })
    expect(uncompressed.headers['content-encoding'], header).toBeUndefined()
  }
})

test('a client with the current page gets a 304', async () => {
  const { headers } = await send('/contact')
  const etag = headers.etag ?? ''
  for (const ifNoneMatch of [etag, '*', `"other", ${etag}`, etag.replace('W/', '')]) {
    const response = await send('/contact', { headers: { 'If-None-Match': ifNoneMatch, 'Accept-Encoding': 'br' } })
    expect([response.status, response.body.length, response.headers.etag], ifNoneMatch).toEqual([304, 0, etag])
    expect(response.headers['content-security-policy']).toBe(headers['content-security-policy'])
  }
  expect((await send('/contact', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
})

test('not-found pages are cached once for all URLs', async () => {
  const pages = [await send('/no-such-page'), await send('/no-such-page'), await send('/another/one?x=1')]
  expect(pages.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(1)
  expect(pages[1]?.cache).toBe('hit')
  expect(pages[1]?.headers['x-robots-tag']).toBe('noindex')
})

test('personal pages and resources that differ by request are never cached', async () => {
  for (const path of [
    '/checkout',
    '/admin/login',
    '/order/none',
    '/api/auth/get-session',
    '/healthz',
    '/product-cards?ids=',
  ]) {
    for (let time = 0; time < 2; time++) expect((await send(path)).cache, path).toBeUndefined()
  }
})

test('one path requested alternately on two hosts returns each host’s own page', async () => {
  const { port } = new URL(store.url)
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`]
  for (const host of hosts) await send('/about', { headers: { Host: host } })
  for (const host of [...hosts, ...hosts]) {
    const { cache, text } = await send('/about', { headers: { Host: host } })
    expect([cache, /rel="canonical" href="([^"]+)"/.exec(text)?.[1]]).toEqual(['hit', `http://${host}/about`])
  }
})

test('a cached page is not served for a different host', async () => {
  expect((await send('/', { headers: { Host: 'elsewhere.example' } })).status).toBe(421)
  expect((await send('/')).status).toBe(200)
})

/** Returns true if the page has a copy on disk, for a process that starts without a database. */
function hasCopy(path: string): boolean {
  return readdirSync(join(store.dataDir, 'page-copies'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .some((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1').includes(`"key":"${store.url}${path}"`))
}

test.runIf(isLong)(
  'during a database outage, cached pages are served as stale, even by a new process, other pages show an error, and both recover',
  async () => {
    const path = getExample('routes/storefront/product')
    const before = await send(path)
    await expect.poll(() => hasCopy(path)).toBe(true)
    const { pid } = readPostmaster(store)
    const { db, close } = openStoreDatabase(store)
    await db.execute(sql`select 1`)
    process.kill(pid, 'SIGSTOP') // PostgreSQL stops responding
    try {
      await db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
      await db.execute(sql`update products set name = 'Another name' where id = ${path.replace('/product/', '')}`)
      await expect.poll(async () => (await send(path)).cache).toBe('stale')
      const stale = await send(path)
      expect([stale.status, stale.text]).toEqual([200, before.text])
      const uncached = await send('/shop?search=never-asked-for', { headers: { Accept: 'text/html' } })
      expect([uncached.status, uncached.headers['retry-after'], uncached.cache]).toEqual([503, '2', undefined])
      expect(uncached.text).toContain('We will be right back')
      expect(uncached.text).toContain(`Reference: ${uncached.headers['x-request-id']}`)
      expect(uncached.text).not.toMatch(/ at |ECONN|Error:/)

      const from = store.output().length
      process.kill(listWebProcesses(store)[0], 'SIGKILL')
      await waitForOutput(store, /Store ready at \S+ without its database, .*\n/, from)
      const copy = await send(path)
      expect([copy.status, copy.cache, copy.text]).toEqual([200, 'stale', before.text])
      expect(await send('/readyz')).toMatchObject({ status: 503, text: 'database\n' })
    } finally {
      process.kill(pid, 'SIGCONT')
      await close()
    }
    await expect.poll(async () => (await send(path)).text).toContain('Another name')
    await expect.poll(async () => (await send(path)).cache).toBe('hit')
    await expect.poll(async () => (await send('/readyz')).status).toBe(200)
  },
)
