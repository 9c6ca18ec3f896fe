import { and, eq, lt, sql } from 'drizzle-orm'
import { fileImports } from '#app/exchange/imports/file-imports.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'

/**
 * Deletes uploaded files and their rows: product files after 7 days, and other files, which can contain personal data,
 * after 30 days. Saved data is not deleted.
 */
export async function deleteOldImports(db: Database): Promise<void> {
  await withLongTx(db, async (tx) => {
    const { createdAt, kind } = fileImports
    await tx.delete(fileImports).where(and(eq(kind, 'products'), lt(createdAt, sql`now() - interval '7 days'`)))
    await tx.delete(fileImports).where(lt(createdAt, sql`now() - interval '30 days'`))
  })
}
