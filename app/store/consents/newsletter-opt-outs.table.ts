import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, primaryId } from '#app/platform/db/columns.ts'

/** Emails that were unsubscribed in this store: an import never subscribes them again, only their owners do. */
export const newsletterOptOuts = pgTable(
  'newsletter_opt_outs',
  { id: primaryId<'opt-out'>(), email: text().notNull(), createdAt: createdAt() },
  (t) => [uniqueIndex('newsletter_opt_outs_email_unique').on(sql`lower(${t.email})`)],
)
