import type { ServerBuild } from 'react-router'
import { isStorefrontPage } from '#app/platform/react-router-tuning/storefront-manifest.ts'

/**
 * Returns true if a route exists under each locale's prefix. This applies to storefront pages and to endpoints that
 * export `localized`.
 */
export function isLocalized(routeId: string, routes: ServerBuild['routes']): boolean {
  const module = routes[routeId]?.module
  return isStorefrontPage(routeId) || (module !== undefined && 'localized' in module)
}

/**
 * Returns true if an endpoint exports `isStream`. Requesting it as page data would read all of its content into memory.
 */
export function isStream(routeId: string, routes: ServerBuild['routes']): boolean {
  const module = routes[routeId]?.module
  return module !== undefined && 'isStream' in module
}
