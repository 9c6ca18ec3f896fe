import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'

/**
 * Computes every amount of every order again in SQL, from product prices, order lines and current settings according to
 * docs/rules.md, without using the code under test. Use it before prices or settings change again. Arithmetic is exact:
 * integers of any size, and halves round away from zero.
 */
const DIFFERENCES = sql`
  with setting as (
    select *, case currency when 'USD' then 1000000 else usd_rate end as rate, case currency when 'JPY' then 1 when 'KWD' then 1000 else 100 end as units
    from (select
      coalesce(max(value #>> '{}') filter (where key = 'store_currency'), 'NGN') as currency,
      (select base::numeric from market_rates r join markets m on m.id = r.market_id
        where m.is_primary and r.currency = 'USD' order by r.valid_from desc, r.id desc limit 1) as usd_rate,
      coalesce(bool_and(value = 'true') filter (where key = 'enable_tax'), true) as is_taxed,
      coalesce(max((value #>> '{}')::numeric) filter (where key = 'tax_rate'), 0) as tax_rate,
      coalesce(max((value #>> '{}')::numeric) filter (where key = 'default_shipping_rate'), 0) as shipping_rate,
      coalesce(max((value #>> '{}')::numeric) filter (where key = 'free_shipping_threshold'), 0) as free_from
    from store_settings) stored
  ),
  line as (
    select i.*, least(p.price, coalesce(p.sale_price, p.price)) as cost,
      ${toCharged(sql`i.store_price`)} as charged_price
    from order_items i left join products p on p.id = i.product_id cross join setting s
  ),
  lines as (
    select order_id, sum(charged_price * quantity) as charged, sum(cost::numeric * quantity) as store from line group by order_id
  ),
  discount as (
    select o.id as order_id, coalesce(case d.kind
        when 'percent' then ${roundHalfUp(sql`l.charged * d.percent`, sql`1000000`)}
        when 'amount' then case when d.amount >= l.store then l.charged else least(l.charged, ${toCharged(sql`d.amount`)}) end end, 0) as charged,
      coalesce(case d.kind
        when 'percent' then ${roundHalfUp(sql`l.store * d.percent`, sql`1000000`)}
        when 'amount' then least(l.store, d.amount) end, 0) as store
    from orders o join lines l on l.order_id = o.id left join discount_codes d on d.id = o.discount_id cross join setting s
  ),
  subtotal as (
    select l.order_id, l.charged - d.charged as charged, l.store - d.store as store
    from lines l join discount d on d.order_id = l.order_id
  ),
  shipping as (
    select order_id, charged, case when is_set then store else ${toStore(sql`charged`)} end as store
    from (
      select o.id as order_id,
        o.shipping_method = 'standard' and s.shipping_rate > 0 and not f.is_free as is_set, s.shipping_rate as store,
        case o.shipping_method
          when 'pickup' then 0
          when 'express' then 2500
          else case when f.is_free then 0 when s.shipping_rate > 0 then ${toCharged(sql`s.shipping_rate`)} else 1000 end
        end::numeric as charged
      from orders o join subtotal t on t.order_id = o.id cross join setting s cross join lateral (
        select t.charged >= case when s.free_from > 0 then ${toCharged(sql`s.free_from`)} else 15000 end as is_free) f
    ) chosen cross join setting s
  ),
  tax as (
    select t.order_id, r.ppm, ${roundHalfUp(sql`t.charged * r.ppm`, sql`1000000`)} as charged,
      ${roundHalfUp(sql`t.store * r.ppm`, sql`1000000`)} as store
    from subtotal t join orders o on o.id = t.order_id cross join setting s cross join lateral (
      select case when not s.is_taxed then 0 when s.tax_rate > 0 then s.tax_rate
        else case o.shipping_address ->> 'country'
          when 'US' then 80000 when 'CA' then 130000 when 'GB' then 200000 when 'EU' then 190000 else 0 end
        end as ppm) r
  )
  select o.order_number as "order", a.name, a.found, a.expected
  from orders o join setting s on true
  join lines l on l.order_id = o.id join discount d on d.order_id = o.id join subtotal t on t.order_id = o.id
  join shipping h on h.order_id = o.id join tax x on x.order_id = o.id
  cross join lateral (values
    ('rate_base', o.rate_base, s.rate), ('rate_quote', o.rate_quote, 1000000),
    ('discount', o.discount, d.charged), ('discount_amount', o.discount_amount, d.store),
    ('subtotal', o.subtotal, t.charged), ('subtotal_amount', o.subtotal_amount, t.store),
    ('shipping_cost', o.shipping_cost, h.charged), ('shipping_amount', o.shipping_amount, h.store),
    ('tax', o.tax, x.charged), ('tax_amount', o.tax_amount, x.store),
    ('total', o.total, t.charged + h.charged + x.charged), ('total_amount', o.total_amount, t.store + h.store + x.store)
  ) a (name, found, expected)
  where a.found is distinct from a.expected or o.store_currency <> s.currency or o.currency <> 'USD'
  union all
  select o.order_number, 'line ' || i.position || ' ' || a.name, a.found, a.expected
  from line i join orders o on o.id = i.order_id
  cross join lateral (values
    ('store_price', i.store_price, i.cost::numeric), ('store_total_price', i.store_total_price, i.cost::numeric * i.quantity),
    ('price', i.price, i.charged_price), ('total_price', i.total_price, i.charged_price * i.quantity)
  ) a (name, found, expected)
  where a.found is distinct from a.expected
  union all
  select o.order_number, 'tax ' || a.name, a.found, a.expected
  from orders o join subtotal t on t.order_id = o.id join tax x on x.order_id = o.id
  left join order_taxes r on r.order_id = o.id
  cross join lateral (values
    ('position', r.position::numeric, case when x.ppm > 0 then 0 end), ('rate', r.rate, case when x.ppm > 0 then x.ppm end),
    ('net', r.net, case when x.ppm > 0 then t.charged end), ('store_net', r.store_net, case when x.ppm > 0 then t.store end),
    ('tax', r.tax, case when x.ppm > 0 then x.charged end), ('store_tax', r.store_tax, case when x.ppm > 0 then x.store end)
  ) a (name, found, expected)
  where a.found is distinct from a.expected
  union all
  select o.order_number, 'line ' || s.position || ' ' || s.name, s.found, s.expected
  from orders o join (
    select i.order_id, i.position, a.name, a.found, a.whole, div(a.whole * a.part, a.parts) as expected,
      sum(a.found) over (partition by i.order_id, a.name) as distributed
    from order_items i join lines l on l.order_id = i.order_id join subtotal t on t.order_id = i.order_id
    join discount d on d.order_id = i.order_id join tax x on x.order_id = i.order_id
    cross join lateral (values
      ('discount', i.discount::numeric, d.charged, i.total_price::numeric, nullif(l.charged, 0)),
      ('tax', i.tax, x.charged, i.total_price - i.discount, nullif(t.charged, 0))
    ) a (name, found, whole, part, parts)
  ) s on s.order_id = o.id
  where s.found - coalesce(s.expected, 0) not in (0, 1) or s.distributed <> s.whole`

/** An order's amount that differs from the expected one, in minor units. */
type Difference = {
  readonly order: string
  readonly name: string
  readonly found: string
  readonly expected: string
}

/** Returns the differences in the given orders, or in all orders. */
export async function findWrongTotals(
  db: Database,
  orderNumbers: readonly string[] | null = null,
): Promise<Difference[]> {
  const { rows } = await db.execute<Difference>(sql`select * from (${DIFFERENCES}) d
    where ${sql.param(orderNumbers)}::text[] is null or d."order" = any(${sql.param(orderNumbers)}::text[])
    order by 1, 2`)
  return rows
}

/** Returns the integer nearest to a non-negative fraction. Halves round up. */
function roundHalfUp(numerator: SQL, denominator: SQL): SQL {
  return sql`div(2 * (${numerator}) + ${denominator}, 2 * (${denominator}))`
}

/** Converts an amount in the store currency to dollars at the settings' rate. Dollars are returned unchanged. */
function toCharged(amount: SQL): SQL {
  return sql`case when s.currency = 'USD' then (${amount})::numeric
    else ${roundHalfUp(sql`${amount} * 1000000::numeric * 100`, sql`(s.rate * s.units)`)} end`
}

function toStore(amount: SQL): SQL {
  return sql`case when s.currency = 'USD' then ${amount}
    else ${roundHalfUp(sql`${amount} * s.rate * s.units`, sql`(1000000 * 100)`)} end`
}
