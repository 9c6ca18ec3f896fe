import type { RouteFinder } from '#server/route-finder.ts'

/**
 * Where a public page is asked for in other case, or with slashes too many, the address that it has; null everywhere
 * else. Routes are matched without regard to either, so the page would have many addresses.
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
