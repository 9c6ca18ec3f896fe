import { adminText } from '#app/catalog/admin/admin-text.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { lockImages, lockImagesByUrl } from '#app/platform/images/uploads.server.ts'

export function getImageGoneMessage(): string {
  return adminText.imageGone
}

/**
 * Locks the upload with this `CoverImage` key, so that cleanup does not delete it. Returns null if it no longer exists.
 */
export async function lockCoverUpload(tx: Database, key: string) {
  const [upload = null] = [...(await lockImages(tx, [key])), ...(await lockImagesByUrl(tx, [key]))]
  return upload
}
