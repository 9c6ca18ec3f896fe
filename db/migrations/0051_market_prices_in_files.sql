ALTER TABLE "product_import_items" ADD COLUMN "prices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Of older rows the currency that the market has now: its former ones are not known.
ALTER TABLE "price_history" ADD COLUMN "currency" text;--> statement-breakpoint
UPDATE "price_history" AS h SET "currency" = m."currency" FROM "markets" AS m WHERE m."id" = h."market_id";--> statement-breakpoint
ALTER TABLE "price_history" ALTER COLUMN "currency" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "products_to_price" ADD COLUMN "of_variants" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_currency_form" CHECK ("price_history"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
-- Computes the prices of these products in these markets (null: all), and writes what changed, with its history. The lock on
-- the products makes transactions that change the same price follow each other, so that none writes what another outdated. One plan
-- for any number of products: those made for thousands expect millions of rows, and prepare for them.
CREATE OR REPLACE FUNCTION "keep_market_prices"(product_ids uuid[], market_ids uuid[] DEFAULT NULL) RETURNS boolean LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  changes bigint;
BEGIN
  PERFORM FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;
  WITH fresh AS MATERIALIZED (
    SELECT * FROM effective_prices(product_ids, market_ids)
  ), changed AS MATERIALIZED (
    SELECT f.*, m.product_id IS NULL OR (m.price, m.was) IS DISTINCT FROM (f.price, f.was) AS has_new_price
    FROM fresh AS f LEFT JOIN market_prices AS m
      ON m.product_id = f.product_id AND m.market_id = f.market_id AND m.variant_id IS NOT DISTINCT FROM f.variant_id
    WHERE m.product_id IS NULL
      OR (m.price, m.was, m.store_price, m.lowest_price, m.lowest_was, m.prices_vary, m.category, m.name, m.created_at)
        IS DISTINCT FROM
        (f.price, f.was, f.store_price, f.lowest_price, f.lowest_was, f.prices_vary, f.category, f.name, f.created_at)
  ), gone AS (
    DELETE FROM market_prices AS m
    WHERE m.product_id = ANY (product_ids) AND (market_ids IS NULL OR m.market_id = ANY (market_ids))
      AND NOT EXISTS (SELECT FROM fresh AS f WHERE f.product_id = m.product_id AND f.market_id = m.market_id
        AND f.variant_id IS NOT DISTINCT FROM m.variant_id)
    RETURNING m.market_id, m.product_id, m.variant_id
  ), written AS (
    INSERT INTO market_prices (market_id, product_id, variant_id, price, was, store_price, lowest_price, lowest_was,
      prices_vary, category, name, created_at)
    SELECT market_id, product_id, variant_id, price, was, store_price, lowest_price, lowest_was, prices_vary, category, name,
      created_at
    FROM changed
    ON CONFLICT (product_id, market_id, variant_id) DO UPDATE SET price = excluded.price, was = excluded.was,
      store_price = excluded.store_price, lowest_price = excluded.lowest_price, lowest_was = excluded.lowest_was,
      prices_vary = excluded.prices_vary, category = excluded.category, name = excluded.name,
      created_at = excluded.created_at
  ), recorded AS (
    INSERT INTO price_history (market_id, product_id, variant_id, currency, price, was)
    SELECT c.market_id, c.product_id, c.variant_id, m.currency, c.price, c.was
    FROM changed AS c JOIN markets AS m ON m.id = c.market_id WHERE c.has_new_price AND c.is_open
    UNION ALL
    SELECT g.market_id, g.product_id, g.variant_id, m.currency, NULL, NULL
    FROM gone AS g JOIN markets AS m ON m.id = g.market_id WHERE m.status = 'open' AND g.variant_id IS NOT NULL
  )
  SELECT (SELECT count(*) FROM changed) + (SELECT count(*) FROM gone) INTO changes;
  RETURN changes > 0;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "record_opened_market"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_history (market_id, product_id, variant_id, currency, price, was)
  SELECT market_id, product_id, variant_id, NEW.currency, price, was FROM market_prices WHERE market_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "price_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO products_to_price (product_id, of_variants) VALUES (NEW.id, false);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "price_product_of"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO products_to_price (product_id, of_variants)
  VALUES (coalesce(NEW.product_id, OLD.product_id), TG_TABLE_NAME = 'product_variants');
  RETURN NULL;
END
$$;--> statement-breakpoint
-- At the end of the transaction, so that history has only prices that shoppers could see. The first row prices all: the
-- others are found gone by their key, because a search among thousands of deleted rows for each of them takes minutes. Of
-- products without a changed variant, `keep_store_price` has done the store price.
CREATE OR REPLACE FUNCTION "price_products"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
  ids_of_variants uuid[];
BEGIN
  IF NOT EXISTS (SELECT FROM products_to_price WHERE id = NEW.id) THEN
    RETURN NULL;
  END IF;
  WITH taken AS (DELETE FROM products_to_price WHERE transaction = pg_current_xact_id() RETURNING product_id, of_variants)
  SELECT array_agg(DISTINCT product_id), array_agg(DISTINCT product_id) FILTER (WHERE of_variants)
  INTO ids, ids_of_variants FROM taken;
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products AS p SET effective_price = s.price
  FROM unnest(ids_of_variants) AS i (id) JOIN products AS o USING (id)
  CROSS JOIN LATERAL lowest_store_price(o.id, o.price, o.sale_price, o.compare_at_price) AS s
  WHERE p.id = o.id AND (p.effective_price, p.was_price, p.prices_vary) IS DISTINCT FROM (s.price, s.was, s.vary);
  PERFORM keep_market_prices(ids);
  RETURN NULL;
END
$$;--> statement-breakpoint
-- A worker computes the prices of large stores (app/features/prices/reprice.server.ts): until then they sell at the old or the
-- new price, the same on all pages and in orders. Small stores have the new prices at once.
CREATE OR REPLACE FUNCTION "reprice_market"(market uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO market_repricings (market_id, done_up_to, is_first)
  SELECT id, '00000000-0000-0000-0000-000000000000', NOT EXISTS (SELECT FROM market_prices WHERE market_id = market)
  FROM markets WHERE id = market -- which the same transaction may have deleted
  ON CONFLICT (market_id) DO UPDATE SET done_up_to = excluded.done_up_to;
  IF NOT EXISTS (SELECT FROM products OFFSET 1000) THEN
    PERFORM reprice_next_products(market, 1001);
  END IF;
END
$$;--> statement-breakpoint
-- Also after a change of its currency, when figures can be the same.
CREATE OR REPLACE FUNCTION "price_market"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM reprice_market(NEW.id);
  ELSIF (OLD.currency, OLD.lists_in_store_currency) IS DISTINCT FROM (NEW.currency, NEW.lists_in_store_currency) THEN
    PERFORM reprice_market_at_once(NEW.id);
    INSERT INTO price_history (market_id, product_id, variant_id, currency, price, was)
    SELECT m.id, p.product_id, p.variant_id, m.currency, p.price, p.was
    FROM markets AS m JOIN market_prices AS p ON p.market_id = m.id
    CROSS JOIN LATERAL (
      SELECT h.currency FROM price_history AS h
      WHERE h.product_id = p.product_id AND h.market_id = m.id AND h.variant_id IS NOT DISTINCT FROM p.variant_id
      ORDER BY h.valid_from DESC, h.id DESC LIMIT 1
    ) AS latest
    WHERE m.id = NEW.id AND m.status = 'open' AND latest.currency <> m.currency;
  ELSIF (OLD.rounding_step, OLD.rounding_ending) IS DISTINCT FROM (NEW.rounding_step, NEW.rounding_ending) THEN
    PERFORM reprice_market(NEW.id);
  END IF;
  RETURN NULL;
END
$$;
