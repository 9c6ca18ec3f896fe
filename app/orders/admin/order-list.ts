import { parseId } from '#app/lib/id.ts'
import { readChoice, readDay, readDirection, readPage, readSearch } from '#app/lib/list-query.ts'
import { normalizeCode } from '#app/lib/normalize-code.ts'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#app/orders/order-status.ts'
import { readTag } from '#app/orders/tags/tags.ts'

export const ORDER_SORTS = ['date', 'total'] as const

export type OrderFilter = ReturnType<typeof readOrderFilter>
export type OrderListQuery = ReturnType<typeof readOrderListQuery>

export function readOrderListQuery(query: URLSearchParams, timeZone: string) {
  return {
    ...readOrderFilter(query, timeZone),
    sort: readChoice(query, 'sort', ORDER_SORTS) ?? 'date',
    dir: readDirection(query) ?? 'desc',
    page: readPage(query),
  }
}

export function readOrderFilter(query: URLSearchParams, timeZone: string) {
  return {
    q: readSearch(query),
    status: readChoice(query, 'status', ORDER_STATUSES),
    payment: readChoice(query, 'payment', PAYMENT_STATUSES),
    withdrawal: readChoice(query, 'withdrawal', ['open']),
    /** 'open' selects orders with units left to pack. */
    ship: readChoice(query, 'ship', ['open']),
    market: parseId<'market'>(query.get('market')),
    tag: readTag(query),
    from: readDay(query, 'from'),
    to: readDay(query, 'to'),
    timeZone,
  }
}

export function hasFilters({ q, payment, withdrawal, ship, market, tag, from, to }: OrderFilter): boolean {
  return Boolean(q || payment || withdrawal || ship || market || tag || from || to)
}

/** Returns the text in the format of stored order numbers, or null if it cannot be an order number. */
export function parseOrderNumber(text: string): string | null {
  const bare = normalizeCode(text).replace(/^#/, '')
  return /^IN[0-9A-Z]{8,30}$/.test(bare) ? bare : null
}
