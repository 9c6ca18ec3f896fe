ALTER TABLE "product_import_items" ADD COLUMN "row_notes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_items" ADD COLUMN "lacks_maker" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "maker_choice" jsonb;