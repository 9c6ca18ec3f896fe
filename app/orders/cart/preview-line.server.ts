import { desc, eq } from 'drizzle-orm'
import { DEFAULT_COLOR, ONE_SIZE } from '#app/catalog/catalog.ts'
import { productImages, products, publicProduct } from '#app/catalog/products.table.ts'
import type { CartLine } from '#app/orders/cart/cart.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Returns a line with the newest product, for the cart in a preview; null if the store has no products. */
export async function readPreviewLine(db: Database): Promise<CartLine | null> {
  const { id, name, price, sizes, colors, createdAt } = products
  const [row] = await db
    .select({ id, name, price, sizes, colors, image: productImages.url })
    .from(products)
    .leftJoin(productImages, eq(productImages.productId, id))
    .where(publicProduct())
    .orderBy(desc(createdAt), productImages.displayOrder)
    .limit(1)
  if (!row) return null
  return {
    product: { id: row.id, name: row.name, price: row.price },
    image: row.image,
    size: row.sizes[0] ?? ONE_SIZE,
    color: row.colors[0] ?? DEFAULT_COLOR,
    quantity: 1,
  }
}
