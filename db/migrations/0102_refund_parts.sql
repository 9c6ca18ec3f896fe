ALTER TABLE "products" ADD COLUMN "sale_before" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Of variants that cost the same, the one with the lowest price before is shown: lists overstate no reduction.
CREATE OR REPLACE FUNCTION "effective_prices"(product_ids uuid[], market_ids uuid[] DEFAULT NULL) RETURNS TABLE (market_id uuid,
  product_id uuid, variant_id uuid, price bigint, was bigint, store_price bigint, lowest_price bigint, lowest_was bigint,
  prices_vary boolean, category text, name text, created_at timestamptz, is_open boolean) LANGUAGE sql STABLE
BEGIN ATOMIC
  WITH terms AS MATERIALIZED (
    SELECT * FROM market_terms() AS t WHERE market_ids IS NULL OR t.market_id = ANY (market_ids)
  ), varying AS MATERIALIZED (
    SELECT v.product_id FROM product_variants AS v
    WHERE v.product_id = ANY (product_ids) AND num_nonnulls(v.price, v.sale_price, v.compare_at_price) > 0
    UNION SELECT f.product_id FROM fixed_prices AS f WHERE f.product_id = ANY (product_ids) AND f.variant_id IS NOT NULL
  ), units AS (
    SELECT t.market_id, t.step, t.lists_prices AND p.status = 'active' AS is_listed, t.is_open, p.id AS product_id,
      p.category, p.name, p.created_at, u.*
    FROM terms AS t CROSS JOIN products AS p
    LEFT JOIN fixed_prices AS fp ON fp.product_id = p.id AND fp.market_id = t.market_id AND fp.variant_id IS NULL
      AND fp.currency = t.currency
    CROSS JOIN LATERAL (SELECT
      coalesce(fp.price, round_price(convert_price(p.price, t.multiplier, t.divisor), t.step, t.ending)) AS price,
      coalesce(fp.sale_price, round_price(convert_price(p.sale_price, t.multiplier, t.divisor), t.step, t.ending)) AS sale,
      coalesce(fp.compare_at_price, round_price(convert_price(p.compare_at_price, t.multiplier, t.divisor), t.step, t.ending))
        AS compare
    ) AS of
    CROSS JOIN LATERAL (
      SELECT NULL::uuid AS variant_id, true AS is_own, of.price AS regular, of.sale, of.compare, p.price AS store_regular,
        p.sale_price AS store_sale, fp.price IS NOT NULL AS is_fixed, fp.sale_price IS NOT NULL AS is_sale_fixed
      UNION ALL
      SELECT v.id, num_nonnulls(v.price, v.sale_price, v.compare_at_price, fv.price, fv.sale_price, fv.compare_at_price) > 0,
        coalesce(fv.price, round_price(convert_price(v.price, t.multiplier, t.divisor), t.step, t.ending), of.price),
        coalesce(fv.sale_price, round_price(convert_price(v.sale_price, t.multiplier, t.divisor), t.step, t.ending), of.sale),
        coalesce(fv.compare_at_price,
          round_price(convert_price(v.compare_at_price, t.multiplier, t.divisor), t.step, t.ending), of.compare),
        coalesce(v.price, p.price), coalesce(v.sale_price, p.sale_price),
        fv.price IS NOT NULL OR v.price IS NULL AND fp.price IS NOT NULL,
        fv.sale_price IS NOT NULL OR v.sale_price IS NULL AND fp.sale_price IS NOT NULL
      FROM product_variants AS v
      LEFT JOIN fixed_prices AS fv ON fv.product_id = p.id AND fv.variant_id = v.id AND fv.market_id = t.market_id
        AND fv.currency = t.currency
      WHERE v.product_id = p.id AND p.id IN (SELECT y.product_id FROM varying AS y)
    ) AS u
    WHERE p.id = ANY (product_ids)
  ), priced AS MATERIALIZED (
    SELECT *,
      CASE WHEN sale <= regular THEN sale ELSE regular END AS price,
      CASE WHEN sale < regular THEN regular WHEN compare > least(sale, regular) THEN compare END AS was,
      CASE WHEN step > 1 THEN NULL
           WHEN sale = regular AND NOT (is_sale_fixed OR is_fixed) THEN least(store_sale, store_regular)
           WHEN sale <= regular THEN CASE WHEN NOT is_sale_fixed THEN store_sale END
           WHEN NOT is_fixed THEN store_regular END AS store_price
    FROM units
  ), lowest AS (
    SELECT DISTINCT ON (l.market_id, l.product_id) l.market_id, l.product_id, l.price, l.was,
      min(l.price) OVER products <> max(l.price) OVER products AS vary
    FROM priced AS l WHERE l.variant_id IS NOT NULL
    WINDOW products AS (PARTITION BY l.market_id, l.product_id)
    ORDER BY l.market_id, l.product_id, l.price, l.was
  )
  SELECT c.market_id, c.product_id, c.variant_id, c.price, c.was, c.store_price,
    CASE WHEN shown THEN coalesce(l.price, c.price) END,
    CASE WHEN shown THEN CASE WHEN l.price IS NULL THEN c.was ELSE l.was END END,
    CASE WHEN shown THEN coalesce(l.vary, false) END,
    CASE WHEN shown THEN c.category END, CASE WHEN shown THEN c.name END, CASE WHEN shown THEN c.created_at END, c.is_open
  FROM priced AS c
  LEFT JOIN lowest AS l ON l.market_id = c.market_id AND l.product_id = c.product_id
  CROSS JOIN LATERAL (SELECT c.is_listed AND c.variant_id IS NULL AS shown) AS s
  WHERE c.is_own;
END;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "lowest_store_price"(product_id uuid, product_price bigint, product_sale bigint, product_compare bigint,
  OUT price bigint, OUT was bigint, OUT vary boolean) LANGUAGE sql STABLE
BEGIN ATOMIC
  WITH units AS (
    SELECT coalesce(v.price, product_price) AS regular, coalesce(v.sale_price, product_sale) AS sale,
      coalesce(v.compare_at_price, product_compare) AS compare
    FROM product_variants AS v
    WHERE v.product_id = lowest_store_price.product_id AND EXISTS (
      SELECT FROM product_variants AS y WHERE y.product_id = lowest_store_price.product_id
        AND num_nonnulls(y.price, y.sale_price, y.compare_at_price) > 0
    )
    UNION ALL SELECT product_price, product_sale, product_compare WHERE NOT EXISTS (
      SELECT FROM product_variants AS y WHERE y.product_id = lowest_store_price.product_id
        AND num_nonnulls(y.price, y.sale_price, y.compare_at_price) > 0
    )
  ), priced AS (
    SELECT least(regular, sale) AS price,
      CASE WHEN sale < regular THEN regular WHEN compare > least(regular, sale) THEN compare END AS was
    FROM units
  )
  SELECT priced.price, priced.was, min(priced.price) OVER () <> max(priced.price) OVER ()
  FROM priced ORDER BY priced.price, priced.was LIMIT 1;
END;--> statement-breakpoint
UPDATE "products" AS p SET "effective_price" = s.price
FROM "products" AS o CROSS JOIN LATERAL lowest_store_price(o.id, o.price, o.sale_price, o.compare_at_price) AS s
WHERE p.id = o.id AND o.was_price IS NOT NULL AND o.was_price IS DISTINCT FROM s.was;--> statement-breakpoint
SELECT keep_market_prices(ARRAY(SELECT DISTINCT "product_id" FROM "product_variants"
  WHERE num_nonnulls("price", "sale_price", "compare_at_price") > 0));
