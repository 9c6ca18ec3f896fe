import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, primaryId } from '#app/platform/db/columns.ts'
import { brandFiles } from '#app/store/brand/brands.table.ts'

/**
 * The images of the EU's notice of the legal guarantee that staff uploaded, one for each language at a time. Those that were
 * removed stay, as the evidence of orders names what was shown.
 */
export const guaranteeNotices = pgTable(
  'guarantee_notices',
  {
    id: primaryId<'guarantee-notice'>(),
    /** The first part of a language tag, such as 'de'. */
    language: text().notNull(),
    fileId: text()
      .notNull()
      .references(() => brandFiles.id),
    /** Since when pages show the words instead, or another image. */
    removedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('guarantee_notices_language_unique').on(t.language).where(sql`${t.removedAt} is null`),
    index('guarantee_notices_file').on(t.fileId),
    check('guarantee_notices_language_form', sql`${t.language} ~ '^[a-z]{2}$'`),
  ],
)
