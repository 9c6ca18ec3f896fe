ALTER TABLE "product_imports" ALTER COLUMN "categories" SET DEFAULT '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "vendor" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_items" ADD COLUMN "type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_items" ADD COLUMN "tags" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_items" ADD COLUMN "category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_items" ADD COLUMN "proposed" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_items" ADD COLUMN "proposed_from" text;--> statement-breakpoint
ALTER TABLE "product_import_items" ADD COLUMN "new_collection" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "ignored_rows" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "product_import_items_type" ON "product_import_items" USING btree ("import_id","type","position");--> statement-breakpoint
ALTER TABLE "product_import_items" ADD CONSTRAINT "product_import_items_proposed_from_known" CHECK ("product_import_items"."proposed_from" in ('file', 'named', 'type', 'filed', 'title', 'tags', 'description'));