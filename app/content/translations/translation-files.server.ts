import { and, eq, sql } from 'drizzle-orm'
import { original, selectOriginals } from '#app/content/translations/originals.server.ts'
import { describeKind, listKindFields } from '#app/content/translations/translatable.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { type Texts, translations } from '#app/store/translations.table.ts'
import { TRANSLATABLE_KINDS, type TranslatableKind } from '#app/store/translations.ts'

/** A field of an original, with its translation into one language. */
export type TextUnit = {
  readonly kind: TranslatableKind
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly field: string
  readonly original: string
  readonly translation: string
  readonly isOutdated: boolean
}

const BATCH_SIZE = 500
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Yields all fields with their translations into a language, ordered by kind and id. Omits fields without any text. */
export async function* readTextUnits(db: Database, language: string): AsyncGenerator<readonly TextUnit[]> {
  for (const kind of TRANSLATABLE_KINDS) {
    for (let last: string | null = FIRST_ID; last; ) {
      const rows: Awaited<ReturnType<typeof readBatch>> = await readBatch(db, kind, language, last)
      yield rows.flatMap(({ outdated, original: originals, texts, ...subject }) =>
        listKindFields(kind).flatMap(([field]) => {
          const originalText = originals[field] ?? ''
          const translation = texts[field] ?? ''
          if (originalText === '' && translation === '') return []
          return [
            { kind, ...subject, field, original: originalText, translation, isOutdated: outdated.includes(field) },
          ]
        }),
      )
      last = rows.length === BATCH_SIZE ? (rows.at(-1)?.id ?? null) : null
    }
  }
}

function readBatch(db: Database, kind: TranslatableKind, language: string, after: string) {
  return db
    .select({
      ...pick(original, ['id', 'name', 'slug']),
      original: original.texts,
      texts: sql<Texts>`coalesce(${translations.texts}, '{}')`,
      outdated: sql<readonly string[]>`coalesce(${translations.outdated}, '{}')`,
    })
    .from(selectOriginals(kind))
    .leftJoin(
      translations,
      and(eq(translations.kind, kind), eq(translations.subjectId, original.id), eq(translations.language, language)),
    )
    .where(sql`${original.id} > ${after}::uuid`)
    .orderBy(original.id)
    .limit(BATCH_SIZE)
}

/** The columns of CSV exports, which `translationsImport` reads. */
export const TRANSLATION_HEADING = [
  'Kind',
  'ID',
  'Slug',
  'Language',
  'Field',
  'Label',
  'Original',
  'Translation',
  'State',
] as const

export function toTranslationRow(language: string, unit: TextUnit): CsvRow {
  const { kind, id, slug, field, original, translation, isOutdated } = unit
  const label = describeKind(kind).fields[field]?.label ?? field
  const state = translation === '' ? 'missing' : isOutdated ? 'outdated' : 'current'
  return [kind, id, slug, language, field, label, original, translation, state]
}

export async function* readTranslationRows(db: Database, language: string): AsyncGenerator<CsvRow[]> {
  for await (const units of readTextUnits(db, language)) yield units.map((unit) => toTranslationRow(language, unit))
}
