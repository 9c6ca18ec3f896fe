import type { ServerBuild } from 'react-router'
import { isStorefrontPage } from '#app/platform/react-router-tuning/storefront-manifest.ts'

/** Whether a route exists under each locale's prefix: storefront pages, and endpoints that export `localized`. */
export function isLocalized(routeId: string, routes: ServerBuild['routes']): boolean {
  const module = routes[routeId]?.module
  return isStorefrontPage(routeId) || (module !== undefined && 'localized' in module)
}

/** Whether an endpoint exports `isStream`: its content as data of a page would be read into memory as a whole. */
export function isStream(routeId: string, routes: ServerBuild['routes']): boolean {
  const module = routes[routeId]?.module
  return module !== undefined && 'isStream' in module
}
