import { href } from 'react-router'
import { catalogText } from '#app/features/catalog/catalog-text.ts'
import { type ShopFilters, shopQuery } from '#app/features/catalog/storefront/shop/shop-filters.ts'
import { addressesIn } from '#app/features/seo/locale-addresses.ts'
import { type HeadStorefront, pageHead } from '#app/features/seo/page-head.server.ts'
import type { PageHead } from '#app/features/seo/page-head.ts'
import { breadcrumbs } from '#app/features/seo/structured-data.ts'

type ShopList = { readonly title: string; readonly filters: ShopFilters; readonly total: number }

/** Only lists of all products, one category or one collection are indexed (docs/rules.md, Search engines). */
export function shopHead(url: URL, storefront: HeadStorefront, { title, filters, total }: ShopList): PageHead {
  const { search, collection, category, min, max, sort, page } = filters
  const isList = !search && !min && !max && !(collection && category) && total > 0
  const first = href('/shop') + shopQuery({ collection, category })
  const shown = sort === 'newest' ? href('/shop') + shopQuery({ collection, category, page }) : first
  const isAll = !collection && !category
  return pageHead(url, storefront, {
    title: page > 1 ? catalogText.pageTitle(title, page) : title,
    description: catalogText.shopDescription(isAll ? null : title, storefront.settings.store_name),
    path: isList ? shown : null,
    structured: [breadcrumbs(addressesIn(url, storefront.locale), isAll ? [] : [{ name: title, path: first }])],
  })
}
