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
import { boughtTogether } from '#app/content/bought-together/bought-together.table.ts'
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
  const bought = db.select({ id: boughtTogether.otherId }).from(boughtTogether).where(eq(boughtTogether.productId, id))
  const isNotOmitted = sql`${products.id} <> all(${sql.placeholder('omittedIds')}::uuid[])`
  const complements = and(sharesCollection, ne(products.category, sql.placeholder('category')))
  const isRelated = or(complements, inArray(products.id, bought))
  return db
    .select({ card: selectCardOfKind(kind) })
    .from(products)
    .leftJoin(boughtTogether, and(eq(boughtTogether.productId, id), eq(boughtTogether.otherId, products.id)))
    .where(and(publicProduct(), isRelated, isNotOmitted))
    .orderBy(
      ...(orderableFirst ? [sql`${products.stockQuantity} > 0 desc`] : []),
      sql`${boughtTogether.orders} desc nulls last`,
      desc(products.createdAt),
      desc(products.id),
    )
    .limit(4)
    .prepare('')
})

/**
 * Returns up to four active products that go with a product, because they were recently bought together with it, or are
 * in one of its collections but in another category: available ones first, then those bought together, then the newest.
 * `omittedIds`: products shown elsewhere.
 */
export async function listRelatedProducts(
  db: Database,
  { id, category }: { readonly id: Id<'product'>; readonly category: string },
  settings: CardSettings,
  omittedIds: readonly Id<'product'>[] = [],
): Promise<ProductCardData[]> {
  const { track_inventory, allow_backorders } = settings
  const query = { ...getCardKind(settings), orderableFirst: track_inventory && !allow_backorders }
  const rows = await prepareRelated(db, query).execute({ id, category, omittedIds, ...getCardParameters(settings) })
  return rows.map((row) => toCard(row.card, settings))
}
