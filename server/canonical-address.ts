import type { RouteFinder } from '#server/route-finder.ts'

/**
 * Returns the canonical URL of a public page that was requested with other case or extra slashes, or null. Routes match
 * without regard to either, so a page would otherwise have many addresses.
 */
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
