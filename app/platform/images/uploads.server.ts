import { rm } from 'node:fs/promises'
import { and, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { Drafts } from '#app/platform/images/drafts.server.ts'
import type { ImageStore, PutResult, StoredImage } from '#app/platform/images/image-store.server.ts'
import type { ImageRejection } from '#app/platform/images/image-type.ts'
import { isImageUpload, uploads } from '#app/platform/images/uploads.table.ts'
import type { CheckedVideo } from '#app/platform/videos/video-check.ts'

type StoredUploads =
  | { readonly ok: true; readonly images: readonly StoredImage[]; readonly added: readonly StoredImage[] }
  | { readonly ok: false; readonly rejection: ImageRejection }

type FilesToStore = {
  readonly paths: readonly string[]
  readonly folder: string
  readonly staffId: Id<'staff'> | null
  readonly isReferenced: SQL
}

/** Stores all of the files or none. Call `discardUploads` for `added` if the content that shows them is not saved. */
export async function storeUploads(
  db: Database,
  store: ImageStore,
  { paths, folder, staffId, isReferenced }: FilesToStore,
): Promise<StoredUploads> {
  const images: StoredImage[] = []
  const added: StoredImage[] = []
  try {
    for (const path of paths) {
      const stored = await storeUpload(db, store, { path, folder, staffId })
      if (!stored.ok) {
        await discardUploads(db, store, added, isReferenced)
        return stored
      }
      images.push(stored.image)
      if (stored.isAdded) added.push(stored.image)
    }
    return { ok: true, images, added }
  } catch (error) {
    await discardUploads(db, store, added, isReferenced)
    throw error
  }
}

/** Removes images and their files, except for images that are now in use. */
export async function discardUploads(
  db: Database,
  store: ImageStore,
  images: readonly StoredImage[],
  isReferenced: SQL,
): Promise<void> {
  if (images.length === 0) return
  const ids = images.map(({ publicId }) => publicId)
  const discarded = await db
    .delete(uploads)
    .where(and(inArray(uploads.publicId, ids), not(isReferenced)))
    .returning({ url: uploads.url })
  for (const { url } of discarded) await store.remove(url)
}

/**
 * Stores and records a file, which is deleted after a day if nothing refers to it. `staffId` is null for shoppers.
 * @throws errors from the store's `put`
 */
export async function storeUpload(
  db: Database,
  store: ImageStore,
  { path, folder, staffId }: { readonly path: string; readonly folder: string; readonly staffId: Id<'staff'> | null },
): Promise<PutResult & { readonly isAdded?: boolean }> {
  const result = await store.put(path, folder)
  if (!result.ok) return result
  const isAdded = await recordUpload(db, result.image, staffId)
  // A sweep may have deleted the file with the image's old row. From now on, sweeps see the new row.
  const stored = (await store.has(result.image.url)) ? result : await store.put(path, folder)
  return { ...stored, isAdded }
}

/** Returns false if the image was already recorded. */
async function recordUpload(db: Database, image: StoredImage, staffId: Id<'staff'> | null): Promise<boolean> {
  const [row] = await db
    .insert(uploads)
    .values({ ...image, staffId })
    .onConflictDoUpdate({ target: uploads.publicId, set: { createdAt: sql`now()` } })
    .returning({ isAdded: sql<boolean>`xmax = 0` })
  return row?.isAdded ?? false
}

type VideoUpload = {
  readonly bytes: Uint8Array
  readonly video: Pick<CheckedVideo, 'type' | 'width' | 'height'>
  readonly folder: string
  readonly staffId: Id<'staff'>
}

/** Stores and records a checked video. Returns its URL. */
export async function storeVideo(
  db: Database,
  { store, drafts }: { readonly store: ImageStore; readonly drafts: Drafts },
  { bytes, video: { type, width, height }, folder, staffId }: VideoUpload,
): Promise<string> {
  async function put() {
    const path = await drafts.write(
      (async function* () {
        yield bytes
      })(),
    )
    return await store.putVideo(path, folder, type).finally(() => rm(path, { force: true }))
  }
  const { url, publicId } = await put()
  await recordUpload(db, { url, publicId, width, height, bytes: bytes.length, ground: null }, staffId)
  if (!(await store.has(url))) await put() // a sweep deleted the file before its row existed
  return url
}

/** Locks images so that no sweep deletes them. Sizes and URLs always come from these rows, never from a form. */
export function lockImages(tx: Database, publicIds: readonly string[]): Promise<StoredImage[]> {
  return lockUploads(tx, and(inArray(uploads.publicId, [...publicIds]), isImageUpload()))
}

/** Like `lockImages`, for URLs. */
export function lockImagesByUrl(tx: Database, urls: readonly string[]): Promise<StoredImage[]> {
  return lockUploads(tx, and(inArray(uploads.url, [...urls]), isImageUpload()))
}

/** Locks videos so that no sweep deletes them. Returns the URLs of those that exist. */
export async function lockVideos(tx: Database, urls: readonly string[]): Promise<ReadonlySet<string>> {
  const videos = await lockUploads(tx, and(inArray(uploads.url, [...urls]), not(isImageUpload())))
  return new Set(videos.map(({ url }) => url))
}

function lockUploads(tx: Database, where: SQL | undefined): Promise<StoredImage[]> {
  return tx
    .select(pick(uploads, ['url', 'publicId', 'width', 'height', 'bytes', 'ground']))
    .from(uploads)
    .where(where)
    .orderBy(uploads.publicId)
    .for('key share')
}
