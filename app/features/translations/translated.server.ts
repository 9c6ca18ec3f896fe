import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { FieldIn, TranslatableKind } from '#app/features/translations/translatable.ts'
import { type Texts, translations } from '#app/features/translations/translations.table.ts'

/** The language of texts in a statement, which may be null there; null if it reads originals. */
export type TextLanguage = SQLWrapper | string | null

/** That of the texts below a prefix, in a statement which does not wait until the locale is read. */
export function languageBelow(prefix: string): TextLanguage {
  return prefix === '' ? null : sql`(select content_language(${prefix}))`
}

type Original = { readonly id: SQLWrapper; readonly original: SQLWrapper }

/** Never the original's beside a translated name: where they are missing, pages have their name and description. */
const SEO_FIELDS: readonly string[] = ['seoTitle', 'seoDescription']

/** Selects a text in a language, or the original without one. `id` is the original's. */
export function translated<Kind extends TranslatableKind>(
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

/** Selects all texts of a subject in a language, by field, for `withTexts`; none of originals. */
export function textsOf(kind: TranslatableKind, id: SQLWrapper, language: TextLanguage): SQL<Texts> {
  if (language === null) return sql`'{}'::jsonb`
  return sql`coalesce((select t.texts from ${translations} t
    where t.kind = ${inline(kind)} and t.subject_id = ${id} and t.language = ${language}), '{}')`
}

/** An original with those of its texts that are translated. */
export function withTexts<Original extends object>(original: Original, texts: Texts): Original {
  if (Object.keys(texts).length === 0) return original
  const seo = SEO_FIELDS.filter((field) => field in original).map((field) => [field, ''])
  return { ...original, ...Object.fromEntries(seo), ...texts }
}

/** Not a parameter, as it is always the same. */
function inline(name: string): SQL {
  return sql`${name}`.inlineParams()
}
