import { desc } from 'drizzle-orm'
import { getShownState } from '#app/base/imports.ts'
import { findObstacles, readCounts } from '#app/exchange/imports/file-imports.server.ts'
import { fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const MAX_LISTED = 20

const LISTED_FIELDS = [
  'id',
  'kind',
  'format',
  'fileName',
  'createdAt',
  'state',
  'isCurrencyKnown',
  'options',
  'counts',
] as const

/** Lists imports, newest first. */
export async function listImports(db: Database) {
  const files = await db
    .select(pick(fileImports, LISTED_FIELDS))
    .from(fileImports)
    .orderBy(desc(fileImports.createdAt), desc(fileImports.id))
    .limit(MAX_LISTED)
  return await Promise.all(
    files.map(async (file) => {
      const { id, kind, fileName, createdAt, state } = file
      const counts = await readCounts(db, file)
      return { id, kind, fileName, createdAt, counts, shown: getShownState({ ...findObstacles(file), state, counts }) }
    }),
  )
}

export type ListedImport = Awaited<ReturnType<typeof listImports>>[number]
