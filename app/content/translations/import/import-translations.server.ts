import { href } from 'react-router'
import { z } from 'zod'
import {
  type CheckedItem,
  type FileItem,
  type ImportContext,
  type ImportKind,
  NotAsPreviewedError,
  rejectItem,
  requireStaff,
  UNDO_FAILURES,
  type UndoFailureReason,
  undoRecords,
} from '#app/base/import-kind.ts'
import { readLanguages } from '#app/content/translation-list.server.ts'
import {
  type EditableTranslation,
  getSlugTakenError,
  listEditableTranslations,
  listIdsByText,
  listSlugOwners,
  type Subject,
  saveTranslation,
} from '#app/content/translations/admin/translation-form.server.ts'
import { translationInput } from '#app/content/translations/admin/translation-input.ts'
import { adminText } from '#app/content/translations/admin-text.ts'
import { describeKind, findKind, type TranslatableField } from '#app/content/translations/translatable.ts'
import { parseInput } from '#app/lib/form.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { shortLine } from '#app/lib/line.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { type FileError, getCell } from '#app/platform/files/file-row.ts'
import { TRANSLATABLE_KINDS, type TranslatableKind } from '#app/store/translations.ts'

/** Imports one translated field per row. A row without a translation changes nothing. */
export const translationsImport: ImportKind = {
  name: 'translations',
  nouns: () => adminText.importNouns,
  numbering: 'line',
  list: () => ({ to: href('/admin/translations'), label: adminText.openTranslations }),
  batchSize: 500,
  check: checkTexts,
  save: (tx, records, context) => write(tx, z.array(savedText).parse(records), context),
  restoresChanges: true,
  undo: (tx, saved, { staffId }) => undoRecords(undoableText, saved, (known) => undo(tx, known, staffId)),
}

const savedText = z.object({
  kind: z.enum(TRANSLATABLE_KINDS),
  id: z.string(),
  language: z.string(),
  field: z.string(),
  text: z.string(),
  /** The original from which the text was translated. */
  source: z.string(),
  /** The text when the file was checked. */
  before: z.string(),
  original: z.string(),
})
type SavedText = z.output<typeof savedText>

const undoableText = savedText
  .pick({ kind: true, id: true, language: true, field: true, text: true, before: true })
  .extend({
    /** The original from which `before` was translated. */
    sourceBefore: z.string(),
  })
type UndoableText = z.output<typeof undoableText>

type Line = {
  readonly item: FileItem
  readonly kind: TranslatableKind
  readonly description: TranslatableField
  readonly id: string
  readonly slug: string
  readonly language: string
  readonly field: string
  readonly original: string
  readonly text: string
  /** True if the file confirms that the translation is correct for the original. */
  readonly isConfirmed: boolean
}

async function checkTexts(db: Database, items: readonly FileItem[]): Promise<readonly CheckedItem[]> {
  const { languages } = await readLanguages(db)
  const known = new Set(languages.map(({ language }) => language))
  const lines = items.map((item) => readLine(item, known))
  const getSubjects = await createSubjectLookup(
    db,
    lines.filter((line) => 'kind' in line),
  )
  const isTaken = await createSlugCheck(
    db,
    lines.filter((line) => 'kind' in line),
  )
  return lines.map((line) => {
    if (!('kind' in line)) return rejectItem(line.name, line.errors)
    const [subject = null, ...others] = getSubjects(line)
    if (others.length > 0)
      return rejectItem(line.field, [{ line: line.item.line, column: 'id', message: adminText.severalHaveText }])
    return checkLine(line, subject, subject !== null && isTaken(line, subject.id))
  })
}

/** Parses a row, or returns the reason why it is invalid. */
function readLine(
  item: FileItem,
  languages: ReadonlySet<string>,
): Line | { readonly name: string; readonly errors: readonly FileError[] } {
  const { line, rows, rowErrors } = item
  const [row = { line, cells: {} }] = rows
  const cell = (column: string) => getCell(row, column)
  const kind = findKind(cell('kind'))
  const [id, slug, language, field] = [cell('id'), cell('slug'), cell('language'), cell('field')]
  const description = kind && describeKind(kind).fields[field]
  const name = shortLine([cell('kind'), slug || id, field].filter(Boolean).join(' · '), 200) || 'No name'
  const reject = (column: string, message: string) => ({ name, errors: [...rowErrors, { line, column, message }] })
  if (rowErrors.length > 0) return { name, errors: rowErrors }
  if (!kind) return reject('kind', `The kind must be one of: ${TRANSLATABLE_KINDS.join(', ')}`)
  if (!description) {
    return reject('field', `A ${kind} can have these texts: ${Object.keys(describeKind(kind).fields).join(', ')}`)
  }
  if (!languages.has(language)) {
    return reject('language', 'No market uses this language. Add it to a market first, and use its code, such as de')
  }
  const [original, text] = [unixLines(cell('original')), unixLines(cell('translation'))]
  if (parseId(id) === null && slug === '' && original === '') {
    return reject('id', 'Enter the ID, slug or original of the translated item')
  }
  const isConfirmed = cell('state') === 'current'
  return { item, kind, description, id, slug, language, field, original, text, isConfirmed }
}

function unixLines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

type FoundSubject = Awaited<ReturnType<typeof listEditableTranslations>>[number]

/**
 * Finds the subjects of all lines, and returns a function that returns those of a line. A subject is found by its id or
 * slug, or by its original if the line has no slug and an unknown id, such as an id from another store. Several
 * subjects can have the same original.
 */
async function createSubjectLookup(
  db: Database,
  lines: readonly Line[],
): Promise<(line: Line) => readonly FoundSubject[]> {
  const found = new Map<string, readonly FoundSubject[]>()
  for (const [key, group] of Map.groupBy(lines, ({ kind, language }) => `${kind} ${language}`)) {
    const [first] = group
    if (!first) continue
    const subject = pick(first, ['kind', 'language'])
    const known = await listEditableTranslations(db, {
      ...subject,
      ids: group.flatMap(({ id }) => parseId(id) ?? []),
      slugs: group.flatMap(({ slug }) => slug || []),
    })
    const ids = new Set<string>(known.map(({ id }) => id))
    const unknown = group.flatMap(({ id, slug, field, original: text }) =>
      slug || text === '' || ids.has(id) ? [] : { field, text },
    )
    const others = unknown.length > 0 ? await listIdsByText(db, first.kind, unknown) : []
    const newIds = others.filter((id) => !ids.has(id))
    const byText = newIds.length > 0 ? await listEditableTranslations(db, { ...subject, ids: newIds }) : []
    found.set(key, [...known, ...byText])
  }
  return ({ kind, language, id, slug, field, original }) => {
    const all = found.get(`${kind} ${language}`) ?? []
    const known =
      all.find((subject) => subject.id === id) ?? all.find((subject) => slug !== '' && subject.slug === slug)
    if (known || slug || original === '') return known ? [known] : []
    return all.filter((subject) => unixLines(subject.original[field] ?? '').trim() === original)
  }
}

/**
 * Returns a function that checks whether a different subject, in the store or in the file, has the slug of a line.
 */
async function createSlugCheck(db: Database, lines: readonly Line[]) {
  const slugs = lines.filter(({ description, text }) => description.format === 'slug' && text !== '')
  const owners = new Map<string, string>()
  for (const [, group] of Map.groupBy(slugs, ({ kind, language }) => `${kind} ${language}`)) {
    const [first] = group
    if (!first) continue
    const newSlugs = group.map(({ text }) => text)
    for (const { slug, id } of await listSlugOwners(db, { ...first, slugs: newSlugs }))
      owners.set(toKey(first, slug), id)
  }
  return (line: Line, subjectId: string): boolean => {
    if (line.description.format !== 'slug' || line.text === '') return false
    const key = toKey(line, line.text)
    const owner = owners.get(key)
    owners.set(key, owner ?? subjectId)
    return owner !== undefined && owner !== subjectId
  }
}

function toKey({ kind, language }: Pick<Line, 'kind' | 'language'>, slug: string): string {
  return `${kind} ${language} ${slug}`
}

function checkLine(line: Line, found: FoundSubject | null, isTaken: boolean): CheckedItem {
  const { item, kind, description, language, field, text } = line
  const reject = (name: string, message: string) => rejectItem(name, [{ line: item.line, column: '', message }])
  if (!found) return reject(shortLine(`${kind} · ${line.slug || line.id}`, 200), `There is no such ${kind}`)
  const name = `${found.name} · ${description.label} · ${language}`
  const parsed = parseInput(translationInput(kind), { [field]: text, version: '' })
  if (!parsed.ok) return reject(name, Object.values(parsed.errors)[0] ?? 'This text could not be read')
  if (isTaken) return reject(name, getSlugTakenError(kind))
  const [before, original] = [found.texts[field] ?? '', found.original[field] ?? '']
  const isOutdated = before !== '' && (found.sources[field] ?? '') !== original
  const isOriginalUnchanged = line.original === '' || line.original === unixLines(original).trim()
  const isConfirmed = text === before && isOutdated && isOriginalUnchanged && line.isConfirmed
  const isSame = text === '' || (text === before && !isConfirmed)
  if (description.isAboutPayee && !isSame) return reject(name, adminText.payeeTextNotImported)
  const source = isOriginalUnchanged ? original : line.original
  const record: SavedText = { kind, id: found.id, language, field, text, source, before, original }
  return {
    outcome: isSame ? 'unchanged' : before === '' ? 'new' : 'changed',
    key: `${kind} ${found.id} ${language} ${field}`,
    name,
    record,
    changes: isSame
      ? []
      : isConfirmed
        ? [{ field: description.label, from: adminText.originalChanged, to: adminText.stillCorrect }]
        : [{ field: description.label, from: before, to: text }],
    errors: [],
    notes:
      isSame || isOriginalUnchanged
        ? []
        : ['The original has changed since this was translated. The translation will be marked as outdated'],
  }
}

/** Saves each subject's fields together. @throws NotAsPreviewedError if a text or original changed since the check */
async function write(
  tx: Database,
  saved: readonly SavedText[],
  context: ImportContext,
): Promise<readonly UndoableText[]> {
  const staffId = requireStaff(context)
  const sourcesBefore = new Map<SavedText, string>()
  for await (const { texts, current } of readBySubject(tx, saved)) {
    if (!current || texts.some((text) => !isUnchanged(text, current))) {
      throw new NotAsPreviewedError('This text or its original has changed since the check')
    }
    for (const text of texts) sourcesBefore.set(text, current.sources[text.field] ?? '')
    if (!(await saveTexts(tx, texts, current, staffId))) {
      throw new NotAsPreviewedError('This text has changed since the check')
    }
  }
  return saved.map((text) => ({
    ...pick(text, ['kind', 'id', 'language', 'field', 'text', 'before']),
    sourceBefore: sourcesBefore.get(text) ?? '',
  }))
}

/** Yields the fields of each subject together with its current translation. */
async function* readBySubject<Text extends Subject>(tx: Database, saved: readonly Text[]) {
  for (const texts of Map.groupBy(saved, ({ kind, id, language }) => `${kind} ${id} ${language}`).values()) {
    const [first] = texts
    if (!first) continue
    const { kind, id, language } = first
    const [current] = await listEditableTranslations(tx, { kind, language, ids: [id] })
    yield { texts, current }
  }
}

/** Adds fields to the current translation of a subject. Returns true if they were saved. */
async function saveTexts(
  tx: Database,
  texts: readonly (Subject & Pick<SavedText, 'field' | 'text' | 'source'>)[],
  current: EditableTranslation,
  staffId: Id<'staff'>,
): Promise<boolean> {
  const [subject] = texts
  if (!subject) return true
  const change = {
    texts: { ...current.texts, ...Object.fromEntries(texts.map(({ field, text }) => [field, text])) },
    sources: Object.fromEntries(texts.map(({ field, source }) => [field, source])),
    current: texts.map(({ field }) => field),
    version: current.version,
  }
  const { kind, id, language } = subject
  return (await saveTranslation(tx, { kind, id, language }, change, staffId)) === 'saved'
}

/** Keeps translations that changed since the import. */
async function undo(
  tx: Database,
  saved: readonly UndoableText[],
  staffId: Id<'staff'>,
): Promise<readonly UndoFailureReason[]> {
  const remaining = new Set<UndoableText>()
  for await (const { texts, current } of readBySubject(tx, saved)) {
    if (!current) continue // the translation was deleted together with its original
    const same = texts.filter(({ field, text }) => current.texts[field] === text)
    const restored = same.map(({ before, sourceBefore, ...text }) => ({ ...text, text: before, source: sourceBefore }))
    const isSaved = await saveTexts(tx, restored, current, staffId)
    for (const text of texts) {
      const isUndone = same.includes(text) ? isSaved : (current.texts[text.field] ?? '') === text.before
      if (!isUndone) remaining.add(text)
    }
  }
  return saved.map((text) => (remaining.has(text) ? UNDO_FAILURES.changed : null))
}

function isUnchanged({ field, before, original }: SavedText, { texts, original: now }: EditableTranslation): boolean {
  return (texts[field] ?? '') === before && (now[field] ?? '') === original
}
