import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '#app/base/currencies.ts'
import type { OrderStatus, PaymentStatus } from '#app/orders/order-status.ts'
import { idOf, minorUnits } from '#app/platform/db/columns.ts'

/**
 * Counts and amounts of orders: the sum over these rows. Triggers on `orders` only add rows, so that orders never wait
 * for each other; a worker merges them (fold-order-counts.server.ts).
 */
export const orderCounts = pgTable('order_counts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  status: text().$type<OrderStatus>().notNull(),
  paymentStatus: text().$type<PaymentStatus>().notNull(),
  storeCurrency: text().$type<CurrencyCode>().notNull(),
  customerId: idOf<'customer'>(),
  orders: integer().notNull(),
  amount: minorUnits().notNull(),
  refunded: minorUnits().notNull(),
})
