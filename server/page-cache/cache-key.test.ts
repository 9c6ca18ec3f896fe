import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createGetCacheKey } from '#server/page-cache/cache-key.ts'
import { createRouteFinder } from '#server/route-finder.ts'
import { cachedRoutes, configuredRoutes } from '#tests/support/configured-routes.ts'

const ID = '0199a1b2-0000-7000-8000-0123456789ab'
const LAYOUT = 'routes/storefront/layout'
const SHOP = 'routes/storefront/shop'

type Routes = ServerBuild['routes']

/** Returns the routes as in the build. Only modules that declare how they are cached are loaded. */
async function loadRoutes(): Promise<Routes> {
  const cached = new Set(['routes/storefront/not-found', ...cachedRoutes.map(({ id }) => id)])
  const entries = configuredRoutes.map(async ({ id, parentId, path, index, file }) => {
    const module = cached.has(id) ? await import(/* @vite-ignore */ `../../app/${file}`) : { default: () => null }
    return [id, { id, parentId, path, index, module }] as const
  })
  const root = { id: 'root', path: '', module: { default: () => null } }
  return { root, ...Object.fromEntries(await Promise.all(entries)) }
}

const routes = await loadRoutes()
const getCacheKey = createGetCacheKey(routes)
const findRoute = createRouteFinder(routes)

function findKey(target: string): string | null {
  const url = new URL(target, 'http://localhost')
  return getCacheKey(url, findRoute(url.pathname))
}

const cached = [
  ['/', '/'],
  ['/?utm_source=x&fbclid=1', '/'],
  ['/?newsletter=subscribed&x=1', '/?newsletter=subscribed'],
  ['/?newsletter=made-up', '/'],
  ['/shop', '/shop'],
  ['/shop?', '/shop'],
  ['/shop?x=1&page=1&sort=newest', '/shop'],
  ['/shop?page=2&category=dresses&search=silk', '/shop?search=silk&category=dresses&page=2'],
  ['/shop?search=%20silk%20%20', '/shop?search=silk'],
  ['/shop?search=a&search=b', '/shop?search=a'],
  ['/shop?min=0&max=1000.00&page=9999', '/shop?max=1000&page=400'],
  ['/shop?page=-1&sort=nonsense&category=No_Slug', '/shop'],
  ['/collection/dawn-light?page=3', '/collection/dawn-light'],
  [`/product/${ID}?color=Red&tab=reviews`, `/product/${ID}`],
  ['/lookbook', '/lookbook'],
  ['/about', '/about'],
  ['/contact', '/contact'],
  ['/faq?q=1', '/faq'],
  ['/wishlist', '/wishlist'],
  ['/search/suggestions?q=%20am%20&x=1', '/search/suggestions?q=am'],
  ['/search/suggestions', '/search/suggestions'],
  ['/product-cards?x=1&list=bestsellers', '/product-cards?list=bestsellers'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/sitemap/products-3.xml', '/sitemap/products-3.xml'],
  ['/manifest.webmanifest?v=2', '/manifest.webmanifest'],
  ['/no-such-page', '/not-found'],
  ['/no-such-page/below?x=1', '/not-found'],
  ['/collection/Not_A_Slug/x', '/not-found'],
] as const
test.each(cached)('%s is cached as %s', (target, address) => {
  expect(findKey(target)).toBe(address)
  expect(findKey(address)).toBe(address)
})

const data = [
  ['/_.data', '/_.data'],
  ['/_.data?newsletter=failed&x=1', '/_.data?newsletter=failed'],
  ['/shop.data?x=1&_routes=', '/shop.data'],
  [`/shop.data?_routes=${SHOP}&page=2`, `/shop.data?page=2&_routes=${encodeURIComponent(SHOP)}`],
  [`/shop.data?_routes=${SHOP},${LAYOUT}`, `/shop.data?_routes=${encodeURIComponent(`${LAYOUT},${SHOP}`)}`],
  [`/shop.data?_routes=${SHOP},${SHOP}`, `/shop.data?_routes=${encodeURIComponent(SHOP)}`],
  [`/product/${ID}.data`, `/product/${ID}.data`],
  ['/gone.data?x=1', '/not-found.data'],
  ['/_root.data', '/not-found.data'],
] as const
test.each(data)('page data at %s is cached as %s', (target, address) => {
  expect(findKey(target)).toBe(address)
})

const notCached = [
  '/checkout',
  '/order/abc',
  '/admin',
  '/api/auth/get-session',
  '/product-cards?ids=1',
  '/Shop',
  '/shop/',
  '/%73hop',
  '/.data',
  '/shop/_.data',
  '/sitemap.xml.data',
  '/search/suggestions.data?q=am',
  '/sitemap/other.xml',
  '/SITEMAP.XML',
  '/product/amara-slip-dress',
  `/product/${ID.toUpperCase()}`,
  '/collection/not_a_slug',
  '/shop?min=₦500',
  '/shop?max=1,000.00', // not the same price in every locale
  '/shop?min=1.2.3',
  `/shop.data?_routes=${SHOP},routes/admin/products`,
  '/shop.data?_routes=routes/storefront/home',
]
test.each(notCached)('%s is not cached', (target) => {
  expect(findKey(target)).toBeNull()
})

test('a cached route whose parameter could have any value prevents the server from starting', () => {
  const module = { default: () => null, cache: { query: () => '' } }
  const open: Routes = { open: { id: 'open', path: 'brand/:name', module } }
  expect(() => createGetCacheKey(open)).toThrow('open is cached, but does not declare the values of :name.')
})

test('cached routes read from pageDatabase, which may be a replica', () => {
  const layout = configuredRoutes.filter(({ id }) => id === LAYOUT)
  const reading = [...cachedRoutes, ...layout].filter(({ source }) => /\(db|readStorefront\(/.test(source))
  expect(reading.length).toBeGreaterThan(10)
  for (const { source } of reading) {
    expect(source).toMatch(/const db = context\.get\(pageDatabase\)|await readStorefront\(context\)/)
    expect(source).not.toContain('import { db }')
  }
})
