import { readFacets } from '#app/catalog/facets/facet-index.server.ts'
import { listCategorySizes } from '#app/catalog/my-size/sizes-of-categories.server.ts'
import { toCardSettings } from '#app/catalog/product-cards.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import type { Route } from './+types/shop-sizes'

export const localized = true

export const cache = {} satisfies RouteCache

/** Returns the choices for 'My sizes'. */
export async function loader({ context }: Route.LoaderArgs) {
  const storefront = await readStorefront(context)
  const facets = await readFacets(context.get(pageDatabase), toCardSettings(storefront))
  tagPage(context, 'settings', 'catalog', 'availability', 'categories')
  return Response.json(listCategorySizes(facets, storefront.categories))
}
