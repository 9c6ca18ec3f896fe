import type { RouteFinder } from '#server/route-finder.ts'

/** What is never found by searching, whatever links to it: the back office, what scripts call, pages as data. */
const HIDDEN = /^\/(admin|api|checkout|order)(\/|\.|$)|\.data$/i

/** Whether an answer carries `X-Robots-Tag: noindex`. `target` is the request's. */
export function isHiddenFromSearch(target: string, status: number): boolean {
  return status >= 400 || HIDDEN.test(target.split('?')[0] ?? '')
}

/**
 * Where a public page is asked for in other case, or with slashes too many, the address that it has; null everywhere
 * else. Routes are matched without regard to either, so the page would have many addresses.
 */
export function plainAddress({ origin, pathname, search }: URL, findRoute: RouteFinder): string | null {
  const plain = pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  if (plain === pathname) return null
  const route = findRoute(plain)
  const isPage = route.startsWith('routes/storefront/') && route !== 'routes/storefront/not-found'
  return isPage ? origin + plain + search : null
}
