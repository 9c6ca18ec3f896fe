import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { orderItems } from '#app/orders/order-items.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { createdAt, foreignId, moment, primaryId } from '#app/platform/db/columns.ts'

/** Declarations by which consumers withdrew from an order, or from part of it. Each takes effect at `createdAt`. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: primaryId<'withdrawal'>(),
    orderId: foreignId<'order'>()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The name that the consumer entered; '' once erased. */
    name: text().notNull(),
    /**
     * Set once nothing is left to do: all units were returned, the order was cancelled, or staff closed the withdrawal.
     */
    settledAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('withdrawals_order').on(t.orderId, t.createdAt),
    index('withdrawals_open').on(t.orderId).where(sql`${t.settledAt} is null`),
  ],
)

/** The units of a withdrawal, per order line. */
export const withdrawalItems = pgTable(
  'withdrawal_items',
  {
    id: primaryId<'withdrawal-item'>(),
    withdrawalId: foreignId<'withdrawal'>()
      .notNull()
      .references(() => withdrawals.id, { onDelete: 'cascade' }),
    orderItemId: foreignId<'order-item'>()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** The number of returned units. */
    returned: integer().notNull().default(0),
  },
  (t) => [
    unique('withdrawal_items_line_unique').on(t.withdrawalId, t.orderItemId),
    index('withdrawal_items_order_item').on(t.orderItemId),
    check('withdrawal_items_returned_in_range', sql`${t.quantity} > 0 and ${t.returned} between 0 and ${t.quantity}`),
  ],
)
