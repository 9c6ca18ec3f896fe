import type { ShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import type { ShopPage } from '#app/catalog/storefront/shop/shop-pages.ts'

/**
 * The slugs of a category or collection. URLs contain `slug`, in the language of the page. Queries use `originalSlug`.
 */
export type LocalizedSlugs = { readonly slug: string; readonly originalSlug: string }

type Lists = { readonly categories: readonly LocalizedSlugs[]; readonly collections: readonly LocalizedSlugs[] }

/** Returns the slug that URLs contain for an original slug; the original itself if the record has been deleted. */
export function getSlug(lists: readonly LocalizedSlugs[], original: string): string {
  return lists.find(({ originalSlug }) => originalSlug === original)?.slug ?? original
}

function getOriginalSlug(lists: readonly LocalizedSlugs[], shown: string): string {
  return lists.find(({ slug }) => slug === shown)?.originalSlug ?? shown
}

/** Returns the categories or collections with the slugs that queries use. */
export function withOriginalSlugs<List extends LocalizedSlugs>(lists: readonly List[]): readonly List[] {
  return lists.map((list) => ({ ...list, slug: list.originalSlug }))
}

/** Replaces the slugs in filters from a URL with the slugs that queries use. */
export function toQueryFilters(filters: ShopFilters, { categories, collections }: Lists): ShopFilters {
  const { category, collection, fits } = filters
  return {
    ...filters,
    category: category === null ? null : getOriginalSlug(categories, category),
    collection: getOriginalSlug(collections, collection),
    fits: fits.map((fit) => ({ ...fit, category: getOriginalSlug(categories, fit.category) })),
  }
}

/** Replaces the slugs in the result of a query with the slugs that URLs contain. */
export function toLocalizedPage<Page extends Pick<ShopPage, 'facets' | 'without'>>(found: Page, lists: Lists): Page {
  const { categories, collections } = found.facets
  const facets = {
    ...found.facets,
    categories: categories && keyBySlug(categories, lists.categories),
    collections: collections && keyBySlug(collections, lists.collections),
  }
  return {
    ...found,
    facets,
    without: found.without.map((suggestion) => ({ ...suggestion, query: toLocalizedQuery(suggestion.query, lists) })),
  }
}

function keyBySlug(
  counts: Readonly<Record<string, number>>,
  lists: readonly LocalizedSlugs[],
): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(counts).map(([original, count]) => [getSlug(lists, original), count]))
}

function toLocalizedQuery(query: string, { categories, collections }: Lists): string {
  const parameters = [...new URLSearchParams(query)]
  const shownParameters = parameters.map(([name, value]) => {
    if (name === 'category') return [name, getSlug(categories, value)]
    if (name === 'collection') return [name, getSlug(collections, value)]
    if (name !== 'fits') return [name, value]
    const [category = '', size] = value.split('.', 2)
    return [name, `${getSlug(categories, category)}.${size}`]
  })
  return query && `?${new URLSearchParams(shownParameters)}`
}
