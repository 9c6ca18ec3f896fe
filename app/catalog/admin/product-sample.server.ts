import { count, desc, eq, type SQL } from 'drizzle-orm'
import { readProductImages } from '#app/catalog/product-list.server.ts'
import { products } from '#app/catalog/products.table.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const SHOWN = 6

export type ProductSample = Awaited<ReturnType<typeof readProductSample>>

/** Returns the newest matching products, active ones first, and the number of all matching products. */
export async function readProductSample(db: Database, matching: SQL) {
  const [newest, [counted]] = await Promise.all([
    db
      .select(pick(products, ['id', 'name']))
      .from(products)
      .where(matching)
      .orderBy(desc(eq(products.status, 'active')), desc(products.createdAt))
      .limit(SHOWN),
    db.select({ total: count() }).from(products).where(matching),
  ])
  const images = await readProductImages(
    db,
    newest.map(({ id }) => id),
  )
  return {
    products: newest.map((product) => ({ ...product, imageUrl: images.get(product.id) })),
    total: counted?.total ?? 0,
  }
}
