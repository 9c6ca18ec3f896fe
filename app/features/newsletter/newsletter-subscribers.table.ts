import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, newestFirst, primaryId } from '#app/platform/db/columns.ts'

/** Unique emails, whatever their case. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  { id: primaryId<'subscriber'>(), email: text().notNull(), createdAt: createdAt() },
  (t) => [
    uniqueIndex('newsletter_subscribers_email_unique').on(sql`lower(${t.email})`),
    index('newsletter_subscribers_email_trigram').using('gin', t.email.op('gin_trgm_ops')),
    index('newsletter_subscribers_created').on(...newestFirst(t)),
  ],
)
