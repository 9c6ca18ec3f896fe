import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { collectionProducts } from '#app/features/catalog/collection-products.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { publicCollection, publicProduct } from '#app/features/catalog/public.server.ts'
import type { CardSettings } from '#app/features/catalog/storefront/card-settings.ts'
import type { ProductCardData } from '#app/features/catalog/storefront/product-card-data.ts'
import { cardIn, toCard } from '#app/features/catalog/storefront/product-cards.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** See docs/rules.md, Product page. */
export async function listRelatedProducts(
  db: Database,
  product: { readonly id: Id<'product'>; readonly category: string },
  settings: CardSettings,
): Promise<ProductCardData[]> {
  const itsCollections = db
    .select({ id: collectionProducts.collectionId })
    .from(collectionProducts)
    .innerJoin(collections, eq(collections.id, collectionProducts.collectionId))
    .where(and(eq(collectionProducts.productId, product.id), publicCollection()))
  const members = db
    .select({ id: collectionProducts.productId })
    .from(collectionProducts)
    .where(inArray(collectionProducts.collectionId, itsCollections))
  const sharesCollection = inArray(products.id, members)
  const rows = await db
    .select({ card: cardIn(settings) })
    .from(products)
    .where(
      and(publicProduct(), ne(products.id, product.id), or(eq(products.category, product.category), sharesCollection)),
    )
    .orderBy(...orderableFirst(settings), sql`${sharesCollection} desc`, desc(products.createdAt), desc(products.id))
    .limit(4)
  return rows.map((row) => toCard(row.card, settings))
}

function orderableFirst({ track_inventory, allow_backorders }: CardSettings): SQL[] {
  return track_inventory && !allow_backorders ? [sql`${products.stockQuantity} > 0 desc`] : []
}
