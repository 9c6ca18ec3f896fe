import { type SQL, sql } from 'drizzle-orm'

/** Customers, subscribers, orders, their events and payments, and the stock ledger. */
export const salesSteps: readonly SQL[] = [
  sql`create temp table fill_customer on commit drop as
    select n, pg_temp.made_id(run || 'customer' || n, added) as id, added, first_name, last_name,
      'shopper-' || run || '-' || n || '@example.com' as email, l.phone || lpad(pg_temp.pick(n, 30, 1000)::text, 3, '0') as phone,
      l.country, l.tax, jsonb_build_object('first_name', first_name, 'last_name', last_name,
        'address_line1', (1 + pg_temp.pick(n, 31, 200)) || ' ' || last_names[1 + pg_temp.pick(n, 32, cardinality(last_names))] || ' Street',
        'address_line2', '', 'city', l.city, 'state', l.state, 'postal_code', l.postal_code, 'country', l.country,
        'phone', l.phone || lpad(pg_temp.pick(n, 30, 1000)::text, 3, '0')) as address
    from plan cross join generate_series(1, customers) n
    join place l on l.i = pg_temp.pick(n, 33, 7)
    cross join lateral (select since + (until - since) * (n - 1.0) / customers as added,
      first_names[1 + pg_temp.pick(n, 34, cardinality(first_names))] as first_name,
      last_names[1 + pg_temp.pick(n, 35, cardinality(last_names))] as last_name)`,
  sql`insert into customers (id, first_name, last_name, email, phone, notes, created_at, updated_at)
    select id, first_name, last_name, email, phone, case when n % 50 = 0 then 'Asked for a gift note.' else '' end, added, added
    from fill_customer`,
  sql`insert into newsletter_subscribers (id, email, created_at)
    select pg_temp.made_id('subscriber' || email, added), email, added from fill_customer where n % 3 = 0
    on conflict do nothing`,

  // The number of orders grows over time; the oldest products sell best.
  sql`create temp table fill_order on commit drop as
    select s.n, pg_temp.made_id(run || 'order' || s.n, at) as id, at, x, c.n as customer,
      (array['credit_card', 'credit_card', 'credit_card', 'paypal', 'apple_pay', 'google_pay'])[1 + pg_temp.pick(s.n, 50, 6)] as payment,
      case when pg_temp.pick(s.n, 40, 100) < 6 then 'cancelled'
        when at > until - interval '36 hours' then case when pg_temp.pick(s.n, 41, 100) < 25 then 'pending' else 'processing' end
        when at > until - interval '5 days' then case when pg_temp.pick(s.n, 41, 100) < 40 then 'processing' else 'shipped' end
        when at > until - interval '12 days' then case when pg_temp.pick(s.n, 41, 100) < 60 then 'shipped' else 'delivered' end
        else 'delivered' end as status,
      case when pg_temp.pick(s.n, 42, 5) = 0 then 'express' else 'standard' end as method,
      least(at + interval '1 hour' * (4 + pg_temp.pick(s.n, 43, 60)), until) as worked_at, c.tax
    from plan cross join generate_series(1, orders) s (n)
    cross join lateral (select power(((s.n - 0.5) / orders)::float8, 0.625) as x)
    cross join lateral (select since + (until - since) * x as at)
    join fill_customer c on c.n = greatest(1, ceil(power(pg_temp.pick(s.n, 44, 100000) / 1e5, 1.4) * x * customers))`,
  sql`create temp table fill_choice on commit drop as
    select o.n, position, o.n * 8 + position as key,
      greatest(1, ceil(power(pg_temp.pick(o.n * 8 + position, 48, 100000) / 1e5, 2) * o.x * products))::int as product
    from plan cross join fill_order o cross join lateral generate_series(1, 1 + pg_temp.pick(o.n, 47, 3)) position`,
  sql`create temp table fill_kinds on commit drop as
    select n, array_agg(id order by k) as variants from fill_variant group by n`,
  sql`analyze fill_customer, fill_order, fill_choice, fill_kinds`,
  sql`create temp table fill_line on commit drop as
    select o.n, o.id as order_id, position, p.id as product_id, v.id as variant_id, p.name, v.sku,
      coalesce(v.size, p.sizes[1 + pg_temp.pick(o.n, 45, 5)], 'One Size') as size, coalesce(v.color, c.name) as color,
      case when pg_temp.pick(key, 46, 10) = 0 then 2 else 1 end as quantity,
      least(p.price, case when pg_temp.pick(p.n, 10, 100) < 15 then p.price * 4 / 5 end) as store_price
    from fill_choice choice join fill_order o on o.n = choice.n
    join fill_product p on p.n = choice.product join fill_kinds kinds on kinds.n = p.n
    join fill_variant v on v.id = variants[1 + pg_temp.pick(key, 49, cardinality(variants))]
    join fill_color c on c.n = p.n and c.place = 0`,
  sql`alter table fill_line add price bigint`,
  sql`update fill_line set price = round(store_price * 1e6 / rate) from plan`,
  sql`analyze fill_line`,
  sql`create temp table fill_sum on commit drop as
    select o.n, usd, store, shipping, round(shipping * rate / 1e6)::bigint as store_shipping,
      round(usd * tax / 1e6)::bigint as tax, round(store * tax / 1e6)::bigint as store_tax
    from plan cross join (select n, sum(price * quantity)::bigint as usd, sum(store_price * quantity)::bigint as store from fill_line group by n) l
    join fill_order o on o.n = l.n
    cross join lateral (select case when o.method = 'express' then 2500 when usd >= 15000 then 0 else 1000 end as shipping)`,
  sql`create temp table fill_tax on commit drop as
    select n, position, share + (row_number() over (partition by n order by rest desc, position)
      <= tax - sum(share) over (partition by n))::int as tax
    from (select n, position, s.tax, div(s.tax::numeric * price * quantity, usd) as share, mod(s.tax::numeric * price * quantity, usd) as rest
      from fill_line join fill_sum s using (n)) shares`,
  sql`insert into orders (id, order_number, idempotency_key, request_hash, customer_id, customer_email, customer_name,
      customer_phone, shipping_address, billing_address, subtotal, shipping_cost, tax, total, currency, store_currency, rate_base, rate_quote,
      shown_currency, shown_base, shown_quote,
      subtotal_amount, shipping_amount, tax_amount, total_amount, payment_method, payment_provider, payment_status, refunded,
      refunded_amount, shipping_method, shipping_name, shipping_kind, delivery_days_min, delivery_days_max,
      status, tracking_number, fulfilled_at, restocked_at, created_at, updated_at)
    select o.id, 'IN' || upper(to_hex((extract(epoch from o.at) * 1000)::bigint) || substr(md5(o.id::text), 1, 4)),
      md5(o.id || 'key')::uuid, decode(md5(o.id::text), 'hex'), c.id, c.email, c.first_name || ' ' || c.last_name, c.phone,
      c.address, c.address, s.usd, s.shipping, s.tax, s.usd + s.shipping + s.tax, 'USD', currency, rate, 1000000,
      'USD', 1000000, 1000000,
      s.store, s.store_shipping, s.store_tax, s.store + s.store_shipping + s.store_tax,
      o.payment, case when o.status = 'pending' then 'demo' when o.payment = 'paypal' then 'paypal' else 'stripe' end,
      case o.status when 'pending' then 'pending' when 'cancelled' then 'refunded' else 'paid' end,
      case o.status when 'cancelled' then s.usd + s.shipping + s.tax else 0 end,
      case o.status when 'cancelled' then s.store + s.store_shipping + s.store_tax else 0 end,
      o.method, initcap(o.method), 'delivery', case o.method when 'express' then 2 else 5 end,
      case o.method when 'express' then 3 else 7 end, o.status,
      case when o.status in ('shipped', 'delivered') then 'LM' || lpad(o.n::text, 10, '0') else '' end,
      case when o.status in ('shipped', 'delivered') then worked_at end, case when o.status = 'cancelled' then worked_at end,
      o.at, case when o.status in ('pending', 'processing') then o.at else worked_at end
    from plan cross join fill_order o join fill_customer c on c.n = o.customer join fill_sum s on s.n = o.n order by o.n`,
  sql`insert into order_items (id, order_id, position, product_id, variant_id, product_name, variant_name, image_url, sku,
      size, color, quantity, currency, price, total_price, tax, tax_rate, store_currency, store_price, store_total_price, stock_taken)
    select pg_temp.made_id(l.order_id::text || l.position, o.at), l.order_id, l.position, l.product_id, l.variant_id, l.name,
      'Size: ' || l.size || ' | Color: ' || l.color, i.url, l.sku, l.size, l.color, l.quantity, 'USD', l.price,
      l.price * l.quantity, t.tax, o.tax, currency, l.store_price, l.store_price * l.quantity, l.quantity
    from plan cross join fill_line l join fill_order o on o.n = l.n
    join fill_tax t on t.n = l.n and t.position = l.position
    left join product_images i on i.product_id = l.product_id and i.is_primary order by l.n, l.position`,
  sql`insert into order_taxes (order_id, position, name, rate, net, tax, store_net, store_tax)
    select o.id, 0, case country when 'US' then 'Sales tax' when 'CA' then 'GST/HST' else 'VAT' end, o.tax, s.usd, s.tax, s.store, s.store_tax
    from fill_order o join fill_sum s on s.n = o.n join fill_customer c on c.n = o.customer`,
  sql`insert into order_events (id, order_id, kind, detail, staff_id, created_at)
    select pg_temp.made_id(o.id || kind || coalesce(detail ->> 'to', ''), moment), o.id, kind, detail, by, moment
    from plan cross join fill_order o join fill_sum s on s.n = o.n cross join lateral (values
      ('placed', '{}'::jsonb, null::uuid, o.at, true),
      ('paid', '{}', null, o.at + interval '1 ms', o.status <> 'pending'),
      ('status', '{"from": "processing", "to": "cancelled"}', staff, worked_at, o.status = 'cancelled'),
      ('refund', jsonb_build_object('amount', s.usd + s.shipping + s.tax), staff, worked_at + interval '1 ms', o.status = 'cancelled'),
      ('status', '{"from": "processing", "to": "shipped"}', staff, worked_at, o.status in ('shipped', 'delivered')),
      ('tracking', jsonb_build_object('to', 'LM' || lpad(o.n::text, 10, '0')), staff, worked_at, o.status in ('shipped', 'delivered')),
      ('fulfilled', '{}', staff, worked_at, o.status in ('shipped', 'delivered')),
      ('status', '{"from": "shipped", "to": "delivered"}', staff, worked_at + interval '4 days', o.status = 'delivered')
    ) as e (kind, detail, by, moment, happened) where happened`,
  // One order in eight was paid at the second attempt.
  sql`insert into payments (id, order_id, provider, method, amount, currency, reference, state, fee, fee_currency, created_at, updated_at)
    select pg_temp.made_id('payment' || state || o.id, began), o.id, o.payment_provider, f.payment, o.total, 'USD',
      'made_' || md5(state || o.id), state, fee, case when fee is not null then 'USD' end, began, began
    from fill_order f join orders o on o.id = f.id cross join lateral (values
      ('gone', o.created_at, null::bigint, pg_temp.pick(f.n, 51, 8) = 0),
      ('paid', o.created_at + interval '2 minutes', o.total * 29 / 1000 + 30, true)
    ) as p (state, began, fee, happened) where f.status <> 'pending' and o.total > 0 and happened`,
  sql`insert into refunds (id, order_id, idempotency_key, amount, store_amount, payment_provider, payment_reference, status,
      staff_id, created_at, updated_at)
    select pg_temp.made_id('refund' || o.id, worked_at), o.id, md5(o.id || 'refund')::uuid, o.total, o.total_amount,
      o.payment_provider, 'made_' || md5('refund' || o.id), 'done', staff, worked_at, worked_at
    from plan cross join fill_order f join orders o on o.id = f.id where f.status = 'cancelled' and o.total > 0`,
  sql`insert into audit_log (id, staff_id, action, entity, entity_id, changes, created_at)
    select pg_temp.made_id('audit' || id, worked_at), staff, 'order.update', 'order', id,
      jsonb_build_object('status', jsonb_build_object('from', 'processing', 'to', status)), worked_at
    from plan cross join fill_order where status in ('cancelled', 'shipped', 'delivered') and n % 5 = 0`,

  // The ledger: the initial stock is what is left plus what was sold and not restocked.
  sql`insert into stock_movements (id, variant_id, product_id, sku, delta, reason, staff_id, created_at)
    select pg_temp.made_id('initial' || v.id, p.added), v.id, v.product_id, v.sku, v.stock + coalesce(sold, 0), 'initial', staff, p.added
    from plan cross join fill_variant v join fill_product p on p.n = v.n
    left join (select variant_id, sum(quantity)::int as sold from fill_line join fill_order using (n)
      where status <> 'cancelled' group by variant_id) s on s.variant_id = v.id
    where v.stock + coalesce(sold, 0) > 0`,
  sql`insert into stock_movements (id, variant_id, product_id, sku, delta, reason, order_id, staff_id, created_at)
    select pg_temp.made_id(reason || l.order_id || position, moment), variant_id, product_id, sku, delta, reason, l.order_id, by, moment
    from plan cross join fill_line l join fill_order o on o.n = l.n cross join lateral (values
      ('sale', -quantity, null::uuid, o.at, true), ('cancel', quantity, staff, worked_at, o.status = 'cancelled')
    ) as m (reason, delta, by, moment, happened) where happened`,
  // A generated cancelled order may have sold more than was there: its remaining stock is not recorded.
  sql`update stock_movements m set size = v.size, color = v.color, by_shopper = reason = 'sale',
      stock_after = case when b.after >= 0 then b.after end
    from (select m.id, sum(delta) over (partition by variant_id order by m.created_at, m.id) as after
      from stock_movements m join fill_variant on fill_variant.id = m.variant_id) b, fill_variant v
    where b.id = m.id and v.id = m.variant_id`,
]
