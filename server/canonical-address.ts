import type { RouteFinder } from '#server/route-finder.ts'

/** Returns the canonical URL if a public page was requested with other case or extra slashes, else null. */
export function canonicalAddress({ origin, pathname, search }: URL, findRoute: RouteFinder): string | null {
  const plain = pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  if (plain === pathname) return null
  const route = findRoute(plain)
  const isPage = route.startsWith('routes/storefront/') && route !== 'routes/storefront/not-found'
  return isPage ? origin + plain + search : null
}
