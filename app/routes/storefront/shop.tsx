import { type ReactNode, useRef } from 'react'
import { href, isRouteErrorResponse, Link, redirect, useSearchParams } from 'react-router'
import { categoryName, getCardPath } from '#app/catalog/catalog.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import type { CategoryName } from '#app/catalog/category.ts'
import { keepChosenValues } from '#app/catalog/facets/facets.ts'
import { MySizeFilter } from '#app/catalog/my-size/my-size-filter.tsx'
import { ProductCardSkeleton } from '#app/catalog/product-card.tsx'
import { useFacetValues } from '#app/catalog/storefront/shop/facet-values.ts'
import { FilterBar } from '#app/catalog/storefront/shop/filter-bar.tsx'
import { FilterChips, useFocusAfterClick } from '#app/catalog/storefront/shop/filter-chips.tsx'
import { FilterDrawer } from '#app/catalog/storefront/shop/filter-drawer.tsx'
import type { FilterProps } from '#app/catalog/storefront/shop/filter-fields.tsx'
import { findSlugs } from '#app/catalog/storefront/shop/find-slugs.server.ts'
import {
  buildFilterQuery,
  buildShopQuery,
  dropUnknownSlugs,
  dropUnknownValues,
  FILTER_PARAMETERS,
  hasOnlyUnknownValues,
  LAST_PAGE,
  PAGE_SIZE,
  readShopFilters,
  type ShopFilters,
} from '#app/catalog/storefront/shop/shop-filters.ts'
import { listLocalizedShopProducts, toShopCardSettings } from '#app/catalog/storefront/shop/shop-list.server.ts'
import { formatCount, LoadError, NoResults } from '#app/catalog/storefront/shop/shop-messages.tsx'
import { type ShopPage, useShopPages } from '#app/catalog/storefront/shop/shop-pages.ts'
import { type LocalizedPaths, listLocalizedPaths } from '#app/content/locale-addresses.ts'
import { findTargets } from '#app/content/redirects/find-targets.server.ts'
import { toPath } from '#app/content/redirects/known-addresses.server.ts'
import type { PageHead } from '#app/content/seo/page-head.ts'
import { createShopHead } from '#app/content/seo/shop-head.server.ts'
import { BestSellers } from '#app/content/storefront/best-sellers.tsx'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { getMarket, readStorefront, type Storefront } from '#app/content/storefront.server.ts'
import { SavableCard } from '#app/content/wishlist/savable-card.tsx'
import { toLocalPath } from '#app/lib/local-path.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { getProductTags, tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { findContentLanguage } from '#app/store/locale.ts'
import { getListCurrency } from '#app/store/market.ts'
import type { TextLanguage } from '#app/store/translated.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/shop'

export const cache = { query: buildFilterQuery } satisfies RouteCache
export const searchParameters = FILTER_PARAMETERS

type LoadedShop = ShopPage & { readonly head: PageHead; readonly elsewhere: LocalizedPaths }

export async function loader({ context, url }: Route.LoaderArgs): Promise<LoadedShop> {
  const db = context.get(pageDatabase)
  const storefront = await readStorefront(context)
  const { locale, locales, categories, collections } = storefront
  const currency = getListCurrency(getMarket(storefront))
  const requested = readShopFilters(url.searchParams, currency)
  const filters = dropUnknownSlugs(requested, storefront)
  const language = findContentLanguage(locale, locales)
  if (requested.category && !filters.category) throw await resolveMissingList(db, 'category', url, language)
  if (requested.collection && !filters.collection) throw await resolveMissingList(db, 'collection', url, language)
  const [shop, elsewhere] = await Promise.all([
    listLocalizedShopProducts(db, filters, { cards: toShopCardSettings(storefront, filters), categories, collections }),
    findPathsElsewhere(db, filters, storefront),
  ])
  tagPage(context, 'settings', 'catalog', 'availability', 'collections', 'categories', ...getProductTags(shop.products))
  if (hasOnlyUnknownValues(filters, shop.facets)) throw notFound(storefrontText.pageNotFound)
  const { page, total, products } = shop
  const title = getTitle(filters, storefront)
  const head = createShopHead(url, storefront, { title, filters: { ...filters, page }, total, products, elsewhere })
  return { head, ...shop, facets: keepChosenValues(shop.facets, filters), elsewhere }
}

/**
 * Returns a redirect that keeps the other filters if the list was renamed or merged, or has a different slug in the
 * language. Otherwise returns a 404. The caller throws the result.
 */
async function resolveMissingList(
  db: Database,
  kind: 'category' | 'collection',
  { searchParams }: URL,
  language: TextLanguage,
) {
  const path = toPath({ kind, slug: searchParams.get(kind) ?? '' })
  const target = (await findTargets(db, [path], language)).get(path)
  if (!target) return notFound(storefrontText.pageNotFound)
  const list = target.replace(/^\/collection\/([^/?]+)$/, `${href('/shop')}?collection=$1`)
  const { pathname, searchParams: targetParameters } = new URL(list, 'https://store.invalid')
  const query = new URLSearchParams([...targetParameters, ...[...searchParams].filter(([name]) => name !== kind)])
  return redirect(query.size > 0 ? `${pathname}?${query}` : pathname, 301)
}

/** Returns the URLs of the list of one category or collection in other locales. */
async function findPathsElsewhere(
  db: Database,
  { category, collection }: ShopFilters,
  { locales, categories, collections }: Pick<Storefront, 'locales' | 'categories' | 'collections'>,
) {
  const kind = collection ? 'collection' : 'category'
  const lists = collection ? collections : categories
  const shown = lists.find(({ slug }) => slug === (collection || category))
  if (!shown || locales.length < 2 || (collection && category)) return {}
  const slugs = await findSlugs(db, kind, shown.originalSlug)
  return slugs
    ? listLocalizedPaths(locales, shown.slug, slugs, (slug) => href('/shop') + buildShopQuery({ [kind]: slug }))
    : {}
}

/** Does not await the data, so that the page changes at once. `LoadError` shows a failure. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const loading = serverLoader().catch((failure: unknown): null => {
    const newLocation = failure instanceof Response && failure.headers.get('Location')
    if (newLocation) window.location.replace(toLocalPath(newLocation)) // the router no longer accepts a redirect
    if (isRouteErrorResponse(failure) && failure.status === 404) window.location.replace(request.url)
    return null
  })
  return { loading }
}

/** During a navigation in the browser, only the title is known. */
export function meta({ loaderData, location, matches }: Route.MetaArgs): PageHead {
  if (loaderData && 'head' in loaderData) return loaderData.head
  const { store, ...known } = matches[1].loaderData
  const filters = dropUnknownSlugs(
    readShopFilters(new URLSearchParams(location.search), getListCurrency(store.market)),
    known,
  )
  return [{ title: `${getTitle(filters, known)} · ${store.name}` }]
}

export default function Shop({ loaderData, matches }: Route.ComponentProps) {
  const { store, categories, collections } = matches[1].loaderData
  const [query] = useSearchParams()
  const requested = dropUnknownSlugs(readShopFilters(query, getListCurrency(store.market)), { categories, collections })
  const shop = useShopPages(loaderData, requested)
  const { loaded, values } = useFacetValues(requested)
  const shown = shop.stack?.facets ?? null
  const filters = shown && shop.state !== 'loading-list' ? dropUnknownValues(requested, shown) : requested
  const facets = shown && { ...shown, ...loaded }
  const count = shop.stack ? formatCount(shop.stack) : ''
  const bar = { filters, categories, collections, facets, values }
  const heading = useRef<HTMLHeadingElement>(null)
  const onRemove = useFocusAfterClick(heading, shop.state)
  return (
    <>
      <div className="page flex flex-wrap items-baseline gap-x-4 pt-3 pb-1 lg:pt-4">
        <h1 ref={heading} tabIndex={-1} className="type-display text-section">
          {getTitle(filters, bar)}
        </h1>
        <p role="status" className="text-base text-ink-2">
          {count}
        </p>
        <div className="ms-auto">
          <MySizeFilter filters={filters} />
        </div>
      </div>
      <FilterBar {...bar} />
      <FilterDrawer {...bar} totalText={count || catalogText.countless} />
      <div className="page pt-3 lg:pt-4">
        <h2 className="sr-only">{catalogText.products}</h2>
        <Results {...shop} bar={bar} onRemove={onRemove}>
          <FilterChips {...bar} onRemove={onRemove} />
        </Results>
      </div>
      {shop.stack && shop.stack.total < 2 && <BestSellers />}
    </>
  )
}

const EMPTY_STACK = { firstPage: 1, pages: [], total: 0, more: false } as const

const SKELETONS = [...Array(PAGE_SIZE).keys()] // keys for the skeletons of one page
const FIRST_VIEW_COUNT = 8

type ResultsProps = ReturnType<typeof useShopPages> & {
  bar: FilterProps
  onRemove: (index: number) => void
  children: ReactNode
}

function Results({ stack, state, pending, bar, onRemove, children }: ResultsProps) {
  const { filters } = bar
  const { pages, firstPage, total, more } = stack ?? EMPTY_STACK
  const products = pages.flat()
  if (state === 'ready' && products.length === 0) {
    return (
      <NoResults {...bar} without={stack?.without ?? []} byColor={stack?.byColor ?? false} onLeave={() => onRemove(0)}>
        {children}
      </NoResults>
    )
  }
  const lastPage = firstPage + pages.length - 1
  const shownCount = (firstPage - 1) * PAGE_SIZE + products.length
  const isLoadingList = state === 'loading-list'
  let skeletonCount = 0
  if (state === 'loading-page') skeletonCount = more ? PAGE_SIZE : Math.min(PAGE_SIZE, total - shownCount)
  if (isLoadingList && products.length === 0) skeletonCount = FIRST_VIEW_COUNT
  return (
    <>
      {children}
      {firstPage > 1 && (
        <Link
          to={href('/shop') + buildShopQuery({ ...filters, page: firstPage - 1 })}
          onClick={() => onRemove(0)}
          className="quiet-link mb-5"
        >
          {catalogText.previous}
        </Link>
      )}
      {products.length + skeletonCount > 0 && (
        <div
          className={`product-grid transition-opacity ${isLoadingList && products.length > 0 ? 'opacity-40' : ''}`}
          aria-busy={isLoadingList || skeletonCount > 0}
        >
          {products.map((product, at) => (
            <SavableCard key={getCardPath(product)} product={product} eager={firstPage === 1 && at < 4} />
          ))}
          {SKELETONS.slice(0, skeletonCount).map((key) => (
            <ProductCardSkeleton key={key} />
          ))}
        </div>
      )}
      {state === 'failed' && <LoadError busy={pending} onRetry={() => onRemove(0)} />}
      {products.length > 0 && state !== 'failed' && (
        <div className="mt-12 grid justify-items-center gap-3">
          {(more || total > PAGE_SIZE) && (
            <p className="text-base text-ink-2 tabular-nums">{`${catalogText.shownCount(shownCount, total, more)} `}</p>
          )}
          {(shownCount < total || more) && lastPage < LAST_PAGE && (
            <ButtonLink
              look="secondary"
              to={href('/shop') + buildShopQuery({ ...filters, page: lastPage + 1 })}
              rel="next"
              preventScrollReset
              replace
            >
              {catalogText.more}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  )
}

type CategoryNames = readonly CategoryName[]

function getTitle(
  filters: ShopFilters,
  { categories, collections }: { categories: CategoryNames; collections: CategoryNames },
): string {
  if (filters.search) return catalogText.searchChip(filters.search)
  const collection = collections.find(({ slug }) => slug === filters.collection)
  if (collection) return collection.name
  return filters.category ? categoryName(categories, filters.category) : catalogText.shop
}
