import type { ServerBuild } from 'react-router'
import { isStorefrontPage } from '#app/platform/react-router-tuning/storefront-manifest.ts'

/** Returns true if a route exists under each locale's prefix: storefront pages, and endpoints with `localized`. */
export function isLocalized(routeId: string, routes: ServerBuild['routes']): boolean {
  const module = routes[routeId]?.module
  return isStorefrontPage(routeId) || (module !== undefined && 'localized' in module)
}

/**
 * Returns true if an endpoint exports `isStream`: as data of a page, its content would be read into memory as a whole.
 */
export function isStream(routeId: string, routes: ServerBuild['routes']): boolean {
  const module = routes[routeId]?.module
  return module !== undefined && 'isStream' in module
}
