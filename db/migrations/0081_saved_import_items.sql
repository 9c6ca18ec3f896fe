ALTER TABLE "product_import_items" ADD COLUMN "is_saved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "product_import_items" SET "is_saved" = true WHERE "outcome" = 'applied';
