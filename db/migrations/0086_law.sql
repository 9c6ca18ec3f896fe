CREATE TABLE "law_switches" (
	"rule" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"staff_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "law_switches_reason_length" CHECK (length(btrim("law_switches"."reason")) between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "maker_contact" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "maker_country" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "responsible_person" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "safety_warnings" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "measure" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "law_switches" ADD CONSTRAINT "law_switches_staff_id_auth_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "law_switches_staff" ON "law_switches" USING btree ("staff_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_measure_form" CHECK ("products"."measure" ~ '^(|[0-9]{1,6}([.][0-9]{1,3})? (ml|cl|l|g|kg|cm|m|m²))$');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_maker_country_form" CHECK ("products"."maker_country" ~ '^[A-Z]{2}$');--> statement-breakpoint
-- Which rules apply in a market is on every page of the storefront.
CREATE TRIGGER "page_changes_of_any" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "law_switches" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{settings}');--> statement-breakpoint
-- The built-in text now names the payment where the law requires it; the demo store has its own.
SET CONSTRAINTS "markets_have_primary" IMMEDIATE;--> statement-breakpoint
UPDATE "markets" SET "order_button" = 'Place order · {total}'
WHERE "is_primary" AND "order_button" = '' AND NOT EXISTS (SELECT FROM "store_settings" WHERE "key" = 'demo_content' AND "value" = 'false');--> statement-breakpoint
SET CONSTRAINTS "markets_have_primary" DEFERRED;
