import { and, eq, sql } from 'drizzle-orm'
import { adminText } from '#app/content/translations/admin-text.ts'
import { lockOriginal, original, selectOriginals } from '#app/content/translations/originals.server.ts'
import { listKindFields } from '#app/content/translations/translatable.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { alertAccountNoteChange } from '#app/payments/payee-alert.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getViolatedConstraint } from '#app/platform/db/sql-state.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { type Texts, translations } from '#app/store/translations.table.ts'
import type { TranslatableKind } from '#app/store/translations.ts'

/** An original and the language of its translation. */
export type Subject = { readonly kind: TranslatableKind; readonly id: string; readonly language: string }

export type EditableTranslation = {
  readonly name: string
  readonly original: Texts
  readonly texts: Texts
  /** The original from which each text was translated. */
  readonly sources: Texts
  /** Also changes with the original, so that staff cannot confirm a text for an original that they did not see. */
  readonly version: string
}

/** Returns null if there is no such original. */
export async function findEditableTranslation(db: Database, subject: Subject): Promise<EditableTranslation | null> {
  const [found] = await listEditableTranslations(db, { ...subject, ids: [subject.id] })
  return found ?? null
}

type Subjects = Pick<Subject, 'kind' | 'language'> & {
  readonly ids: readonly string[]
  readonly slugs?: readonly string[]
}

/** A text of an original, trimmed and with \n as the line break. */
type OriginalText = { readonly field: string; readonly text: string }

/** Returns the ids of originals with one of these texts. */
export async function listIdsByText(
  db: Database,
  kind: TranslatableKind,
  wanted: readonly OriginalText[],
): Promise<readonly string[]> {
  const [fields, texts] = [wanted.map(({ field }) => field), wanted.map(({ text }) => text)]
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct ${original.id} as id from ${selectOriginals(kind)}
    cross join jsonb_each_text(${original.texts}) as own (field, text)
    join unnest(${sql.param(fields)}::text[], ${sql.param(texts)}::text[]) as wanted (field, text)
      on wanted.field = own.field and wanted.text = btrim(replace(own.text, E'\r\n', E'\n'), E' \t\n')`)
  return rows.map(({ id }) => id)
}

/** Returns the translations of the originals with these ids or slugs. */
export async function listEditableTranslations(db: Database, { kind, language, ids, slugs = [] }: Subjects) {
  const rows = await db
    .select({
      ...pick(original, ['id', 'name', 'slug']),
      original: original.texts,
      texts: sql<Texts>`coalesce(${translations.texts}, '{}')`,
      sources: sql<Texts>`coalesce(${translations.sources}, '{}')`,
    })
    .from(selectOriginals(kind))
    .leftJoin(
      translations,
      and(eq(translations.kind, kind), eq(translations.subjectId, original.id), eq(translations.language, language)),
    )
    .where(
      sql`${original.id} = any(${sql.param([...ids])}::uuid[]) or ${original.slug} = any(${sql.param([...slugs])}::text[])`,
    )
  return rows.map((row) => ({ ...row, version: computeVersion(pick(row, ['original', 'texts', 'sources'])) }))
}

/** Returns the subjects with one of these slugs, either in this language or as the original slug. */
export async function listSlugOwners(
  db: Database,
  { kind, language, slugs }: Pick<Subject, 'kind' | 'language'> & { readonly slugs: readonly string[] },
): Promise<readonly { readonly slug: string; readonly id: string }[]> {
  const { slug, id } = original
  const anySlug = sql`any(${sql.param([...slugs])}::text[])`
  const { rows } = await db.execute<{ slug: string; id: string }>(sql`
    select ${slug} as slug, ${id} as id from ${selectOriginals(kind)} where ${slug} = ${anySlug}
    union all select texts ->> 'slug', subject_id from ${translations}
      where kind = ${kind} and language = ${language} and texts ->> 'slug' = ${anySlug}`)
  return rows
}

/** `current`: fields whose unchanged text staff confirmed for the current original. */
type TranslationChange = {
  readonly texts: Texts
  readonly current: readonly string[]
  /** The originals from which changed texts were translated; by default, the current ones. */
  readonly sources?: Texts
  readonly version: string
}

/** Returns the fields whose original has changed since the translation. */
export function listOutdatedFields({
  original: now,
  texts,
  sources,
}: Pick<EditableTranslation, 'original' | 'texts' | 'sources'>) {
  return Object.keys(texts).filter((field) => (sources[field] ?? '') !== (now[field] ?? ''))
}

type SaveTranslationResult = 'saved' | 'conflict' | 'not-found' | 'slug-taken'

/** Returns the error for a slug that another subject already has, either in this language or as its original slug. */
export function getSlugTakenError(kind: TranslatableKind): string {
  return adminText.slugTaken(adminText.kinds[kind].one)
}

/**
 * Saves the whole translation of a subject. Empty fields are deleted. The source of a changed field is the current
 * original by default.
 */
export async function saveTranslation(
  db: Database,
  subject: Subject,
  change: TranslationChange,
  staffId: Id<'staff'>,
): Promise<SaveTranslationResult> {
  try {
    return await save(db, subject, change, staffId)
  } catch (error) {
    if (getViolatedConstraint(error) === 'translations_slug_unique') return 'slug-taken'
    throw error
  }
}

function save(
  db: Database,
  subject: Subject,
  change: TranslationChange,
  staffId: Id<'staff'>,
): Promise<SaveTranslationResult> {
  return withTx(db, async (tx) => {
    const { kind, id, language } = subject
    await tx.execute(lockOriginal(kind, id))
    const before = await findEditableTranslation(tx, subject)
    if (!before) return 'not-found'
    if (before.version !== change.version) return 'conflict'
    const { texts, sources } = mergeTexts(kind, before, change)
    const changedFields = listKindFields(kind).flatMap(([field]) =>
      texts[field] !== before.texts[field] || sources[field] !== before.sources[field] ? [field] : [],
    )
    if (changedFields.length === 0) return 'saved'
    if (Object.keys(texts).length === 0) await tx.delete(translations).where(isSubject(subject))
    else {
      const outdated = listOutdatedFields({ ...before, texts, sources }).toSorted()
      const values = { texts, sources, outdated }
      await tx
        .insert(translations)
        .values({ kind, subjectId: id, language, ...values })
        .onConflictDoUpdate({
          target: [translations.kind, translations.subjectId, translations.language],
          set: { ...values, updatedAt: new Date() },
        })
    }
    await recordChange(tx, staffId, {
      action: 'translation.update',
      entity: 'translation',
      entityId: id,
      changes: { language, fields: changedFields },
    })
    const notes = listKindFields(kind).filter(([field, { isAboutPayee }]) => {
      return isAboutPayee && (texts[field] ?? '') !== (before.texts[field] ?? '')
    })
    for (const [field] of notes) await alertAccountNoteChange(tx, { staffId, language, note: texts[field] ?? '' })
    return 'saved'
  })
}

/** Returns true if the change affects instructions on where to send money. Such a change needs the password. */
export async function changesPayee(db: Database, subject: Subject, { texts }: TranslationChange): Promise<boolean> {
  const fields = listKindFields(subject.kind).filter(([, field]) => field.isAboutPayee)
  if (fields.length === 0) return false
  const saved = await findEditableTranslation(db, subject)
  return fields.some(([field]) => (texts[field] ?? '') !== (saved?.texts[field] ?? ''))
}

function isSubject({ kind, id, language }: Subject) {
  return and(eq(translations.kind, kind), eq(translations.subjectId, id), eq(translations.language, language))
}

function mergeTexts(kind: TranslatableKind, before: EditableTranslation, change: TranslationChange) {
  const { texts, current } = change
  const entries = listKindFields(kind).flatMap(([field]) => {
    const text = texts[field] ?? ''
    if (text === '') return []
    const isCurrent = text !== before.texts[field] || current.includes(field)
    const source = isCurrent ? (change.sources?.[field] ?? before.original[field]) : before.sources[field]
    return [[field, { text, source: source ?? '' }] as const]
  })
  return {
    texts: Object.fromEntries(entries.map(([field, { text }]) => [field, text])),
    sources: Object.fromEntries(entries.map(([field, { source }]) => [field, source])),
  }
}

/** Deletes all translations into a language, which no locale may use. Returns the number of subjects. */
export function deleteLanguage(db: Database, language: string, staffId: Id<'staff'>): Promise<number> {
  return withTx(db, async (tx) => {
    const { rowCount } = await tx.delete(translations).where(eq(translations.language, language))
    const deletedCount = rowCount ?? 0
    if (deletedCount > 0) {
      const changes = { language, deleted: deletedCount }
      await recordChange(tx, staffId, {
        action: 'translation.delete',
        entity: 'translation',
        entityId: null,
        changes,
      })
    }
    return deletedCount
  })
}
