import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, foreignId, isOneOf, moment, newestFirst, primaryId } from '#app/platform/db/columns.ts'

/** The text that people were shown when they subscribed or joined a waitlist, stored once for each wording. */
export const consentTexts = pgTable(
  'consent_texts',
  {
    id: primaryId<'consent-text'>(),
    /** A BCP 47 tag. */
    language: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('consent_texts_unique').on(t.language, t.text),
    check('consent_texts_length', sql`length(${t.text}) between 1 and 500`),
  ],
)

/** Evidence of newsletter subscriptions: person, time, page and text (see “Newsletter” in docs/rules.md). */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    id: primaryId<'consent'>(),
    /** A random token with which this subscription can be confirmed and ended. */
    link: text().notNull(),
    email: text().notNull(),
    textId: foreignId<'consent-text'>()
      .notNull()
      .references(() => consentTexts.id),
    /** The path of the page that contained the form. */
    page: text().notNull(),
    /** The page's locale. As in orders, it has no foreign key. */
    marketId: foreignId<'market'>(),
    language: text().notNull(),
    /** True if the subscription must be confirmed through a link in an email. */
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

/** Email addresses that were unsubscribed in this store. Only the person can subscribe again; imports skip them. */
export const newsletterOptOuts = pgTable(
  'newsletter_opt_outs',
  { id: primaryId<'opt-out'>(), email: text().notNull(), createdAt: createdAt() },
  (t) => [uniqueIndex('newsletter_opt_outs_email_unique').on(sql`lower(${t.email})`)],
)

/** The origin of a subscription. 'import': the person gave consent in a previous store. */
const SUBSCRIBER_ORIGINS = ['storefront', 'import'] as const

/** Email addresses are unique, ignoring case. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: primaryId<'subscriber'>(),
    email: text().notNull(),
    /** The evidence of the consent; null if it is missing, such as after an import. */
    consentId: foreignId<'consent'>().references(() => newsletterConsents.id, { onDelete: 'set null' }),
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
