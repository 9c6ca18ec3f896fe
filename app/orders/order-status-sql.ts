import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from '#app/orders/order-status.ts'

/** Returns a predicate of order-status.ts as a query condition, for example `hasStatus(orders.status, isCancelled)`. */
export function hasStatus(column: SQLWrapper, matches: (status: OrderStatus) => boolean): SQL {
  return isAmong(column, ORDER_STATUSES, matches)
}

export function hasPaymentStatus(column: SQLWrapper, matches: (status: PaymentStatus) => boolean): SQL {
  return isAmong(column, PAYMENT_STATUSES, matches)
}

/** The statuses are inlined as literals, so that partial indexes are used. */
function isAmong<Status extends string>(
  column: SQLWrapper,
  all: readonly Status[],
  matches: (status: Status) => boolean,
): SQL {
  const [matching, others] = [all.filter(matches), all.filter((status) => !matches(status))]
  if (matching.length === 1) return sql`${column} = ${matching[0]}`.inlineParams()
  if (others.length === 1) return sql`${column} <> ${others[0]}`.inlineParams()
  return sql`${column} in ${matching}`.inlineParams()
}
