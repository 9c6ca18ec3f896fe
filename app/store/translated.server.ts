import { createHash } from 'node:crypto'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Texts, translations } from '#app/store/translations.table.ts'
import type { FieldIn, Slugs, TranslatableKind } from '#app/store/translations.ts'

/** The language in which a statement reads text. Null, even as an SQL value, means the original. */
export type TextLanguage = SQLWrapper | string | null

/**
 * Returns the language of text under a locale's URL prefix, for statements that cannot wait for the locale to be read.
 */
export function getLanguageForPrefix(prefix: string): TextLanguage {
  return prefix === '' ? null : sql`(select content_language(${prefix}))`
}

/** The result of `selectAllTexts`. */
export type TextsBySubject = Readonly<Record<string, Texts>>

type Original = { readonly id: SQLWrapper; readonly original: SQLWrapper }

/**
 * Fields that do not fall back to the original if other text is translated. If they are missing, pages use the name and
 * description.
 */
const SEO_FIELDS: readonly string[] = ['seoTitle', 'seoDescription']

/** Selects text in a language; the original if it is not translated. `id` is the original's id. */
export function selectTranslated<Kind extends TranslatableKind>(
  kind: Kind,
  field: FieldIn<Kind>,
  { id, original }: Original,
  language: TextLanguage,
): SQL<string> {
  if (language === null) return sql`${original}`
  const text = sql`t.texts ->> ${inline(field)}`
  return sql`coalesce((select ${SEO_FIELDS.includes(field) ? sql`coalesce(${text}, '')` : text} from ${translations} t
    where t.kind = ${inline(kind)} and t.subject_id = ${id} and t.language = ${language}), ${original})`
}

/** Selects a subject's translations into a language, by field, for `withTexts`. Excludes the original. */
export function selectTexts(kind: TranslatableKind, id: SQLWrapper, language: TextLanguage): SQL<Texts> {
  if (language === null) return sql`'{}'::jsonb`
  return sql`coalesce((select t.texts from ${translations} t
    where t.kind = ${inline(kind)} and t.subject_id = ${id} and t.language = ${language}), '{}')`
}

/** Selects the translations of all subjects of a kind into a language, by subject. Excludes originals. */
export function selectAllTexts(kind: TranslatableKind, language: TextLanguage): SQL<TextsBySubject> {
  if (language === null) return sql`'{}'::jsonb`
  return sql`(select coalesce(jsonb_object_agg(t.subject_id, t.texts), '{}') from ${translations} t
    where t.kind = ${inline(kind)} and t.language = ${language})`
}

/**
 * Selects a subject's translations into all languages, or null, for statements that run before the language is known.
 */
export function selectTextsByLanguage(kind: TranslatableKind, id: SQLWrapper): SQL<z.output<typeof storedByLanguage>> {
  return sql`(select jsonb_object_agg(t.language, t.texts) from ${translations} t
    where t.kind = ${inline(kind)} and t.subject_id = ${id})`
}

/** The result of `selectTextsByLanguage`. */
export const storedByLanguage = z.record(z.string(), z.record(z.string(), z.string())).nullable()

/** Returns an original with its translations into a language, or unchanged if `language` is null. */
export function withTextsIn<Original extends object>(
  original: Original,
  stored: z.output<typeof storedByLanguage>,
  language: string | null,
): Original {
  const texts = language === null ? undefined : stored?.[language]
  return texts ? withTexts(original, texts) : original
}

/** Returns an original with its translations. */
export function withTexts<Original extends object>(original: Original, texts: Texts): Original {
  if (Object.keys(texts).every((field) => field === 'slug')) return { ...original, ...texts }
  const seo = SEO_FIELDS.filter((field) => field in original).map((field) => [field, ''])
  return { ...original, ...Object.fromEntries(seo), ...texts }
}

/** Kinds with a slug in their URLs. A product's URL has its id instead. */
export type SluggedKind = 'category' | 'collection' | 'page'
type SluggedTable = SQLWrapper & { readonly id: SQLWrapper; readonly slug: SQLWrapper }

/** Selects the slug of a row of `table` for URLs in a language: the translated slug or, without one, the original. */
export function selectSlug(kind: SluggedKind, { id, slug }: SluggedTable, language: TextLanguage): SQL<string> {
  return selectTranslated(kind, 'slug', { id, original: slug }, language)
}

/**
 * True for the row of `table` that has this slug in a language's URLs: the translated slug or, without one, the
 * original.
 */
export function hasSlug(kind: SluggedKind, table: SluggedTable, requested: string, language: TextLanguage): SQL {
  const { id, slug } = table
  if (language === null) return sql`${slug} = ${requested}`
  const isInLanguage = sql`t.kind = ${inline(kind)} and t.language = ${language}`
  // Compares with a single id, so that the statement can use an index
  return sql`${id} = coalesce(
    (select t.subject_id from ${translations} t where ${isInLanguage} and t.texts ->> 'slug' = ${requested}),
    (select ${id} from ${table} where ${slug} = ${requested}
      and not exists (select from ${translations} t where ${isInLanguage} and t.subject_id = ${id} and t.texts ? 'slug')))`
}

/** True for rows of `table` with one of these slugs, as the original or in any language. */
export function hasSlugAnywhere(kind: SluggedKind, { id, slug }: SluggedTable, slugs: readonly string[]): SQL {
  const requestedSlugs = sql`any(${sql.param([...new Set(slugs)])}::text[])`
  return sql`(${slug} = ${requestedSlugs} or ${id} = any(array(
    select t.subject_id from ${translations} t where t.kind = ${inline(kind)} and t.texts ->> 'slug' = ${requestedSlugs})))`
}

/** Selects the slugs of a row of `table` in all languages. */
export function selectSlugs(kind: SluggedKind, { id, slug }: SluggedTable): SQL<Slugs> {
  return sql`jsonb_build_object('original', ${slug}, 'byLanguage', coalesce((
    select jsonb_object_agg(t.language, t.texts ->> 'slug') from ${translations} t
    where t.kind = ${inline(kind)} and t.subject_id = ${id} and t.texts ? 'slug'), '{}'))`
}

/** Inlines a name instead of passing it as a parameter, because each statement always uses the same name. */
function inline(name: string): SQL {
  return sql`${name}`.inlineParams()
}

/**
 * Returns an id for a subject that has none of its own, derived from its kind and name. The SQL function `subject_id`
 * returns the same id.
 */
export function computeSubjectId(kind: TranslatableKind, name: string): string {
  const hash = createHash('md5').update(`${kind}/${name}`).digest('hex')
  // Version 8 UUIDs are for custom ids
  const [, a, b, c, d, e] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/.exec(hash) ?? []
  return `${a}-${b}-8${c}-8${d}-${e}`
}
