import { href, Link } from 'react-router'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { AllFilters, FIELD, FieldGroup } from '#app/catalog/storefront/shop/all-filters.tsx'
import { ALL_LOADED } from '#app/catalog/storefront/shop/facet-values.ts'
import { SortSelect } from '#app/catalog/storefront/shop/filter-fields.tsx'
import {
  buildFilterQuery,
  buildShopQuery,
  dropUnknownSlugs,
  dropUnknownValues,
  FILTER_PARAMETERS,
  readShopFilters,
} from '#app/catalog/storefront/shop/shop-filters.ts'
import { listLocalizedShopProducts, toShopCardSettings } from '#app/catalog/storefront/shop/shop-list.server.ts'
import { formatCount, LoadError } from '#app/catalog/storefront/shop/shop-messages.tsx'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { getMarket, readStorefront } from '#app/content/storefront.server.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { getListCurrency } from '#app/store/market.ts'
import type { Route } from './+types/shop-filters'

export const cache = { query: buildFilterQuery } satisfies RouteCache
export const searchParameters = FILTER_PARAMETERS

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const storefront = await readStorefront(context)
  const { categories, collections } = storefront
  const currency = getListCurrency(getMarket(storefront))
  const filters = dropUnknownSlugs(readShopFilters(url.searchParams, currency), storefront)
  const shop = { cards: toShopCardSettings(storefront, filters), categories, collections }
  const { facets, ...count } = await listLocalizedShopProducts(context.get(pageDatabase), filters, shop)
  tagPage(context, 'settings', 'catalog', 'availability', 'collections', 'categories')
  return { filters: dropUnknownValues(filters, facets), facets, countText: formatCount(count) }
}

/** Returns null on failure, so that /shop remains usable. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch((): null => null)
}

/** Shows all filters on a separate page, for shoppers without JavaScript. /shop also loads this route's data. */
export default function ShopFiltersPage({ loaderData, matches }: Route.ComponentProps) {
  const { store, categories, collections } = matches[1].loaderData
  if (!loaderData) return <LoadError busy={false} onRetry={() => {}} />
  const { filters, facets, countText } = loaderData
  return (
    <div className="page pt-8 lg:pt-12">
      <title>{`${catalogText.filter} · ${store.name}`}</title>
      <Link to={href('/shop') + buildShopQuery(filters)} className="quiet-link">
        {storefrontText.backToShop}
      </Link>
      <div className="mb-6 flex flex-wrap items-baseline gap-x-4 lg:mb-8">
        <h1 tabIndex={-1} className="type-display text-title">
          {catalogText.filter}
        </h1>
        <p className="text-base text-ink-2">{countText}</p>
      </div>
      <AllFilters
        filters={filters}
        categories={categories}
        collections={collections}
        facets={facets}
        values={ALL_LOADED}
        actions={
          <div className="filter-actions sticky bottom-0 z-10 mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-paper py-3">
            <button type="submit" className="min-h-13 flex-1 bg-plum px-4 text-paper lg:flex-none lg:px-12">
              {catalogText.showFound(catalogText.countless)}
            </button>
            <Link to={href('/shop/filters') + buildShopQuery({ sort: filters.sort })} className="quiet-link">
              {catalogText.clearFilters}
            </Link>
          </div>
        }
      >
        <FieldGroup label={catalogText.sort}>
          <SortSelect filters={filters} className={FIELD} />
        </FieldGroup>
      </AllFilters>
    </div>
  )
}
