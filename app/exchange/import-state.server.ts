import { and, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import { fileImportItems, fileImports } from '#app/exchange/imports/file-imports.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** True if anything was imported. */
export const hasAppliedImport = sql<boolean>`exists (select from ${fileImportItems} where outcome = 'applied')`

/**
 * Finds the latest product import from the last 30 days that is waiting for staff or has been stalled for ten minutes.
 */
export async function findUnfinishedImport(db: Database) {
  const { id, kind, fileName, state, leasedUntil, createdAt } = fileImports
  const [found] = await db
    .select({ id, fileName })
    .from(fileImports)
    .where(
      and(
        eq(kind, 'products'),
        ne(state, 'applied'),
        gt(createdAt, sql`now() - interval '30 days'`),
        or(sql`${state} = 'checked'`, lt(leasedUntil, sql`now() - interval '10 minutes'`)),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(1)
  return found ?? null
}
