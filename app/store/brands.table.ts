import { sql } from 'drizzle-orm'
import { check, customType, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, isOneOf, moment, primaryId, updatedAt } from '#app/platform/db/columns.ts'
import { BRAND_FILE_TYPES } from '#app/store/brand/brand-file-types.ts'
import type { BrandLook } from '#app/store/brand-look.ts'

const BRAND_STATES = ['draft', 'published', 'earlier'] as const

/** Versions of the store's look. Without a published version, the store has the built-in look. */
export const brands = pgTable(
  'brands',
  {
    id: primaryId<'brand'>(),
    state: text({ enum: BRAND_STATES }).notNull(),
    look: jsonb().$type<BrandLook>().notNull(),
    /** The new store name in a draft, until it is published; null if the name does not change. */
    name: text(),
    publishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('brands_one_draft').on(t.state).where(sql`${t.state} = 'draft'`),
    uniqueIndex('brands_one_published').on(t.state).where(sql`${t.state} = 'published'`),
    check('brands_state_known', isOneOf(t.state, BRAND_STATES)),
    check('brands_published_when', sql`(${t.state} = 'draft') = (${t.publishedAt} is null)`),
  ],
)

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Logos, icons and guarantee notices, keyed by the SHA-256 of their bytes. */
export const brandFiles = pgTable(
  'brand_files',
  {
    id: text().primaryKey(),
    type: text({ enum: BRAND_FILE_TYPES }).notNull(),
    bytes: bytea().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('brand_files_id_form', sql`${t.id} ~ '^[0-9a-f]{64}$'`),
    check('brand_files_type_known', isOneOf(t.type, BRAND_FILE_TYPES)),
    check('brand_files_small', sql`length(${t.bytes}) <= 1048576`),
  ],
)

/**
 * The images of the EU's legal guarantee notice that staff uploaded, with at most one current image per language.
 * Removed images are not deleted, because the evidence of orders refers to them.
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
    /** When pages began to show the text or a different image instead. */
    removedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('guarantee_notices_language_unique').on(t.language).where(sql`${t.removedAt} is null`),
    index('guarantee_notices_file').on(t.fileId),
    check('guarantee_notices_language_form', sql`${t.language} ~ '^[a-z]{2}$'`),
  ],
)
