import { and, eq } from 'drizzle-orm'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import { listMissingItems } from '#app/content/looks/complete-look.server.ts'
import { listRelatedProducts } from '#app/content/storefront/product/related-products.server.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/**
 * `look`: the items that complete a look in the cart. `ids`: their products, then products related to the first product
 * in `cart`.
 */
export async function findCartMatches(db: Database, cart: readonly Id<'product'>[], settings: CardSettings) {
  const look = await listMissingItems(db, cart)
  const lookIds = look.map(({ id }) => id)
  const base = await findBase(db, cart)
  const related = base ? await listRelatedProducts(db, base, settings, [...cart, ...lookIds]) : []
  return { look, ids: [...lookIds, ...related.map(({ id }) => id)] }
}

async function findBase(db: Database, [id]: readonly Id<'product'>[]) {
  if (!id) return null
  const [product] = await db
    .select(pick(products, ['id', 'category']))
    .from(products)
    .where(and(eq(products.id, id), publicProduct()))
  return product ?? null
}
