import { sql } from 'drizzle-orm'
import { check, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, primaryId } from '#app/platform/db/columns.ts'

/** What people were shown when they subscribed, or joined a waiting list: each wording once. */
export const consentTexts = pgTable(
  'consent_texts',
  {
    id: primaryId<'consent-text'>(),
    /** BCP 47. */
    language: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('consent_texts_unique').on(t.language, t.text),
    check('consent_texts_length', sql`length(${t.text}) between 1 and 500`),
  ],
)
