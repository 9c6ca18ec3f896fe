import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'

/**
 * What must be true of stock, orders and their ledger at any moment, each as a query for what contradicts it. Written
 * from the tables alone, so that it does not share a mistake with the code it checks.
 */
const INVARIANTS: Readonly<Record<string, SQL>> = {
  'the stock of a variant is the sum of its movements': sql`
    select v.id from product_variants v
    left join (select variant_id, sum(delta) as sum from stock_movements group by variant_id) m on m.variant_id = v.id
    where v.stock <> coalesce(m.sum, 0)`,
  'the stock of a product is the sum of its variants': sql`
    select p.id from products p
    left join (select product_id, sum(stock) as sum from product_variants group by product_id) v on v.product_id = p.id
    where p.stock_quantity <> coalesce(v.sum, 0)`,
  'the stock of a product is the sum of its movements': sql`
    select p.id from products p
    left join (select product_id, sum(delta) as sum from stock_movements group by product_id) m on m.product_id = p.id
    where p.stock_quantity <> coalesce(m.sum, 0)`,
  'a product that does not keep stock by variant has one row without size and colour': sql`
    select p.id from products p join product_variants v on v.product_id = p.id
    group by p.id
    having p.stock_by_variant = bool_or(v.size is null and v.color is null)
      or (not p.stock_by_variant and count(*) <> 1)`,
  'what a standing order took is what left the shelf for it, and nothing once it is given back': sql`
    select o.id from orders o
    join (select order_id, sum(stock_taken) as taken, bool_and(product_id is not null) as whole
      from order_items group by order_id) i on i.order_id = o.id
    left join (select order_id, sum(delta) as sum from stock_movements group by order_id) m on m.order_id = o.id
    where i.whole and coalesce(-m.sum, 0) <> case when o.restocked_at is null then i.taken else 0 end`,
  'what a product owes is what open orders wait for': sql`
    select p.id from products p
    left join (select product_id, sum(backordered) as sum from product_variants group by product_id) v
      on v.product_id = p.id
    left join (select i.product_id, sum(i.backordered) as sum from order_items i join orders o on o.id = i.order_id
      where o.status in ('pending', 'processing') group by i.product_id) i on i.product_id = p.id
    where coalesce(v.sum, 0) <> coalesce(i.sum, 0)`,
  'no order is without lines': sql`
    select o.id from orders o where not exists (select from order_items i where i.order_id = o.id)`,
  'the sums of an order are those of its lines, in both currencies': sql`
    select o.id from orders o
    join (select order_id, sum(total_price) as usd, sum(store_total_price) as store from order_items group by order_id) i
      on i.order_id = o.id
    where o.subtotal + o.discount <> i.usd or (o.discount = 0 and o.subtotal_amount <> i.store)`,
  'the total of an order is the sum of its parts': sql`
    select id from orders
    where total <> subtotal + shipping_cost + tax or total_amount <> subtotal_amount + shipping_amount + tax_amount`,
  'a confirmation belongs to an order': sql`
    select m.id from mail_outbox m
    where m.event like 'order-placed:%'
      and not exists (select from orders o where o.id::text = split_part(m.event, ':', 2))`,
}

/** The invariants that do not hold, each with how often; an empty list is good news. Each is one statement, one snapshot. */
export async function brokenInvariants(db: Database): Promise<string[]> {
  const broken: string[] = []
  for (const [name, query] of Object.entries(INVARIANTS)) {
    const { rows } = await db.execute(query)
    if (rows.length > 0) broken.push(`${name}: not so ${rows.length} times, first ${String(rows[0]?.id)}`)
  }
  return broken
}
