import { sql } from 'drizzle-orm'
import { customers } from '#app/orders/customers.table.ts'
import { countsAsSold } from '#app/orders/order-status.ts'
import { hasStatus, orderCounts } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

const BATCH = 5_000

/**
 * Adds the counts in `order_counts` to the customers' rows, and merges rows with the same statuses and currency. Runs
 * one statement, so that the sums are always correct. Skips locked customers, and does nothing while another process
 * folds counts. Returns true if more rows may be left.
 */
export async function foldOrderCounts(db: Database): Promise<boolean> {
  return await withTx(db, async (tx) => {
    const { rows: locks } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LOCK_NUMBERS.foldOrderCounts}) as mine`,
    )
    if (!locks[0]?.mine) return false
    const { rows } = await tx.execute<{ folded: number }>(fold)
    return rows[0]?.folded === BATCH
  })
}

const fold = sql`
  with chosen as (
    select id from ${orderCounts} where customer_id is not null order by id limit ${BATCH}
  ), gone as (
    delete from ${orderCounts} where exists (select from chosen)
      and (customer_id is null or id in (select id from chosen)) returning *
  ), free as (
    select id from ${customers} where id in (select customer_id from gone) for no key update skip locked
  ), merged as (
    insert into ${orderCounts} (status, payment_status, store_currency, customer_id, orders, amount, refunded)
    select g.status, g.payment_status, g.store_currency, busy.id, sum(g.orders), sum(g.amount), sum(g.refunded)
    from gone g left join ${customers} busy on busy.id = g.customer_id and busy.id not in (select id from free)
    group by 1, 2, 3, 4
    having sum(g.orders) <> 0 or sum(g.amount) <> 0 or sum(g.refunded) <> 0
  ), by_currency as (
    select customer_id, store_currency, sum(orders) as orders, sum(amount - refunded) as spent
    from gone join free on free.id = customer_id where ${hasStatus(sql`status`, countsAsSold)} group by 1, 2
  ), bought as (
    select customer_id, sum(orders)::integer as orders, jsonb_object_agg(store_currency, spent) as spent
    from by_currency where orders <> 0 or spent <> 0 group by 1
  ), updated as (
    update ${customers} c set order_count = c.order_count + b.orders, spent = (
      select coalesce(jsonb_object_agg(currency, amount), '{}') from (
        select key as currency, sum(value::bigint) as amount
        from (select * from jsonb_each_text(c.spent) union all select * from jsonb_each_text(b.spent)) as parts
        group by key
      ) as summed
    )
    from bought b where b.customer_id = c.id
  )
  select count(*)::integer as folded from chosen`

export function startFoldingOrderCounts(db: Database): { stop: () => Promise<void> } {
  return startWorker(db, { name: 'order counts', pauseMs: 10_000, runOnce: foldOrderCounts })
}
