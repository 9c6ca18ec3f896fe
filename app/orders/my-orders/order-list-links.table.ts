import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '#app/platform/db/columns.ts'

/** Links to the list of all orders of an email address, identified by the hash of their token. */
export const orderListLinks = pgTable(
  'order_list_links',
  {
    tokenHash: text().primaryKey(),
    email: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    index('order_list_links_email').on(sql`lower(${t.email})`),
    index('order_list_links_expires').on(t.expiresAt),
  ],
)
