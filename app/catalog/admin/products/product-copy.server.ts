import { eq, sql } from 'drizzle-orm'
import { type EditableProduct, freeSku, freeSlug } from '#app/catalog/admin/products/product-form.server.ts'
import { collectionProducts } from '#app/catalog/collection-products.table.ts'
import { fieldNames, fieldOf, MAX_NAME } from '#app/catalog/product-fields.ts'
import { productImages } from '#app/catalog/product-images.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { fallbackSlug, slugify } from '#app/lib/slug.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { lockUploads } from '#app/platform/images/uploads.server.ts'

const COPY = ' (copy)'
const COPIED = fieldNames.filter((name) => !fieldOf(name).isNotCopied)

/** Inserts a draft copy of a locked product, without stock (docs/rules.md, Many products at once). */
export async function copyProduct(
  tx: Database,
  { images, ...product }: EditableProduct,
  id: Id<'product'>,
  now: Date,
): Promise<{ sku: string }> {
  const name = product.name.slice(0, MAX_NAME - COPY.length).trimEnd() + COPY
  const slug = await freeSlug(tx, slugify(name) || fallbackSlug('product', id), id)
  const sku = await freeSku(tx, now, id)
  const seoTitle = product.seoTitle === product.name ? name : product.seoTitle
  await tx
    .insert(products)
    .values({ ...pick(product, COPIED), id, name, slug, sku, seoTitle, createdAt: now, updatedAt: now })
  await tx.execute(
    sql`insert into ${collectionProducts} (collection_id, product_id)
      select m.collection_id, ${id}::uuid from ${collectionProducts} as m where m.product_id = ${product.id}`,
  )
  // Protects the files from cleanup if the original is deleted
  await lockUploads(
    tx,
    images.map(({ publicId }) => publicId),
  )
  const shown = await tx.select().from(productImages).where(eq(productImages.productId, product.id))
  if (shown.length > 0) {
    await tx
      .insert(productImages)
      .values(shown.map((image) => ({ ...image, id: newId<'product-image'>(), productId: id, createdAt: now })))
  }
  return { sku }
}
