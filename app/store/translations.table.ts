import { type SQL, sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { isOneOf, updatedAt } from '#app/platform/db/columns.ts'
import { TRANSLATABLE_KINDS } from '#app/store/translations.ts'

/** Text by field. */
export type Texts = Readonly<Record<string, string>>

/**
 * A subject's translations into a language, by field. Other fields use the original's text. Triggers delete
 * translations with their subject, mark those whose original changed, reject another original's slug, and redirect
 * former slugs to the original.
 */
export const translations = pgTable(
  'translations',
  {
    kind: text({ enum: TRANSLATABLE_KINDS }).notNull(),
    subjectId: uuid().notNull(),
    /** The language without a region, such as 'de'. */
    language: text().notNull(),
    texts: jsonb().$type<Texts>().notNull(),
    /** Each text's original at the time of the translation. */
    sources: jsonb().$type<Texts>().notNull(),
    /** The fields whose original differs from `sources`. A trigger writes them. */
    outdated: text().array().notNull().default([]),
    /** A separate column, because lists read only the name. */
    name: text().generatedAlwaysAs(
      (): SQL =>
        sql`coalesce(${translations.texts} ->> 'name', ${translations.texts} ->> 'title', ${translations.texts} ->> 'text')`,
    ),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subjectId, t.language] }),
    index('translations_language').on(t.language, t.kind),
    index('translations_name_trigram').using('gin', t.name.op('gin_trgm_ops')).where(sql`${t.kind} = 'product'`),
    uniqueIndex('translations_slug_unique')
      .on(t.kind, sql`(${t.texts} ->> 'slug')`, t.language)
      .where(sql`(${t.texts} ->> 'slug') is not null`),
    check('translations_slug_form', sql`(${t.texts} ->> 'slug') ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('translations_kind_known', isOneOf(t.kind, TRANSLATABLE_KINDS)),
    check('translations_language_form', sql`${t.language} ~ '^[a-z]{2,3}$'`),
    check(
      'translations_are_objects',
      sql`jsonb_typeof(${t.texts}) = 'object' and jsonb_typeof(${t.sources}) = 'object'`,
    ),
    check('translations_not_empty', sql`${t.texts} <> '{}'`),
  ],
)
