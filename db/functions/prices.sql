-- Prices: market prices follow from the store's prices, exchange rates and fixed prices. docs/rules.md describes
-- the rules.

-- Returns the number of minor units per major unit (ISO 4217), like `countDecimals` in app/base/money.ts.
CREATE OR REPLACE FUNCTION currency_units(currency text) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE WHEN currency IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF',
                         'XOF', 'XPF') THEN 1
       WHEN currency IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN 1000
       ELSE 100 END;

-- Converts like `convert` in app/base/money.ts: halves round away from zero. No amount is below 0.
CREATE OR REPLACE FUNCTION convert_price(amount bigint, multiplier numeric, divisor numeric) RETURNS numeric LANGUAGE sql IMMUTABLE
  PARALLEL SAFE RETURN div(2 * amount * multiplier + divisor, 2 * divisor);

-- Rounds like `roundPrice` in app/base/money.ts. Results above JavaScript's safe integers do not matter, because they exceed
-- the limit of every order.
CREATE OR REPLACE FUNCTION round_price(price numeric, step bigint, ending bigint) RETURNS bigint LANGUAGE sql IMMUTABLE
  PARALLEL SAFE RETURN CASE WHEN price IS NOT NULL THEN least(9007199254740991,
    CASE WHEN price = 0 OR step = 1 THEN price
         WHEN ending = 0 THEN greatest(1, div(2 * price + step, 2 * step::numeric)) * step
         WHEN price < ending THEN ending
         ELSE div(2 * (price - ending) + step, 2 * step::numeric) * step + ending END)::bigint END;

-- sold_price is the price that shoppers pay, struck_price the crossed-out price beside it, or null (docs/rules.md, Prices).
CREATE OR REPLACE FUNCTION sold_price(regular bigint, sale bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN least(regular, sale);

CREATE OR REPLACE FUNCTION struck_price(regular bigint, sale bigint, compare bigint) RETURNS bigint LANGUAGE sql IMMUTABLE
  PARALLEL SAFE RETURN CASE WHEN sale < regular THEN regular WHEN compare > least(regular, sale) THEN compare END;

-- Returns the markets with prices: those in the store currency, and those with an exchange rate from it. A store price
-- times `multiplier` / `divisor` is the market's price.
CREATE OR REPLACE FUNCTION market_terms() RETURNS TABLE (market_id uuid, currency text, lists_prices boolean, is_open boolean,
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
END;

-- Returns the prices of products, and of variants with a separate price, in markets (null: all). `lowest_price` is the
-- price that lists show. Among variants with equal prices, lists show the one with the lowest crossed-out price, so
-- that they do not overstate a reduction.
CREATE OR REPLACE FUNCTION effective_prices(product_ids uuid[], market_ids uuid[] DEFAULT NULL) RETURNS TABLE (market_id uuid,
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
    ) AS product
    CROSS JOIN LATERAL (
      SELECT NULL::uuid AS variant_id, true AS is_own, product.price AS regular, product.sale, product.compare, p.price AS store_regular,
        p.sale_price AS store_sale, fp.price IS NOT NULL AS is_fixed, fp.sale_price IS NOT NULL AS is_sale_fixed
      UNION ALL
      SELECT v.id, num_nonnulls(v.price, v.sale_price, v.compare_at_price, fv.price, fv.sale_price, fv.compare_at_price) > 0,
        coalesce(fv.price, round_price(convert_price(v.price, t.multiplier, t.divisor), t.step, t.ending), product.price),
        coalesce(fv.sale_price, round_price(convert_price(v.sale_price, t.multiplier, t.divisor), t.step, t.ending), product.sale),
        coalesce(fv.compare_at_price,
          round_price(convert_price(v.compare_at_price, t.multiplier, t.divisor), t.step, t.ending), product.compare),
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
      sold_price(regular, sale) AS price,
      struck_price(regular, sale, compare) AS was,
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
END;

-- Returns the lowest price at which shoppers could buy in the 30 days before `until` (docs/rules.md, Lowest price). A
-- variant without a separate price has the product's price. The price at the beginning of the window is the latest one
-- from before. The function only reads rows from before `until`, which never change, so it returns the same result at
-- any later time.
CREATE OR REPLACE FUNCTION lowest_applied(of_market uuid, of_product uuid, of_variant uuid, in_currency text, until timestamptz)
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
END;

-- Returns the price in the store currency that the admin's lists show: the lowest of the product's variants.
CREATE OR REPLACE FUNCTION lowest_store_price(product_id uuid, product_price bigint, product_sale bigint, product_compare bigint,
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
    SELECT sold_price(regular, sale) AS price, struck_price(regular, sale, compare) AS was FROM units
  )
  SELECT priced.price, priced.was, min(priced.price) OVER () <> max(priced.price) OVER ()
  FROM priced ORDER BY priced.price, priced.was LIMIT 1;
END;

-- Runs before a product is written. Changed variants are priced at the end of the transaction (price_products).
CREATE OR REPLACE FUNCTION keep_store_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT price, was, vary INTO NEW.effective_price, NEW.was_price, NEW.prices_vary
  FROM lowest_store_price(NEW.id, NEW.price, NEW.sale_price, NEW.compare_at_price);
  RETURN NEW;
END
$$;

-- Computes the prices of these products in these markets (null: all), and writes changes with their history. Locks the
-- products, so that concurrent changes of the same price are serialized and no change overwrites a newer one. A
-- reduction begins when shoppers first see a price with an old price beside it. The 30 days before it end at that time.
CREATE OR REPLACE FUNCTION keep_market_prices(product_ids uuid[], market_ids uuid[] DEFAULT NULL) RETURNS boolean LANGUAGE plpgsql AS $$
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
    -- Until it had a separate price, a variant had the product's price
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
$$;

-- Runs after a product, fixed price or variant was written. Its prices are computed at the end of the transaction.
CREATE OR REPLACE FUNCTION price_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO products_to_price (product_id, of_variants) VALUES (NEW.id, false);
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION price_product_of() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO products_to_price (product_id, of_variants)
  VALUES (coalesce(NEW.product_id, OLD.product_id), TG_TABLE_NAME = 'product_variants');
  RETURN NULL;
END
$$;

-- Runs at the end of the transaction, so that the history contains only prices that shoppers could see. The trigger of
-- the first row prices all products. The other triggers only look up their key and find it deleted, because searching
-- thousands of deleted rows for each takes minutes. If no variant of a product changed, `keep_store_price` has computed
-- the store price.
CREATE OR REPLACE FUNCTION price_products() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;

-- Reprices a market after its currency or rounding changed. After a change of currency, an amount may stay the same, so
-- this function adds it to the history. It also ends reductions: a price is never compared with one in another currency.
CREATE OR REPLACE FUNCTION price_market() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Runs after the exchange rate between the store currency and a market's currency was written.
CREATE OR REPLACE FUNCTION price_market_of_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM reprice_market(id) FROM markets
  WHERE (id, currency) IN ((OLD.market_id, OLD.currency), (NEW.market_id, NEW.currency));
  RETURN NULL;
END
$$;

-- Runs after the store currency changed.
CREATE OR REPLACE FUNCTION price_all_markets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM reprice_market_at_once(id) FROM markets ORDER BY id;
  RETURN NULL;
END
$$;

-- In large stores, a worker computes the prices (app/pricing/prices/reprice.server.ts). Until it is done, a product has
-- either its old or its new price, the same on all pages and in orders. Small stores get the new prices immediately.
CREATE OR REPLACE FUNCTION reprice_market(market uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO market_repricings (market_id, done_up_to, is_first)
  SELECT id, '00000000-0000-0000-0000-000000000000', NOT EXISTS (SELECT FROM market_prices WHERE market_id = market)
  FROM markets WHERE id = market -- the same transaction may have deleted the market
  ON CONFLICT (market_id) DO UPDATE SET done_up_to = excluded.done_up_to;
  IF NOT EXISTS (SELECT FROM products OFFSET 1000) THEN
    PERFORM reprice_next_products(market, 1001);
  END IF;
END
$$;

-- Reprices all products together, because amounts in one currency are wrong in another.
CREATE OR REPLACE FUNCTION reprice_market_at_once(market uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM reprice_market(market);
  WHILE reprice_next_products(market, 1000) LOOP
  END LOOP;
END
$$;

-- Computes a market's prices for the next products. Returns true if there may be more products.
CREATE OR REPLACE FUNCTION reprice_next_products(market uuid, batch integer) RETURNS boolean LANGUAGE plpgsql AS $$
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
    PERFORM record_page_changes(ARRAY['market:' || market]);
  END IF;
  IF cardinality(ids) < batch THEN
    DELETE FROM market_repricings WHERE market_id = market;
    RETURN false;
  END IF;
  UPDATE market_repricings SET done_up_to = ids[batch] WHERE market_id = market;
  RETURN true;
END
$$;

CREATE OR REPLACE TRIGGER keep_store_price BEFORE INSERT OR UPDATE OF price, sale_price, compare_at_price,
    effective_price, was_price, prices_vary ON products
  FOR EACH ROW EXECUTE FUNCTION keep_store_price();
CREATE OR REPLACE TRIGGER price_new_product AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION price_product();
CREATE OR REPLACE TRIGGER price_product
  AFTER UPDATE OF price, sale_price, compare_at_price, status, category, name, created_at ON products
  FOR EACH ROW WHEN ((OLD.price, OLD.sale_price, OLD.compare_at_price, OLD.status, OLD.category, OLD.name, OLD.created_at)
    IS DISTINCT FROM (NEW.price, NEW.sale_price, NEW.compare_at_price, NEW.status, NEW.category, NEW.name, NEW.created_at))
  EXECUTE FUNCTION price_product();
CREATE OR REPLACE TRIGGER price_fixed AFTER INSERT OR DELETE OR UPDATE ON fixed_prices
  FOR EACH ROW EXECUTE FUNCTION price_product_of();
CREATE OR REPLACE TRIGGER price_coming_or_gone_variant AFTER INSERT OR DELETE ON product_variants
  FOR EACH ROW EXECUTE FUNCTION price_product_of();
CREATE OR REPLACE TRIGGER price_variant AFTER UPDATE OF price, sale_price, compare_at_price ON product_variants
  FOR EACH ROW WHEN ((OLD.price, OLD.sale_price, OLD.compare_at_price)
    IS DISTINCT FROM (NEW.price, NEW.sale_price, NEW.compare_at_price))
  EXECUTE FUNCTION price_product_of();
SELECT create_constraint_trigger($$CREATE CONSTRAINT TRIGGER price_products AFTER INSERT ON products_to_price DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION price_products()$$);
SELECT create_constraint_trigger($$CREATE CONSTRAINT TRIGGER price_market AFTER INSERT OR UPDATE OF currency, lists_in_store_currency, rounding_step, rounding_ending ON markets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION price_market()$$);
SELECT create_constraint_trigger($$CREATE CONSTRAINT TRIGGER price_market_of_rate AFTER INSERT OR DELETE OR UPDATE ON market_rates DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION price_market_of_rate()$$);
SELECT create_constraint_trigger($$CREATE CONSTRAINT TRIGGER price_all_markets AFTER INSERT OR UPDATE ON store_settings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.key = 'store_currency'::text) EXECUTE FUNCTION price_all_markets()$$);
SELECT create_constraint_trigger($$CREATE CONSTRAINT TRIGGER price_all_markets_of_default AFTER DELETE ON store_settings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.key = 'store_currency'::text) EXECUTE FUNCTION price_all_markets()$$);
