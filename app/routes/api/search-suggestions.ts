import { toCardSettings } from '#app/catalog/product-cards.ts'
import { readSearch } from '#app/catalog/storefront/shop/shop-filters.ts'
import { suggest } from '#app/content/storefront/suggestions.server.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { getProductTags, tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import type { Route } from './+types/search-suggestions'

export const localized = true

export const cache = { query: textQuery } satisfies RouteCache
export const searchParameters: readonly string[] = ['q']

function textQuery(query: URLSearchParams): string {
  const text = readSearch(query.get('q'))
  return text && `?${new URLSearchParams({ q: text })}`
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(pageDatabase)
  const storefront = await readStorefront(context)
  const text = readSearch(url.searchParams.get('q'))
  const suggestions = await suggest(db, text, toCardSettings(storefront), storefront.categories)
  tagPage(context, 'settings', 'catalog', 'collections', 'categories', ...getProductTags(suggestions.products))
  return Response.json(suggestions)
}
