import { shownState } from '#app/base/imports.ts'
import { listFileImports } from '#app/exchange/imports/file-imports.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const MAX_LISTED = 20

/** The newest first. */
export async function listImports(db: Database) {
  const files = await listFileImports(db, MAX_LISTED)
  return files.map(({ id, kind, fileName, createdAt, counts, ...file }) => ({
    ...{ id, kind, fileName, createdAt, counts },
    shown: shownState({ ...file, counts }),
  }))
}

export type ListedImport = Awaited<ReturnType<typeof listImports>>[number]
