import { withPrefix } from '#app/lib/local-path.ts'
import type { LocalPath } from '#server/locale-path.ts'
import type { RouteFinder } from '#server/route-finder.ts'

/** Returns the canonical URL if a public page was requested in a different case or with extra slashes, else null. */
export function findCanonicalUrl({ origin, pathname, search }: URL, local: LocalPath, findRoute: RouteFinder) {
  const plain = local.pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  const isHomeData = local.prefix !== '' && plain === '/_.data'
  const canonical = isHomeData ? pathname.toLowerCase() : withPrefix(local.prefix, plain)
  if (canonical === pathname) return null
  const route = findRoute(plain)
  const isPage = route.startsWith('routes/storefront/') && route !== 'routes/storefront/not-found'
  return isPage ? origin + canonical + search : null
}
