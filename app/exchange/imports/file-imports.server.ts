import { and, asc, count, desc, eq, getTableColumns, gt, inArray, ne } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { countsOf, type ItemOutcome, isRunning, type OutcomeCounts } from '#app/base/imports.ts'
import { columnTitle } from '#app/exchange/imports/file-formats.ts'
import { fileImportItems, fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { rejectedRows } from '#app/exchange/imports/rejected-rows.server.ts'
import type { Id } from '#app/lib/id.ts'
import { listPage, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'

const { importId, outcome, position, line, name, changes, errors, notes } = fileImportItems

export async function findFileImport(db: Database, id: Id<'file-import'>) {
  const [file] = await db.select(getTableColumns(fileImports)).from(fileImports).where(eq(fileImports.id, id))
  if (!file) return null
  const { counts, ownOrigin: _, leasedUntil: __, staffId: ___, ...rest } = file
  return { ...rest, counts: isRunning(file.state) || !counts ? await countItems(db, id) : counts }
}

export type FileImportDetail = NonNullable<Awaited<ReturnType<typeof findFileImport>>>

/** The newest first. */
export async function listFileImports(db: Database, limit: number) {
  const { id, kind, format, fileName, state, isCurrencyKnown, counts, createdAt } = fileImports
  const files = await db
    .select({ id, kind, format, fileName, state, isCurrencyKnown, counts, createdAt })
    .from(fileImports)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
  return await Promise.all(
    files.map(async ({ counts: ended, ...file }) => ({
      ...file,
      counts: isRunning(file.state) || !ended ? await countItems(db, file.id) : ended,
    })),
  )
}

export async function countItems(db: Database, id: Id<'file-import'>): Promise<OutcomeCounts> {
  return countsOf(
    await db.select({ outcome, count: count() }).from(fileImportItems).where(eq(importId, id)).groupBy(outcome),
  )
}

export function listFileImportItems(
  db: Database,
  id: Id<'file-import'>,
  { outcome: wanted, page }: { readonly outcome: ItemOutcome; readonly page: number },
) {
  const which = and(eq(importId, id), eq(outcome, wanted))
  return listPage(page, db.$count(fileImportItems, which), (offset) =>
    db
      .select({ id: fileImportItems.id, line, name, changes, errors, notes })
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

/** 'busy': the import is running, so nothing was changed. */
type Rechecked = 'done' | 'busy' | 'not-found'

/** Checks what is not saved again, with the currency that staff confirmed for amounts without one. */
export function recheckFileImport(
  db: Database,
  id: Id<'file-import'>,
  currency: CurrencyCode | null = null,
): Promise<Rechecked> {
  return withLongTx(db, async (tx) => {
    const [file] = await tx.select().from(fileImports).where(eq(fileImports.id, id)).for('update')
    if (!file) return 'not-found'
    if (isRunning(file.state)) return 'busy'
    await tx
      .update(fileImportItems)
      .set({ outcome: 'waiting' })
      .where(and(eq(importId, id), ne(outcome, 'applied')))
    await tx
      .update(fileImports)
      .set({
        state: 'checking',
        revision: file.revision + 1,
        ...(currency && { currency, isCurrencyKnown: true, isCurrencyChosen: true }),
      })
      .where(eq(fileImports.id, id))
    return 'done'
  })
}

/** 'stale': the file was checked again since, or waits for a choice. */
export async function applyFileImport(
  db: Database,
  id: Id<'file-import'>,
  revision: number,
  staffId: Id<'staff'>,
): Promise<'done' | 'stale'> {
  const { state, isCurrencyKnown } = fileImports
  const { rowCount } = await db
    .update(fileImports)
    .set({ state: 'applying', staffId })
    .where(
      and(eq(fileImports.id, id), eq(state, 'checked'), eq(fileImports.revision, revision), eq(isCurrencyKnown, true)),
    )
  return rowCount ? 'done' : 'stale'
}

/** Stops a running import; what is saved stays. */
export async function deleteFileImport(db: Database, id: Id<'file-import'>): Promise<void> {
  await withLongTx(db, (tx) => tx.delete(fileImports).where(eq(fileImports.id, id)))
}
