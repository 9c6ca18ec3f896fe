import { and, eq, not, sql } from 'drizzle-orm'
import type { ImportUpdate } from '#app/base/import-kind.ts'
import { fileImportImages } from '#app/exchange/imports/file-import-images.table.ts'
import { recheckImport } from '#app/exchange/imports/file-imports.server.ts'
import { fileImportItems } from '#app/exchange/imports/file-imports.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { lockImages } from '#app/platform/images/uploads.server.ts'

const MAX_UPLOADED = 2_000

/** Fetched images have their URLs as names. */
export const isFetched = sql`${fileImportImages.name} ~ '^https?://'`

const lacksImages = sql`${fileImportItems.missing} <> '{}'`

/** Rechecks items that lacked images, including saved items, now that more images are available. */
export function recheckMissing(db: Database, id: Id<'file-import'>): Promise<ImportUpdate> {
  return recheckImport(db, id, async () => ({ values: { hasFetched: false }, itemsToCheck: lacksImages }))
}

/** Adds uploaded images under the names that the file uses, and rechecks items that lacked images. */
export function addImportImages(
  db: Database,
  id: Id<'file-import'>,
  images: readonly { readonly name: string; readonly publicId: string }[],
): Promise<ImportUpdate> {
  const add = async (tx: Database) => {
    const publicIds = images.map(({ publicId }) => publicId)
    const locked = await lockImages(tx, publicIds)
    const uploaded = new Set(locked.map(({ publicId }) => publicId))
    const presentCount = await tx.$count(fileImportImages, and(eq(fileImportImages.importId, id), not(isFetched)))
    const remaining = Math.max(0, MAX_UPLOADED - presentCount)
    const added = images.filter(({ publicId }) => uploaded.has(publicId)).slice(0, remaining)
    for (const { name, publicId } of added) {
      await tx
        .insert(fileImportImages)
        .values({ importId: id, name, publicId })
        .onConflictDoUpdate({
          target: [fileImportImages.importId, fileImportImages.name],
          set: { publicId, state: 'ready' },
        })
    }
    return { itemsToCheck: lacksImages }
  }
  return recheckImport(db, id, add, { kind: 'products' })
}
