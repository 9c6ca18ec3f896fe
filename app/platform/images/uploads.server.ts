import { inArray, sql } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { ImageStore, PutResult, StoredImage } from '#app/platform/images/image-store.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'

/**
 * Takes in the file at `path` and notes it, so that it is swept away after a day if nothing refers to it by then. The
 * same image sent again counts as sent today. @throws as `put` of the store does.
 */
export async function takeInUpload(
  db: Database,
  store: ImageStore,
  { path, folder, staffId }: { readonly path: string; readonly folder: string; readonly staffId: Id<'staff'> },
): Promise<PutResult> {
  const result = await store.put(path, folder)
  if (!result.ok) return result
  await recordUpload(db, result.image, staffId)
  // A sweep may have taken away the file of the same image's old row between the two. From here on it sees ours.
  return (await store.has(result.image.url)) ? result : store.put(path, folder)
}

async function recordUpload(db: Database, image: StoredImage, staffId: Id<'staff'>): Promise<void> {
  await db
    .insert(uploads)
    .values({ ...image, staffId })
    .onConflictDoUpdate({ target: uploads.publicId, set: { createdAt: sql`now()` } })
}

/**
 * The uploads of these public ids, held until the transaction ends, so that no sweep takes them before what refers to
 * them is written. Whoever keeps an image asks here: sizes and addresses come from our own row, never from a form, and
 * one that is missing in the answer has been swept away or never was ours.
 */
export function holdUploads(tx: Database, publicIds: readonly string[]): Promise<StoredImage[]> {
  const { url, publicId, width, height, bytes } = uploads
  return tx
    .select({ url, publicId, width, height, bytes })
    .from(uploads)
    .where(inArray(publicId, [...publicIds]))
    .orderBy(publicId)
    .for('key share')
}
