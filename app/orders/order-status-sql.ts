import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from '#app/orders/order-status.ts'

/** A condition of a query by a predicate of order-status.ts: `hasStatus(orders.status, isCancelled)`. */
export function hasStatus(column: SQLWrapper, is: (status: OrderStatus) => boolean): SQL {
  return isAmong(column, ORDER_STATUSES, is)
}

export function hasPaymentStatus(column: SQLWrapper, is: (status: PaymentStatus) => boolean): SQL {
  return isAmong(column, PAYMENT_STATUSES, is)
}

/** The statuses are inlined as literals, so that partial indexes are used. */
function isAmong<Status extends string>(
  column: SQLWrapper,
  all: readonly Status[],
  is: (status: Status) => boolean,
): SQL {
  const [matching, others] = [all.filter(is), all.filter((status) => !is(status))]
  if (matching.length === 1) return sql`${column} = ${matching[0]}`.inlineParams()
  if (others.length === 1) return sql`${column} <> ${others[0]}`.inlineParams()
  return sql`${column} in ${matching}`.inlineParams()
}
