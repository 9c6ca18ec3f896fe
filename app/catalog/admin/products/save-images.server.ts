import { and, eq, notInArray } from 'drizzle-orm'
import { formatVideoFiles, type ProductVideo, toVideoFiles, type VideoFiles } from '#app/base/product-video.ts'
import type { EditableProduct } from '#app/catalog/admin/products/products.server.ts'
import type { ProductInput } from '#app/catalog/product-input.ts'
import { productImages } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { lockImages, lockImagesByUrl, lockVideos } from '#app/platform/images/uploads.server.ts'

/**
 * Replaces the images `before` of a locked product with `images`, of which the first is featured. `missing`: the index
 * of an image that no longer exists.
 */
export async function saveImages(
  tx: Database,
  productId: Id<'product'>,
  before: EditableProduct['images'],
  images: ProductInput['images'],
): Promise<{ readonly isChanged: boolean } | { readonly missing: number }> {
  const previous = before.map(({ publicId, alt, color, focus, isPrimary }) => ({
    publicId,
    alt,
    color,
    focus,
    isPrimary,
  }))
  const findFocus = (id: string) => previous.find(({ publicId }) => publicId === id)?.focus ?? null
  const after = images.map(({ publicId, alt, color, focus = findFocus(publicId) }, index) => ({
    publicId,
    alt,
    color,
    focus,
    isPrimary: index === 0,
  }))
  if (JSON.stringify(after) === JSON.stringify(previous)) return { isChanged: false }

  const knownIds = new Set(before.map(({ publicId }) => publicId))
  const addedIds = after.filter(({ publicId }) => !knownIds.has(publicId)).map(({ publicId }) => publicId)
  const addedImages = addedIds.length > 0 ? await lockImages(tx, addedIds) : []
  const uploadsById = new Map(addedImages.map((image) => [image.publicId, image]))
  const missing = after.findIndex(({ publicId }) => !knownIds.has(publicId) && !uploadsById.has(publicId))
  if (missing !== -1) return { missing }

  const matchesProduct = eq(productImages.productId, productId)
  const ids = after.map(({ publicId }) => publicId)
  await tx.delete(productImages).where(and(matchesProduct, notInArray(productImages.publicId, ids)))
  await tx.update(productImages).set({ isPrimary: false }).where(matchesProduct) // only one can be primary
  for (const [displayOrder, { publicId, ...image }] of after.entries()) {
    const values = { displayOrder, ...image }
    const upload = uploadsById.get(publicId)
    if (upload) {
      const { url, width, height, ground } = upload
      await tx.insert(productImages).values({ productId, publicId, url, width, height, ground, ...values })
    } else {
      await tx
        .update(productImages)
        .set(values)
        .where(and(matchesProduct, eq(productImages.publicId, publicId)))
    }
  }
  return { isChanged: true }
}

/**
 * Locks the files of a product's video, so that cleanup does not delete them. Returns the video to store, or 'missing'
 * if a file no longer exists.
 */
export async function lockVideo(
  tx: Database,
  before: ProductVideo | null,
  files: VideoFiles | null,
  now: Date,
): Promise<ProductVideo | null | 'missing'> {
  if (!files) return null
  if (before && formatVideoFiles(toVideoFiles(before)) === formatVideoFiles(files)) return before
  const { mp4, webm, poster } = files
  const urls = webm ? [mp4, webm] : [mp4]
  const found = await lockVideos(tx, urls)
  const [posterImage] = await lockImagesByUrl(tx, [poster])
  if (!posterImage || urls.some((url) => !found.has(url))) return 'missing'
  return { mp4, webm, poster: pick(posterImage, ['url', 'width', 'height']), addedAt: now.toISOString() }
}
