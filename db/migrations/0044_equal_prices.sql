-- Price and sale price can be equal in the market's currency but not in the store's: the lower one is booked.
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
    ORDER BY l.market_id, l.product_id, l.price, l.was DESC NULLS LAST
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
SELECT keep_market_prices(ARRAY(SELECT id FROM "products"));
