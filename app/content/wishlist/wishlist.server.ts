import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { listProductsById } from '#app/catalog/product-cards.server.ts'
import type { CardSettings, ProductCardData } from '#app/catalog/product-cards.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import { MAX_SAVED } from '#app/content/wishlist/wishlist.ts'
import { wishlistItems } from '#app/content/wishlist/wishlist-items.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'

const MAX_UNUSED_DAYS = 180

/** Deletes wishlists to which nothing has been added for 180 days. */
export async function deleteUnusedWishlists(db: Database): Promise<void> {
  const since = sql`now() - make_interval(days => ${MAX_UNUSED_DAYS})`
  await db.execute(
    sql`delete from ${wishlistItems} as old where old.created_at < ${since} and not exists (
      select from ${wishlistItems} as newer where newer.session_id = old.session_id and newer.created_at >= ${since})`,
  )
}

export async function listSavedIds(db: Database, session: string): Promise<Id<'product'>[]> {
  const rows = await db
    .select({ id: wishlistItems.productId })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .where(and(eq(wishlistItems.sessionId, session), publicProduct()))
    .orderBy(desc(wishlistItems.createdAt), asc(wishlistItems.productId))
  return rows.map(({ id }) => id)
}

export async function listSavedProducts(
  db: Database,
  session: string,
  settings: CardSettings,
): Promise<ProductCardData[]> {
  return listProductsById(db, await listSavedIds(db, session), settings)
}

/** Returns 'unknown' if no visible product has this id. */
export function saveProduct(
  db: Database,
  session: string,
  productId: Id<'product'>,
): Promise<'saved' | 'full' | 'unknown'> {
  return withTx(db, async (tx) => {
    // Serializes changes to a session's wishlist, because two concurrent changes could exceed the maximum
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${session}, 0))`)
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), publicProduct()))
      .for('key share')
    if (!product) return 'unknown'
    const saved = await listSavedIds(tx, session)
    if (saved.includes(productId)) return 'saved'
    if (saved.length >= MAX_SAVED) return 'full'
    await tx.insert(wishlistItems).values({ sessionId: session, productId }).onConflictDoNothing()
    return 'saved'
  })
}

export async function removeProduct(db: Database, session: string, productId: Id<'product'>): Promise<'removed'> {
  await db
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.sessionId, session), eq(wishlistItems.productId, productId)))
  return 'removed'
}
