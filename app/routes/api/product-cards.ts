import { listProductsById } from '#app/catalog/product-cards.server.ts'
import { toCardSettings } from '#app/catalog/product-cards.ts'
import { listBestsellers } from '#app/content/homepage/placements.server.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { parseId } from '#app/lib/id.ts'
import { getProductTags, tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import type { Route } from './+types/product-cards'

export const localized = true

export const cache = { query: (query) => (isListOfBestsellers(query) ? BESTSELLERS_QUERY : null) } satisfies RouteCache
export const searchParameters: readonly string[] = ['ids', 'list']

const MAX_IDS = 8 // as many as a browser stores (recently-viewed.ts)
const MAX_BESTSELLERS = 4
const BESTSELLERS_QUERY = '?list=bestsellers'

function isListOfBestsellers(query: URLSearchParams): boolean {
  return query.get('list') === 'bestsellers'
}

/**
 * Returns the products with these ids or, with `list=bestsellers`, the first bestsellers that can be bought. These have
 * no badge 'Bestseller', because their row has that title.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const cards = toCardSettings(await readStorefront(context))
  const db = context.get(pageDatabase)
  if (isListOfBestsellers(url.searchParams)) {
    const products = await listBestsellers(db, cards, MAX_BESTSELLERS)
    tagPage(context, 'settings', 'catalog', ...getProductTags(products))
    return Response.json({
      products: products.map((card) => (card.badge === 'bestseller' ? { ...card, badge: null } : card)),
    })
  }
  const requested = (url.searchParams.get('ids') ?? '').slice(0, 1_000).split(',', MAX_IDS)
  const ids = [...new Set(requested.map((id) => parseId<'product'>(id)))].filter((id) => id !== null)
  const products = await listProductsById(db, ids, cards)
  return Response.json({ products })
}
