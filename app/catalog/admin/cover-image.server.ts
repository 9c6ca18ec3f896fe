import { eq, or } from 'drizzle-orm'
import { adminText } from '#app/catalog/admin/admin-text.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { lockUploads } from '#app/platform/images/uploads.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'

export function getImageGoneMessage(): string {
  return adminText.imageGone
}

/**
 * Locks the upload with this `CoverImage` key, so that cleanup does not delete it. Returns null if it no longer exists.
 */
export async function lockCoverUpload(tx: Database, key: string) {
  const [known] = await tx
    .select({ publicId: uploads.publicId })
    .from(uploads)
    .where(or(eq(uploads.publicId, key), eq(uploads.url, key)))
  const [upload] = known ? await lockUploads(tx, [known.publicId]) : []
  return upload ?? null
}
