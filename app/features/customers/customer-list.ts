import type { CustomerInput } from '#app/features/customers/customer-input.ts'
import { readChoice, readDirection, readPage, readSearch, type SortDirection } from '#app/lib/list-query.ts'

export const CUSTOMER_SORTS = ['created', 'name', 'orders', 'spent'] as const

export type CustomerListQuery = {
  readonly q: string
  readonly newsletter: 'yes' | 'no' | null
  readonly orders: 'with' | 'without' | null
  readonly sort: (typeof CUSTOMER_SORTS)[number]
  readonly dir: SortDirection
  readonly page: number
}

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

export function customerName(customer: Pick<CustomerInput, 'firstName' | 'lastName' | 'email'>): string {
  return `${customer.firstName} ${customer.lastName}`.trim() || customer.email
}
