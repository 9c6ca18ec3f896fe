import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { orders } from '#app/features/orders/orders.table.ts'
import { authUsers } from '#app/features/staff/auth.table.ts'
import { createdAt, idOf, primaryId } from '#app/platform/db/columns.ts'

export type OrderEventKind =
  | 'placed'
  | 'paid'
  | 'payment-failed'
  | 'status'
  | 'tracking'
  | 'fulfilled'
  | 'address'
  | 'return'
  | 'refund'
  | 'note'

/**
 * 'status' and 'tracking': the values before and after. 'note': `text`. 'refund': `amount`, in US cents. 'return': `text`,
 * what came back. `by`: 'shopper' where the shopper did it from the order's own page.
 */
type OrderEventDetail = {
  readonly from?: string
  readonly to?: string
  readonly text?: string
  readonly amount?: number
  readonly by?: 'shopper'
}

/** What happened to an order, in order. `staffId` is null where the shopper or the store itself did it. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: primaryId<'order-event'>(),
    orderId: idOf<'order'>()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<OrderEventKind>().notNull(),
    detail: jsonb().$type<OrderEventDetail>().notNull().default({}),
    staffId: idOf<'staff'>().references(() => authUsers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('order_events_order').on(t.orderId, t.createdAt)],
)
