import { index, pgTable } from 'drizzle-orm/pg-core'
import { orders } from '#app/orders/orders.table.ts'
import { foreignId, moment } from '#app/platform/db/columns.ts'

/** Orders whose buyers will get an invitation to review by mail. A row is deleted when its mail is queued. */
export const reviewRequests = pgTable(
  'review_requests',
  {
    orderId: foreignId<'order'>()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    dueAt: moment().notNull(),
  },
  (t) => [index('review_requests_due').on(t.dueAt)],
)
