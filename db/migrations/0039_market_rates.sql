CREATE TABLE "market_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"market_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"base" bigint NOT NULL,
	"quote" bigint NOT NULL,
	"source" text NOT NULL,
	"valid_from" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "market_rates_currency_form" CHECK ("market_rates"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "market_rates_in_range" CHECK ("market_rates"."base" between 1 and 1000000000000 and "market_rates"."quote" between 1 and 1000000000000),
	CONSTRAINT "market_rates_source_known" CHECK ("market_rates"."source" in ('typed', 'ecb', 'derived'))
);
--> statement-breakpoint
ALTER TABLE "market_rates" ADD CONSTRAINT "market_rates_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "market_rates_newest" ON "market_rates" USING btree ("market_id","currency","valid_from" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
INSERT INTO "market_rates" (id, market_id, currency, base, quote, source)
SELECT gen_random_uuid(), m.id, r.currency, r.base, r.quote, 'typed'
FROM "markets" AS m, (VALUES
  ('USD', coalesce((SELECT (value #>> '{}')::bigint FROM "store_settings" WHERE key = 'usd_rate'), 1500000000), 1000000),
  ('GBP', 1000000, 790000), ('EUR', 1000000, 920000), ('CAD', 1000000, 1350000)
) AS r (currency, base, quote)
WHERE m.is_primary;--> statement-breakpoint
DELETE FROM "store_settings" WHERE key = 'usd_rate';--> statement-breakpoint
CREATE TRIGGER "page_changes_of_any" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "market_rates" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{settings}');
