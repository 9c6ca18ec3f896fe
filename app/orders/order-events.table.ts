import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { orders } from '#app/orders/orders.table.ts'
import { createdAt, foreignId, primaryId } from '#app/platform/db/columns.ts'
import { authUsers } from '#app/store/staff.table.ts'

type OrderEventKind =
  | 'placed'
  | 'paid'
  | 'payment-failed'
  | 'payment-undone'
  | 'payment-method'
  | 'transfer'
  | 'status'
  | 'tracking'
  | 'fulfilled'
  | 'address'
  | 'withdrawal'
  | 'backorder'
  | 'return'
  | 'refund'
  | 'dispute'
  | 'note'
  | 'tag'

/**
 * 'status' and 'tracking' have `from` and `to`; 'tag' has one of them. 'refund' has `amount`, in the charged currency.
 * `by` is set if the shopper made the change on the order's own page.
 */
type OrderEventDetail = {
  readonly from?: string
  readonly to?: string
  readonly text?: string
  readonly amount?: number
  readonly by?: 'shopper'
}

/** The history of an order. `staffId` is null for changes by the shopper or the store itself. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: primaryId<'order-event'>(),
    orderId: foreignId<'order'>()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<OrderEventKind>().notNull(),
    detail: jsonb().$type<OrderEventDetail>().notNull().default({}),
    staffId: foreignId<'staff'>().references(() => authUsers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('order_events_order').on(t.orderId, t.createdAt)],
)
