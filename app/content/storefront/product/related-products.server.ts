import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { collections, publicCollection } from '#app/catalog/collections.table.ts'
import {
  type CardKind,
  getCardKind,
  getCardParameters,
  selectCardOfKind,
  toCard,
} from '#app/catalog/product-cards.server.ts'
import type { CardSettings, ProductCardData } from '#app/catalog/product-cards.ts'
import { collectionProducts, products, publicProduct } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { prepareOnce } from '#app/platform/db/prepared-once.ts'

type RelatedQuery = CardKind & { readonly orderableFirst: boolean }

const prepareRelated = prepareOnce((db, { orderableFirst, ...kind }: RelatedQuery) => {
  const id = sql.placeholder('id')
  const productCollections = db
    .select({ id: collectionProducts.collectionId })
    .from(collectionProducts)
    .innerJoin(collections, eq(collections.id, collectionProducts.collectionId))
    .where(and(eq(collectionProducts.productId, id), publicCollection()))
  const members = db
    .select({ id: collectionProducts.productId })
    .from(collectionProducts)
    .where(inArray(collectionProducts.collectionId, productCollections))
  const sharesCollection = inArray(products.id, members)
  const isRelated = or(eq(products.category, sql.placeholder('category')), sharesCollection)
  return db
    .select({ card: selectCardOfKind(kind) })
    .from(products)
    .where(and(publicProduct(), ne(products.id, id), isRelated))
    .orderBy(
      ...(orderableFirst ? [sql`${products.stockQuantity} > 0 desc`] : []),
      sql`${sharesCollection} desc`,
      desc(products.createdAt),
      desc(products.id),
    )
    .limit(4)
    .prepare('')
})

/** Returns up to four active products: available ones first, then those in the same collection, then newest first. */
export async function listRelatedProducts(
  db: Database,
  { id, category }: { readonly id: Id<'product'>; readonly category: string },
  settings: CardSettings,
): Promise<ProductCardData[]> {
  const { track_inventory, allow_backorders } = settings
  const query = { ...getCardKind(settings), orderableFirst: track_inventory && !allow_backorders }
  const rows = await prepareRelated(db, query).execute({ id, category, ...getCardParameters(settings) })
  return rows.map((row) => toCard(row.card, settings))
}
