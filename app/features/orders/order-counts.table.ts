import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '#app/features/money/money.ts'
import type { OrderStatus, PaymentStatus } from '#app/features/orders/order-status.ts'
import { idOf, minorUnits } from '#app/platform/db/columns.ts'

/**
 * Counts and amounts of orders, as the sum over these rows. Triggers on `orders` add a row for each change, negative for
 * what no longer counts, and update none, so that orders never wait for each other. A worker merges rows and adds what each
 * customer bought to `customers` (fold-order-counts.server.ts).
 */
export const orderCounts = pgTable('order_counts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  status: text().$type<OrderStatus>().notNull(),
  paymentStatus: text().$type<PaymentStatus>().notNull(),
  storeCurrency: text().$type<CurrencyCode>().notNull(),
  /** Null once it is added to the customer. */
  customerId: idOf<'customer'>(),
  orders: integer().notNull(),
  /** Of `total_amount` and of `refunded_amount`. */
  amount: minorUnits().notNull(),
  refunded: minorUnits().notNull(),
})
