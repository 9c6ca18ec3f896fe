import type { ShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import type { ShopPage } from '#app/catalog/storefront/shop/shop-pages.ts'

/** A category or collection. URLs contain its slug in the language of the page, queries the original's. */
export type ListSlugs = { readonly slug: string; readonly originalSlug: string }

type Lists = { readonly categories: readonly ListSlugs[]; readonly collections: readonly ListSlugs[] }

/** Returns the URL's slug of a category or collection by its original slug; the same slug if it has been deleted. */
export function getSlug(lists: readonly ListSlugs[], original: string): string {
  return lists.find(({ originalSlug }) => originalSlug === original)?.slug ?? original
}

function getOriginal(lists: readonly ListSlugs[], shown: string): string {
  return lists.find(({ slug }) => slug === shown)?.originalSlug ?? shown
}

/** Returns the lists with the slugs of queries. */
export function withOriginalSlugs<Named extends ListSlugs>(lists: readonly Named[]): readonly Named[] {
  return lists.map((list) => ({ ...list, slug: list.originalSlug }))
}

/** Converts the filters of a URL for queries. */
export function filtersForQuery(filters: ShopFilters, { categories, collections }: Lists): ShopFilters {
  const { category, collection, fits } = filters
  return {
    ...filters,
    category: category === null ? null : getOriginal(categories, category),
    collection: getOriginal(collections, collection),
    fits: fits.map((fit) => ({ ...fit, category: getOriginal(categories, fit.category) })),
  }
}

/** Converts the result of a query to the slugs of URLs. */
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
