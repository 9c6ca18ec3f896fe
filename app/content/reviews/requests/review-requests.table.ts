import { index, pgTable } from 'drizzle-orm/pg-core'
import { orders } from '#app/orders/orders.table.ts'
import { foreignId, moment } from '#app/platform/db/columns.ts'

/** Orders whose buyers will be invited to write a review. A row is deleted when its email is queued. */
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
