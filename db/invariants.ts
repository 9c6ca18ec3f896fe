import { type SQL, sql } from 'drizzle-orm'
import { countsAsSold, isUnshipped } from '#app/orders/order-status.ts'
import { hasStatus } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const IS_WAITING = hasStatus(sql`o.status`, isUnshipped)
const IS_SOLD = hasStatus(sql`status`, countsAsSold)

/**
 * Conditions on stock, orders and the ledger that must always hold, each as a query for violations. They rely only on
 * the tables and the meaning of each status, so that they share no bug with the code.
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
  'the facets of a product are the sizes and colors of its variants': sql`
    select p.id from products p
    left join product_facets k on k.product_id = p.id
    left join fresh_product_facets(array(select id from products)) f on f.product_id = p.id
    where (coalesce(k.offered, '{}'), coalesce(k.in_stock, '{}')) is distinct from (f.offered, f.in_stock)`,
  'the stock of a product is the sum of its movements': sql`
    select p.id from products p
    left join (select product_id, sum(delta) as sum from stock_movements group by product_id) m on m.product_id = p.id
    where p.stock_quantity <> coalesce(m.sum, 0)`,
  'each movement records the resulting stock of its variant': sql`
    select variant_id as id from (
      select variant_id, delta, stock_after, lag(stock_after) over w as before, lead(id) over w as next, row_number() over w as n
      from stock_movements where variant_id is not null window w as (partition by variant_id order by created_at, id)) m
    join product_variants v on v.id = m.variant_id
    where stock_after <> coalesce(before, case when n = 1 then 0 else stock_after - delta end) + delta
      or (next is null and stock_after <> v.stock)`,
  'the units of a variant that are held for the waitlist match its hold and release movements': sql`
    select v.id from product_variants v
    left join (select variant_id, -sum(delta) as sum from stock_movements where reason in ('hold', 'release')
      group by variant_id) m on m.variant_id = v.id
    left join (select variant_id, count(*) as entries from waiting_list where state = 'held' group by variant_id) w
      on w.variant_id = v.id
    where coalesce(m.sum, 0) <> coalesce(w.entries, 0)`,
  'each hold is announced by an email': sql`
    select w.id from waiting_list w
    where w.state = 'held' and not exists (select from mail_outbox m
      where m.event = 'waiting-held:' || w.id || ':' || (extract(epoch from w.held_until) * 1000)::bigint)`,
  'a product with one stock number has one variant without size and color': sql`
    select p.id from products p join product_variants v on v.product_id = p.id
    group by p.id
    having p.stock_by_variant = bool_or(v.size is null and v.color is null)
      or (not p.stock_by_variant and count(*) <> 1)`,
  'the movements of an order are the units it took less the units restocked': sql`
    select o.id from orders o
    join (select order_id, sum(stock_taken) as taken, sum(restocked) as restocked,
        sum(greatest(stock_taken - returned, 0)) as rest, bool_and(product_id is not null) as whole
      from order_items group by order_id) i on i.order_id = o.id
    left join (select order_id, sum(delta) as sum from stock_movements group by order_id) m on m.order_id = o.id
    where i.whole
      and coalesce(-m.sum, 0) <> i.taken - i.restocked - case when o.restocked_at is null then 0 else i.rest end`,
  'the returned and restocked units of an order line match its returns': sql`
    select i.id from order_items i
    left join (select order_item_id, sum(quantity) as returned, sum(quantity) filter (where is_restocked) as restocked
      from return_items group by order_item_id) r on r.order_item_id = i.id
    where i.returned <> coalesce(r.returned, 0) or i.restocked <> coalesce(r.restocked, 0)`,
  'a return has lines, and all of them belong to its order': sql`
    select r.id from returns r
    left join return_items t on t.return_id = r.id left join order_items i on i.id = t.order_item_id
    where i.order_id is distinct from r.order_id`,
  'the refunded amount of an order is the sum of its refunds and its uncollected amount, in both currencies': sql`
    select o.id from orders o
    left join (select order_id, sum(amount) as charged, sum(store_amount) as store from refunds
      where status <> 'failed' group by order_id) r on r.order_id = o.id
    where o.refunded <> coalesce(r.charged, 0) + o.uncollected
      or o.refunded_amount <> coalesce(r.store, 0) + o.uncollected_amount`,
  'refunds do not exceed the payment, and are full in both currencies or in neither': sql`
    select id from orders
    where refunded > total or refunded_amount > total_amount
      or (refunded = total and total > 0 and refunded_amount <> total_amount)`,
  'the payment status of an order matches its refunds': sql`
    select id from orders
    where (payment_status = 'partly_refunded') <> (refunded > uncollected and refunded < total)
      or (payment_status = 'refunded') <> (refunded > uncollected and refunded = total)`,
  'only paid cash-on-delivery orders have an uncollected amount': sql`
    select id from orders
    where uncollected > 0 and (payment_provider <> 'cash_on_delivery' or payment_status in ('pending', 'failed'))`,
  'the refund of a return belongs to the same order': sql`
    select f.id from refunds f join returns r on r.id = f.return_id where r.order_id <> f.order_id`,
  'the backordered units of a product are the backordered units of its open orders': sql`
    select p.id from products p
    left join (select product_id, sum(backordered) as sum from product_variants group by product_id) v
      on v.product_id = p.id
    left join (select i.product_id, sum(i.backordered) as sum from order_items i join orders o on o.id = i.order_id
      where ${IS_WAITING} group by i.product_id) i on i.product_id = p.id
    where coalesce(v.sum, 0) <> coalesce(i.sum, 0)`,
  'no unit that an open order is waiting for is for sale': sql`
    select v.id from product_variants v
    join order_items i on i.product_id = v.product_id and (v.size is null or i.size = v.size)
      and (v.color is null or i.color = v.color)
    join orders o on o.id = i.order_id
    where v.stock > 0 and ${IS_WAITING} and o.payment_status <> 'refunded'
      and i.backordered > (select coalesce(sum(w.quantity - w.returned), 0) from withdrawal_items w
        where w.order_item_id = i.id)`,
  'the prices of markets follow from products, variants, rates and fixed prices': sql`
    with kept as (select market_id, product_id, variant_id, price, was, store_price, lowest_price, lowest_was, prices_vary,
        category, name, created_at from market_prices),
      computed as (select market_id, product_id, variant_id, price, was, store_price, lowest_price, lowest_was, prices_vary,
        category, name, created_at from effective_prices(array(select id from products))),
      wrong as ((select * from kept except select * from computed) union all (select * from computed except select * from kept))
    select w.product_id as id from wrong w
    where not exists (select from market_repricings r where r.market_id = w.market_id and r.done_up_to < w.product_id)`,
  'the latest price in the history of an open market is the current price': sql`
    select p.product_id as id from market_prices p
    join markets m on m.id = p.market_id and m.status = 'open'
    left join lateral (select h.price, h.was, h.is_offered, h.currency from price_history h where h.product_id = p.product_id
      and h.market_id = p.market_id and h.variant_id is not distinct from p.variant_id order by h.id desc limit 1) h on true
    where (h.price, h.was, h.is_offered, h.currency) is distinct from (p.price, p.was, p.is_offered, m.currency)`,
  'the lowest price before a reduction follows from the history': sql`
    select p.product_id as id from market_prices p join markets m on m.id = p.market_id
    where p.reduced_from > now() - interval '2 years' and p.prior is distinct from
      lowest_applied(p.market_id, p.product_id, p.variant_id, m.currency, p.reduced_from)`,
  'the store price of a product is the lowest price of its variants': sql`
    select p.id from products p, lowest_store_price(p.id, p.price, p.sale_price, p.compare_at_price) s
    where (p.effective_price, p.was_price, p.prices_vary) is distinct from (s.price, s.was, s.vary)`,
  'every order has lines': sql`
    select o.id from orders o where not exists (select from order_items i where i.order_id = o.id)`,
  'the sums of an order are the sums of its lines, in both currencies': sql`
    select o.id from orders o
    join (select order_id, sum(total_price) as charged, sum(store_total_price) as store from order_items group by order_id) i
      on i.order_id = o.id
    where o.subtotal + o.discount <> i.charged or o.subtotal_amount + o.discount_amount <> i.store`,
  'the total of an order is the sum of its parts': sql`
    select id from orders
    where total <> subtotal + shipping_cost + rounding + case when tax_included then 0 else tax end
      or total_amount <> subtotal_amount + shipping_amount + rounding_amount + case when tax_included then 0 else tax_amount end`,
  'the tax of an order is the sum of its taxes, in both currencies': sql`
    select o.id from orders o
    left join (select order_id, sum(tax) as charged, sum(store_tax) as store from order_taxes group by order_id) t
      on t.order_id = o.id
    where o.tax <> coalesce(t.charged, 0) or o.tax_amount <> coalesce(t.store, 0)`,
  'each tax of an order is its net amount times its rate, in both currencies': sql`
    select o.id from orders o join order_taxes t on t.order_id = o.id
    where case when exists (select from order_taxes a where a.order_id = o.id and a.is_added)
      then abs(t.tax - t.net::numeric * rate / 1000000) > 1
        or abs(store_tax - store_net::numeric * rate / 1000000) > 1
      when tax_included
      then t.tax <> round((t.net + t.tax)::numeric * rate / (1000000 + rate))
        or store_tax <> round((store_net + store_tax)::numeric * rate / (1000000 + rate))
      else t.tax <> round(t.net::numeric * rate / 1000000)
        or store_tax <> round(store_net::numeric * rate / 1000000) end`,
  'the lines of an order contain all of its discount and at most its tax': sql`
    select o.id from orders o
    join (select order_id, sum(discount) as discount, sum(tax) as tax from order_items group by order_id) i
      on i.order_id = o.id
    where o.discount <> i.discount or i.tax > o.tax`,
  'an order has a discount code if and only if it has a discount': sql`
    select id from orders where (discount > 0) <> (discount_code <> '') or (discount = 0 and discount_amount > 0)
      or (discount = 0 and discount_id is not null)`,
  'the stored counts of orders match the orders': sql`
    select coalesce(kept.status, o.status) as id
    from (select status, payment_status, store_currency, sum(orders) as orders, sum(amount) as amount,
        sum(refunded) as refunded
      from order_counts group by 1, 2, 3) kept
    full join (select status, payment_status, store_currency, count(*) as orders, sum(total_amount) as amount,
        sum(refunded_amount) as refunded
      from orders group by 1, 2, 3) o using (status, payment_status, store_currency)
    where (coalesce(kept.orders, 0), coalesce(kept.amount, 0), coalesce(kept.refunded, 0))
      <> (coalesce(o.orders, 0), coalesce(o.amount, 0), coalesce(o.refunded, 0))`,
  'the stored totals of a customer match their orders': sql`
    with kept as (
      select c.id, key as store_currency, null::integer as orders, value::bigint as spent
      from customers c, jsonb_each_text(c.spent)
      union all select id, null, order_count, null from customers
      union all select customer_id, store_currency, null, amount - refunded from order_counts where ${IS_SOLD}
      union all select customer_id, null, orders, null from order_counts where ${IS_SOLD}
      union all select customer_id, store_currency, null, refunded_amount - total_amount from orders
        where ${IS_SOLD}
      union all select customer_id, null, -1, null from orders where ${IS_SOLD}
    )
    select kept.id from kept join customers c on c.id = kept.id group by kept.id, store_currency
    having coalesce(sum(kept.orders), 0) <> 0 or coalesce(sum(kept.spent), 0) <> 0`,
  'a discount code was used once for each of its orders that are not cancelled': sql`
    select d.id from discount_codes d
    left join (select discount_id, count(*) as standing from orders where ${IS_SOLD} group by discount_id) o
      on o.discount_id = d.id
    where d.used <> coalesce(o.standing, 0)`,
  'stock is held only for orders that are waiting for a payment from a provider': sql`
    select id from orders
    where held_until is not null and (payment_status <> 'pending' or payment_provider = 'demo')`,
  'no order is confirmed before its payment': sql`
    select o.id from orders o join mail_outbox m on m.event = 'order-placed:' || o.id
    where o.payment_provider not in ('demo', 'cash_on_delivery') and o.payment_status in ('pending', 'failed')
      and not exists (select from transfer_bookings b where b.order_id = o.id and b.undone_at is not null)`,
  'a completed payment is the total of its order less the uncollected amount, and the order counts as paid': sql`
    select p.id from payments p join orders o on o.id = p.order_id
    where p.state = 'paid' and (o.payment_status in ('pending', 'failed') or p.amount <> o.total - o.uncollected or p.currency <> o.currency
      or p.provider <> o.payment_provider)`,
  'no stock is held for cash-on-delivery orders': sql`
    select id from orders where held_until is not null and payment_provider = 'cash_on_delivery'`,
  'the bookings of a statement row are at most its amount, and exactly its amount if it is booked': sql`
    select r.id from statement_rows r
    left join (select row_id, sum(amount) as sum from transfer_bookings where undone_at is null group by row_id) b
      on b.row_id = r.id
    where coalesce(b.sum, 0) > r.amount or (r.state = 'booked') <> (coalesce(b.sum, 0) = r.amount)`,
  'bookings are in the currency of their order': sql`
    select b.id from transfer_bookings b
    join statement_rows r on r.id = b.row_id join orders o on o.id = b.order_id where r.currency <> o.currency`,
  'the bookings of an order are at most its total': sql`
    select o.id from orders o
    join (select order_id, sum(amount) as sum from transfer_bookings where undone_at is null group by order_id) b
      on b.order_id = o.id
    where b.sum > o.total`,
  'an order paid by transfer has bookings for its total, except for a difference that staff accepted': sql`
    select o.id from orders o
    left join (select order_id, sum(amount) as sum from transfer_bookings where undone_at is null group by order_id) b
      on b.order_id = o.id
    left join payments p on p.order_id = o.id and p.reference = o.payment_reference
    where (o.payment_reference = 'transfer-' || o.id and o.payment_status in ('paid', 'partly_refunded', 'refunded')
        and coalesce(b.sum, 0) + coalesce(p.fee, 0) <> o.total)
      or (o.payment_status in ('pending', 'failed') and b.sum = o.total)`,
  'a series of invoices has every number up to its last': sql`
    select s.series as id from invoice_series s
    left join (select series, count(*) as documents, max(position) as last from invoices group by series) i
      on i.series = s.series
    where s.last is distinct from i.last or s.last <> i.documents`,
  'credit notes are at most their invoice and belong to the same order': sql`
    select i.id from invoices i
    left join (select invoice_id, sum(net) as net, sum(tax) as tax from invoices group by invoice_id) n
      on n.invoice_id = i.id
    where (i.kind = 'invoice' and (n.net > i.net or n.tax > i.tax))
      or exists (select from invoices c where c.invoice_id = i.id and (c.order_id <> i.order_id or c.kind = 'invoice'))`,
  'an order has at most one invoice that is not credited in full': sql`
    select order_id as id from invoices i
    where i.kind = 'invoice' and i.total > (select coalesce(sum(n.total), 0) from invoices n where n.invoice_id = i.id)
    group by order_id having count(*) > 1`,
  'an email about an order belongs to that order': sql`
    select id from mail_outbox
    where event ~ '^(order-placed|order-shipped|order-cancelled|refund|low-stock|store-(order|withdrawal|return|refund|transfer|review)):'
      and order_id::text is distinct from split_part(event, ':', 2)`,
  'a status email matches a status that its order had': sql`
    select m.id from mail_outbox m
    where m.event ~ '^order-(shipped|cancelled):'
      and not exists (select from order_events e where e.id::text = split_part(m.event, ':', 3)
        and e.order_id = m.order_id and e.kind = 'status'
        and 'order-' || (e.detail ->> 'to') = split_part(m.event, ':', 1))`,
  'a refund email belongs to a refund of its order': sql`
    select m.id from mail_outbox m
    where m.event like 'refund:%'
      and not exists (select from refunds r where r.id::text = split_part(m.event, ':', 3) and r.order_id = m.order_id)`,
  'an order confirmation belongs to an order': sql`
    select m.id from mail_outbox m
    where m.event like 'order-placed:%'
      and not exists (select from orders o where o.id::text = split_part(m.event, ':', 2))`,
}

/**
 * Returns the violated invariants with their counts; empty if all hold. Each is checked with one statement, which sees
 * one snapshot.
 */
export async function listBrokenInvariants(db: Database): Promise<string[]> {
  const brokenInvariants: string[] = []
  for (const [name, query] of Object.entries(INVARIANTS)) {
    const { rows } = await db.execute(query)
    if (rows.length > 0) brokenInvariants.push(`${name} (violations: ${rows.length}, first: ${String(rows[0]?.id)})`)
  }
  return brokenInvariants
}
