import { and, asc, count, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import type { ImportUpdate } from '#app/base/import-kind.ts'
import {
  type ImportKindName,
  type ItemOutcome,
  isRunning,
  type OutcomeCounts,
  toOutcomeCounts,
} from '#app/base/imports.ts'
import { getColumnTitle } from '#app/exchange/imports/file-formats.ts'
import { fileImportImages } from '#app/exchange/imports/file-import-images.table.ts'
import { type FileImport, fileImportItems, fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { getImportKind } from '#app/exchange/imports/import-kinds.ts'
import { readRejectedRows } from '#app/exchange/imports/rejected-rows.server.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { listPage, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx, withTx } from '#app/platform/db/tx.server.ts'

const { importId, outcome, position, errors, notes } = fileImportItems

/** True while images are waiting to be fetched, or were fetched but are not in the preview yet. */
const isFetching = sql<boolean>`(${fileImports.hasFetched} or exists (
  select from ${fileImportImages} as image where image.import_id = ${fileImports.id} and image.state = 'waiting'
))`

export async function findFileImport(db: Database, id: Id<'file-import'>) {
  const shown = pick(fileImports, [
    'id',
    'kind',
    'format',
    'fileName',
    'ignoredColumns',
    'currency',
    'isCurrencyKnown',
    'isCurrencyChosen',
    'options',
    'state',
    'revision',
    'counts',
  ])
  const [file] = await db
    .select({ ...shown, isFetching })
    .from(fileImports)
    .where(eq(fileImports.id, id))
  if (!file) return null
  return { ...file, ...findObstacles(file), counts: await readCounts(db, file) }
}

export type FileImportDetail = NonNullable<Awaited<ReturnType<typeof findFileImport>>>

/** Returns whether this version can read the stored choices, and whether staff must still choose something. */
export function findObstacles(file: Pick<FileImport, 'kind' | 'format' | 'isCurrencyKnown' | 'options'>) {
  const { needsChoice, canReadOptions } = getImportKind(file.kind)
  const isReadable = canReadOptions?.(file.options) ?? true
  return { isReadable, needsChoice: isReadable && (!file.isCurrencyKnown || (needsChoice?.(file) ?? false)) }
}

/** Returns the counts of items by outcome. During a check or save, counts them now instead of using stored counts. */
export async function readCounts(
  db: Database,
  { id, state, counts }: Pick<FileImport, 'id' | 'state' | 'counts'>,
): Promise<OutcomeCounts> {
  return isRunning(state) || !counts ? await countItems(db, id) : counts
}

export async function countItems(db: Database, id: Id<'file-import'>): Promise<OutcomeCounts> {
  return toOutcomeCounts(
    await db.select({ outcome, count: count() }).from(fileImportItems).where(eq(importId, id)).groupBy(outcome),
  )
}

/** Counts the items with notes that will be saved. Staff should read the notes first. */
export function countWithNotes(db: Database, id: Id<'file-import'>): Promise<number> {
  return db.$count(
    fileImportItems,
    and(eq(importId, id), inArray(outcome, ['new', 'changed']), sql`cardinality(${notes}) > 0`),
  )
}

const LISTED_FIELDS = [
  'id',
  'line',
  'outcome',
  'name',
  'changes',
  'errors',
  'notes',
  'missing',
  'details',
  'undo',
] as const

export function listFileImportItems(
  db: Database,
  id: Id<'file-import'>,
  { outcome: selectedOutcome, page }: { readonly outcome: ItemOutcome; readonly page: number },
) {
  const condition = and(eq(importId, id), eq(outcome, selectedOutcome))
  return listPage(page, db.$count(fileImportItems, condition), (offset) =>
    db
      .select(pick(fileImportItems, LISTED_FIELDS))
      .from(fileImportItems)
      .where(condition)
      .orderBy(asc(position))
      .limit(ROWS_PER_PAGE)
      .offset(offset),
  )
}

/** Returns the rows of items that were rejected or could not be saved. */
export async function readImportRejectedRows(db: Database, id: Id<'file-import'>) {
  const [file] = await db.select({ format: fileImports.format }).from(fileImports).where(eq(fileImports.id, id))
  return await readRejectedRows(
    (after, limit) =>
      db
        .select({ position, rows: fileImportItems.rows, errors })
        .from(fileImportItems)
        .where(and(eq(importId, id), inArray(outcome, ['refused', 'stale']), gt(position, after)))
        .orderBy(asc(position))
        .limit(limit),
    (column) => getColumnTitle(file?.format ?? '', column),
  )
}

type ShownFile = Pick<FileImportDetail, 'state' | 'isCurrencyKnown' | 'isCurrencyChosen' | 'counts'>

/** Returns true if staff can choose the currency of amounts without a currency in the file. */
export function canChooseCurrency({ state, isCurrencyKnown, isCurrencyChosen, counts }: ShownFile): boolean {
  return state === 'checked' && (!isCurrencyKnown || (isCurrencyChosen && counts.applied === 0))
}

/** Rechecks items that are not saved, with the currency that staff chose for amounts without a currency in the file. */
export function recheckFileImport(
  db: Database,
  id: Id<'file-import'>,
  currency: CurrencyCode | null = null,
): Promise<ImportUpdate> {
  if (!currency) return recheckImport(db, id, async () => ({}))
  return recheckImport(db, id, async (tx, file) => {
    if (!canChooseCurrency({ ...file, counts: await readCounts(tx, file) })) return null
    return { values: { currency, isCurrencyKnown: true, isCurrencyChosen: true } }
  })
}

/**
 * Locks an import until the transaction ends; null if it was deleted. Every transaction with several statements locks
 * an import before its items and images, as the deletion of an import does, so that no two transactions wait for each
 * other; the worker locks the import in `lockRevision`. Only `importRowData` does not lock the import before its items,
 * because an undo locks customers and orders after the import; the transaction of `importRowData` is repeated after a
 * deadlock.
 */
export async function lockFileImport(tx: Database, id: Id<'file-import'>): Promise<FileImport | null> {
  const [file] = await tx.select().from(fileImports).where(eq(fileImports.id, id)).for('update')
  return file ?? null
}

type ImportChange = {
  readonly values?: Partial<typeof fileImports.$inferInsert>
  /** The items to check again, instead of all items that are not saved. */
  readonly itemsToCheck?: SQL
}

type Recheck = {
  /** True to restart a check that is already running. */
  readonly isInterrupting?: boolean
  /** Only an import of this kind is changed. */
  readonly kind?: ImportKindName
}

/**
 * Changes an import and checks it again, unless `change` returns null. `change` can run several times, so it must have
 * no effect outside the transaction. Returns 'unreadable' if a different version stored choices that this version
 * cannot read.
 */
export function recheckImport(
  db: Database,
  id: Id<'file-import'>,
  change: (tx: Database, file: FileImport) => Promise<ImportChange | null>,
  { isInterrupting = false, kind }: Recheck = {},
): Promise<ImportUpdate> {
  const work = async (tx: Database): Promise<ImportUpdate> => {
    const file = await lockFileImport(tx, id)
    if (!file || (kind && file.kind !== kind)) return 'not-found'
    if (!findObstacles(file).isReadable) return 'unreadable'
    if (isRunning(file.state) && !(isInterrupting && file.state === 'checking')) return 'busy'
    const changed = await change(tx, file)
    if (!changed) return 'busy'
    await tx
      .update(fileImportItems)
      .set({ outcome: 'waiting' })
      .where(and(eq(importId, id), changed.itemsToCheck ?? ne(outcome, 'applied')))
    await tx
      .update(fileImports)
      .set({ ...changed.values, state: 'checking', revision: file.revision + 1, leasedUntil: sql`now()` })
      .where(eq(fileImports.id, id))
    return 'done'
  }
  return withLongTx(db, work, { isRepeatable: true })
}

/** Returns 'stale' if the file was checked again after this revision, or is waiting for a choice or for images. */
export function applyFileImport(
  db: Database,
  id: Id<'file-import'>,
  revision: number,
  staffId: Id<'staff'>,
): Promise<'done' | 'stale'> {
  return withTx(db, async (tx) => {
    const columns = {
      ...pick(fileImports, ['kind', 'format', 'state', 'revision', 'isCurrencyKnown', 'options']),
      isFetching,
    }
    const [file] = await tx.select(columns).from(fileImports).where(eq(fileImports.id, id)).for('update')
    if (file?.state !== 'checked' || file.revision !== revision) return 'stale'
    const { isReadable, needsChoice } = findObstacles(file)
    if (file.isFetching || !isReadable || needsChoice) return 'stale'
    await tx.update(fileImports).set({ state: 'applying', staffId }).where(eq(fileImports.id, id))
    return 'done'
  })
}

/** Deletes an import and stops it if it is running. Does not delete saved data. */
export async function deleteFileImport(db: Database, id: Id<'file-import'>): Promise<void> {
  await withLongTx(db, (tx) => tx.delete(fileImports).where(eq(fileImports.id, id)), { isRepeatable: true })
}
