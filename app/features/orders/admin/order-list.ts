import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '#app/features/orders/order-status.ts'
import { readChoice, readDay, readDirection, readPage, readSearch, type SortDirection } from '#app/lib/list-query.ts'

export const ORDER_SORTS = ['date', 'total'] as const
type OrderSort = (typeof ORDER_SORTS)[number]

/** What narrows the list. Days are '2026-11-20', of the time zone; both are part of the range. */
export type OrderFilter = {
  readonly q: string
  readonly status: OrderStatus | null
  readonly payment: PaymentStatus | null
  readonly from: string | null
  readonly to: string | null
  readonly timeZone: string
}

export type OrderListQuery = OrderFilter & {
  readonly sort: OrderSort
  readonly dir: SortDirection
  readonly page: number
}

/** The state of the order list, out of its address. Unknown values count as left out. Days are those of the time zone. */
export function readOrderListQuery(query: URLSearchParams, timeZone: string): OrderListQuery {
  return {
    ...readOrderFilter(query, timeZone),
    sort: readChoice(query, 'sort', ORDER_SORTS) ?? 'date',
    dir: readDirection(query) ?? 'desc',
    page: readPage(query),
  }
}

export function readOrderFilter(query: URLSearchParams, timeZone: string): OrderFilter {
  return {
    q: readSearch(query),
    status: readChoice(query, 'status', ORDER_STATUSES),
    payment: readChoice(query, 'payment', PAYMENT_STATUSES),
    from: readDay(query, 'from'),
    to: readDay(query, 'to'),
    timeZone,
  }
}

/** Whether anything but the status is narrowed: the tabs choose that. */
export function isNarrowed({ q, payment, from, to }: OrderFilter): boolean {
  return Boolean(q || payment || from || to)
}

/** A text that may be an order's number, as it is kept; null where it is none. */
export function asOrderNumber(text: string): string | null {
  const bare = text.replace(/[\s#]/g, '').toUpperCase()
  return /^IN[0-9A-Z]{8,30}$/.test(bare) ? bare : null
}
