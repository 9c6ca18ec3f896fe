import { eq } from 'drizzle-orm'
import { fileImports } from '#app/features/imports/file-imports.table.ts'
import { KINDS } from '#app/features/imports/import-kinds.server.ts'
import { isRunning } from '#app/features/imports/import-states.ts'
import { recordChange } from '#app/features/staff/audit.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'

/** Deletes the file and what it has added. 'impossible': it is gone, running, or of a kind that cannot be undone. */
export function undoFileImport(
  db: Database,
  id: Id<'file-import'>,
  staffId: Id<'staff'>,
): Promise<'done' | 'impossible'> {
  return withLongTx(db, async (tx) => {
    const [file] = await tx.select().from(fileImports).where(eq(fileImports.id, id)).for('update')
    const undo = file && KINDS[file.kind].undo
    if (!undo || isRunning(file.state)) return 'impossible'
    const deleted = await undo(tx, id)
    await tx.delete(fileImports).where(eq(fileImports.id, id))
    const changes = { file: file.fileName, deleted }
    await recordChange(tx, staffId, { action: `${file.kind}.import-undo`, entity: 'import', entityId: id, changes })
    return 'done'
  })
}
