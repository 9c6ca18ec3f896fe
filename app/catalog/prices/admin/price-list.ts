import {
  type ProductListQuery,
  readProductListQuery,
  toProductListSearch,
} from '#app/catalog/admin/products/product-list.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import { readChoice } from '#app/lib/list-query.ts'

const PRICE_KINDS = ['fixed', 'converted'] as const

export type PriceListQuery = ProductListQuery & {
  /**
   * 'fixed' lists only products with a fixed price in `market` (in any market if null); 'converted' lists the others.
   * If only `market` is set, this means 'fixed'.
   */
  readonly prices: (typeof PRICE_KINDS)[number] | null
  readonly market: Id<'market'> | null
  /** Products whose variants are shown. */
  readonly variants: readonly Id<'product'>[]
}

const MAX_EXPANDED = 10

export function readPriceListQuery(query: URLSearchParams): PriceListQuery {
  return {
    ...readProductListQuery(query),
    prices: readChoice(query, 'prices', PRICE_KINDS),
    market: parseId<'market'>(query.get('market')),
    variants: (query.get('variants') ?? '')
      .split(' ', MAX_EXPANDED)
      .map((id) => parseId<'product'>(id))
      .filter((id) => id !== null),
  }
}

export function isFiltered(query: PriceListQuery): boolean {
  return toProductListSearch(query) !== '' || query.prices !== null || query.market !== null
}

/** Returns the query that shows or hides the variants of a product. */
export function toggleVariants(query: URLSearchParams, product: Id<'product'>): string {
  const shownIds = (query.get('variants') ?? '').split(' ').filter(Boolean)
  const next = shownIds.includes(product) ? shownIds.filter((id) => id !== product) : [...shownIds, product]
  const to = new URLSearchParams(query)
  if (next.length > 0) to.set('variants', next.join(' '))
  else to.delete('variants')
  return `?${to}`
}
