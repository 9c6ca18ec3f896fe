import { readChoice, readDirection, readPage, readSearch, type SortDirection } from '#app/lib/list-query.ts'

export const COLLECTION_SORTS = ['position', 'name', 'slug', 'products', 'status'] as const
export type CollectionSort = (typeof COLLECTION_SORTS)[number]

export type CollectionListQuery = {
  readonly q: string
  readonly sort: CollectionSort
  readonly dir: SortDirection
  readonly page: number
}

/** The state of the collection list, out of its address. Unknown values count as left out; by position to begin with. */
export function readCollectionListQuery(query: URLSearchParams): CollectionListQuery {
  return {
    q: readSearch(query),
    sort: readChoice(query, 'sort', COLLECTION_SORTS) ?? 'position',
    dir: readDirection(query) ?? 'asc',
    page: readPage(query),
  }
}

/** Whether the list shows collections in the order that shoppers see, so that it can be changed there. */
export function isInStorefrontOrder({ q, sort, dir }: CollectionListQuery): boolean {
  return q === '' && sort === 'position' && dir === 'asc'
}
