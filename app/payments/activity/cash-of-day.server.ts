import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'
import { endOfDay, startOfDay } from '#app/lib/zone-moments.ts'
import { orders } from '#app/orders/orders.table.ts'
import { payments } from '#app/payments/payment/payments.table.ts'
import { PROVIDERS } from '#app/payments/providers/registry.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const CASH_PROVIDERS = PROVIDERS.filter(({ capabilities }) => capabilities.paymentFlow === 'delivery').map(
  ({ name }) => name,
)

const MAX_ORDERS = 1_000

export type CashOrder = Awaited<ReturnType<typeof listCashOrders>>[number]

/** Lists the orders whose cash was collected on a day: the day on which they were marked as delivered. */
export function listCashOrders(db: Database, day: string, timeZone: string) {
  return db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      orderNumber: orders.orderNumber,
      at: payments.createdAt,
      amount: { minor: payments.amount, currency: payments.currency },
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        inArray(payments.provider, [...CASH_PROVIDERS]),
        eq(payments.state, 'paid'),
        gte(payments.createdAt, startOfDay(day, timeZone)),
        lt(payments.createdAt, endOfDay(day, timeZone)),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(MAX_ORDERS)
}
