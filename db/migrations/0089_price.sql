CREATE TABLE "order_evidence" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"contents" jsonb NOT NULL,
	CONSTRAINT "order_evidence_version_positive" CHECK ("order_evidence"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "order_evidence" ADD CONSTRAINT "order_evidence_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_prices" ADD COLUMN "prior" bigint;--> statement-breakpoint
ALTER TABLE "market_prices" ADD COLUMN "reduced_from" timestamp (6) with time zone;--> statement-breakpoint
-- What was offered in the past is not known: all counts as offered, and only products that are not active end now.
ALTER TABLE "market_prices" ADD COLUMN "is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "market_prices" ALTER COLUMN "is_offered" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "price_history" ADD COLUMN "is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "market_prices" AS m SET "is_offered" = false FROM "products" AS p WHERE p."id" = m."product_id" AND p."status" <> 'active';--> statement-breakpoint
INSERT INTO "price_history" ("market_id", "product_id", "variant_id", "currency", "price", "was", "is_offered")
SELECT p."market_id", p."product_id", p."variant_id", m."currency", p."price", p."was", false
FROM "market_prices" AS p JOIN "markets" AS m ON m."id" = p."market_id" WHERE m."status" = 'open' AND NOT p."is_offered";--> statement-breakpoint
-- The lowest price at which shoppers could buy in the 30 days before `until` (docs/rules.md, Lowest price). A variant has the
-- product's price while it has none of its own. The price at the beginning of the window is the latest one from before. It only
-- reads rows from before `until`, and none of them ever changes: its result is the same at any later time.
CREATE FUNCTION "lowest_applied"(of_market uuid, of_product uuid, of_variant uuid, in_currency text, until timestamptz)
RETURNS bigint LANGUAGE sql STABLE
BEGIN ATOMIC
  WITH reference AS (
    SELECT until - interval '720 hours' AS since
  ), applied AS MATERIALIZED (
    SELECT h.* FROM reference, price_history AS h
    WHERE h.product_id = of_product AND h.market_id = of_market AND (h.variant_id IS NULL OR h.variant_id = of_variant)
      AND h.valid_from > since AND h.valid_from < until
    UNION ALL (
      SELECT h.* FROM reference, price_history AS h
      WHERE h.product_id = of_product AND h.market_id = of_market AND h.variant_id IS NULL AND h.valid_from <= since
      ORDER BY h.valid_from DESC, h.id DESC LIMIT 1
    ) UNION ALL (
      SELECT h.* FROM reference, price_history AS h
      WHERE h.product_id = of_product AND h.market_id = of_market AND h.variant_id = of_variant AND h.valid_from <= since
      ORDER BY h.valid_from DESC, h.id DESC LIMIT 1
    )
  ), moments AS (
    SELECT DISTINCT greatest(a.valid_from, since) AS at FROM reference, applied AS a
  )
  SELECT min(o.price) FROM moments CROSS JOIN LATERAL (
    SELECT l.price, l.currency, l.is_offered FROM (
      SELECT DISTINCT ON (a.variant_id) a.* FROM applied AS a WHERE a.valid_from <= moments.at
      ORDER BY a.variant_id, a.valid_from DESC, a.id DESC
    ) AS l
    WHERE l.price IS NOT NULL ORDER BY l.variant_id NULLS LAST LIMIT 1
  ) AS o
  WHERE o.is_offered AND o.currency = in_currency;
END;--> statement-breakpoint
-- Reductions that are announced already: since when the price has been the same, with an old price beside it.
UPDATE "market_prices" AS p
SET "reduced_from" = r."began", "prior" = lowest_applied(p."market_id", p."product_id", p."variant_id", m."currency", r."began")
FROM "markets" AS m, "market_prices" AS o CROSS JOIN LATERAL (
  SELECT min(h."valid_from") AS "began" FROM "price_history" AS h
  WHERE h."product_id" = o."product_id" AND h."market_id" = o."market_id" AND h."variant_id" IS NOT DISTINCT FROM o."variant_id"
    AND h."id" > coalesce((
      SELECT max(b."id") FROM "price_history" AS b JOIN "markets" AS c ON c."id" = b."market_id"
      WHERE b."product_id" = o."product_id" AND b."market_id" = o."market_id" AND b."variant_id" IS NOT DISTINCT FROM o."variant_id"
        AND (b."price" IS DISTINCT FROM o."price" OR b."was" IS NULL OR b."currency" <> c."currency")
    ), 0)
) AS r
WHERE o."was" IS NOT NULL AND o."is_offered" AND r."began" IS NOT NULL AND m."id" = o."market_id" AND m."status" = 'open'
  AND p."product_id" = o."product_id" AND p."market_id" = o."market_id" AND p."variant_id" IS NOT DISTINCT FROM o."variant_id";--> statement-breakpoint
ALTER TABLE "market_prices" ADD CONSTRAINT "market_prices_reduction" CHECK ("market_prices"."prior" >= 0 and ("market_prices"."was" is not null or "market_prices"."reduced_from" is null) and ("market_prices"."reduced_from" is not null or "market_prices"."prior" is null));--> statement-breakpoint
-- Computes the prices of these products in these markets (null: all), and writes what changed, with its history. The lock on
-- the products makes transactions that change the same price follow each other, so that none writes what another outdated. A
-- reduction begins when shoppers see a price that they did not see before with an old price beside it, and looks back from there.
CREATE OR REPLACE FUNCTION "keep_market_prices"(product_ids uuid[], market_ids uuid[] DEFAULT NULL) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  changes bigint;
  moment timestamptz;
BEGIN
  PERFORM FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;
  moment := clock_timestamp();
  WITH fresh AS MATERIALIZED (
    SELECT e.*, p.status = 'active' AS is_offered
    FROM effective_prices(product_ids, market_ids) AS e JOIN products AS p ON p.id = e.product_id
  ), compared AS MATERIALIZED (
    SELECT f.*, m.product_id IS NULL OR (m.price, m.was, m.is_offered) IS DISTINCT FROM (f.price, f.was, f.is_offered)
        AS has_new_price,
      m.product_id IS NULL OR (m.store_price, m.lowest_price, m.lowest_was, m.prices_vary, m.category, m.name, m.created_at)
        IS DISTINCT FROM (f.store_price, f.lowest_price, f.lowest_was, f.prices_vary, f.category, f.name, f.created_at)
        AS has_other_changes,
      f.was IS NOT NULL AND coalesce(m.price, o.price) = f.price AND coalesce(m.reduced_from, o.reduced_from) IS NOT NULL
        AS continues,
      coalesce(m.reduced_from, o.reduced_from) AS known_from, CASE WHEN m.product_id IS NULL THEN o.prior ELSE m.prior END AS known_prior
    FROM fresh AS f LEFT JOIN market_prices AS m
      ON m.product_id = f.product_id AND m.market_id = f.market_id AND m.variant_id IS NOT DISTINCT FROM f.variant_id
    -- Until its first price of its own, a variant had the product's
    LEFT JOIN market_prices AS o
      ON m.product_id IS NULL AND o.product_id = f.product_id AND o.market_id = f.market_id AND o.variant_id IS NULL
      AND NOT EXISTS (SELECT FROM price_history AS h
        WHERE h.product_id = f.product_id AND h.market_id = f.market_id AND h.variant_id = f.variant_id)
  ), begun AS MATERIALIZED (
    SELECT c.*, c.was IS NOT NULL AND NOT c.continues AND c.is_offered AND c.is_open AS begins FROM compared AS c
  ), changed AS MATERIALIZED (
    SELECT b.*, CASE WHEN b.continues THEN b.known_from WHEN b.begins THEN moment END AS reduced_from,
      CASE WHEN b.continues THEN b.known_prior
           WHEN b.begins THEN lowest_applied(b.market_id, b.product_id, b.variant_id, k.currency, moment) END AS prior
    FROM begun AS b JOIN markets AS k ON k.id = b.market_id
    WHERE b.has_new_price OR b.has_other_changes OR b.begins
  ), gone AS (
    DELETE FROM market_prices AS m
    WHERE m.product_id = ANY (product_ids) AND (market_ids IS NULL OR m.market_id = ANY (market_ids))
      AND NOT EXISTS (SELECT FROM fresh AS f WHERE f.product_id = m.product_id AND f.market_id = m.market_id
        AND f.variant_id IS NOT DISTINCT FROM m.variant_id)
    RETURNING m.market_id, m.product_id, m.variant_id
  ), written AS (
    INSERT INTO market_prices (market_id, product_id, variant_id, price, was, prior, reduced_from, is_offered, store_price,
      lowest_price, lowest_was, prices_vary, category, name, created_at)
    SELECT market_id, product_id, variant_id, price, was, prior, reduced_from, is_offered, store_price, lowest_price, lowest_was,
      prices_vary, category, name, created_at
    FROM changed
    ON CONFLICT (product_id, market_id, variant_id) DO UPDATE SET price = excluded.price, was = excluded.was,
      prior = excluded.prior, reduced_from = excluded.reduced_from, is_offered = excluded.is_offered,
      store_price = excluded.store_price, lowest_price = excluded.lowest_price, lowest_was = excluded.lowest_was,
      prices_vary = excluded.prices_vary, category = excluded.category, name = excluded.name,
      created_at = excluded.created_at
  ), recorded AS (
    INSERT INTO price_history (market_id, product_id, variant_id, currency, price, was, is_offered, valid_from)
    SELECT c.market_id, c.product_id, c.variant_id, m.currency, c.price, c.was, c.is_offered, moment
    FROM changed AS c JOIN markets AS m ON m.id = c.market_id WHERE c.has_new_price AND c.is_open
    UNION ALL
    SELECT g.market_id, g.product_id, g.variant_id, m.currency, NULL, NULL, true, moment
    FROM gone AS g JOIN markets AS m ON m.id = g.market_id WHERE m.status = 'open' AND g.variant_id IS NOT NULL
  )
  SELECT (SELECT count(*) FROM changed) + (SELECT count(*) FROM gone) INTO changes;
  RETURN changes > 0;
END
$$;--> statement-breakpoint
-- The prices that shoppers see from now on, or no longer.
CREATE OR REPLACE FUNCTION "record_opened_market"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz := clock_timestamp();
BEGIN
  IF NEW.status = 'open' THEN
    UPDATE market_prices SET reduced_from = moment, prior = lowest_applied(market_id, product_id, variant_id, NEW.currency, moment)
    WHERE market_id = NEW.id AND was IS NOT NULL AND is_offered AND reduced_from IS NULL;
  END IF;
  INSERT INTO price_history (market_id, product_id, variant_id, currency, price, was, is_offered, valid_from)
  SELECT market_id, product_id, variant_id, NEW.currency, price, was, is_offered AND NEW.status = 'open', moment
  FROM market_prices WHERE market_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER "record_opened_market" ON "markets";--> statement-breakpoint
CREATE TRIGGER "record_opened_market" AFTER UPDATE OF "status" ON "markets" FOR EACH ROW WHEN ((OLD.status = 'open') <> (NEW.status = 'open')) EXECUTE FUNCTION record_opened_market();--> statement-breakpoint
-- Also after a change of its currency, when figures can be the same. A reduction compares nothing with another currency.
CREATE OR REPLACE FUNCTION "price_market"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM reprice_market(NEW.id);
  ELSIF (OLD.currency, OLD.lists_in_store_currency) IS DISTINCT FROM (NEW.currency, NEW.lists_in_store_currency) THEN
    IF OLD.currency <> NEW.currency THEN
      UPDATE market_prices SET reduced_from = NULL, prior = NULL WHERE market_id = NEW.id AND reduced_from IS NOT NULL;
    END IF;
    PERFORM reprice_market_at_once(NEW.id);
    INSERT INTO price_history (market_id, product_id, variant_id, currency, price, was, is_offered)
    SELECT m.id, p.product_id, p.variant_id, m.currency, p.price, p.was, p.is_offered
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
