import { and, desc, eq, type SQL } from 'drizzle-orm'
import { collections } from '#app/features/catalog/collections.table.ts'
import { detailNames } from '#app/features/catalog/product-fields.ts'
import { productImages } from '#app/features/catalog/product-images.table.ts'
import { productVariants } from '#app/features/catalog/product-variants.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { publicCollection, publicProduct } from '#app/features/catalog/public.server.ts'
import type { CardSettings } from '#app/features/catalog/storefront/card-settings.ts'
import { cardColumns, toCard } from '#app/features/catalog/storefront/product-cards.server.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/pick.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export function findProduct(db: Database, id: Id<'product'>, settings: CardSettings) {
  return findPage(db, id, settings, publicProduct())
}

/** Returns a product of any status, for staff only. */
export function findProductForStaff(db: Database, id: Id<'product'>, settings: CardSettings) {
  return findPage(db, id, settings)
}

async function findPage(db: Database, id: Id<'product'>, settings: CardSettings, condition?: SQL) {
  const [[product], images, variants] = await Promise.all([
    db
      .select({
        ...cardColumns,
        ...pick(products, [
          'status',
          'category',
          'sku',
          'vendor',
          'description',
          'longDescription',
          'sizes',
          'stockByVariant',
          'weightGrams',
          'taxClass',
        ]),
        ...pick(products, ['salePrice', 'compareAtPrice']),
        regularPrice: products.price,
        ...pick(products, ['seoTitle', 'seoDescription', ...detailNames]),
        collection: pick(collections, ['name', 'slug']),
      })
      .from(products)
      .leftJoin(collections, and(eq(collections.id, products.collectionId), publicCollection()))
      .where(and(eq(products.id, id), condition)),
    db
      .select(pick(productImages, ['url', 'width', 'height', 'alt', 'color']))
      .from(productImages)
      .where(eq(productImages.productId, id))
      .orderBy(desc(productImages.isPrimary), productImages.displayOrder, productImages.id),
    db
      .select(
        pick(productVariants, [
          ...(['id', 'size', 'color', 'stock', 'weightGrams', 'barcode'] as const),
          ...(['price', 'salePrice', 'compareAtPrice'] as const),
        ]),
      )
      .from(productVariants)
      .where(eq(productVariants.productId, id)),
  ])
  if (!product) return null
  return { ...product, ...toCard(product, { ...settings, listedIn: null }), images, variants }
}
