CREATE TABLE "locales" (
	"id" uuid PRIMARY KEY NOT NULL,
	"market_id" uuid NOT NULL,
	"language" text NOT NULL,
	"prefix" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "locales_language_once" UNIQUE("market_id","language"),
	CONSTRAINT "locales_prefix_form" CHECK ("locales"."prefix" = '' or "locales"."prefix" ~ '^[a-z][a-z0-9-]{1,11}$'),
	CONSTRAINT "locales_language_form" CHECK ("locales"."language" ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$')
);
--> statement-breakpoint
CREATE TABLE "market_countries" (
	"market_id" uuid NOT NULL,
	"country" text NOT NULL,
	"market_status" text DEFAULT 'draft' NOT NULL,
	CONSTRAINT "market_countries_market_id_country_pk" PRIMARY KEY("market_id","country"),
	CONSTRAINT "market_countries_country_form" CHECK ("market_countries"."country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "markets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"currency" text NOT NULL,
	"display_currencies" text[] NOT NULL,
	"lists_in_store_currency" boolean DEFAULT false NOT NULL,
	"tax_included" boolean DEFAULT false NOT NULL,
	"tax_shipping" boolean DEFAULT false NOT NULL,
	"rounding_step" bigint DEFAULT 1 NOT NULL,
	"rounding_ending" bigint DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "markets_id_status" UNIQUE("id","status"),
	CONSTRAINT "markets_name_not_empty" CHECK ("markets"."name" <> ''),
	CONSTRAINT "markets_status_known" CHECK ("markets"."status" in ('draft', 'open')),
	CONSTRAINT "markets_primary_is_open" CHECK (not "markets"."is_primary" or "markets"."status" = 'open'),
	CONSTRAINT "markets_currency_form" CHECK ("markets"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "markets_display_currencies_form" CHECK (array_to_string("markets"."display_currencies", ',') ~ '^[A-Z]{3}(,[A-Z]{3})*$'),
	CONSTRAINT "markets_displays_its_currency" CHECK ("markets"."currency" = any("markets"."display_currencies")),
	CONSTRAINT "markets_rounding_possible" CHECK ("markets"."rounding_step" >= 1 and "markets"."rounding_ending" >= 0 and "markets"."rounding_ending" < "markets"."rounding_step")
);
--> statement-breakpoint
ALTER TABLE "locales" ADD CONSTRAINT "locales_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_countries" ADD CONSTRAINT "market_countries_market" FOREIGN KEY ("market_id","market_status") REFERENCES "public"."markets"("id","status") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "locales_prefix_unique" ON "locales" USING btree ("prefix");--> statement-breakpoint
CREATE UNIQUE INDEX "locales_one_default" ON "locales" USING btree ("market_id") WHERE "locales"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "markets_one_primary" ON "markets" USING btree ("is_primary") WHERE "markets"."is_primary";--> statement-breakpoint
-- A country as a range of numbers, so that a group overlaps with its members (app/features/markets/countries.ts).
CREATE FUNCTION "country_span"(country text) RETURNS int4range LANGUAGE sql IMMUTABLE
  RETURN CASE WHEN country = 'EU' THEN int4range(1, 28) ELSE (
    SELECT int4range(number, number + 1) FROM (SELECT coalesce(
      array_position('{AT,BE,BG,CY,CZ,DE,DK,EE,ES,FI,FR,GR,HR,HU,IE,IT,LT,LU,LV,MT,NL,PL,PT,RO,SE,SI,SK}'::text[], country),
      1000 * ascii(country) + ascii(substr(country, 2))
    ) AS number) AS n
  ) END;--> statement-breakpoint
ALTER TABLE "market_countries" ADD CONSTRAINT "market_countries_one_open_market" EXCLUDE USING gist (country_span(country) WITH &&) WHERE (market_status = 'open');--> statement-breakpoint
-- Waits for a transaction that changes the market's status; later changes cascade.
CREATE FUNCTION "status_of_market"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(max(status), NEW.market_status) INTO NEW.market_status
  FROM (SELECT status FROM markets WHERE id = NEW.market_id FOR KEY SHARE) AS m;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "status_of_market" BEFORE INSERT ON "market_countries" FOR EACH ROW EXECUTE FUNCTION status_of_market();--> statement-breakpoint
CREATE FUNCTION "require_primary_market"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM markets AS m JOIN locales AS l ON l.market_id = m.id WHERE m.is_primary AND l.prefix = '') THEN
    RAISE check_violation USING CONSTRAINT = 'markets_have_primary',
      MESSAGE = 'the primary market must exist and have the locale without prefix';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "markets_have_primary" AFTER UPDATE OR DELETE ON "markets" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_primary_market();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "markets_have_primary" AFTER UPDATE OR DELETE ON "locales" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_primary_market();--> statement-breakpoint
INSERT INTO "markets" (id, name, status, is_primary, currency, display_currencies, lists_in_store_currency)
VALUES ('01996d6f-8400-7000-8000-000000000001', 'International', 'open', true, 'USD', '{USD,GBP,EUR,CAD}', true);--> statement-breakpoint
INSERT INTO "market_countries" (market_id, country)
SELECT '01996d6f-8400-7000-8000-000000000001', country FROM unnest('{US,CA,GB,EU}'::text[]) AS c (country);--> statement-breakpoint
INSERT INTO "locales" (id, market_id, language, prefix, is_default)
VALUES ('01996d6f-8400-7000-8000-000000000002', '01996d6f-8400-7000-8000-000000000001', 'en', '', true);--> statement-breakpoint
CREATE TRIGGER "page_changes_of_any" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "markets" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{settings}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_any" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "market_countries" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{settings}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_any" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "locales" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{settings}');
