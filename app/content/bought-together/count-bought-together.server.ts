import { sql } from 'drizzle-orm'
import { boughtTogether } from '#app/content/bought-together/bought-together.table.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { isSoldWithinDays, orders } from '#app/orders/orders.table.ts'
import { startDailyJob } from '#app/platform/daily-job.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const COUNTED_DAYS = 180
/** Fewer orders could be a coincidence, and could reveal what one customer bought. */
const MIN_ORDERS = 3
/** Product pages show at most four; some may be sold out. */
const MAX_PER_PRODUCT = 12

/** Counts which products recent paid orders contained together. */
export async function countBoughtTogether(tx: Database): Promise<void> {
  await tx.delete(boughtTogether)
  await tx.execute(sql`
    with sold as (
      select distinct i.order_id, i.product_id
      from ${orderItems} i join ${orders} o on o.id = i.order_id
      where ${isSoldWithinDays(sql`o`, COUNTED_DAYS)} and i.product_id is not null
    ), pairs as (
      select a.product_id, b.product_id as other_id, count(*)::integer as orders
      from sold a join sold b on b.order_id = a.order_id and b.product_id <> a.product_id
      group by 1, 2 having count(*) >= ${MIN_ORDERS}
    ), ranked as (
      select *, row_number() over (partition by product_id order by orders desc, other_id) as place from pairs
    )
    insert into ${boughtTogether} (product_id, other_id, orders)
    select product_id, other_id, orders from ranked where place <= ${MAX_PER_PRODUCT}`)
}

/** Cached pages show new counts when they expire, within an hour. */
export function startCountingBoughtTogether(db: Database): { stop: () => Promise<void> } {
  return startDailyJob(db, { name: 'bought together', run: countBoughtTogether })
}
