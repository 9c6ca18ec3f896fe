import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, idOf, isOneOf, newestFirst, primaryId } from '#app/platform/db/columns.ts'
import { newsletterConsents } from '#app/store/consents/newsletter-consents.table.ts'
import { SUBSCRIBER_ORIGINS } from '#app/store/consents/subscriber-origin.ts'

/** Unique emails, whatever their case. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: primaryId<'subscriber'>(),
    email: text().notNull(),
    /** The record of the consent; null if there is none, as for an import. */
    consentId: idOf<'consent'>().references(() => newsletterConsents.id, { onDelete: 'set null' }),
    origin: text({ enum: SUBSCRIBER_ORIGINS }).notNull().default('storefront'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('newsletter_subscribers_email_unique').on(sql`lower(${t.email})`),
    index('newsletter_subscribers_email_trigram').using('gin', t.email.op('gin_trgm_ops')),
    index('newsletter_subscribers_created').on(...newestFirst(t)),
    index('newsletter_subscribers_consent').on(t.consentId).where(sql`${t.consentId} is not null`),
    check('newsletter_subscribers_origin_known', isOneOf(t.origin, SUBSCRIBER_ORIGINS)),
  ],
)
