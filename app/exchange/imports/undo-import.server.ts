import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import type { UndoFailureReason } from '#app/base/import-kind.ts'
import { isRunning } from '#app/base/imports.ts'
import { countItems, lockFileImport } from '#app/exchange/imports/file-imports.server.ts'
import { type FileImport, fileImportItems, fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { getImportKind } from '#app/exchange/imports/import-kinds.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { recordChange } from '#app/store/audit.server.ts'

/**
 * 'in-part': some items were not undone, and the reason is stored with each of them. 'impossible': the file was
 * deleted, is running or being undone, or is of a kind that cannot be undone.
 */
type UndoResult = 'done' | 'in-part' | 'impossible'

const { importId, outcome, position } = fileImportItems

/**
 * Undoes the changes from a file in one transaction, or in several for kinds with an `undoBatchSize`. Deletes the file,
 * or keeps it with the items that were not undone. An interrupted undo can be repeated.
 */
export async function undoFileImport(db: Database, id: Id<'file-import'>, staffId: Id<'staff'>): Promise<UndoResult> {
  let after = -1
  for (;;) {
    const work = async (tx: Database) => {
      const file = await lockForUndo(tx, id)
      if (!file) return 'impossible'
      const batch = await undoBatch(tx, { file, after, staffId })
      if (batch.isLast) return await finish(tx, { file, undone: batch.undone, staffId })
      await recordUndo(tx, { file, undone: batch.undone, staffId })
      return batch
    }
    const result = await withLongTx(db, work, { isRepeatable: true })
    if (typeof result === 'string') return result
    after = result.last
  }
}

/** Locks a file until the transaction ends. Returns null if it is deleted, running, or being undone by someone else. */
async function lockForUndo(tx: Database, id: Id<'file-import'>): Promise<FileImport | null> {
  const { rows } = await tx.execute<{ got: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK_NUMBERS.undoImport}, hashtext(${id})) as got`,
  )
  if (!rows[0]?.got) return null
  const file = await lockFileImport(tx, id)
  return file && !isRunning(file.state) && getImportKind(file.kind).undo ? file : null
}

type Batch = { readonly file: FileImport; readonly after: number; readonly staffId: Id<'staff'> }

async function undoBatch(tx: Database, { file: { id, kind }, after, staffId }: Batch) {
  const { undo, undoBatchSize: size } = getImportKind(kind)
  const saved = tx
    .select({ id: fileImportItems.id, position, undo: fileImportItems.undo })
    .from(fileImportItems)
    .where(and(eq(importId, id), or(eq(outcome, 'applied'), isNotNull(fileImportItems.undo)), gt(position, after)))
    .orderBy(asc(position))
  const items = await (size ? saved.limit(size) : saved)
  const last = items.at(-1)?.position
  if (!undo || last === undefined) return { undone: 0, last: after, isLast: true }
  const reasons = await undo(
    tx,
    items.map((item) => item.undo),
    { id, staffId },
  )
  const checked: { id: string; reason: UndoFailureReason }[] = items.map((item, index) => ({
    id: item.id,
    reason: reasons[index] ?? null,
  }))
  const undone = checked.flatMap((item) => (item.reason === null ? [item.id] : []))
  await tx.delete(fileImportItems).where(sql`${fileImportItems.id} = any(${sql.param(undone)}::uuid[])`)
  await tx.execute(sql`
    update ${fileImportItems} as item set outcome = 'applied', notes = array[n.reason]
    from jsonb_to_recordset(${sql.param(JSON.stringify(checked))}::jsonb) as n (id uuid, reason text)
    where item.id = n.id`)
  const isLast = size === undefined || items.length < size
  // Removes the stored counts, so that screens count the items until the last batch is undone
  if (!isLast) await tx.update(fileImports).set({ counts: null }).where(eq(fileImports.id, id))
  return { undone: undone.length, last, isLast }
}

type UndoProgress = { readonly file: FileImport; readonly undone: number; readonly staffId: Id<'staff'> }

/**
 * Records each batch in the transaction that undoes it, because an undo can be interrupted. `remaining` is known only
 * after the last batch.
 */
async function recordUndo(tx: Database, { file, undone, staffId }: UndoProgress, remaining?: number): Promise<void> {
  const { id, kind, fileName } = file
  const changes = { file: fileName, undone, ...(remaining !== undefined && { remaining }) }
  await recordChange(tx, staffId, { action: `${kind}.import-undo`, entity: 'import', entityId: id, changes })
}

async function finish(tx: Database, batch: UndoProgress): Promise<UndoResult> {
  const { id } = batch.file
  const counts = await countItems(tx, id)
  await recordUndo(tx, batch, counts.applied)
  if (counts.applied === 0) {
    await tx.delete(fileImports).where(eq(fileImports.id, id))
    return 'done'
  }
  await tx.update(fileImports).set({ counts }).where(eq(fileImports.id, id))
  return 'in-part'
}
