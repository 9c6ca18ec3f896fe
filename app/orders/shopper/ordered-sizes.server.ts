import { asc, eq, sql } from 'drizzle-orm'
import { ONE_SIZE } from '#app/catalog/catalog.ts'
import type { MySize } from '#app/catalog/my-size/my-size.ts'
import { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

type OrderedSize = MySize & { readonly category: string }

/** Returns the size of each order line, in line order; null if it has no size or its product was deleted. */
export async function listOrderedSizes(db: Database, orderId: Id<'order'>): Promise<readonly (OrderedSize | null)[]> {
  const rows = await db
    .select({
      category: products.category,
      key: sql<string>`facet_key(${orderItems.size})`,
      name: orderItems.size,
    })
    .from(orderItems)
    .leftJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
  return rows.map(({ category, key, name }) => (category && key && name !== ONE_SIZE ? { category, key, name } : null))
}
