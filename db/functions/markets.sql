-- Markets: countries, prefixes and opening.

-- Runs at the end of a transaction, which may have replaced the primary market or its locale.
CREATE OR REPLACE FUNCTION require_primary_market() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM markets AS m JOIN locales AS l ON l.market_id = m.id WHERE m.is_primary AND l.prefix = '') THEN
    RAISE check_violation USING CONSTRAINT = 'markets_have_primary',
      MESSAGE = 'the primary market must exist and have the locale without prefix';
  END IF;
  RETURN NULL;
END
$$;

-- Copies the market's status into a new row of market_countries, after any transaction that is changing the status.
-- The foreign key copies later changes.
CREATE OR REPLACE FUNCTION status_of_market() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(max(status), NEW.market_status) INTO NEW.market_status
  FROM (SELECT status FROM markets WHERE id = NEW.market_id FOR KEY SHARE) AS m;
  RETURN NEW;
END
$$;

-- Records the prices when a market opens or closes.
CREATE OR REPLACE FUNCTION record_opened_market() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;

-- Remembers the prefixes of open markets, so that links below a former prefix can lead to the current pages.
CREATE OR REPLACE FUNCTION record_used_prefixes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO used_prefixes (prefix, market_id, language)
  SELECT l.prefix, l.market_id, l.language FROM locales AS l JOIN markets AS m ON m.id = l.market_id
  WHERE m.id = coalesce(to_jsonb(NEW) ->> 'market_id', to_jsonb(NEW) ->> 'id')::uuid AND m.status = 'open' AND l.prefix <> ''
  ON CONFLICT (prefix) DO UPDATE SET market_id = excluded.market_id, language = excluded.language;
  RETURN NULL;
END
$$;

SELECT create_constraint_trigger($$CREATE CONSTRAINT TRIGGER markets_have_primary AFTER DELETE OR UPDATE ON locales DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_primary_market()$$);
SELECT create_constraint_trigger($$CREATE CONSTRAINT TRIGGER markets_have_primary AFTER DELETE OR UPDATE ON markets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_primary_market()$$);
CREATE OR REPLACE TRIGGER status_of_market BEFORE INSERT ON market_countries
  FOR EACH ROW EXECUTE FUNCTION status_of_market();
CREATE OR REPLACE TRIGGER record_opened_market AFTER UPDATE OF status ON markets
  FOR EACH ROW WHEN ((old.status = 'open'::text) <> (new.status = 'open'::text)) EXECUTE FUNCTION record_opened_market();
SELECT create_constraint_trigger($$CREATE CONSTRAINT TRIGGER record_used_prefixes AFTER INSERT OR UPDATE ON locales DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_used_prefixes()$$);
SELECT create_constraint_trigger($$CREATE CONSTRAINT TRIGGER record_used_prefixes AFTER UPDATE OF status ON markets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.status = 'open'::text) EXECUTE FUNCTION record_used_prefixes()$$);
