import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { notFound } from '#app/lib/route-errors.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'

/** All unknown URLs share one cached page. */
export const cache = { path: '/not-found' } satisfies RouteCache

export function loader() {
  throw notFound(storefrontText.pageNotFound)
}

export default function NotFoundPage() {
  return null
}
