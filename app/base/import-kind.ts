import { z } from 'zod'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { adminText } from '#app/base/import-kinds/admin-text.ts'
import type { ImportKindName, ItemOutcome, Nouns, Source } from '#app/base/imports.ts'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { FileError, FileRow } from '#app/platform/files/file-row.ts'

export type ItemNumbering = 'line' | 'file'

/** The rows of one item in a file. */
export type FileItem = {
  readonly line: number
  readonly rows: readonly FileRow[]
  /** Errors for cells that could not be read. */
  readonly rowErrors: readonly FileError[]
}

/** An item as it is stored until it is checked. */
export type StoredItem = FileItem & {
  readonly id: Id<'file-import-item'>
  readonly position: number
  /** Notes about content in the item's rows that is not imported; `check` includes them in its own notes. */
  readonly rowNotes: readonly string[]
  /** The choice that staff made for this item, which is kept when the item is checked again; '' if none. */
  readonly choice: string
  /** The result of `save` if the item was saved before and is checked again because images were added. */
  readonly undo: unknown
}

export type CheckedItem = {
  /** 'applied' if the item was saved before and nothing is left to do. */
  readonly outcome: Extract<ItemOutcome, 'new' | 'changed' | 'unchanged' | 'refused' | 'applied'>
  /** Identifies the item within the file. A second item with the same key is rejected. */
  readonly key: string
  /** Additional keys that `check` can use to search for earlier items. */
  readonly keys?: readonly string[]
  readonly name: string
  /** The record is null if nothing can be saved. */
  readonly record: unknown
  /** Data that screens show and search, even if the item cannot be saved. */
  readonly details?: unknown
  readonly changes: readonly FieldChange[]
  readonly errors: readonly FileError[]
  readonly notes: readonly string[]
  /** The names of images that the item refers to but the import lacks. */
  readonly missing?: readonly string[]
  /** The URLs from which missing images can be fetched. */
  readonly wanted?: readonly string[]
}

/** The import that a file belongs to. */
export type ImportContext = {
  readonly id: Id<'file-import'>
  readonly format: string
  /** The software that the file comes from. */
  readonly source: Source
  /** The currency of amounts whose currency the file does not state. */
  readonly currency: CurrencyCode
  readonly ownOrigin: string
  readonly timeZone: string
  readonly staffId: Id<'staff'> | null
  /** The choices that staff made for the whole file, in a format specific to the kind; null for most kinds. */
  readonly options: unknown
}

/** A kind of import. The database stores its records between check and save. */
export type ImportKind = {
  readonly name: ImportKindName
  readonly nouns: () => Nouns
  /** Items are numbered by table line or by file; null if numbers are not shown. */
  readonly numbering: ItemNumbering | null
  /** A link to the list where staff can find the saved items. */
  readonly list?: () => { readonly to: string; readonly label: string }
  /** The number of items per transaction, both when checking and when saving. */
  readonly batchSize: number
  /** Determines, in order, what each item would change, without saving anything. */
  readonly check: (
    db: Database,
    items: readonly StoredItem[],
    context: ImportContext,
  ) => Promise<readonly CheckedItem[]>
  /**
   * Saves records from `check`. Idempotent. Returns, for each record, the data to undo it. @throws if a record cannot
   * be saved as previewed
   */
  readonly save: (
    tx: Database,
    records: readonly unknown[],
    context: ImportContext,
  ) => Promise<readonly unknown[]> | Promise<void>
  /** Saves each record in its own transaction, because saving locks rows that purchases also lock. */
  readonly savesSeparately?: true
  /** Keeps the rows of saved items, which are checked again when images are added. */
  readonly keepsRowsAfterSaving?: true
  /** Returns additional keys of an item and notes for staff. `saved` is the result of `save`. */
  readonly describeSaved?: (saved: unknown) => { readonly keys: readonly string[]; readonly notes: readonly string[] }
  /** Returns true if staff must make a choice for the whole file before it can be checked. */
  readonly needsChoice?: (file: Pick<ImportContext, 'format' | 'options'>) => boolean
  /** Returns the page where staff make this choice. */
  readonly findChoicePage?: (id: Id<'file-import'>) => string
  /** Returns true if this version can read `options`, which another version may have stored. */
  readonly canReadOptions?: (options: unknown) => boolean
  /** Staff actions that only this kind has. */
  readonly actions?: readonly ImportAction[]
  /** Each time staff make a choice, all unsaved items are checked again, including rejected ones. */
  readonly checksAllOnChoice?: true
  /** Text that replaces the default text. */
  readonly texts?: () => Partial<ImportTexts>
  /** Returns the page of the record that an item created or will change, if it exists. */
  readonly findPage?: (item: DisplayedItem) => string | null
  /** True if `undo` also restores changed records. Otherwise, their changes remain. */
  readonly restoresChanges?: true
  /**
   * Deletes records that a file added, and can restore those that it changed, unless they have been changed or used
   * since. `saved`: the results of `save`, null for records from older versions. Returns, for each record, the reason
   * why it was kept, or null if it was undone.
   */
  readonly undo?: (
    tx: Database,
    saved: readonly unknown[],
    context: StaffContext,
  ) => Promise<readonly UndoFailureReason[]>
  /** The number of records that `undo` receives per transaction; all if missing. */
  readonly undoBatchSize?: number
}

type ImportTexts = {
  /** The heading of the item list. */
  readonly contents: string
  /** The label of an item that has no name. */
  readonly unnamed: string
  /** Explains which changes an undo restores. */
  readonly undoNote: string
}

/**
 * 'busy': nothing was changed, because the import is running or does not allow this change. 'invalid': the form has
 * errors.
 */
export type ImportUpdate = 'done' | 'busy' | 'unreadable' | 'not-found' | 'invalid'

/** An action that staff start with a form. The `intent` field of the form selects it. */
export type ImportAction = {
  readonly intent: string
  readonly run: (db: Database, form: FormData, context: StaffContext) => Promise<ImportUpdate>
}

/** Defines an action by its form's schema and the function that runs with the form's fields. */
export function defineImportAction<Schema extends z.ZodObject<{ readonly intent: z.ZodLiteral<string> }>>(
  schema: Schema,
  run: (db: Database, fields: z.output<Schema>, context: StaffContext) => Promise<ImportUpdate>,
): ImportAction {
  return {
    intent: schema.shape.intent.value,
    async run(db, form, context) {
      const input = parseForm(schema, form)
      return input.ok ? await run(db, input.value, context) : 'invalid'
    },
  }
}

export type DisplayedItem = { readonly outcome: ItemOutcome; readonly details: unknown; readonly undo: unknown }

type StaffContext = { readonly id: Id<'file-import'>; readonly staffId: Id<'staff'> }

/** A message for staff; null if the record was undone. */
export type UndoFailureReason = string | null

/** Common reasons why a record was not undone. */
export const UNDO_FAILURES = {
  get changed() {
    return adminText.changedSince
  },
  get used() {
    return adminText.usedSince
  },
}

/** Returns a schema for the id of the row that a record changes; null for a new row. */
export function recordIdField<Noun extends string>() {
  return z
    .string()
    .transform((id) => parseId<Noun>(id))
    .nullable()
}

/** Undoes records. A record whose undo data is null is not undone. */
export async function undoRecords<Schema extends z.ZodType>(
  schema: Schema,
  saved: readonly unknown[],
  undo: (known: readonly z.output<Schema>[]) => Promise<readonly UndoFailureReason[]>,
): Promise<readonly UndoFailureReason[]> {
  const undoableRecords = saved.filter((record) => record !== null)
  const reasons = (await undo(undoableRecords.map((record) => schema.parse(record)))).values()
  return saved.map((record) => (record === null ? adminText.savedByOlderVersion : (reasons.next().value ?? null)))
}

/** Rolls the transaction back because a record cannot be saved as previewed. The message is for staff. */
export class NotAsPreviewedError extends Error {
  override name = 'NotAsPreviewedError'
}

/**
 * @throws NotAsPreviewedError if the record was not saved. Its message lists the errors or, if there are none, begins
 * with `subject`, such as 'The brand'
 */
export function expectSaved<Result extends { readonly outcome: string; readonly errors?: FieldErrors }>(
  result: Result,
  subject: string,
): asserts result is Extract<Result, { readonly outcome: 'saved' }> {
  if (result.outcome === 'saved') return
  const reasons = Object.values(result.errors ?? {})
  throw new NotAsPreviewedError(reasons.length > 0 ? reasons.join(' ') : `${subject} changed after the check`)
}

/** Returns the id of the person who started the import. @throws NotAsPreviewedError */
export function requireStaff({ staffId }: ImportContext): Id<'staff'> {
  if (!staffId) throw new NotAsPreviewedError('The person who started this import is no longer a staff member')
  return staffId
}

/** Converts form errors to file errors, without duplicates. */
export function toFileErrors(errors: FieldErrors, line: number): readonly FileError[] {
  const messages = Object.values(errors).map((message) => message.replace(/ Reload the page and try again\.$/, ''))
  return [...new Set(messages)].map((message) => ({ line, column: '', message }))
}

/** Returns an item that cannot be imported. */
export function rejectItem(name: string, errors: readonly FileError[], rest: Partial<CheckedItem> = {}): CheckedItem {
  return { key: '', changes: [], notes: [], ...rest, outcome: 'refused', name, record: null, errors }
}

/** A change that staff see before an import is saved. */
export type FieldChange = { readonly field: string; readonly from: string; readonly to: string }
