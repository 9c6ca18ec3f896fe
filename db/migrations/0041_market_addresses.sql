ALTER TABLE "market_countries" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "markets" ADD COLUMN "address_form" text DEFAULT 'international' NOT NULL;--> statement-breakpoint
ALTER TABLE "markets" ALTER COLUMN "address_form" SET DEFAULT 'country';--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address_form" text DEFAULT 'international' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "market_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "markets" ADD CONSTRAINT "markets_address_form_known" CHECK ("markets"."address_form" in ('international', 'country'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_address_form_known" CHECK ("orders"."address_form" in ('international', 'country'));--> statement-breakpoint
UPDATE "market_countries" SET position = array_position('{US,CA,GB,EU}'::text[], country)
WHERE country IN ('US', 'CA', 'GB', 'EU') AND market_id = (SELECT id FROM markets WHERE is_primary);