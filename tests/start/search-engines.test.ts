import { request } from 'node:http'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { listFailures } from '#tests/support/list-failures.ts'
import { addProduct } from '#tests/support/products.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Checks what search engines and link previews read. public-url.test.ts checks the same with PUBLIC_URL.

const NAME = '</script><b>& "Dress" \'é\''

const store = getSharedStore()
const ORIGIN = store.url
const RATED_SLUG = 'osun-adire-kaftan'
const RATED = `/product/${createDemoId('product', RATED_SLUG)}`

type FetchedResponse = { readonly status: number; readonly headers: Record<string, unknown>; readonly body: Buffer }

let database: ReturnType<typeof openStoreDatabase>
let hostile: Id<'product'>

beforeAll(async () => {
  database = openStoreDatabase(store)
  const sizes = ['S', 'M']
  const stock = sizes.map((size) => ({ size, color: null, stock: 5 }))
  hostile = await addProduct(database.db, { name: NAME, price: 1_234_567, sizes, stock })
  await database.db.update(products).set({ description: NAME }).where(eq(products.id, hostile))
})
afterAll(() => database?.close())

/** Sends the path unchanged; `fetch` would normalize it. */
function send(path: string, { method = 'GET' } = {}): Promise<FetchedResponse> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(store.url)
    const sent = request({ hostname, port, path, method }, (res) => {
      const parts: Buffer[] = []
      res.on('data', (part: Buffer) => parts.push(part))
      res.once('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts) }))
    })
    sent.once('error', reject).end()
  })
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function decodeEntities(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '')
}

/** Reads the contents of a page's head, decoded. */
async function readHead(path: string) {
  const { status, headers, body } = await send(path)
  const html = body.toString()
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => decodeEntities(match[1] ?? ''))
  const meta = (name: string) => all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))
  const data: { '@type': string }[] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  )
  return {
    status,
    html,
    robotsHeader: headers['x-robots-tag'],
    titles: all(/<title>([^<]*)<\/title>/g),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    meta,
    data: (type: string) => data.filter((thing) => thing['@type'] === type),
    types: data.map((thing) => thing['@type']),
  }
}

const pages = [
  { path: '/', canonical: '/', title: 'Lumina · Women’s fashion', types: ['Organization', 'WebSite'] },
  {
    path: '/shop?utm_source=x&min=nonsense',
    canonical: '/shop',
    title: 'Shop · Lumina',
    types: ['BreadcrumbList', 'ItemList'],
  },
  {
    path: '/collection/objects?x[]=1',
    canonical: '/collection/objects',
    title: 'Objects · Lumina',
    types: ['BreadcrumbList', 'ItemList'],
    imageAlt: 'A brown half-moon bag, a straw hat and a coiled belt arranged on stone',
  },
  { path: '/lookbook', canonical: '/lookbook', title: 'Lookbook · Lumina', types: [] },
  { path: '/about', canonical: '/about', title: 'Our Story · Lumina', types: [] },
  { path: '/contact', canonical: '/contact', title: 'Contact Us · Lumina', types: [] },
  { path: '/faq', canonical: '/faq', title: 'FAQ · Lumina', types: ['FAQPage'] },
]
test('a page has its title, canonical URL and preview', async () => {
  const check = async ({ path, canonical, title, types, imageAlt = 'Lumina' }: (typeof pages)[number]) => {
    const head = await readHead(path)
    expect(head.status).toBe(200)
    expect(head.html).toContain('<html lang="en"')
    expect(head.titles).toEqual([title])
    expect(head.canonical).toEqual([ORIGIN + canonical])
    expect(head.meta('description')[0]).toMatch(/\S.{10,}/)
    expect(head.meta('robots')).toEqual([])
    expect(head.robotsHeader).toBeUndefined()
    expect(head.meta('og:url')).toEqual([ORIGIN + canonical])
    expect(head.meta('og:site_name')).toEqual(['Lumina'])
    expect(head.meta('og:title')).toEqual([path === '/' ? 'Lumina' : title.replace(' · Lumina', '')])
    expect(head.meta('og:image:alt')).toEqual([imageAlt])
    expect(head.meta('twitter:card')).toEqual(['summary_large_image'])
    expect(head.types).toEqual(types)
  }
  expect(await listFailures(pages, ({ path }) => path, check)).toEqual([])
})

test('a product has structured data with its offers, rating and breadcrumbs', async () => {
  const head = await readHead(`${RATED}?color=Ink&tab=reviews`)
  expect(head.canonical).toEqual([ORIGIN + RATED])
  expect(head.meta('og:type')).toEqual(['product'])
  const [product] = head.data('ProductGroup')
  expect(product).toMatchObject({
    url: ORIGIN + RATED,
    brand: { '@type': 'Brand', name: 'Lumina' },
    aggregateRating: { ratingValue: expect.stringMatching(/^[1-5]\.\d$/), reviewCount: expect.any(Number) },
  })
  expect(product).toHaveProperty(
    'hasVariant.0.offers',
    expect.objectContaining({ '@type': 'Offer', priceCurrency: 'NGN', price: expect.stringMatching(/^\d+\.\d\d$/) }),
  )
  expect(product).toHaveProperty('image.0', expect.stringMatching(`^${ORIGIN}/media/w_1200,`))
  expect(head.data('BreadcrumbList')[0]).toHaveProperty('itemListElement.0.item', `${ORIGIN}/`)
})

test('markup in a name remains text in the title, in previews and in structured data', async () => {
  const head = await readHead(`/product/${hostile}`)
  expect(head.titles).toEqual([`${NAME} · Lumina`])
  expect(head.meta('og:title')).toEqual([NAME])
  expect(head.meta('description')).toEqual([NAME])
  expect(head.html).not.toContain('<b>&')
  expect(head.types).toEqual(['ProductGroup', 'BreadcrumbList']) // no structured data was cut off
  expect(head.data('ProductGroup')[0]).toMatchObject({ name: NAME })
  expect(head.data('ProductGroup')[0]).toHaveProperty('hasVariant.0.offers.price', '12345.67')
  expect(head.data('ProductGroup')[0]).not.toHaveProperty('aggregateRating')
  const [image = ''] = head.meta('og:image')
  expect((await send(image.slice(ORIGIN.length))).status).toBe(200)
})

test('searches, checkout and the wishlist are not indexed', async () => {
  for (const path of ['/shop?search=silk', '/shop?max=1', '/checkout', '/wishlist']) {
    const head = await readHead(path)
    expect(head.status, path).toBe(200)
    expect(head.meta('robots')[0], path).toMatch(/^noindex/)
    expect(head.canonical, path).toEqual([])
    expect(head.titles, path).toHaveLength(1)
  }
})

test('share images are immutable JPEGs that any site may embed, and outdated URLs redirect to the current image', async () => {
  for (const path of ['/', RATED, '/collection/objects']) {
    const [image = ''] = (await readHead(path)).meta('og:image')
    expect(image.startsWith(`${ORIGIN}/share/`), image).toBe(true)
    const { status, headers, body } = await send(image.slice(ORIGIN.length))
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const older = await send(image.slice(ORIGIN.length).replace(/[0-9a-f]{32}/, '0'.repeat(32)))
    expect([older.status, older.headers.location]).toEqual([302, image.slice(ORIGIN.length)])
    const head = await send(image.slice(ORIGIN.length), { method: 'HEAD' })
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(body.length), 0])
  }
  for (const subject of [
    'product-0199a1b2-0000-7000-8000-0123456789ab',
    'product-x',
    'collection-none',
    'x',
    '..%2fx',
  ]) {
    expect((await send(`/share/${subject}/${'0'.repeat(32)}.jpg`)).status, subject).toBe(404)
  }
})

test('the sitemap lists every page once and no drafts', async () => {
  const draft = await addProduct(database.db, { status: 'draft' })
  const sitemap = async () => {
    const { status, headers, body } = await send('/sitemap.xml')
    return { status, headers, listed: [...body.toString().matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url) }
  }
  await expect.poll(async () => (await sitemap()).listed).toContain(`${ORIGIN}/product/${hostile}`)
  const { status, headers, listed } = await sitemap()
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(headers['cache-control']).toBe('no-cache') // revalidated each time, usually unchanged
  const paths = [...pages.map(({ canonical }) => canonical), RATED, '/shop?category=dresses']
  for (const path of paths) expect(listed).toContain(ORIGIN + path)
  expect(listed).not.toContain(`${ORIGIN}/product/${draft}`)
  expect(new Set(listed).size).toBe(listed.length)
  expect((await send('/sitemap/none.xml')).status).toBe(404)
})

test('robots.txt excludes the admin and lists the sitemap', async () => {
  const { headers, body } = await send('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.toString()).toBe(
    `User-agent: *\nDisallow: /admin\nDisallow: /api\nDisallow: /checkout\nDisallow: /order/\nDisallow: /orders/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  )
})

test('the manifest has the store’s name, and its icons exist in the sizes that it lists', async () => {
  const { headers, body } = await send('/manifest.webmanifest')
  expect(headers['content-type']).toBe('application/manifest+json')
  const manifest: { icons: { src: string; sizes: string }[] } = JSON.parse(body.toString())
  expect(manifest).toMatchObject({ name: 'Lumina', start_url: '/', theme_color: '#1e1620' })
  for (const { src, sizes } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const icon = await send(src)
    expect(icon.status, src).toBe(200)
    const { width, height } = await sharp(icon.body).metadata()
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
  }
  const { html } = await readHead('/about')
  const linked = [...html.matchAll(/<link [^>]*rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)]
  expect(linked.map(([, href]) => href).sort()).toEqual([
    '/apple-touch-icon.png',
    '/favicon.ico',
    '/favicon.svg',
    '/manifest.webmanifest',
  ])
  for (const [, href = ''] of linked) expect((await send(href)).status, href).toBe(200)
  expect(html).toContain('<meta name="theme-color" content="#1e1620"/>')
})

const addresses = [
  { path: '/shop/', target: '/shop' },
  { path: '/SHOP?Search=A', target: '/shop?Search=A' },
  { path: '/Collection//Objects/', target: '/collection/objects' },
  { path: `/product/${RATED.slice(9).toUpperCase()}`, target: RATED },
  { path: `${RATED}///?color=Ink`, target: `${RATED}?color=Ink` },
]
test('a page has one URL, to which URLs with other letter case or extra slashes redirect permanently', async () => {
  for (const { path, target } of addresses) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await send(path, { method })
      expect([path, status, headers.location]).toEqual([path, 301, ORIGIN + target])
    }
    expect((await send(target)).status, target).toBe(200)
  }
  const slug = await send(`/product/${RATED_SLUG}`)
  expect([slug.status, slug.headers.location]).toEqual([301, RATED])
  const rejected = await send('/\\evil.example/shop/')
  expect([400, 404]).toContain(rejected.status)
})

const statuses = [
  { path: '/', status: 200 },
  { path: '/no-such-page', status: 404 },
  { path: '/No-Such-Page/', status: 404 },
  { path: '/product/no-such-product', status: 404 },
  { path: '/product/0199a1b2-0000-7000-8000-0123456789ab', status: 404 },
  { path: '/collection/no-such-collection', status: 404 },
  { path: '/collection/%00', status: 404 },
  { path: `/shop?search=${'x'.repeat(10_000)}&page=-1&min=9&max=1&sort=%00`, status: 200 },
]
test('missing pages return 404 for GET and HEAD and are not indexed', async () => {
  for (const { path, status } of statuses) {
    for (const method of ['GET', 'HEAD']) {
      const response = await send(path, { method })
      expect(response.status, path).toBe(status)
      expect(response.headers['x-robots-tag'], path).toBe(status === 404 ? 'noindex' : undefined)
    }
  }
})

test('the admin, checkout and page data have the noindex header', async () => {
  for (const path of [
    '/admin',
    '/admin/login',
    '/admin/products',
    '/Admin',
    '/api/auth/get-session',
    '/checkout',
    '/shop.data',
  ]) {
    expect((await send(path)).headers['x-robots-tag'], path).toBe('noindex')
  }
})
