import { z } from 'zod'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { adminText } from '#app/base/import-kinds/admin-text.ts'
import type { ImportKindName, ItemOutcome, Nouns, Source } from '#app/base/imports.ts'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { FileError, FileRow } from '#app/platform/files/file-row.ts'

export type ItemPlace = 'line' | 'file'

/** The rows of one thing in a file. */
export type FileItem = {
  readonly line: number
  readonly rows: readonly FileRow[]
  /** These errors concern cells that could not be read. */
  readonly rowErrors: readonly FileError[]
}

/** An item as it is stored until it is checked. */
export type StoredItem = FileItem & {
  readonly id: Id<'file-import-item'>
  readonly position: number
  /** Notes about content of its rows that is not taken; `check` includes them in its own. */
  readonly rowNotes: readonly string[]
  /** The choice of staff for it, which stays when it is checked again; '' for none. */
  readonly choice: string
  /** The result of `save` if it was saved before, and is checked again for its images. */
  readonly undo: unknown
}

export type CheckedItem = {
  /** 'applied' if it was saved before, and nothing is left. */
  readonly outcome: Extract<ItemOutcome, 'new' | 'changed' | 'unchanged' | 'refused' | 'applied'>
  /** Identifies it within the file: a second item with it is rejected. */
  readonly key: string
  /** Further identities, by which `check` can search for earlier items. */
  readonly keys?: readonly string[]
  readonly name: string
  /** The record is null if nothing can be saved. */
  readonly record: unknown
  /** For its screens to show and search, also if it cannot be saved. */
  readonly details?: unknown
  readonly changes: readonly FieldChange[]
  readonly errors: readonly FileError[]
  readonly notes: readonly string[]
  /** Images that it names and the import lacks, and the addresses from which some of them can be fetched. */
  readonly missing?: readonly string[]
  readonly wanted?: readonly string[]
}

/** The import that a file belongs to. */
export type ImportContext = {
  readonly id: Id<'file-import'>
  readonly format: string
  /** The software that the file comes from. */
  readonly source: Source
  /** The currency of amounts that have none in the file. */
  readonly currency: CurrencyCode
  readonly ownOrigin: string
  readonly timeZone: string
  readonly staffId: Id<'staff'> | null
  /** The choices of staff for the whole file: the kind knows their form; null for most. */
  readonly options: unknown
}

/** A file can be imported as any of these kinds. Records pass through the database between the check and the saving. */
export type ImportKind = {
  readonly name: ImportKindName
  readonly nouns: () => Nouns
  /** The numbers of its items count lines of a table, or files; null if they are not shown. */
  readonly place: ItemPlace | null
  /** Where staff find what was saved. */
  readonly list?: () => { readonly to: string; readonly label: string }
  /** The items that are checked, and saved in one transaction. */
  readonly batchSize: number
  /** Plans items without saving them, in their order. */
  readonly check: (
    db: Database,
    items: readonly StoredItem[],
    context: ImportContext,
  ) => Promise<readonly CheckedItem[]>
  /** Saves records of `check`. Safe to repeat. Returns how to undo each of them. @throws if one cannot be saved as it was shown */
  readonly save: (
    tx: Database,
    records: readonly unknown[],
    context: ImportContext,
  ) => Promise<readonly unknown[]> | Promise<void>
  /** Each record is saved in a transaction of its own, as it locks what shoppers buy at the same time. */
  readonly isSavedAlone?: true
  /** The rows of saved items are needed, too: images can be added, for which these items are checked again. */
  readonly hasRowsAfterSaving?: true
  /** Returns further keys of an item and notes for staff, from what `save` returned for it. */
  readonly describeSaved?: (saved: unknown) => { readonly keys: readonly string[]; readonly notes: readonly string[] }
  /** Returns whether staff must choose something for the whole file before it can be checked. */
  readonly needsChoice?: (file: Pick<ImportContext, 'format' | 'options'>) => boolean
  /** Returns the page where they do. */
  readonly findChoicePage?: (id: Id<'file-import'>) => string
  /** Returns whether this version can read `options`, which another one may have stored. */
  readonly canReadOptions?: (options: unknown) => boolean
  /** Actions of staff that only this kind has. */
  readonly actions?: readonly ImportAction[]
  /** Each choice of staff checks all that is not saved again, also what was rejected. */
  readonly checksAllOnChoice?: true
  /** Texts that replace those of all kinds. */
  readonly texts?: () => Partial<ImportTexts>
  /** Returns the page of what an item became or will change, if the store has it. */
  readonly findPage?: (item: ShownItem) => string | null
  /** `undo` restores what a file has changed; otherwise that stays. */
  readonly isRestored?: true
  /**
   * Deletes what a file has added, and perhaps restores what it has changed, unless it was changed or used since. `saved`: what
   * `save` returned for all records, null for what was saved before it did. Returns why each of them stays, or null.
   */
  readonly undo?: (tx: Database, saved: readonly unknown[], context: StaffContext) => Promise<readonly ReasonToStay[]>
  /** The records that `undo` gets in one transaction; without, it gets all of them. */
  readonly undoBatchSize?: number
}

type ImportTexts = {
  /** The name of the list of items. */
  readonly contents: string
  /** An item without a name. */
  readonly unnamed: string
  /** Says whether an undo restores what the file changed. */
  readonly undoNote: string
}

/** 'busy': the import is running, or cannot be changed so, and nothing was changed. */
export type ImportUpdate = 'done' | 'busy' | 'unreadable' | 'not-found'

/** Staff send a form with this `intent`. */
export type ImportAction = {
  readonly intent: string
  readonly run: (db: Database, form: FormData, context: StaffContext) => Promise<ImportUpdate | 'invalid'>
}

/** Describes an action by its form, and by the function that runs it with the fields of that form. */
export function defineImportAction<Schema extends z.ZodObject<{ readonly intent: z.ZodLiteral<string> }>>(
  schema: Schema,
  run: (db: Database, fields: z.output<Schema>, context: StaffContext) => Promise<ImportUpdate>,
): ImportAction {
  return {
    intent: schema.shape.intent.value,
    async run(db, form, context) {
      const sent = parseForm(schema, form)
      return sent.ok ? await run(db, sent.value, context) : 'invalid'
    },
  }
}

export type ShownItem = { readonly outcome: ItemOutcome; readonly details: unknown; readonly undo: unknown }

type StaffContext = { readonly id: Id<'file-import'>; readonly staffId: Id<'staff'> }

/** For staff; null if nothing stays. */
export type ReasonToStay = string | null

/** Why most things stay. */
export const STAYS = {
  get changed() {
    return adminText.changedSince
  },
  get used() {
    return adminText.usedSince
  },
}

/** The id of what a record changes; null for something new. */
export function recordIdField<Noun extends string>() {
  return z
    .string()
    .transform((id) => parseId<Noun>(id))
    .nullable()
}

/** Undoes those of which it is known how. */
export async function undoKnown<Schema extends z.ZodType>(
  schema: Schema,
  saved: readonly unknown[],
  undo: (known: readonly z.output<Schema>[]) => Promise<readonly ReasonToStay[]>,
): Promise<readonly ReasonToStay[]> {
  const known = saved.filter((record) => record !== null)
  const reasons = (await undo(known.map((record) => schema.parse(record)))).values()
  return saved.map((record) => (record === null ? adminText.savedTooEarly : (reasons.next().value ?? null)))
}

/** Rolls back: a record cannot be saved as previewed. The message is for staff. */
export class NotAsShown extends Error {
  override name = 'NotAsShown'
}

/** `what`: 'The brand'. @throws NotAsShown if a form's function did not save it */
export function expectSaved<Result extends { readonly outcome: string; readonly errors?: FieldErrors }>(
  result: Result,
  subject: string,
): asserts result is Extract<Result, { readonly outcome: 'saved' }> {
  if (result.outcome === 'saved') return
  const reasons = Object.values(result.errors ?? {})
  throw new NotAsShown(reasons.length > 0 ? reasons.join(' ') : `${subject} was changed after the check`)
}

/** Who confirmed the import. @throws NotAsShown */
export function requireStaff({ staffId }: ImportContext): Id<'staff'> {
  if (!staffId) throw new NotAsShown('The person who started this import is no longer a staff member')
  return staffId
}

/** Returns the messages of a form about content of a file, each once. */
export function fileErrors(errors: FieldErrors, line: number): readonly FileError[] {
  const messages = Object.values(errors).map((message) => message.replace(/ Reload the page and try again\.$/, ''))
  return [...new Set(messages)].map((message) => ({ line, column: '', message }))
}

/** An item that cannot be imported. */
export function rejectItem(name: string, errors: readonly FileError[], rest: Partial<CheckedItem> = {}): CheckedItem {
  return { key: '', changes: [], notes: [], ...rest, outcome: 'refused', name, record: null, errors }
}

/** Staff see the changes before an import is saved. */
export type FieldChange = { readonly field: string; readonly from: string; readonly to: string }
