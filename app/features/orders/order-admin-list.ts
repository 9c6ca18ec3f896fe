import { ORDER_STATUSES, type OrderStatus } from '#app/features/orders/order.ts'
import { readChoice, readPage, readSearch } from '#app/lib/list-query.ts'

export type OrderListQuery = { readonly q: string; readonly status: OrderStatus | null; readonly page: number }

/** The state of the order list, out of its address. Unknown values count as left out. */
export function readOrderListQuery(query: URLSearchParams): OrderListQuery {
  return { q: readSearch(query), status: readChoice(query, 'status', ORDER_STATUSES), page: readPage(query) }
}
