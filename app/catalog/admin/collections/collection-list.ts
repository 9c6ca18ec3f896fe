import { readChoice, readDirection, readPage, readSearch, type SortDirection } from '#app/lib/list-query.ts'

export const COLLECTION_SORTS = ['position', 'name', 'slug', 'products', 'status'] as const
export type CollectionSort = (typeof COLLECTION_SORTS)[number]

export type CollectionListQuery = {
  readonly q: string
  readonly sort: CollectionSort
  readonly dir: SortDirection
  readonly page: number
}

/** Ignores unknown values; sorts by position by default. */
export function readCollectionListQuery(query: URLSearchParams): CollectionListQuery {
  return {
    q: readSearch(query),
    sort: readChoice(query, 'sort', COLLECTION_SORTS) ?? 'position',
    dir: readDirection(query) ?? 'asc',
    page: readPage(query),
  }
}

export function isInStorefrontOrder({ q, sort, dir }: CollectionListQuery): boolean {
  return q === '' && sort === 'position' && dir === 'asc'
}
