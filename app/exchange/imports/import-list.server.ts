import { shownState } from '#app/base/imports.ts'
import { listFileImports } from '#app/exchange/imports/file-imports.server.ts'
import { listImports } from '#app/exchange/product-files/product-imports.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const MAX_LISTED = 20

/** Imports of every kind, the newest first. */
export async function listAllImports(db: Database) {
  const [products, others] = await Promise.all([listImports(db, MAX_LISTED), listFileImports(db, MAX_LISTED)])
  return [
    ...products.map(({ id, fileName, createdAt, ...file }) => ({
      ...{ id, fileName, createdAt, kind: 'products' as const, counts: file.counts },
      shown: shownState({ ...file, needsChoice: file.needsMapping }),
    })),
    ...others.map(({ id, kind, fileName, createdAt, ...file }) => ({
      ...{ id, fileName, createdAt, kind, counts: file.counts },
      shown: shownState({ ...file, needsChoice: !file.isCurrencyKnown }),
    })),
  ]
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, MAX_LISTED)
}

export type ListedImport = Awaited<ReturnType<typeof listAllImports>>[number]
