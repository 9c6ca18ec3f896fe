import { type SQL, sql } from 'drizzle-orm'
import { findBuiltInColorName, listBuiltInColorKeys } from '#app/catalog/color-names.server.ts'
import type { TranslationQuery, TranslationState } from '#app/content/translation-query.ts'
import { original, selectOriginals } from '#app/content/translations/originals.server.ts'
import { describeKind } from '#app/content/translations/translatable.ts'
import { LANGUAGES } from '#app/lib/language.ts'
import { listCountedPage, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'
import { getBaseLanguage } from '#app/store/locale.ts'
import { locales } from '#app/store/markets.table.ts'
import { computeSubjectId } from '#app/store/translated.server.ts'
import { translations } from '#app/store/translations.table.ts'
import { TRANSLATABLE_KINDS, type TranslatableKind } from '#app/store/translations.ts'

type ContentLanguage = {
  readonly language: string
  /** False if the translations remain from a removed locale, or if the originals are now in this language. */
  readonly isUsed: boolean
}

type Languages = {
  /** The language of the originals: the language of the primary locale. */
  readonly original: string
  /** Languages of other locales, then unused languages that still have translations, each group sorted by code. */
  readonly languages: readonly ContentLanguage[]
}

export async function readLanguages(db: Database): Promise<Languages> {
  const [localeLanguages, stored] = await Promise.all([
    db.select({ language: locales.language, prefix: locales.prefix }).from(locales),
    db.selectDistinct({ language: translations.language }).from(translations),
  ])
  const primary = localeLanguages.find(({ prefix }) => prefix === '')
  if (!primary) throw new Error('The primary locale is missing, which the database forbids')
  const originalLanguage = getBaseLanguage(primary.language)
  const usedLanguages = new Set(
    localeLanguages
      .map(({ language }) => getBaseLanguage(language))
      .filter((language) => language !== originalLanguage),
  )
  const unusedLanguages = stored.map(({ language }) => language).filter((language) => !usedLanguages.has(language))
  const languages = [
    ...[...usedLanguages].toSorted().map((language) => ({ language, isUsed: true })),
    ...unusedLanguages.toSorted().map((language) => ({ language, isUsed: false })),
  ]
  return { original: originalLanguage, languages }
}

export type TranslationRow = {
  readonly kind: TranslatableKind
  readonly id: string
  readonly name: string
  /** The name in the selected language; null if there is none. Colors also have built-in names. */
  readonly translatedName: string | null
  /** The number of fields with text in the original, not counting the slug. */
  readonly fields: number
  readonly missing: number
  readonly outdated: number
}

/** Selects originals with the number of fields whose translation is missing or outdated. */
function selectRows(kind: TranslatableKind, language: string | SQL, q: string): SQL {
  const position = TRANSLATABLE_KINDS.indexOf(kind)
  const pattern = toLikePattern(q)
  const { id, name, filled } = original
  return sql`
    select ${position}::int as position, ${kind}::text as kind, ${id} as id, ${name} as name,
      coalesce(t.name, t.texts ->> ${describeKind(kind).nameField}) as "translatedName",
      cardinality(${filled}) as fields,
      case when t.texts is null then case when ${hasBuiltInName(kind, language)} then 0 else cardinality(${filled}) end
        else (select count(*) from unnest(${filled}) as field where not t.texts ? field)::int end as missing,
      coalesce(cardinality(t.outdated), 0) as outdated
    from ${selectOriginals(kind)} left join ${translations} t
      on t.kind = ${kind} and t.subject_id = ${id} and t.language = ${language}
    where ${q === '' ? sql`true` : sql`(${name} ilike ${pattern} or t.name ilike ${pattern})`}`
}

/** Returns the condition for colors with a built-in name in the language. */
function hasBuiltInName(kind: TranslatableKind, language: string | SQL): SQL {
  if (kind !== 'color') return sql`false`
  const ids = listBuiltInColorKeys().map((key) => computeSubjectId('color', key))
  return sql`(${language} = any(${sql.param([...LANGUAGES])}::text[]) and ${original.id} = any(${sql.param(ids)}::uuid[]))`
}

const CONDITIONS: Readonly<Record<TranslationState, SQL>> = {
  outdated: sql`outdated > 0`,
  missing: sql`missing > 0`,
  complete: sql`missing = 0 and outdated = 0`,
}

type ListQuery = TranslationQuery & { readonly language: string }

/** Returns a page of originals, sorted by kind and name. */
export async function listTranslationRows(db: Database, { language, q, kind, state, page }: ListQuery) {
  const kinds = kind ? [kind] : TRANSLATABLE_KINDS
  return await listCountedPage(page, async (offset) => {
    const all = sql.join(
      kinds.map((listedKind) => selectRows(listedKind, language, q)),
      sql` union all `,
    )
    const { rows } = await db.execute<TranslationRow & { total: number }>(sql`
      select kind, id, name, "translatedName", fields, missing, outdated, (count(*) over ())::int as total
      from (${all}) as subjects where ${state ? CONDITIONS[state] : sql`true`}
      order by position, name collate "und-x-icu", id limit ${ROWS_PER_PAGE} offset ${offset}`)
    return rows.map((row) => {
      const usesBuiltInName = row.kind === 'color' && row.translatedName === null && row.missing === 0
      return usesBuiltInName ? { ...row, translatedName: findBuiltInColorName(language, row.name) ?? row.name } : row
    })
  })
}

export type KindCounts = Readonly<Record<TranslationState, number>> & { readonly kind: TranslatableKind }

/**
 * Counts subjects of each kind with complete, missing or outdated fields. A subject can have both missing and outdated
 * fields.
 */
export async function countTranslations(db: Database, language: string): Promise<readonly KindCounts[]> {
  const all = sql.join(
    TRANSLATABLE_KINDS.map((kind) => selectRows(kind, language, '')),
    sql` union all `,
  )
  const { rows } = await db.execute<KindCounts>(sql`
    select kind, (count(*) filter (where ${CONDITIONS.outdated}))::int as outdated,
      (count(*) filter (where ${CONDITIONS.missing}))::int as missing,
      (count(*) filter (where ${CONDITIONS.complete}))::int as complete
    from (${all}) as subjects group by kind, position order by position`)
  return rows
}

/** The number of fields with text in all originals, and of fields whose translation is missing or outdated. */
export type TextCounts = { readonly fields: number; readonly missing: number; readonly outdated: number }

/** Counts fields by language. The result is empty if there are no originals. */
export async function countTexts(db: Database, languages: readonly string[]): Promise<ReadonlyMap<string, TextCounts>> {
  if (languages.length === 0) return new Map()
  const all = sql.join(
    TRANSLATABLE_KINDS.map((kind) => selectRows(kind, sql`chosen.language`, '')),
    sql` union all `,
  )
  const { rows } = await db.execute<TextCounts & { language: string }>(sql`
    select chosen.language, sum(fields)::int as fields, sum(missing)::int as missing, sum(outdated)::int as outdated
    from unnest(${sql.param([...languages])}::text[]) as chosen(language) cross join lateral (${all}) as subjects
    group by chosen.language`)
  return new Map(rows.map(({ language, ...counts }) => [language, counts]))
}
