import { sql } from 'drizzle-orm'
import { products } from '#app/catalog/products.table.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { isSoldWithinDays, orders } from '#app/orders/orders.table.ts'
import { startDailyJob } from '#app/platform/daily-job.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const COUNTED_DAYS = 90
const TOP_SELLERS = 5
/** A product in fewer orders is not a bestseller, even if one of them has many units. */
const MIN_ORDERS = 3

/**
 * Marks the active products of which customers bought and kept most units recently, and removes the mark from all
 * others. Triggers invalidate the pages of the products that changed.
 */
export async function markTopSellers(tx: Database): Promise<void> {
  await tx.execute(sql`
    with top as (
      select i.product_id
      from ${orderItems} i join ${orders} o on o.id = i.order_id join ${products} p on p.id = i.product_id
      where ${isSoldWithinDays(sql`o`, COUNTED_DAYS)} and i.quantity > i.returned and p.status = 'active'
      group by 1 having count(distinct i.order_id) >= ${MIN_ORDERS}
      order by sum(i.quantity - i.returned) desc, 1 limit ${TOP_SELLERS}
    ), changed as (
      select id from ${products} where is_top_seller <> (id in (select product_id from top))
      order by id for no key update
    )
    update ${products} p set is_top_seller = not is_top_seller from changed where changed.id = p.id`)
}

export function startMarkingTopSellers(db: Database): { stop: () => Promise<void> } {
  return startDailyJob(db, { name: 'top sellers', run: markTopSellers })
}
