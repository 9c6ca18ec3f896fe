import { and, asc, count, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import type { ImportUpdate } from '#app/base/import-kind.ts'
import { countsOf, type ImportKindName, type ItemOutcome, isRunning, type OutcomeCounts } from '#app/base/imports.ts'
import { columnTitle } from '#app/exchange/imports/file-formats.ts'
import { fileImportImages } from '#app/exchange/imports/file-import-images.table.ts'
import { type FileImport, fileImportItems, fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { getImportKind } from '#app/exchange/imports/import-kinds.ts'
import { rejectedRows } from '#app/exchange/imports/rejected-rows.server.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { listPage, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx, withTx } from '#app/platform/db/tx.server.ts'

const { importId, outcome, position, errors } = fileImportItems

/** Images wait to be fetched, or were fetched and are not in the preview yet. */
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
  const { counts, ...rest } = file
  return {
    ...rest,
    needsChoice: needsChoice(file),
    counts: isRunning(file.state) || !counts ? await countItems(db, id) : counts,
  }
}

export type FileImportDetail = NonNullable<Awaited<ReturnType<typeof findFileImport>>>

/** Returns whether staff must choose something before the file can be saved. */
function needsChoice(file: Pick<FileImport, 'kind' | 'format' | 'isCurrencyKnown' | 'options'>): boolean {
  return !file.isCurrencyKnown || (getImportKind(file.kind).needsChoice?.(file) ?? false)
}

/** The newest first. */
export async function listFileImports(db: Database, limit: number) {
  const { id, createdAt } = fileImports
  const files = await db
    .select(
      pick(fileImports, [
        'id',
        'kind',
        'format',
        'fileName',
        'state',
        'isCurrencyKnown',
        'options',
        'counts',
        'createdAt',
      ]),
    )
    .from(fileImports)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
  return await Promise.all(
    files.map(async ({ counts: ended, isCurrencyKnown, options, ...file }) => ({
      ...file,
      needsChoice: needsChoice({ ...file, isCurrencyKnown, options }),
      counts: isRunning(file.state) || !ended ? await countItems(db, file.id) : ended,
    })),
  )
}

export async function countItems(db: Database, id: Id<'file-import'>): Promise<OutcomeCounts> {
  return countsOf(
    await db.select({ outcome, count: count() }).from(fileImportItems).where(eq(importId, id)).groupBy(outcome),
  )
}

const LISTED = ['id', 'line', 'outcome', 'name', 'changes', 'errors', 'notes', 'missing', 'details', 'undo'] as const

export function listFileImportItems(
  db: Database,
  id: Id<'file-import'>,
  { outcome: wanted, page }: { readonly outcome: ItemOutcome; readonly page: number },
) {
  const which = and(eq(importId, id), eq(outcome, wanted))
  return listPage(page, db.$count(fileImportItems, which), (offset) =>
    db
      .select(pick(fileImportItems, LISTED))
      .from(fileImportItems)
      .where(which)
      .orderBy(asc(position))
      .limit(ROWS_PER_PAGE)
      .offset(offset),
  )
}

/** What is rejected or could not be saved. */
export async function rejectedRowsOfImport(db: Database, id: Id<'file-import'>) {
  const [file] = await db.select({ format: fileImports.format }).from(fileImports).where(eq(fileImports.id, id))
  return await rejectedRows(
    (after, limit) =>
      db
        .select({ position, rows: fileImportItems.rows, errors })
        .from(fileImportItems)
        .where(and(eq(importId, id), inArray(outcome, ['refused', 'stale']), gt(position, after)))
        .orderBy(asc(position))
        .limit(limit),
    (column) => columnTitle(file?.format ?? '', column),
  )
}

type ShownFile = Pick<FileImportDetail, 'state' | 'isCurrencyKnown' | 'isCurrencyChosen' | 'counts'>

/** Returns whether staff can choose the currency of amounts without one. */
export function canChooseCurrency({ state, isCurrencyKnown, isCurrencyChosen, counts }: ShownFile): boolean {
  return state === 'checked' && (!isCurrencyKnown || (isCurrencyChosen && counts.applied === 0))
}

/** Checks what is not saved again, with the currency that staff choose for amounts without one, if they can. */
export function recheckFileImport(
  db: Database,
  id: Id<'file-import'>,
  currency: CurrencyCode | null = null,
): Promise<ImportUpdate> {
  if (!currency) return checkAgain(db, id, async () => ({}))
  return checkAgain(db, id, async (tx, file) => {
    if (!canChooseCurrency({ ...file, counts: file.counts ?? (await countItems(tx, id)) })) return null
    return { values: { currency, isCurrencyKnown: true, isCurrencyChosen: true } }
  })
}

/**
 * Locks an import until the transaction ends; null if it is gone. Every transaction of several statements locks an import
 * before its items and images, as its deletion does, so that two never wait for each other; the worker does so in
 * `lockRevision`. Only `importRowData` locks items alone, as an undo locks customers and orders after the import: that
 * transaction is repeated after a deadlock.
 */
export async function lockFileImport(tx: Database, id: Id<'file-import'>): Promise<FileImport | null> {
  const [file] = await tx.select().from(fileImports).where(eq(fileImports.id, id)).for('update')
  return file ?? null
}

type ChangedImport = {
  readonly values?: Partial<typeof fileImports.$inferInsert>
  /** The items to check again, instead of all that are not saved. */
  readonly only?: SQL
}

type Recheck = {
  /** A running check starts over. */
  readonly isInterrupting?: boolean
  /** An import of another kind is not found. */
  readonly kind?: ImportKindName
}

/** Changes an import and checks it again, unless `change` returns null. `change` may run several times, so it must have no other effect. */
export function checkAgain(
  db: Database,
  id: Id<'file-import'>,
  change: (tx: Database, file: FileImport) => Promise<ChangedImport | null>,
  { isInterrupting = false, kind }: Recheck = {},
): Promise<ImportUpdate> {
  const work = async (tx: Database): Promise<ImportUpdate> => {
    const file = await lockFileImport(tx, id)
    if (!file || (kind && file.kind !== kind)) return 'not-found'
    if (isRunning(file.state) && !(isInterrupting && file.state === 'checking')) return 'busy'
    const changed = await change(tx, file)
    if (!changed) return 'busy'
    await tx
      .update(fileImportItems)
      .set({ outcome: 'waiting' })
      .where(and(eq(importId, id), changed.only ?? ne(outcome, 'applied')))
    await tx
      .update(fileImports)
      .set({ ...changed.values, state: 'checking', revision: file.revision + 1, leasedUntil: sql`now()` })
      .where(eq(fileImports.id, id))
    return 'done'
  }
  return withLongTx(db, work, { isRepeatable: true })
}

/** 'stale': the file was checked again since, or waits for a choice or for images. */
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
    if (file.isFetching || needsChoice(file)) return 'stale'
    await tx.update(fileImports).set({ state: 'applying', staffId }).where(eq(fileImports.id, id))
    return 'done'
  })
}

/** Stops a running import; what is saved stays. */
export async function deleteFileImport(db: Database, id: Id<'file-import'>): Promise<void> {
  await withLongTx(db, (tx) => tx.delete(fileImports).where(eq(fileImports.id, id)), { isRepeatable: true })
}
