import { sql } from 'drizzle-orm'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { MAX_DRIFTS, type StockCheck, type StockDrift } from '#app/inventory/stock/stock-check.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/**
 * Compares stock with its history, in a single statement, so that all reads see the same snapshot. A gap between the
 * `stock_after` of two movements shows when something else changed the stock.
 */
export async function checkStock(db: Database): Promise<StockCheck> {
  const { rows } = await db.execute<StockDrift & { movements: number }>(sql`
    with ledger as (
      select product_id, variant_id, sum(delta) as sum, count(*) as movements from ${stockMovements}
      group by product_id, variant_id
    ), rows as (
      select product_id, sum(stock) as sum from ${productVariants} group by product_id
    ), held as (
      select variant_id, -sum(delta) as units from ${stockMovements} where reason in ('hold', 'release')
      group by variant_id
    ), entries as (
      select variant_id, count(*) as units from ${waitingList} where state = 'held' group by variant_id
    ), drift as (
      select v.product_id, v.id as variant_id, 'variant' as kind, v.sku, v.size, v.color, v.stock,
        coalesce(l.sum, 0) as expected
      from ${productVariants} v left join ledger l on l.variant_id = v.id where v.stock <> coalesce(l.sum, 0)
      union all
      select p.id, null, 'sum', p.sku, null, null, p.stock_quantity, coalesce(r.sum, 0)
      from ${products} p left join rows r on r.product_id = p.id where p.stock_quantity <> coalesce(r.sum, 0)
      union all
      select p.id, null, 'removed', p.sku, null, null, 0, l.sum
      from ledger l join ${products} p on p.id = l.product_id where l.variant_id is null and l.sum <> 0
      union all
      select v.product_id, v.id, 'held', v.sku, v.size, v.color, coalesce(e.units, 0), coalesce(h.units, 0)
      from held h full join entries e using (variant_id) join ${productVariants} v on v.id = variant_id
      where coalesce(e.units, 0) <> coalesce(h.units, 0)
    ), shown as (
      select d.*, p.name from drift d join ${products} p on p.id = d.product_id
      order by p.name, p.id, d.kind desc, d.size, d.color limit ${MAX_DRIFTS}
    )
    select (select coalesce(sum(movements), 0)::int from ledger) as movements, s.product_id as "productId",
      s.name as "productName", s.sku, s.kind, s.size, s.color, s.stock::int, s.expected::int,
      to_char(gap.after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as after,
      to_char(gap.before at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as before
    from (values (1)) as one left join shown s on true
    left join lateral (
      select m.after, m.before from (
        select lag(created_at) over w as after, created_at as before, stock_after - delta as had,
          lag(stock_after, 1, 0) over w as left_over, lag(id) over w is null as is_first
        from ${stockMovements} where variant_id = s.variant_id
        window w as (order by created_at, id)
        union all
        select created_at, null, s.stock, stock_after, false from (
          select created_at, stock_after from ${stockMovements} where variant_id = s.variant_id
          order by created_at desc, id desc limit 1) last
      ) m
      where m.had <> m.left_over order by m.before nulls last limit 1
    ) gap on true
    order by s.name, s.product_id, s.kind desc, s.size, s.color`)
  const drifts = rows.flatMap(({ movements: _, ...drift }) => (drift.productId ? [drift] : []))
  return { movements: rows[0]?.movements ?? 0, drifts }
}
