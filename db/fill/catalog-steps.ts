import { type SQL, sql } from 'drizzle-orm'

/** Products with their variants, images and collections. Their stock is written with the sales. */
export const catalogSteps: readonly SQL[] = [
  sql`create temp table fill_collection on commit drop as
    select n, pg_temp.made_id(run || 'collection' || n, since) as id,
      last_names[1 + n % cardinality(last_names)] || ' Edit ' || n as name
    from plan cross join generate_series(1, greatest(1, products / 500)) n`,
  sql`insert into collections (id, name, slug, description, status, position, created_at, updated_at)
    select id, name, 'edit-' || run || '-' || n, 'Pieces that go together, chosen by the store for one evening or one week away.',
      case when n % 4 = 0 then 'draft' else 'active' end, 100 + n, since, since
    from fill_collection, plan`,

  sql`create temp table fill_product on commit drop as
    select n, pg_temp.made_id(run || 'product' || n, added) as id, added, g.category,
      first_names[1 + pg_temp.pick(n, 1, cardinality(first_names))] || ' ' ||
        fabrics[1 + pg_temp.pick(n, 2, cardinality(fabrics))] || ' ' || g.name as name,
      'F' || upper(run) || '-' || lpad(n::text, greatest(5, length(n::text)), '0') as sku,
      round((12 + pg_temp.pick(n, 3, 110)) * 100 * rate / 1e6)::bigint as price,
      case when g.category = 'accessories' then '{}' else array['XS', 'S', 'M', 'L', 'XL'] end as sizes,
      pg_temp.pick(n, 4, 12) as first_color, 1 + pg_temp.pick(n, 5, 3) as colors,
      g.category <> 'accessories' and pg_temp.pick(n, 6, 2) = 0 as by_variant
    from plan cross join generate_series(1, products) n
    join garment g on g.i = pg_temp.pick(n, 7, 20)
    cross join lateral (select since + (until - since) * (n - 1.0) / products as added)`,
  sql`create temp table fill_color on commit drop as
    select p.n, p.id as product_id, (c.i - p.first_color + 12) % 12 as place, c.name, c.hex
    from fill_product p join palette c on (c.i - p.first_color + 12) % 12 < p.colors`,
  sql`create temp table fill_variant on commit drop as
    select n, product_id, k, size, color, sku, pg_temp.made_id(sku, added) as id,
      case when left_over < 2 then left_over * 3 when left_over < 4 then left_over else left_over * 3 end as stock
    from (
      select p.n, p.id as product_id, p.added, row_number() over (partition by p.n order by c.place, z.place) as k,
        z.size, c.name as color, p.sku || '-' || z.size || '-' || upper(c.name) as sku, pg_temp.pick(p.n * 64 + c.place * 8 + z.place, 8, 16) as left_over
      from fill_product p join fill_color c on c.n = p.n cross join unnest(p.sizes) with ordinality z (size, place)
      where p.by_variant
      union all
      select n, id, added, 1, null, null, sku, pg_temp.pick(n, 9, 30) from fill_product where not by_variant
    ) v`,
  sql`create index on fill_collection (n)`,
  sql`create index on fill_color (n)`,
  sql`analyze fill_collection, fill_product, fill_color, fill_variant`,

  sql`insert into products (id, name, slug, sku, description, long_description, price, sale_price, compare_at_price,
      cost_price, category, stock_quantity, stock_by_variant, low_stock_threshold, status, is_featured, is_bestseller,
      is_new, sizes, colors, materials, care_instructions, tags, seo_title, collection_id, created_at, updated_at)
    select p.id, p.name, 'fill-' || run || '-' || p.n, p.sku,
      p.name || ', cut in one place and sewn in another, for days that begin early and end late.',
      'Falls straight from the shoulder. Lined to the knee, with pockets where hands look for them.',
      p.price, case when pg_temp.pick(p.n, 10, 100) < 15 then p.price * 4 / 5 end,
      case when pg_temp.pick(p.n, 11, 100) < 5 then p.price * 5 / 4 end, p.price * 2 / 5, p.category,
      v.stock, p.by_variant, case when pg_temp.pick(p.n, 12, 10) = 0 then 10 end,
      case when pg_temp.pick(p.n, 13, 100) < 10 then 'draft' when pg_temp.pick(p.n, 13, 100) < 15 then 'archived' else 'active' end,
      pg_temp.pick(p.n, 14, 50) = 0, pg_temp.pick(p.n, 15, 50) = 0, added > until - interval '30 days',
      p.sizes, (select jsonb_agg(jsonb_build_object('name', c.name, 'hex', c.hex) order by c.place) from fill_color c where c.n = p.n),
      '100 % ' || lower(split_part(p.name, ' ', 2)), 'Wash cold, dry flat.', array[p.category, lower(split_part(p.name, ' ', 2))],
      p.name, (select id from fill_collection c where c.n = 1 + p.n % greatest(1, plan.products / 500) and pg_temp.pick(p.n, 16, 3) > 0),
      p.added, p.added + (until - p.added) * pg_temp.pick(p.n, 17, 100) / 100.0
    from plan cross join fill_product p join (select n, sum(stock) as stock from fill_variant group by n) v on v.n = p.n`,
  sql`insert into product_variants (id, product_id, size, color, sku, stock, created_at, updated_at)
    select v.id, v.product_id, v.size, v.color, v.sku, v.stock, p.added, p.added from fill_variant v join fill_product p on p.n = v.n`,
  sql`insert into collection_products (collection_id, product_id, position)
    select c.id, p.id, p.n / greatest(1, products / 500) from plan cross join fill_product p
    join fill_collection c on c.n = 1 + p.n % greatest(1, (select products / 500 from plan))`,

  // The existing images in rotation: those of the demo store, if it was loaded.
  sql`create temp table image on commit drop as
    select row_number() over (partition by category order by public_id)::int - 1 as i, count(*) over (partition by category)::int as of_all, *
    from (select distinct on (i.public_id) p.category, i.url, i.public_id, i.width, i.height
      from product_images i join products p on p.id = i.product_id where i.display_order < 2) known`,
  sql`insert into product_images (id, product_id, url, public_id, width, height, alt, display_order, is_primary, created_at)
    select pg_temp.made_id(p.sku || place, p.added), p.id, i.url, i.public_id, i.width, i.height,
      p.name || case place when 0 then ', front' else ', back view' end, place, place = 0, p.added
    from fill_product p cross join generate_series(0, 1) place
    join image i on i.category = p.category and i.i = (pg_temp.pick(p.n, 18, 1000) + place) % i.of_all`,
]
