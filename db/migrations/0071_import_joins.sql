ALTER TABLE "product_import_items" ADD COLUMN "joins" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_items" ADD COLUMN "new_joins" text[] DEFAULT '{}' NOT NULL;