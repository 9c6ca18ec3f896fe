import { readChoice, readDirection, readPage, readSearch } from '#app/lib/list-query.ts'
import type { CustomerInput } from '#app/orders/customers/customer-input.ts'
import { readTag } from '#app/orders/tags/tags.ts'

export const CUSTOMER_SORTS = ['created', 'name', 'orders', 'spent'] as const

export type CustomerListQuery = ReturnType<typeof readCustomerListQuery>

export function readCustomerListQuery(query: URLSearchParams) {
  const sort = readChoice(query, 'sort', CUSTOMER_SORTS)
  return {
    q: readSearch(query),
    newsletter: readChoice(query, 'newsletter', ['yes', 'no']),
    orders: readChoice(query, 'orders', ['with', 'without']),
    tag: readTag(query),
    sort: sort ?? 'created',
    dir: readDirection(query) ?? (sort === 'name' ? 'asc' : 'desc'),
    page: readPage(query),
  }
}

export function getCustomerName(customer: Pick<CustomerInput, 'firstName' | 'lastName' | 'email'>): string {
  return `${customer.firstName} ${customer.lastName}`.trim() || customer.email
}
