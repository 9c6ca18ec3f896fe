import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { orders } from '#app/features/orders/orders.table.ts'
import { authUsers } from '#app/features/staff/auth.table.ts'
import { createdAt, idOf, primaryId } from '#app/platform/db/columns.ts'

export type OrderEventKind = 'placed' | 'paid' | 'status' | 'tracking' | 'fulfilled' | 'address'

/** What happened to an order, in sequence. `staffId` is null where the shopper or the shop itself did it. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: primaryId<'order-event'>(),
    orderId: idOf<'order'>()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<OrderEventKind>().notNull(),
    /** For 'status' and 'tracking': the values before and after. */
    detail: jsonb().$type<{ from?: string; to?: string }>().notNull().default({}),
    staffId: idOf<'staff'>().references(() => authUsers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('order_events_order').on(t.orderId, t.createdAt)],
)
