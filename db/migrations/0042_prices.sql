CREATE TABLE "fixed_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"market_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"currency" text NOT NULL,
	"price" bigint,
	"sale_price" bigint,
	"compare_at_price" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fixed_prices_once" UNIQUE NULLS NOT DISTINCT("market_id","product_id","variant_id"),
	CONSTRAINT "fixed_prices_currency_form" CHECK ("fixed_prices"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "fixed_prices_not_empty" CHECK (num_nonnulls("fixed_prices"."price", "fixed_prices"."sale_price", "fixed_prices"."compare_at_price") > 0),
	CONSTRAINT "fixed_prices_in_range" CHECK (coalesce("fixed_prices"."price", 0) between 0 and 1000000000000 and coalesce("fixed_prices"."sale_price", 0) between 0 and 1000000000000 and coalesce("fixed_prices"."compare_at_price", 0) between 0 and 1000000000000)
);
--> statement-breakpoint
CREATE TABLE "market_prices" (
	"market_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"price" bigint NOT NULL,
	"was" bigint,
	"store_price" bigint,
	"lowest_price" bigint,
	"lowest_was" bigint,
	"prices_vary" boolean,
	"category" text,
	"name" text,
	"created_at" timestamp (3) with time zone,
	CONSTRAINT "market_prices_once" UNIQUE NULLS NOT DISTINCT("product_id","market_id","variant_id"),
	CONSTRAINT "market_prices_not_negative" CHECK ("market_prices"."price" >= 0 and "market_prices"."was" > "market_prices"."price" and "market_prices"."store_price" >= 0),
	CONSTRAINT "market_prices_list_complete" CHECK (num_nulls("market_prices"."lowest_price", "market_prices"."prices_vary", "market_prices"."category", "market_prices"."name", "market_prices"."created_at") in (0, 5) and ("market_prices"."variant_id" is null or "market_prices"."lowest_price" is null))
);
--> statement-breakpoint
CREATE TABLE "market_repricings" (
	"market_id" uuid PRIMARY KEY NOT NULL,
	"done_up_to" uuid NOT NULL,
	"is_first" boolean NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"market_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"price" bigint,
	"was" bigint,
	"valid_from" timestamp (6) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products_to_price" (
	"product_id" uuid NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "effective_price" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "effective_price" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_of_product" UNIQUE("product_id","id");--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "price" bigint;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "sale_price" bigint;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "compare_at_price" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "was_price" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "prices_vary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fixed_prices" ADD CONSTRAINT "fixed_prices_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixed_prices" ADD CONSTRAINT "fixed_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixed_prices" ADD CONSTRAINT "fixed_prices_variant" FOREIGN KEY ("product_id","variant_id") REFERENCES "public"."product_variants"("product_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_prices" ADD CONSTRAINT "market_prices_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_prices" ADD CONSTRAINT "market_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_prices" ADD CONSTRAINT "market_prices_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_repricings" ADD CONSTRAINT "market_repricings_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fixed_prices_product" ON "fixed_prices" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "fixed_prices_variant" ON "fixed_prices" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "market_prices_variant" ON "market_prices" USING btree ("variant_id") WHERE "market_prices"."variant_id" is not null;--> statement-breakpoint
CREATE INDEX "market_prices_newest" ON "market_prices" USING btree ("market_id","created_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST,"category","lowest_price") WHERE "market_prices"."lowest_price" is not null;--> statement-breakpoint
CREATE INDEX "market_prices_price" ON "market_prices" USING btree ("market_id","lowest_price","product_id") WHERE "market_prices"."lowest_price" is not null;--> statement-breakpoint
CREATE INDEX "market_prices_name" ON "market_prices" USING btree ("market_id","name" collate "und-x-icu","product_id","category","lowest_price") WHERE "market_prices"."lowest_price" is not null;--> statement-breakpoint
CREATE INDEX "market_prices_category_newest" ON "market_prices" USING btree ("market_id","category","created_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST) WHERE "market_prices"."lowest_price" is not null;--> statement-breakpoint
CREATE INDEX "market_prices_category_price" ON "market_prices" USING btree ("market_id","category","lowest_price","product_id") WHERE "market_prices"."lowest_price" is not null;--> statement-breakpoint
CREATE INDEX "price_history_product" ON "price_history" USING btree ("product_id","market_id","valid_from");--> statement-breakpoint
CREATE INDEX "products_to_price_transaction" ON "products_to_price" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "product_variants_priced" ON "product_variants" USING btree ("product_id") WHERE num_nonnulls("product_variants"."price", "product_variants"."sale_price", "product_variants"."compare_at_price") > 0;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_prices_in_range" CHECK (coalesce("product_variants"."price", 0) between 0 and 1000000000000 and coalesce("product_variants"."sale_price", 0) between 0 and 1000000000000 and coalesce("product_variants"."compare_at_price", 0) between 0 and 1000000000000);--> statement-breakpoint
-- ISO 4217, as `decimalsOf` in app/features/money/money.ts.
CREATE FUNCTION "currency_units"(currency text) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE WHEN currency IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF',
                         'XOF', 'XPF') THEN 1
       WHEN currency IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN 1000
       ELSE 100 END;--> statement-breakpoint
-- `convert` in app/features/money/money.ts: halves away from zero. No amount is below 0.
CREATE FUNCTION "convert_price"(amount bigint, multiplier numeric, divisor numeric) RETURNS numeric LANGUAGE sql IMMUTABLE
  PARALLEL SAFE RETURN div(2 * amount * multiplier + divisor, 2 * divisor);--> statement-breakpoint
-- `roundPrice` there. What exceeds the integers of JavaScript is above every order's limit.
CREATE FUNCTION "round_price"(price numeric, step bigint, ending bigint) RETURNS bigint LANGUAGE sql IMMUTABLE
  PARALLEL SAFE RETURN CASE WHEN price IS NOT NULL THEN least(9007199254740991,
    CASE WHEN price = 0 OR step = 1 THEN price
         WHEN ending = 0 THEN greatest(1, div(2 * price + step, 2 * step::numeric)) * step
         WHEN price < ending THEN ending
         ELSE div(2 * (price - ending) + step, 2 * step::numeric) * step + ending END)::bigint END;--> statement-breakpoint
-- The markets that have prices: those in the store currency, and those with a rate from it. A store price becomes the
-- market's by `multiplier` / `divisor`.
CREATE FUNCTION "market_terms"() RETURNS TABLE (market_id uuid, currency text, lists_prices boolean, is_open boolean,
  step bigint, ending bigint, multiplier numeric, divisor numeric) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT m.id, m.currency, NOT m.lists_in_store_currency, m.status = 'open', m.rounding_step, m.rounding_ending,
    r.quote * currency_units(m.currency), r.base * currency_units(s.currency)
  FROM (SELECT coalesce((SELECT value #>> '{}' FROM store_settings WHERE key = 'store_currency'), 'NGN') AS currency) AS s
  CROSS JOIN markets AS m
  CROSS JOIN LATERAL (
    SELECT 1::numeric AS base, 1::numeric AS quote WHERE m.currency = s.currency
    UNION ALL (
      SELECT base, quote FROM market_rates
      WHERE market_rates.market_id = m.id AND market_rates.currency = m.currency AND m.currency <> s.currency
      ORDER BY valid_from DESC, id DESC LIMIT 1
    )
  ) AS r;
END;--> statement-breakpoint
-- The effective prices of these products in these markets (null: all): of each product, and of each variant that has a
-- price of its own. Each column on its own is the variant's fixed one, else the variant's converted, else the product's
-- fixed one, else the product's converted. The only place that converts and rounds prices of markets.
CREATE FUNCTION "effective_prices"(product_ids uuid[], market_ids uuid[] DEFAULT NULL) RETURNS TABLE (market_id uuid,
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
-- What a product costs in the store currency: the lowest price of its variants, what it was, and whether they differ.
CREATE FUNCTION "lowest_store_price"(product_id uuid, product_price bigint, product_sale bigint, product_compare bigint,
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
  FROM priced ORDER BY priced.price, priced.was DESC NULLS LAST LIMIT 1;
END;--> statement-breakpoint
-- Computes the prices of these products in these markets (null: all), and writes what changed, with its history. The lock on
-- the products makes transactions that change the same price follow each other, so that none writes what another outdated.
CREATE FUNCTION "keep_market_prices"(product_ids uuid[], market_ids uuid[] DEFAULT NULL) RETURNS boolean LANGUAGE plpgsql AS $$
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
    INSERT INTO price_history (market_id, product_id, variant_id, price, was)
    SELECT market_id, product_id, variant_id, price, was FROM changed WHERE has_new_price AND is_open
    UNION ALL
    SELECT g.market_id, g.product_id, g.variant_id, NULL, NULL
    FROM gone AS g JOIN markets AS m ON m.id = g.market_id WHERE m.status = 'open' AND g.variant_id IS NOT NULL
  )
  SELECT (SELECT count(*) FROM changed) + (SELECT count(*) FROM gone) INTO changes;
  RETURN changes > 0;
END
$$;--> statement-breakpoint
CREATE FUNCTION "keep_store_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT price, was, vary INTO NEW.effective_price, NEW.was_price, NEW.prices_vary
  FROM lowest_store_price(NEW.id, NEW.price, NEW.sale_price, NEW.compare_at_price);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "keep_store_price" BEFORE INSERT OR UPDATE OF "price", "sale_price", "compare_at_price", "effective_price", "was_price", "prices_vary" ON "products" FOR EACH ROW EXECUTE FUNCTION keep_store_price();--> statement-breakpoint
CREATE FUNCTION "price_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO products_to_price (product_id) VALUES (NEW.id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "price_product_of"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO products_to_price (product_id) VALUES (coalesce(NEW.product_id, OLD.product_id));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "price_new_product" AFTER INSERT ON "products" FOR EACH ROW EXECUTE FUNCTION price_product();--> statement-breakpoint
CREATE TRIGGER "price_product" AFTER UPDATE OF "price", "sale_price", "compare_at_price", "status", "category", "name", "created_at" ON "products" FOR EACH ROW
  WHEN ((OLD.price, OLD.sale_price, OLD.compare_at_price, OLD.status, OLD.category, OLD.name, OLD.created_at)
    IS DISTINCT FROM (NEW.price, NEW.sale_price, NEW.compare_at_price, NEW.status, NEW.category, NEW.name, NEW.created_at))
  EXECUTE FUNCTION price_product();--> statement-breakpoint
CREATE TRIGGER "price_coming_or_gone_variant" AFTER INSERT OR DELETE ON "product_variants" FOR EACH ROW EXECUTE FUNCTION price_product_of();--> statement-breakpoint
CREATE TRIGGER "price_variant" AFTER UPDATE OF "price", "sale_price", "compare_at_price" ON "product_variants" FOR EACH ROW
  WHEN ((OLD.price, OLD.sale_price, OLD.compare_at_price) IS DISTINCT FROM (NEW.price, NEW.sale_price, NEW.compare_at_price))
  EXECUTE FUNCTION price_product_of();--> statement-breakpoint
CREATE TRIGGER "price_fixed" AFTER INSERT OR UPDATE OR DELETE ON "fixed_prices" FOR EACH ROW EXECUTE FUNCTION price_product_of();--> statement-breakpoint
-- At the end of the transaction, so that history has only prices that shoppers could see. The first row prices all.
CREATE FUNCTION "price_products"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  WITH taken AS (DELETE FROM products_to_price WHERE transaction = pg_current_xact_id() RETURNING product_id)
  SELECT array_agg(DISTINCT product_id) INTO ids FROM taken;
  IF ids IS NOT NULL THEN
    PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
    UPDATE products AS p SET effective_price = s.price
    FROM unnest(ids) AS i (id) JOIN products AS o USING (id)
    CROSS JOIN LATERAL lowest_store_price(o.id, o.price, o.sale_price, o.compare_at_price) AS s
    WHERE p.id = o.id AND (p.effective_price, p.was_price, p.prices_vary) IS DISTINCT FROM (s.price, s.was, s.vary);
    PERFORM keep_market_prices(ids);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "price_products" AFTER INSERT ON "products_to_price" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION price_products();--> statement-breakpoint
-- Computes the prices of the next products of a market. Returns whether products are left.
CREATE FUNCTION "reprice_next_products"(market uuid, batch integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  done uuid;
  ids uuid[];
BEGIN
  SELECT done_up_to INTO done FROM market_repricings WHERE market_id = market FOR UPDATE;
  IF done IS NULL THEN
    RETURN false;
  END IF;
  ids := ARRAY(SELECT id FROM products WHERE id > done ORDER BY id LIMIT batch);
  IF keep_market_prices(ids, ARRAY[market]) THEN
    PERFORM note_page_changes(ARRAY['market:' || market]);
  END IF;
  IF cardinality(ids) < batch THEN
    DELETE FROM market_repricings WHERE market_id = market;
    RETURN false;
  END IF;
  UPDATE market_repricings SET done_up_to = ids[batch] WHERE market_id = market;
  RETURN true;
END
$$;--> statement-breakpoint
-- A worker continues after the first products (app/features/prices/reprice.server.ts): small stores have the new prices at
-- once, large ones sell at the old or the new price in the meantime, the same on all pages and in orders.
CREATE FUNCTION "reprice_market"(market uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO market_repricings (market_id, done_up_to, is_first)
  SELECT id, '00000000-0000-0000-0000-000000000000', NOT EXISTS (SELECT FROM market_prices WHERE market_id = market)
  FROM markets WHERE id = market -- which the same transaction may have deleted
  ON CONFLICT (market_id) DO UPDATE SET done_up_to = excluded.done_up_to;
  PERFORM reprice_next_products(market, 1000);
END
$$;--> statement-breakpoint
-- All at once, because figures in one currency are wrong in another.
CREATE FUNCTION "reprice_market_at_once"(market uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM reprice_market(market);
  WHILE reprice_next_products(market, 1000) LOOP
  END LOOP;
END
$$;--> statement-breakpoint
CREATE FUNCTION "price_market"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM reprice_market(NEW.id);
  ELSIF (OLD.currency, OLD.lists_in_store_currency) IS DISTINCT FROM (NEW.currency, NEW.lists_in_store_currency) THEN
    PERFORM reprice_market_at_once(NEW.id);
  ELSIF (OLD.rounding_step, OLD.rounding_ending) IS DISTINCT FROM (NEW.rounding_step, NEW.rounding_ending) THEN
    PERFORM reprice_market(NEW.id);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "price_market" AFTER INSERT OR UPDATE OF "currency", "lists_in_store_currency", "rounding_step", "rounding_ending" ON "markets" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION price_market();--> statement-breakpoint
-- The prices that shoppers see from now on.
CREATE FUNCTION "record_opened_market"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_history (market_id, product_id, variant_id, price, was)
  SELECT market_id, product_id, variant_id, price, was FROM market_prices WHERE market_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "record_opened_market" AFTER UPDATE OF "status" ON "markets" FOR EACH ROW WHEN (OLD.status <> 'open' AND NEW.status = 'open') EXECUTE FUNCTION record_opened_market();--> statement-breakpoint
CREATE FUNCTION "price_market_of_rate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM reprice_market(id) FROM markets
  WHERE (id, currency) IN ((OLD.market_id, OLD.currency), (NEW.market_id, NEW.currency));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "price_market_of_rate" AFTER INSERT OR UPDATE OR DELETE ON "market_rates" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION price_market_of_rate();--> statement-breakpoint
CREATE FUNCTION "price_all_markets"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM reprice_market_at_once(id) FROM markets ORDER BY id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "price_all_markets" AFTER INSERT OR UPDATE ON "store_settings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.key = 'store_currency') EXECUTE FUNCTION price_all_markets();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "price_all_markets_of_default" AFTER DELETE ON "store_settings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.key = 'store_currency') EXECUTE FUNCTION price_all_markets();--> statement-breakpoint
-- Pages show fixed prices (0030).
CREATE TRIGGER "page_changes_of_insert" AFTER INSERT ON "fixed_prices" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{product:%s,catalog}', 'product_id', '{}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_delete" AFTER DELETE ON "fixed_prices" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{product:%s,catalog}', 'product_id', '{}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_update" AFTER UPDATE ON "fixed_prices" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_edits('{product:%s,catalog}', 'product_id', '{}', '{created_at,updated_at}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_truncate" AFTER TRUNCATE ON "fixed_prices" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{all}');--> statement-breakpoint
UPDATE "products" SET price = price WHERE (sale_price < price OR compare_at_price > price);--> statement-breakpoint
SELECT keep_market_prices(ARRAY(SELECT id FROM "products"));
