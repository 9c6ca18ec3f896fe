import type { ShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import type { ShopPage } from '#app/catalog/storefront/shop/shop-pages.ts'

/** A category or collection: in addresses by its slug in the language of the page, in queries by the original's. */
export type ListSlugs = { readonly slug: string; readonly originalSlug: string }

type Lists = { readonly categories: readonly ListSlugs[]; readonly collections: readonly ListSlugs[] }

/** The slug in addresses of a category or collection, by that of the original; the same if it was deleted since. */
export function getSlug(lists: readonly ListSlugs[], original: string): string {
  return lists.find(({ originalSlug }) => originalSlug === original)?.slug ?? original
}

function getOriginal(lists: readonly ListSlugs[], shown: string): string {
  return lists.find(({ slug }) => slug === shown)?.originalSlug ?? shown
}

/** The categories as queries know them. */
export function withOriginalSlugs<Named extends ListSlugs>(lists: readonly Named[]): readonly Named[] {
  return lists.map((list) => ({ ...list, slug: list.originalSlug }))
}

/** The filters of an address, for queries. */
export function filtersForQuery(filters: ShopFilters, { categories, collections }: Lists): ShopFilters {
  const { category, collection, fits } = filters
  return {
    ...filters,
    category: category === null ? null : getOriginal(categories, category),
    collection: getOriginal(collections, collection),
    fits: fits.map((fit) => ({ ...fit, category: getOriginal(categories, fit.category) })),
  }
}

/** What a query found, with the slugs of addresses. */
export function pageForAddress<Page extends Pick<ShopPage, 'facets' | 'without'>>(found: Page, lists: Lists): Page {
  const { categories, collections } = found.facets
  const facets = {
    ...found.facets,
    categories: categories && bySlug(categories, lists.categories),
    collections: collections && bySlug(collections, lists.collections),
  }
  return {
    ...found,
    facets,
    without: found.without.map((suggestion) => ({ ...suggestion, query: queryForAddress(suggestion.query, lists) })),
  }
}

function bySlug(
  counts: Readonly<Record<string, number>>,
  lists: readonly ListSlugs[],
): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(counts).map(([original, count]) => [getSlug(lists, original), count]))
}

function queryForAddress(query: string, { categories, collections }: Lists): string {
  const given = [...new URLSearchParams(query)]
  const shown = given.map(([name, value]) => {
    if (name === 'category') return [name, getSlug(categories, value)]
    if (name === 'collection') return [name, getSlug(collections, value)]
    if (name !== 'fits') return [name, value]
    const [category = '', size] = value.split('.', 2)
    return [name, `${getSlug(categories, category)}.${size}`]
  })
  return query && `?${new URLSearchParams(shown)}`
}
