import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#app/platform/db/columns.ts'

/** Processed webhook events, because providers can send an event again at any time. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    eventId: text().notNull(), // the provider's id
    kind: text().notNull(),
    orderId: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'payment_events_pkey', columns: [t.provider, t.eventId] }),
    index('payment_events_order').on(t.orderId),
  ],
)
