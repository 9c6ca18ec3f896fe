import { sql } from 'drizzle-orm'
import { boughtTogether } from '#app/content/bought-together/bought-together.table.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { countsAsSold, isPaid } from '#app/orders/order-status.ts'
import { hasPaymentStatus, hasStatus, orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

const COUNTED_DAYS = 180
/** Fewer orders could be a coincidence, and could reveal what one customer bought. */
const MIN_ORDERS = 3
/** Product pages show at most four; some may be sold out. */
const MAX_PER_PRODUCT = 12

const HOUR_MS = 60 * 60 * 1_000

/** Counts which products recent paid orders contained together. Does nothing while another process counts. */
export async function countBoughtTogether(db: Database): Promise<void> {
  await withLongTx(db, async (tx) => {
    const { rows: locks } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LOCK_NUMBERS.countBoughtTogether}) as mine`,
    )
    if (!locks[0]?.mine) return
    await tx.delete(boughtTogether)
    await tx.execute(sql`
      with sold as (
        select distinct i.order_id, i.product_id
        from ${orderItems} i join ${orders} o on o.id = i.order_id
        where o.created_at > now() - make_interval(days => ${COUNTED_DAYS}) and i.product_id is not null
          and ${hasStatus(sql`o.status`, countsAsSold)} and ${hasPaymentStatus(sql`o.payment_status`, isPaid)}
      ), pairs as (
        select a.product_id, b.product_id as other_id, count(*)::integer as orders
        from sold a join sold b on b.order_id = a.order_id and b.product_id <> a.product_id
        group by 1, 2 having count(*) >= ${MIN_ORDERS}
      ), ranked as (
        select *, row_number() over (partition by product_id order by orders desc, other_id) as place from pairs
      )
      insert into ${boughtTogether} (product_id, other_id, orders)
      select product_id, other_id, orders from ranked where place <= ${MAX_PER_PRODUCT}`)
  })
}

/** Cached pages show new counts when they expire, within an hour. */
export function startCountingBoughtTogether(db: Database): { stop: () => Promise<void> } {
  return startWorker(db, {
    name: 'bought together',
    delayMs: HOUR_MS / 2, // a store that is starting has more urgent work
    pauseMs: 24 * HOUR_MS,
    runOnce: async (database) => {
      await countBoughtTogether(database)
      return false
    },
  })
}
