import { lt, sql } from 'drizzle-orm'
import { fileImports } from '#app/features/imports/file-imports.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'

/** Deletes uploaded files with their rows after 30 days: they contain personal data. What was saved stays. */
export async function deleteOldImports(db: Database): Promise<void> {
  await withLongTx(db, (tx) => tx.delete(fileImports).where(lt(fileImports.createdAt, sql`now() - interval '30 days'`)))
}
