import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, idOf, moment, primaryId } from '#app/platform/db/columns.ts'
import { consentTexts } from '#app/store/consents/consent-texts.table.ts'

/** Who subscribed to the newsletter when, where and to which words (docs/rules.md, Newsletter). */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    id: primaryId<'consent'>(),
    /** Random. It confirms this subscription, and ends it. */
    link: text().notNull(),
    email: text().notNull(),
    textId: idOf<'consent-text'>()
      .notNull()
      .references(() => consentTexts.id),
    /** The path of the page with the form. */
    page: text().notNull(),
    /** The locale of the page; without a foreign key, as in orders. */
    marketId: idOf<'market'>(),
    language: text().notNull(),
    /** Whether it counts only once it is confirmed by the link of a mail. */
    byMail: boolean().notNull(),
    confirmedAt: moment(),
    withdrawnAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('newsletter_consents_link_unique').on(t.link),
    index('newsletter_consents_email').on(sql`lower(${t.email})`),
    uniqueIndex('newsletter_consents_pending_unique')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.byMail} and ${t.confirmedAt} is null and ${t.withdrawnAt} is null`),
    index('newsletter_consents_text').on(t.textId),
    index('newsletter_consents_withdrawn').on(t.withdrawnAt).where(sql`${t.withdrawnAt} is not null`),
    check('newsletter_consents_confirmed_by_mail', sql`${t.byMail} or ${t.confirmedAt} is null`),
  ],
)
