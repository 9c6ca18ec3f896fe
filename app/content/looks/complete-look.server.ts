import { sql } from 'drizzle-orm'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import { lookItems, looks } from '#app/content/looks/looks.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** A product of a look, with its color in the look; null if the shopper chooses the color. */
type MissingItem = { readonly id: Id<'product'>; readonly color: string | null }

/**
 * Finds a look of which the cart contains some products, but not all active ones. Returns the missing active products,
 * in the order of the look. If there are several such looks, uses the one whose product comes first in `cart`.
 */
export async function listMissingItems(db: Database, cart: readonly Id<'product'>[]): Promise<MissingItem[]> {
  if (cart.length === 0) return []
  const ids = sql.param(cart)
  const { rows } = await db.execute<MissingItem>(sql`
    select i.product_id as id, i.color
    from ${lookItems} i join ${products} on ${products.id} = i.product_id
    where ${publicProduct()} and i.product_id <> all(${ids}::uuid[]) and i.look_id = (
      select l.id from ${looks} l join ${lookItems} owned on owned.look_id = l.id
      where l.is_active and owned.product_id = any(${ids}::uuid[])
        and exists (select from ${lookItems} m join ${products} on ${products.id} = m.product_id
          where m.look_id = l.id and ${publicProduct()} and m.product_id <> all(${ids}::uuid[]))
      order by array_position(${ids}::uuid[], owned.product_id), l.position, l.id
      limit 1
    )
    order by i.position, i.id`)
  return rows
}
