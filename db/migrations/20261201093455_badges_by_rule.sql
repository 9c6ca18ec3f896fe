ALTER TABLE "products" ADD COLUMN "is_top_seller" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
-- No page shows the new column yet, so the triggers have nothing to do.
ALTER TABLE "products" DISABLE TRIGGER USER;--> statement-breakpoint
-- The best known time for products that became active before this column existed.
UPDATE "products" SET "published_at" = "created_at" WHERE "status" <> 'draft';--> statement-breakpoint
ALTER TABLE "products" ENABLE TRIGGER USER;
