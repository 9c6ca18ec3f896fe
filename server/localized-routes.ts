import type { ServerBuild } from 'react-router'
import { isStorefrontPage } from '#app/platform/react-router-tuning/storefront-manifest.ts'

/** Whether a route exists under each locale's prefix: storefront pages, and endpoints that export `localized`. */
export function isLocalized(routeId: string, routes: ServerBuild['routes']): boolean {
  const module = routes[routeId]?.module
  return isStorefrontPage(routeId) || (module !== undefined && 'localized' in module)
}
