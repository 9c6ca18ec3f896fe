import { readSearch, readShopFilters, shopQuery } from '#app/features/catalog/storefront/shop/shop-filters.ts'
import { isNewsletterOutcome } from '#app/features/newsletter/newsletter-outcome.ts'
import type { RouteFinder } from '#server/route-finder.ts'

type CachedRoute = {
  readonly id: string
  readonly path: RegExp
  /** The part of the query that decides over the page, in one fixed form; null: this page is not kept. */
  readonly query?: (asked: URLSearchParams) => string | null
}

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const NOT_FOUND = 'routes/storefront/not-found'

/** The public pages that are the same for every shopper. Each of their loaders names what it shows (`tagPage`). */
export const CACHED_PAGES: readonly CachedRoute[] = [
  { id: 'routes/storefront/home', path: /^\/$/, query: newsletterOutcome },
  { id: 'routes/storefront/shop', path: /^\/shop$/, query: shopFilters },
  { id: 'routes/storefront/collection', path: /^\/collection\/[a-z0-9-]{1,200}$/ },
  { id: 'routes/storefront/product', path: new RegExp(`^/product/${ID}$`) },
  { id: 'routes/storefront/lookbook', path: /^\/lookbook$/ },
  { id: 'routes/storefront/about', path: /^\/about$/ },
  { id: 'routes/storefront/contact', path: /^\/contact$/ },
  { id: 'routes/storefront/faq', path: /^\/faq$/ },
  { id: 'routes/storefront/wishlist', path: /^\/wishlist$/ },
]

/** Other addresses of which the same holds. They have no `.data`. */
export const CACHED_FILES: readonly CachedRoute[] = [
  { id: 'routes/api/search-suggestions', path: /^\/search\/suggestions$/, query: searchedText },
  { id: 'routes/api/sitemap-start', path: /^\/sitemap\.xml$/ },
  { id: 'routes/api/sitemap', path: /^\/sitemap\/(pages|products-[1-9]\d{0,4})\.xml$/ },
  { id: 'routes/api/web-manifest', path: /^\/manifest\.webmanifest$/ },
]

/** Around every page; a request for data may name them beside the page's own route. */
const AROUND = ['root', 'routes/storefront/layout', 'routes/storefront/page'] as const

/**
 * The one address under which a page is made and kept, or null for what is made anew for each visitor. Parameters that
 * decide over nothing are not part of it, so that made-up ones make no other page.
 */
export function cacheKey(url: URL, findRoute: RouteFinder): string | null {
  const { pathname, searchParams } = url
  const isData = pathname.endsWith('.data')
  const path = isData ? pagePath(pathname) : pathname
  if (path === null) return null
  const route = [...CACHED_PAGES, ...(isData ? [] : CACHED_FILES)].find((kept) => kept.path.test(path))
  if (route) {
    const query = route.query ? route.query(searchParams) : ''
    if (query === null) return null
    return isData ? withRoutes(pathname + query, searchParams, route.id) : path + query
  }
  if (findRoute(pathname) !== NOT_FOUND) return null
  // Whatever is not there looks the same, and addresses that are not there are without number.
  return isData ? withRoutes('/not-found.data', searchParams, NOT_FOUND) : '/not-found'
}

/** `/_.data` is that of the home page; '/.data' and the like are no page's. */
function pagePath(pathname: string): string | null {
  if (pathname === '/_.data') return '/'
  return /[^/_]\.data$/.test(pathname) ? pathname.slice(0, -'.data'.length) : null
}

/** With which of its routes the request wants the data of, in a fixed sequence; null where it names another. */
function withRoutes(address: string, asked: URLSearchParams, id: string): string | null {
  const named = asked.get('_routes')
  if (!named) return address
  const wanted = new Set(named.split(','))
  const known = [...AROUND, id].filter((route) => wanted.has(route))
  if (known.length !== wanted.size) return null
  return `${address}${address.includes('?') ? '&' : '?'}_routes=${encodeURIComponent(known.join(','))}`
}

function newsletterOutcome(asked: URLSearchParams): string {
  const outcome = asked.get('newsletter')
  return isNewsletterOutcome(outcome) ? `?newsletter=${outcome}` : ''
}

/** Which currency prices are in is a setting, but plain numbers read the same in all: with a symbol nothing is kept. */
function shopFilters(asked: URLSearchParams): string | null {
  const prices = `${asked.get('min') ?? ''}${asked.get('max') ?? ''}`
  return /^[\d.,\s]*$/.test(prices) ? shopQuery(readShopFilters(asked, 'NGN')) : null
}

function searchedText(asked: URLSearchParams): string {
  const text = readSearch(asked.get('q'))
  return text && `?${new URLSearchParams({ q: text })}`
}
