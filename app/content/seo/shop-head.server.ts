import { href } from 'react-router'
import { catalogText } from '#app/catalog/catalog-text.ts'
import type { ProductCardData } from '#app/catalog/product-cards.ts'
import { buildShopQuery, countFilters, PAGE_SIZE, type ShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { createPageUrl, type LocalizedPaths } from '#app/content/locale-addresses.ts'
import { createPageHead, type HeadStorefront } from '#app/content/seo/page-head.server.ts'
import type { PageHead } from '#app/content/seo/page-head.ts'
import { createCategoryShare } from '#app/content/seo/share.server.ts'
import { buildBreadcrumbs, buildItemList } from '#app/content/seo/structured-data.ts'
import type { StorefrontCategory } from '#app/content/storefront.server.ts'

type ShopList = {
  readonly title: string
  readonly filters: ShopFilters
  readonly total: number
  readonly products: readonly Pick<ProductCardData, 'id' | 'color'>[]
  readonly elsewhere?: LocalizedPaths
}

/** Only lists of all products, one category or one collection are indexed. */
export function createShopHead(
  url: URL,
  storefront: HeadStorefront & { readonly categories: readonly Omit<StorefrontCategory, 'originalSlug'>[] },
  { title, filters, total, products, elsewhere = {} }: ShopList,
): PageHead {
  const { settings, categories, locale } = storefront
  const { collection, category, sort, page } = filters
  // The first page has the same canonical URL in every sort order. Later pages in other sort orders list different
  // products, so they are not indexed
  // (developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading)
  const hasIndexableOrder = sort === 'newest' || page === 1
  const isList = hasIndexableOrder && countFilters(filters) === (collection || category ? 1 : 0) && total > 0
  const firstPath = href('/shop') + buildShopQuery({ collection, category })
  const shownPath = href('/shop') + buildShopQuery({ collection, category, page })
  const at = createPageUrl(url, locale)
  const isAll = !collection && !category
  const isNamed = !isAll && !filters.search // otherwise the title is not the name of the list at `firstPath`
  const shownCategory = collection ? undefined : categories.find(({ slug }) => slug === category)
  const seoTitle = shownCategory?.seoTitle || title
  return createPageHead(url, storefront, {
    title: page > 1 ? catalogText.pageTitle(seoTitle, page) : seoTitle,
    description: isAll
      ? catalogText.shopDescription(
          categories.map(({ name }) => name),
          settings.store_name,
        )
      : shownCategory?.seoDescription || catalogText.listDescription(title, settings.store_name),
    path: isList ? shownPath : null,
    elsewhere: page > 1 ? addPage(elsewhere, page) : elsewhere,
    ...(shownCategory?.image && { share: createCategoryShare(shownCategory, storefront) }),
    structuredData: [
      buildBreadcrumbs(at, isNamed ? [{ name: title, path: firstPath }] : []),
      ...(isList ? [buildItemList(at, { cards: products, total, offset: (page - 1) * PAGE_SIZE })] : []),
    ],
  })
}

function addPage(elsewhere: LocalizedPaths, page: number): LocalizedPaths {
  return Object.fromEntries(Object.entries(elsewhere).map(([prefix, path]) => [prefix, `${path}&page=${page}`]))
}
