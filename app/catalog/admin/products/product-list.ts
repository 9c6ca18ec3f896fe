import { PRODUCT_STATUSES, type ProductStatus } from '#app/catalog/constants.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import { readChoice, readDirection, readPage, readSearch, type SortDirection } from '#app/lib/list-query.ts'

export const PRODUCT_SORTS = ['created', 'name', 'category', 'status', 'stock', 'price', 'updated'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** The filters that consumer law checks link to. */
const LAW_FILTERS = ['without-safety', 'without-fibers', 'without-origin', 'without-packaging'] as const
const SHOW_FILTERS = ['homepage', 'not-homepage', 'low-stock', 'out-of-stock', ...LAW_FILTERS] as const
export type ShowFilter = (typeof SHOW_FILTERS)[number]

export type ProductListQuery = {
  readonly q: string
  readonly status: ProductStatus | null
  readonly show: ShowFilter | null
  readonly category: string | null
  readonly collection: Id<'collection'> | null
  readonly sort: ProductSort
  readonly dir: SortDirection
  readonly page: number
}

/** Ignores unknown values; sorts newest first by default. */
export function readProductListQuery(query: URLSearchParams): ProductListQuery {
  const sort = readChoice(query, 'sort', PRODUCT_SORTS)
  return {
    q: readSearch(query),
    status: readChoice(query, 'status', PRODUCT_STATUSES),
    show: readChoice(query, 'show', SHOW_FILTERS),
    category: /^[a-z0-9-]{1,200}$/.exec(query.get('category') ?? '')?.[0] ?? null,
    collection: parseId<'collection'>(query.get('collection') ?? ''),
    sort: sort ?? 'created',
    dir: readDirection(query) ?? (sort === null || sort === 'created' || sort === 'updated' ? 'desc' : 'asc'),
    page: readPage(query),
  }
}

export function toProductListSearch({ q, status, show, category, collection }: ProductListQuery): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(status && { status }),
    ...(show && { show }),
    ...(category && { category }),
    ...(collection && { collection }),
  })
  return query.size > 0 ? `?${query}` : ''
}
