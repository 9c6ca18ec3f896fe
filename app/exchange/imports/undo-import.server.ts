import { and, asc, eq, sql } from 'drizzle-orm'
import { isRunning } from '#app/base/imports.ts'
import { countItems } from '#app/exchange/imports/file-imports.server.ts'
import { fileImportItems, fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { getImportKind } from '#app/exchange/imports/import-kinds.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { recordChange } from '#app/store/audit.server.ts'

/** 'in-part': some stay, with the reason. 'impossible': the file is gone, running, or of a kind that cannot be undone. */
export type UndoResult = 'done' | 'in-part' | 'impossible'

/** Undoes what a file has saved. Deletes the file unless something stays, which it then lists. */
export function undoFileImport(db: Database, id: Id<'file-import'>, staffId: Id<'staff'>): Promise<UndoResult> {
  return withLongTx(db, async (tx) => {
    const [file] = await tx.select().from(fileImports).where(eq(fileImports.id, id)).for('update')
    const undo = file && getImportKind(file.kind).undo
    if (!undo || isRunning(file.state)) return 'impossible'
    const isSaved = and(eq(fileImportItems.importId, id), eq(fileImportItems.outcome, 'applied'))
    const items = await tx
      .select({ id: fileImportItems.id, undo: fileImportItems.undo })
      .from(fileImportItems)
      .where(isSaved)
      .orderBy(asc(fileImportItems.position))
    const saved = items.map((item) => item.undo)
    const reasons = await undo(tx, saved, { id, staffId })
    const remaining = items.flatMap((item, at) => (reasons[at] ? [{ id: item.id, reason: reasons[at] }] : []))
    const changes = { file: file.fileName, undone: items.length - remaining.length, remaining: remaining.length }
    await recordChange(tx, staffId, { action: `${file.kind}.import-undo`, entity: 'import', entityId: id, changes })
    if (remaining.length === 0) {
      await tx.delete(fileImports).where(eq(fileImports.id, id))
      return 'done'
    }
    const remainingIds = sql.param(remaining.map((item) => item.id))
    await tx.delete(fileImportItems).where(and(isSaved, sql`${fileImportItems.id} <> all(${remainingIds}::uuid[])`))
    await tx.execute(sql`
      update ${fileImportItems} as item set notes = array[n.reason]
      from jsonb_to_recordset(${sql.param(JSON.stringify(remaining))}::jsonb) as n (id uuid, reason text)
      where item.id = n.id`)
    await tx
      .update(fileImports)
      .set({ counts: await countItems(tx, id) })
      .where(eq(fileImports.id, id))
    return 'in-part'
  })
}
