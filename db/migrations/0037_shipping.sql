CREATE TABLE "pickup_points" (
	"id" uuid PRIMARY KEY NOT NULL,
	"market_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pickup_points_name_length" CHECK (length("pickup_points"."name") between 1 and 100),
	CONSTRAINT "pickup_points_address_length" CHECK (length("pickup_points"."address") between 1 and 500),
	CONSTRAINT "pickup_points_hours_length" CHECK (length("pickup_points"."hours") <= 200)
);
--> statement-breakpoint
CREATE TABLE "shipping_places" (
	"zone_id" uuid NOT NULL,
	"country" text NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"postal_pattern" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shipping_places_zone_id_country_region_postal_pattern_pk" PRIMARY KEY("zone_id","country","region","postal_pattern"),
	CONSTRAINT "shipping_places_country_form" CHECK ("shipping_places"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "shipping_places_lengths" CHECK (length("shipping_places"."region") <= 100 and length("shipping_places"."postal_pattern") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "shipping_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"zone_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"free_from" bigint,
	"basis" text DEFAULT 'subtotal' NOT NULL,
	"minimum" bigint,
	"maximum" bigint,
	"days_min" integer,
	"days_max" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "shipping_rates_key_unique" UNIQUE("zone_id","key"),
	CONSTRAINT "shipping_rates_key_form" CHECK ("shipping_rates"."key" ~ '^[a-z][a-z0-9-]{0,39}$'),
	CONSTRAINT "shipping_rates_name_length" CHECK (length("shipping_rates"."name") between 1 and 60),
	CONSTRAINT "shipping_rates_kind_known" CHECK ("shipping_rates"."kind" in ('delivery', 'pickup')),
	CONSTRAINT "shipping_rates_basis_known" CHECK ("shipping_rates"."basis" in ('subtotal', 'weight', 'units')),
	CONSTRAINT "shipping_rates_amounts_not_negative" CHECK ("shipping_rates"."amount" >= 0 and "shipping_rates"."free_from" >= 0 and "shipping_rates"."minimum" >= 0),
	CONSTRAINT "shipping_rates_limits_in_order" CHECK ("shipping_rates"."maximum" > coalesce("shipping_rates"."minimum", 0)),
	CONSTRAINT "shipping_rates_days_in_order" CHECK (num_nulls("shipping_rates"."days_min", "shipping_rates"."days_max") <> 1 and "shipping_rates"."days_min" >= 0 and "shipping_rates"."days_max" between "shipping_rates"."days_min" and 365)
);
--> statement-breakpoint
CREATE TABLE "shipping_zones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"market_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipping_zones_name_length" CHECK (length("shipping_zones"."name") between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_shipping_method_known";--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_name" text DEFAULT 'Standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_kind" text DEFAULT 'delivery' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_days_min" integer DEFAULT 5;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_days_max" integer DEFAULT 7;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_point" jsonb;--> statement-breakpoint
ALTER TABLE "pickup_points" ADD CONSTRAINT "pickup_points_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_places" ADD CONSTRAINT "shipping_places_zone_id_shipping_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."shipping_zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_zone_id_shipping_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."shipping_zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_zones" ADD CONSTRAINT "shipping_zones_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pickup_points_market" ON "pickup_points" USING btree ("market_id","position");--> statement-breakpoint
CREATE INDEX "shipping_zones_market" ON "shipping_zones" USING btree ("market_id","position");--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_weight_in_range" CHECK ("product_variants"."weight_grams" between 0 and 1000000);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_weight_in_range" CHECK ("products"."weight_grams" between 0 and 1000000);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipping_kind_known" CHECK ("orders"."shipping_kind" in ('delivery', 'pickup'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pickup_point_of_pickup" CHECK ("orders"."pickup_point" is null or "orders"."shipping_kind" = 'pickup');--> statement-breakpoint
-- Orders keep the names and times that they were sold under.
UPDATE "orders" SET shipping_name = 'Express', delivery_days_min = 2, delivery_days_max = 3 WHERE shipping_method = 'express';--> statement-breakpoint
UPDATE "orders" SET shipping_name = 'Local pickup', shipping_kind = 'pickup', delivery_days_min = NULL, delivery_days_max = NULL
WHERE shipping_method = 'pickup';--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "shipping_name" DROP DEFAULT, ALTER COLUMN "shipping_kind" DROP DEFAULT, ALTER COLUMN "delivery_days_min" DROP DEFAULT, ALTER COLUMN "delivery_days_max" DROP DEFAULT;--> statement-breakpoint
-- What was built in until now (app/features/shipping/preset-shipping.ts).
INSERT INTO "shipping_zones" (id, market_id, name)
SELECT '01996d6f-8400-7000-8000-000000000011', id, 'International' FROM "markets" WHERE is_primary;--> statement-breakpoint
INSERT INTO "shipping_places" (zone_id, country, position)
SELECT '01996d6f-8400-7000-8000-000000000011', c.country, coalesce(array_position('{US,CA,GB,EU}', c.country), 5)
FROM "market_countries" AS c JOIN "markets" AS m ON m.id = c.market_id WHERE m.is_primary;--> statement-breakpoint
INSERT INTO "shipping_rates" (id, zone_id, key, name, kind, amount, free_from, days_min, days_max, position) VALUES
  ('01996d6f-8400-7000-8000-000000000012', '01996d6f-8400-7000-8000-000000000011', 'standard', 'Standard', 'delivery', 1000, 15000, 5, 7, 0),
  ('01996d6f-8400-7000-8000-000000000013', '01996d6f-8400-7000-8000-000000000011', 'express', 'Express', 'delivery', 2500, NULL, 2, 3, 1);--> statement-breakpoint
CREATE TRIGGER "page_changes_of_any" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shipping_zones" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{settings}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_any" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shipping_places" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{settings}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_any" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shipping_rates" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{settings}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_any" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "pickup_points" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{settings}');