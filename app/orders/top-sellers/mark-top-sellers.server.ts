import { sql } from 'drizzle-orm'
import { products } from '#app/catalog/products.table.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { countsAsSold, isPaid } from '#app/orders/order-status.ts'
import { hasPaymentStatus, hasStatus, orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

const COUNTED_DAYS = 90
const TOP_SELLERS = 5

const HOUR_MS = 60 * 60 * 1_000

/**
 * Marks the active products that sold most units in recent paid orders, and removes the mark from all others. Triggers
 * invalidate the pages of the products that changed. Does nothing while another process counts.
 */
export async function markTopSellers(db: Database): Promise<void> {
  await withLongTx(db, async (tx) => {
    const { rows: locks } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LOCK_NUMBERS.countTopSellers}) as mine`,
    )
    if (!locks[0]?.mine) return
    await tx.execute(sql`
      with top as (
        select i.product_id
        from ${orderItems} i join ${orders} o on o.id = i.order_id join ${products} p on p.id = i.product_id
        where o.created_at > now() - make_interval(days => ${COUNTED_DAYS}) and p.status = 'active'
          and ${hasStatus(sql`o.status`, countsAsSold)} and ${hasPaymentStatus(sql`o.payment_status`, isPaid)}
        group by 1 order by sum(i.quantity) desc, 1 limit ${TOP_SELLERS}
      ), changed as (
        select id from ${products} where is_top_seller <> (id in (select product_id from top))
        order by id for no key update
      )
      update ${products} p set is_top_seller = not is_top_seller from changed where changed.id = p.id`)
  })
}

export function startMarkingTopSellers(db: Database): { stop: () => Promise<void> } {
  return startWorker(db, {
    name: 'top sellers',
    delayMs: HOUR_MS / 2, // a store that is starting has more urgent work
    pauseMs: 24 * HOUR_MS,
    runOnce: async (database) => {
      await markTopSellers(database)
      return false
    },
  })
}
