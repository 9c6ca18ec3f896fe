import { and, eq, notInArray } from 'drizzle-orm'
import type { EditableProduct } from '#app/features/catalog/admin/products/product-form.server.ts'
import { productImages } from '#app/features/catalog/product-images.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { lockUploads } from '#app/platform/images/uploads.server.ts'

export type SaveImagesResult =
  | { readonly outcome: 'saved'; readonly isChanged: boolean }
  /** The number of the first one, counted from 1, that the store does not have: swept away, or never uploaded. */
  | { readonly outcome: 'missing'; readonly number: number }

/**
 * Gives a product these images, in this order, the first one featured. `before` is what it has; its row is locked.
 * What is new among them must be an upload of ours, and takes its address and size from there. Part of a transaction,
 * which is to be taken back where one is missing.
 */
export async function saveImages(
  tx: Database,
  productId: Id<'product'>,
  before: EditableProduct['images'],
  images: readonly { readonly publicId: string; readonly alt: string; readonly color: string | null }[],
): Promise<SaveImagesResult> {
  const after = images.map(({ publicId, alt, color }, index) => ({ publicId, alt, color, isPrimary: index === 0 }))
  const was = before.map(({ publicId, alt, color, isPrimary }) => ({ publicId, alt, color, isPrimary }))
  if (JSON.stringify(after) === JSON.stringify(was)) return { outcome: 'saved', isChanged: false }

  const known = new Set(before.map(({ publicId }) => publicId))
  const added = after.filter(({ publicId }) => !known.has(publicId)).map(({ publicId }) => publicId)
  const uploaded = new Map(
    (added.length > 0 ? await lockUploads(tx, added) : []).map((image) => [image.publicId, image]),
  )
  const missing = after.findIndex(({ publicId }) => !known.has(publicId) && !uploaded.has(publicId))
  if (missing !== -1) return { outcome: 'missing', number: missing + 1 }

  const own = eq(productImages.productId, productId)
  const ids = after.map(({ publicId }) => publicId)
  await tx.delete(productImages).where(ids.length > 0 ? and(own, notInArray(productImages.publicId, ids)) : own)
  await tx.update(productImages).set({ isPrimary: false }).where(own) // the database allows one at any moment
  for (const [displayOrder, { publicId, alt, color, isPrimary }] of after.entries()) {
    const upload = uploaded.get(publicId)
    const values = { displayOrder, alt, color, isPrimary }
    if (upload) {
      const { url, width, height } = upload
      await tx.insert(productImages).values({ productId, publicId, url, width, height, ...values })
    } else {
      await tx
        .update(productImages)
        .set(values)
        .where(and(own, eq(productImages.publicId, publicId)))
    }
  }
  return { outcome: 'saved', isChanged: true }
}
