ALTER TABLE "product_import_images" ALTER COLUMN "public_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_images" ADD COLUMN "state" text DEFAULT 'ready' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_images" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_images" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_images" ADD COLUMN "leased_until" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_items" ADD COLUMN "wanted" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "has_fetched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "product_import_images_waiting" ON "product_import_images" USING btree ("leased_until") WHERE "product_import_images"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "product_import_images" ADD CONSTRAINT "product_import_images_state_known" CHECK ("product_import_images"."state" in ('waiting', 'ready', 'failed'));--> statement-breakpoint
ALTER TABLE "product_import_images" ADD CONSTRAINT "product_import_images_ready" CHECK (("product_import_images"."state" = 'ready') = ("product_import_images"."public_id" is not null));