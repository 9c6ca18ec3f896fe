import { storefrontText } from '#app/features/storefront/storefront-text.ts'
import { notFound } from '#app/lib/not-found.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'

/** They all look the same, and there is no end of such addresses. */
export const cache = { path: '/not-found' } satisfies RouteCache

/** Every address that no one else answers. */
export function loader() {
  throw notFound(storefrontText.pageNotFound)
}

export default function NotFoundPage() {
  return null
}
