import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { countsAsSold, hasPaymentFailed, isCancelled, isCharged, isShipped } from '#app/orders/order-status.ts'
import { hasPaymentStatus, hasStatus, orders } from '#app/orders/orders.table.ts'

test.each([
  [hasStatus(orders.status, isCancelled), `"orders"."status" = 'cancelled'`],
  [hasStatus(orders.status, countsAsSold), `"orders"."status" <> 'cancelled'`],
  [hasStatus(orders.status, isShipped), `"orders"."status" in ('shipped', 'delivered')`],
  [hasPaymentStatus(orders.paymentStatus, hasPaymentFailed), `"orders"."payment_status" = 'failed'`],
  [
    hasPaymentStatus(orders.paymentStatus, isCharged),
    `"orders"."payment_status" in ('paid', 'partly_refunded', 'refunded')`,
  ],
])('a query condition contains the statuses as literals (case %#)', (condition, text) => {
  const query = new PgDialect({ casing: 'snake_case' }).sqlToQuery(condition)
  expect(query).toMatchObject({ sql: text, params: [] })
})
