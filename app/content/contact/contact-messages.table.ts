import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, primaryId } from '#app/platform/db/columns.ts'

/** Messages are stored only while the setting `contact_inbox` is on. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: primaryId<'contact-message'>(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    readAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('contact_messages_created').on(t.createdAt),
    index('contact_messages_unread').on(t.createdAt).where(sql`${t.readAt} is null`),
  ],
)
