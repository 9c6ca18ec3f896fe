import { rm } from 'node:fs/promises'
import { inArray, sql } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { Drafts } from '#app/platform/images/drafts.server.ts'
import type { ImageStore, PutResult, StoredImage } from '#app/platform/images/image-store.server.ts'
import type { VideoType } from '#app/platform/images/media-path.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'

/** Stores and records a file, which is swept after a day if nothing refers to it. `staffId`: null for a shopper's. @throws as `put` of the store. */
export async function storeUpload(
  db: Database,
  store: ImageStore,
  { path, folder, staffId }: { readonly path: string; readonly folder: string; readonly staffId: Id<'staff'> | null },
): Promise<PutResult> {
  const result = await store.put(path, folder)
  if (!result.ok) return result
  await recordUpload(db, result.image, staffId)
  // A sweep may have deleted the file with the image's old row. From here on it sees ours.
  return (await store.has(result.image.url)) ? result : store.put(path, folder)
}

async function recordUpload(db: Database, image: StoredImage, staffId: Id<'staff'> | null): Promise<void> {
  await db
    .insert(uploads)
    .values({ ...image, staffId })
    .onConflictDoUpdate({ target: uploads.publicId, set: { createdAt: sql`now()` } })
}

/** As long as nothing knows better: videos are shown in this ratio. */
const VIDEO_SIZE = { width: 16, height: 9 } as const

type SentVideo = { readonly bytes: Uint8Array; readonly type: VideoType; readonly staffId: Id<'staff'> }

/** The same for a video. Returns its URL. */
export async function storeVideo(
  db: Database,
  { store, drafts }: { readonly store: ImageStore; readonly drafts: Drafts },
  { bytes, type, staffId }: SentVideo,
): Promise<string> {
  async function put() {
    const path = await drafts.write(
      (async function* () {
        yield bytes
      })(),
    )
    return await store.putVideo(path, 'homepage', type).finally(() => rm(path, { force: true }))
  }
  const { url, publicId } = await put()
  await recordUpload(db, { url, publicId, ...VIDEO_SIZE, bytes: bytes.length }, staffId)
  if (!(await store.has(url))) await put() // swept before it had its row
  return url
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
