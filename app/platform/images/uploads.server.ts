import { inArray, sql } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { ImageStore, PutResult, StoredImage } from '#app/platform/images/image-store.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'

/** Stores and records a file, which is swept after a day if nothing refers to it. @throws as `put` of the store. */
export async function storeUpload(
  db: Database,
  store: ImageStore,
  { path, folder, staffId }: { readonly path: string; readonly folder: string; readonly staffId: Id<'staff'> },
): Promise<PutResult> {
  const result = await store.put(path, folder)
  if (!result.ok) return result
  await recordUpload(db, result.image, staffId)
  // A sweep may have deleted the file with the image's old row. From here on it sees ours.
  return (await store.has(result.image.url)) ? result : store.put(path, folder)
}

async function recordUpload(db: Database, image: StoredImage, staffId: Id<'staff'>): Promise<void> {
  await db
    .insert(uploads)
    .values({ ...image, staffId })
    .onConflictDoUpdate({ target: uploads.publicId, set: { createdAt: sql`now()` } })
}

/** Locks uploads, so that no sweep deletes them. Sizes and URLs always come from here, never from a form. */
export function lockUploads(tx: Database, publicIds: readonly string[]): Promise<StoredImage[]> {
  const { url, publicId, width, height, bytes } = uploads
  return tx
    .select({ url, publicId, width, height, bytes })
    .from(uploads)
    .where(inArray(publicId, [...publicIds]))
    .orderBy(publicId)
    .for('key share')
}
