import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '#app/features/money/money.ts'
import type { OrderStatus, PaymentStatus } from '#app/features/orders/order-status.ts'
import { idOf, minorUnits } from '#app/platform/db/columns.ts'

/**
 * What there is of orders, kept so that no one has to add up all of them: the sum over these rows. Triggers on `orders`
 * add a row for what a statement changed, with less than nothing for what is no longer so, and no one ever changes one: so
 * orders wait for no other. A worker folds many rows into few, and what each customer bought into `customers`
 * (fold-order-counts.server.ts).
 */
export const orderCounts = pgTable('order_counts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  status: text().$type<OrderStatus>().notNull(),
  paymentStatus: text().$type<PaymentStatus>().notNull(),
  storeCurrency: text().$type<CurrencyCode>().notNull(),
  /** Whose orders these are, until it is folded. */
  customerId: idOf<'customer'>(),
  orders: integer().notNull(),
  /** Of `total_amount` and of `refunded_amount`. */
  amount: minorUnits().notNull(),
  refunded: minorUnits().notNull(),
})
