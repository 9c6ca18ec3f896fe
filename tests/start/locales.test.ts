import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSecret } from '#app/platform/secret.server.ts'
import { locales, markets } from '#app/store/markets.table.ts'
import { buildDatabaseUrl } from '#scripts/postgres/cluster.ts'
import { createCheckoutRequest, createQuoteRequest } from '#tests/support/checkout-request.ts'
import { addMarket } from '#tests/support/markets.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase, readPostmaster } from '#tests/support/store-database.ts'
import { until } from '#tests/support/until.ts'
import { keepWebProcess, type WebProcess } from '#tools/stress/web-process.ts'

// Tests a store with three locales over HTTP: the primary market in English, Nigeria in English, and the Emirates in
// Arabic.

const PREFIXES = ['', '/ng', '/ae'] as const

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let product: { readonly id: string; readonly slug: string; readonly page: string }

beforeAll(async () => {
  store = await startStore({ env: { CDN_PURGE_URL: 'http://127.0.0.1:9/purge' } })
  database = openStoreDatabase(store)
  await addMarket(database.db, { name: 'Nigeria', countries: ['NG'], languages: { ng: 'en-NG' } })
  await addMarket(database.db, { name: 'Emirates', countries: ['AE'], languages: { ae: 'ar' } })
  const { rows } = await database.db.execute<{ id: string; slug: string }>(
    sql`select id, slug from products where status = 'active' order by id limit 1`,
  )
  const { id = '', slug = '' } = rows[0] ?? {}
  product = { id, slug, page: `/product/${id}` }
  for (const prefix of PREFIXES) await until(async () => (await send(`${prefix}/about`)).status === 200)
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
})

type Init = {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
  readonly baseUrl?: string
}

async function send(path: string, { method = 'GET', headers = {}, body, baseUrl = store.url }: Init = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const { hostname, port } = new URL(baseUrl)
  request({ hostname, port, path, method, headers }, resolve).on('error', reject).end(body)
  const response = await promise
  const text = (await buffer(response)).toString()
  return { status: response.statusCode, headers: response.headers, cache: response.headers['x-cache'], text }
}

function sendJson(path: string, body: object) {
  const headers = { 'Content-Type': 'application/json', Origin: store.url }
  return send(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Omits the market's id in the tag that lets a changed price of a market invalidate the market's pages. */
function normalizeMarketTag(tags: string | string[] | undefined): string | undefined {
  return tags?.toString().replace(/\bmarket-[0-9a-f]{12}\b/, 'market')
}

/** Returns every store URL in links and forms, except those of other locales. */
function listStoreUrls(html: string): string[] {
  const tags = [...html.matchAll(/<(?:a|form)\b[^>]* (?:href|action)="(\/[^"]*)"[^>]*>/g)]
  return tags.filter(([tag]) => !/hreflang/i.test(tag)).map(([, address = '']) => address)
}

describe.each([
  { prefix: '/ng', tag: '<html lang="en-NG" data-prefix="ng">' },
  { prefix: '/ae', tag: '<html lang="ar" dir="rtl" data-prefix="ae">' },
])('under $prefix', ({ prefix, tag }) => {
  const pages = () => [
    prefix,
    ...[
      '/shop',
      product.page,
      '/collection/objects',
      '/lookbook',
      '/about',
      '/contact',
      '/faq',
      '/wishlist',
      '/checkout',
    ].map((path) => prefix + path),
  ]

  test('every storefront page exists in the locale’s language, and its links stay in the locale', async () => {
    for (const path of pages()) {
      const { status, text } = await send(path)
      expect([path, status]).toEqual([path, 200])
      expect(text, path).toContain(tag)
      const elsewhere = listStoreUrls(text).filter(
        (address) => address !== prefix && !address.startsWith(`${prefix}/`) && !address.startsWith(`${prefix}?`),
      )
      expect(new Set(elsewhere), path).toEqual(new Set(['/admin/login']))
    }
  })

  test('pages are cached under their own URL, with ETag and tags', async () => {
    for (const path of [
      prefix,
      `${prefix}/shop?utm_source=x`,
      prefix + product.page,
      `${prefix}.data`,
      `${prefix}${product.page}.data`,
    ]) {
      await send(path)
      const { cache, headers } = await send(path)
      const other = await send(path.replace(prefix, '') || '/')
      expect([path, cache]).toEqual([path, 'hit'])
      expect(headers.etag).not.toBe(other.headers.etag)
      expect((await send(path, { headers: { 'If-None-Match': `${headers.etag}` } })).status).toBe(304)
      expect((await send(path, { headers: { 'If-None-Match': `${other.headers.etag}` } })).status).toBe(200)
      const primary = await send((path.replace(prefix, '') || '/').replace(/^\.data/, '/_.data'))
      expect(headers['cache-tag']).not.toBe(primary.headers['cache-tag'])
      expect(normalizeMarketTag(headers['cache-tag'])).toBe(normalizeMarketTag(primary.headers['cache-tag']))
      expect(headers['cache-tag']).toContain('settings')
      expect(headers['surrogate-key']).toContain('settings')
    }
  })

  test('other spellings and slugs redirect within the prefix', async () => {
    const readRedirect = async (path: string) => {
      const { status, headers } = await send(path)
      return [status, headers.location]
    }
    expect(await readRedirect(`${prefix}/`)).toEqual([301, `${store.url}${prefix}`])
    expect(await readRedirect(`${prefix.toUpperCase()}//Shop/?page=2`)).toEqual([
      301,
      `${store.url}${prefix}/shop?page=2`,
    ])
    expect(await readRedirect(`${prefix}/product/${product.slug}?color=Red`)).toEqual([
      301,
      `${prefix}${product.page}?color=Red`,
    ])
    expect(await readRedirect(`${prefix}/share/store/old.jpg`)).toEqual([
      302,
      expect.stringMatching(`^${prefix}/share/store/[0-9a-f]{32}\\.jpg$`),
    ])
  })

  test('resources that belong to the entire store do not exist under the prefix', async () => {
    const assets = /\/assets\/[\w.-]+\.css/.exec((await send('/')).text)?.[0] ?? ''
    const image = /\/media\/[^" ]+/.exec((await send('/')).text)?.[0] ?? ''
    const paths = [
      '/admin',
      '/admin/login',
      '/api/auth/session',
      '/sitemap.xml',
      '/robots.txt',
      '/uploads',
      assets,
      image,
      '/healthz',
      '/nothing',
      prefix,
    ]
    for (const path of paths) {
      const { status, text, headers } = await send(prefix + path, { headers: { Accept: 'text/html' } })
      expect([path, status, headers['x-robots-tag']]).toEqual([path, 404, 'noindex'])
      expect(text, path).toContain(tag)
    }
    expect((await send(`${prefix}/webhooks/stripe`, { method: 'POST' })).status).toBe(403)
  })

  test('checkout and orders are neither cached nor indexed', async () => {
    for (const path of [`${prefix}/checkout`, `${prefix}/order/unknown`]) {
      const { headers } = await send(path)
      expect([path, headers['cache-control'], headers['x-robots-tag']]).toEqual([path, 'no-store', 'noindex'])
    }
  })

  test('the endpoints that the pages’ scripts call exist under the prefix', async () => {
    const lines = [{ productId: product.id, size: 'One Size', color: 'Default', quantity: 1 }]
    const quote = await sendJson(`${prefix}/checkout/quote`, createQuoteRequest(createCheckoutRequest(lines)))
    expect([quote.status, JSON.parse(quote.text).lines]).toEqual([
      200,
      [expect.objectContaining({ productId: product.id })],
    ])
    expect((await send(`${prefix}/product-cards?ids=${product.id}`)).text).toContain(product.id)
    const search = `${prefix}/search/suggestions?q=dress`
    await send(search)
    expect((await send(search)).cache).toBe('hit')
    const session = `session_1700000000000_${'a1B2'.repeat(8)}`
    expect((await sendJson(`${prefix}/wishlist/items`, { session })).text).toBe('{"ids":[]}')
    const manifest = JSON.parse((await send(`${prefix}/manifest.webmanifest`)).text)
    expect([manifest.start_url, manifest.id, manifest.scope]).toEqual([prefix, prefix, '/'])
  })

  test('a form submitted without JavaScript redirects to a page of the locale', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: store.url }
    const { status, headers: sent } = await send(`${prefix}/newsletter`, {
      method: 'POST',
      headers,
      body: 'email=nobody',
    })
    expect([status, sent.location]).toEqual([303, `${prefix}?newsletter=failed#newsletter`])
  })
})

test('search engines find every page of every locale', async () => {
  const findAllGroups = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)
  const index = findAllGroups((await send('/sitemap.xml')).text, /<loc>([^<]*)</g)
  const files = [
    'pages.xml',
    'products-1.xml',
    'ae.pages.xml',
    'ae.products-1.xml',
    'ng.pages.xml',
    'ng.products-1.xml',
  ]
  expect(index).toEqual(files.map((file) => `${store.url}/sitemap/${file}`))
  expect((await send('/sitemap/ng.products-1.xml')).text).toContain(`<loc>${store.url}/ng${product.page}</loc>`)
  expect((await send('/sitemap/ng.pages.xml')).text).toContain(`<loc>${store.url}/ng</loc>`)
  expect((await send('/sitemap/ng.pages.xml')).cache).toBe('hit')
  expect((await send('/sitemap/de.pages.xml')).status).toBe(404)
  expect(findAllGroups((await send('/robots.txt')).text, /Disallow: (.*)/g)).toEqual([
    '/admin',
    '/api',
    '/checkout',
    '/order/',
    '/orders/',
    '/ae/checkout',
    '/ae/order/',
    '/ae/orders/',
    '/ng/checkout',
    '/ng/order/',
    '/ng/orders/',
  ])
  const { text } = await send(`/ng${product.page}`)
  expect(findAllGroups(text, /<link rel="canonical" href="([^"]*)"/g)).toEqual([`${store.url}/ng${product.page}`])
  expect(findAllGroups(text, /<link rel="alternate" (hrefLang="[^"]*" href="[^"]*)"/g)).toEqual([
    `hrefLang="en" href="${store.url}${product.page}`,
    `hrefLang="ar" href="${store.url}/ae${product.page}`,
    `hrefLang="en-NG" href="${store.url}/ng${product.page}`,
    `hrefLang="x-default" href="${store.url}${product.page}`,
  ])
  const [group, trail] = findAllGroups(text, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map(
    (json = '') => JSON.parse(json),
  )
  const [variant] = group.hasVariant
  expect([group.url, variant.offers.url.split('?')[0], trail.itemListElement[0].item]).toEqual([
    `${store.url}/ng${product.page}`,
    `${store.url}/ng${product.page}`,
    `${store.url}/ng`,
  ])
  const image = /property="og:image" content="([^"]*)"/.exec(text)?.[1] ?? ''
  expect(await send(new URL(image).pathname)).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } })
})

/** Returns one URL for each kind of cached page, without a prefix. */
const listCachedPaths = () => [
  '/',
  '/_.data',
  '/shop',
  '/shop?sort=name',
  '/collection/objects',
  '/lookbook',
  '/about',
  '/contact',
  '/faq',
  '/wishlist',
  product.page,
  `${product.page}.data`,
  '/shop.data',
  '/search/suggestions?q=dress',
  '/manifest.webmanifest',
]

function addPrefix(prefix: string, path: string): string {
  return prefix === '' ? path : prefix + path.replace(/^\/_(?=\.data)/, '').replace(/^\/$/, '')
}

test('no cached page is served under a different locale, regardless of the order and concurrency of requests', async () => {
  await database.db.execute(sql`update store_settings set value = value`) // empties the caches
  const seen = new Map<string, string>()
  const targets = listCachedPaths().flatMap((path) =>
    PREFIXES.map((prefix) => ({ path, prefix, url: addPrefix(prefix, path) })),
  )
  for (const round of [targets, targets.toReversed(), targets]) {
    const responses = await Promise.all(round.map(async (target) => ({ ...target, ...(await send(target.url)) })))
    for (const { url, prefix, status, headers, text } of responses) {
      expect([url, status]).toEqual([url, 200])
      const htmlTag = /<html [^>]*>/.exec(text)?.[0]
      if (htmlTag) expect([url, /data-prefix="(\w+)"/.exec(htmlTag)?.[1] ?? '']).toEqual([url, prefix.slice(1)])
      const etag = String(headers.etag)
      expect([etag, seen.get(etag) ?? url]).toEqual([etag, isIndependentOfLocale(url) ? (seen.get(etag) ?? url) : url])
      seen.set(etag, url)
    }
  }
})

/** Returns whether the content at a URL contains neither URLs nor the locale. */
function isIndependentOfLocale(address: string): boolean {
  return /\/search\/suggestions|\.data/.test(address)
}

test('browsers and CDNs get the same caching headers for a page in every locale', async () => {
  const NAMES = ['cache-control', 'cdn-cache-control', 'vary', 'content-type', 'cache-tag', 'surrogate-key']
  const readCachingHeaders = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    await send(path, { headers })
    const response = await send(path, { headers, method })
    expect([path, response.cache]).toEqual([path, 'hit'])
    expect([path, response.headers.vary]).toEqual([path, 'Accept-Encoding'])
    expect(response.headers['set-cookie']).toBeUndefined()
    return Object.fromEntries(NAMES.map((name) => [name, normalizeMarketTag(response.headers[name])]))
  }
  for (const path of listCachedPaths()) {
    const expected = await readCachingHeaders(path)
    expect(expected['cache-tag'], path).toBeTruthy()
    for (const prefix of ['/ng', '/ae']) {
      const at = addPrefix(prefix, path)
      expect([at, await readCachingHeaders(at)]).toEqual([at, expected])
      expect([at, await readCachingHeaders(at, { 'Accept-Encoding': 'br' })]).toEqual([at, expected])
      expect([at, await readCachingHeaders(at, {}, 'HEAD')]).toEqual([at, expected])
    }
  }
})

test('a page that does not exist is cached once in each locale', async () => {
  const etags = await Promise.all(
    PREFIXES.map(async (prefix) => {
      const pages = [await send(`${prefix}/no-such-page`), await send(`${prefix}/another/one?x=1`)]
      expect(pages.map(({ status, cache }) => [status, cache])).toEqual([
        [404, expect.stringMatching(/^(hit|miss)$/)],
        [404, 'hit'],
      ])
      expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(1)
      return pages[0]?.headers.etag
    }),
  )
  expect(new Set(etags).size).toBe(PREFIXES.length)
})

const CHANGES = [
  {
    change: 'a product',
    path: () => product.page,
    write: (text: string) => sql`update products set description = ${text} where id = ${product.id}`,
  },
  { change: 'a product', path: () => '/', write: (text: string) => sql`update products set name = ${text}` },
  {
    change: 'a collection',
    path: () => '/faq',
    write: (text: string) => sql`update collections set name = ${text} where slug = 'objects'`,
  },
  {
    change: 'a category',
    path: () => '/shop',
    write: (text: string) => sql`update categories set name = ${text} where slug = 'dresses'`,
  },
  {
    change: 'the announcement',
    path: () => '/about',
    write: (text: string) => sql`update announcements set text = ${text}`,
  },
  {
    change: 'a setting',
    path: () => '/about',
    write: (text: string) => sql`
      insert into store_settings (key, value, category, description)
      values ('about_statement', to_jsonb(${text}::text), 'general', '')
      on conflict (key) do update set value = excluded.value`,
  },
] as const

test.each(CHANGES)('changing $change invalidates $path in all locales', async ({ path, write }) => {
  const paths = PREFIXES.map((prefix) => addPrefix(prefix, path()))
  for (const localePath of paths) await send(localePath)
  const text = `Changed ${path()}`
    .replace(/[^\w ]+/g, ' ')
    .trim()
    .slice(0, 40)
  await database.db.execute(write(text))
  for (const localePath of paths) await expect.poll(async () => (await send(localePath)).text).toContain(text)
})

const nigeria = sql`(select id from markets where name = 'Nigeria')`

test.each([
  {
    change: 'price of a product',
    shownIn: PREFIXES,
    write: () => sql`update products set price = price * 2, sale_price = null where id = ${product.id}`,
  },
  {
    change: 'rate of a market',
    shownIn: ['/ng'],
    write: () => sql`insert into market_rates (id, market_id, currency, base, quote, source)
      values (gen_random_uuid(), ${nigeria}, 'USD', 3000000000, 1000000, 'typed')`,
  },
  {
    change: 'fixed price of a market',
    shownIn: ['/ng'],
    write: () => sql`insert into fixed_prices (id, market_id, product_id, currency, price)
      values (gen_random_uuid(), ${nigeria}, ${product.id}, 'USD', 98765)`,
  },
])('a changed $change is visible within a second in the locales that it applies to', async ({ shownIn, write }) => {
  const prices = () => Promise.all(PREFIXES.map(async (prefix) => readPrice((await send(prefix + product.page)).text)))
  const before = await prices()
  const areNew = PREFIXES.map((prefix) => shownIn.some((shownPrefix) => shownPrefix === prefix))
  await database.db.execute(write())
  const differ = async () => (await prices()).map((price, at) => price !== before[at])
  await expect.poll(differ, { timeout: 1_000 }).toEqual(areNew)
})

/** Returns the price in a product page's data for search engines. */
function readPrice(html: string): string | undefined {
  return /"offers":\{[^}]*"(?:lowP|p)rice":"?([\d.]+)/.exec(html)?.[1]
}

test('a locale opens and closes within a second, even where its pages were missing before', async () => {
  const paths = ['/ke', '/ke/shop', '/ke.data']
  const statuses = () => Promise.all(paths.map(async (path) => (await send(path)).status))
  await statuses()
  expect(await statuses()).toEqual([404, 404, 404])
  const id = await addMarket(database.db, { countries: ['KE'], languages: { ke: 'sw' } })
  await expect.poll(statuses, { timeout: 1_000 }).toEqual([200, 200, 200])
  expect(await statuses()).toEqual([200, 200, 200])
  await database.db.update(markets).set({ status: 'draft' }).where(eq(markets.id, id))
  await expect.poll(statuses, { timeout: 1_000 }).toEqual([302, 302, 204])
})

test('links with a former prefix lead to the pages of its market, or to the pages without a prefix', async () => {
  const { db } = database
  const id = await addMarket(db, { countries: ['UG'], languages: { ug: 'sw' } })
  const path = '/ug/order/example?print=1'
  const target = async () => (await send(path)).headers.location
  await expect.poll(async () => (await send('/ug/shop')).status).toBe(200)
  await db.update(locales).set({ prefix: 'uganda' }).where(eq(locales.prefix, 'ug'))
  await expect.poll(target, { timeout: 1_000 }).toBe(`${store.url}/uganda/order/example?print=1`)
  await db.delete(markets).where(eq(markets.id, id))
  await expect.poll(target, { timeout: 1_000 }).toBe(`${store.url}/order/example?print=1`)
})

test('a form sent to a URL with a former prefix is forwarded to the current URL, but an order is not', async () => {
  const { db } = database
  const id = await addMarket(db, { countries: ['RW'], languages: { rw: 'rw', rwanda: 'fr-RW' } })
  await expect.poll(async () => (await send('/rw/withdraw')).status).toBe(200)
  await db.delete(locales).where(eq(locales.prefix, 'rw'))
  await db.update(locales).set({ isDefault: true }).where(eq(locales.prefix, 'rwanda'))
  await expect.poll(async () => (await send('/rw/withdraw')).headers.location).toBe(`${store.url}/rwanda/withdraw`)
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html', Origin: store.url }
  const sent = await send('/rw/withdraw', { method: 'POST', headers: form, body: 'intent=identify' })
  expect([sent.status, sent.headers.location]).toEqual([307, `${store.url}/rwanda/withdraw`])
  const data = await send('/rw/withdraw.data', { method: 'POST', headers: form, body: 'intent=identify' })
  expect([data.headers['x-remix-redirect'], data.headers['x-remix-reload-document']]).toEqual(['/withdraw', 'true'])
  const lines = [{ productId: product.id, size: 'One Size', color: 'Default', quantity: 1 }]
  // An order is not forwarded, because other terms may apply at the current URL
  expect((await sendJson('/rw/checkout/order', createCheckoutRequest(lines))).status).toBe(405)
  await db.delete(markets).where(eq(markets.id, id))
})

test('HTML in a translation is shown as text, including to search engines', async () => {
  const text = '</script><script>window.hurt=1</script><img src=x onerror="window.hurt=1">'
  const fields = ['name', 'description', 'longDescription', 'materials', 'seoTitle', 'seoDescription']
  const texts = JSON.stringify(Object.fromEntries(fields.map((field) => [field, text])))
  await database.db.execute(sql`insert into translations (kind, subject_id, language, texts, sources)
    values ('product', ${product.id}, 'ar', ${texts}::jsonb, '{}')`)
  const page = async () => (await send(`/ae${product.page}`)).text
  await expect.poll(page).toContain('&lt;/script&gt;')
  for (const html of [await page(), (await send('/ae/shop')).text]) {
    expect(html).not.toMatch(/<script>window|<img src=x/)
  }
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await page()) ?? []
  expect(JSON.parse(json)).toMatchObject({ name: text })
  await database.db.execute(sql`delete from translations`)
})

test('no header, cookie or parameter changes the locale', async () => {
  const plain = await send('/about')
  const hostileHeaders = {
    'Accept-Language': 'ar',
    Cookie: 'locale=ae',
    'X-Forwarded-Prefix': '/ae',
    'CF-IPCountry': 'AE',
  }
  for (const path of ['/about', '/about?locale=ae&prefix=ae&basename=/ae']) {
    expect((await send(path, { headers: hostileHeaders })).text).toBe(plain.text)
  }
})

describe('a process without a page cache', () => {
  let uncachedStore: WebProcess
  beforeAll(async () => {
    const DATABASE_URL = buildDatabaseUrl(readPostmaster(store), readSecret(store.dataDir, 'postgres-password'))
    const env = { DATA_DIR: store.dataDir, DATABASE_URL, PAGE_CACHE_MB: '0' }
    uncachedStore = await keepWebProcess(() => env, join(store.dataDir, 'fresh.log'))
  })
  afterAll(() => uncachedStore?.stop())

  test('also shows the pages of a locale that opens', async () => {
    const status = async () => (await send('/gh/shop', { baseUrl: uncachedStore.url() })).status
    expect(await status()).toBe(404)
    await addMarket(database.db, { countries: ['GH'], languages: { gh: 'en' } })
    await expect.poll(status, { timeout: 1_000 }).toBe(200)
  })
})
