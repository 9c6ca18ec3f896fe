import { readSearch } from '#app/catalog/storefront/shop/shop-filters.ts'
import { suggest } from '#app/content/storefront/suggestions.server.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { productTags, tagPage } from '#app/platform/cache/page-tags.ts'
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
  const { cards, locale } = await readStorefront(context)
  const suggestions = await suggest(db, readSearch(url.searchParams.get('q')), cards, locale.prefix)
  tagPage(context, 'settings', 'catalog', 'collections', 'categories', ...productTags(suggestions.products))
  return Response.json(suggestions)
}
