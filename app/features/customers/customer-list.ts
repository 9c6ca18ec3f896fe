import { readChoice, readDirection, readPage, readSearch, type SortDirection } from '#app/lib/list-query.ts'

export const CUSTOMER_SORTS = ['created', 'name', 'orders', 'spent'] as const
type CustomerSort = (typeof CUSTOMER_SORTS)[number]

export type CustomerListQuery = {
  readonly q: string
  readonly newsletter: 'yes' | 'no' | null
  readonly orders: 'with' | 'without' | null
  readonly sort: CustomerSort
  readonly dir: SortDirection
  readonly page: number
}

/** The state of the customer list, out of its address. Unknown values count as left out; newest first to begin with. */
export function readCustomerListQuery(query: URLSearchParams): CustomerListQuery {
  const sort = readChoice(query, 'sort', CUSTOMER_SORTS)
  return {
    q: readSearch(query),
    newsletter: readChoice(query, 'newsletter', ['yes', 'no']),
    orders: readChoice(query, 'orders', ['with', 'without']),
    sort: sort ?? 'created',
    dir: readDirection(query) ?? (sort === 'name' ? 'asc' : 'desc'),
    page: readPage(query),
  }
}

/** How someone is called on a screen: by name, or by e-mail where there is none. */
export function customerName({
  firstName,
  lastName,
  email,
}: {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}): string {
  return `${firstName} ${lastName}`.trim() || email
}
