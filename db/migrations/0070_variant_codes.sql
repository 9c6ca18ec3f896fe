ALTER TABLE "product_variants" ADD COLUMN "has_own_sku" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "product_import_items" ADD COLUMN "variant_skus" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "product_variants_own_sku" ON "product_variants" USING gin ("sku" gin_trgm_ops) WHERE "product_variants"."has_own_sku";--> statement-breakpoint
CREATE INDEX "product_variants_barcode" ON "product_variants" USING gin ("barcode" gin_trgm_ops) WHERE "product_variants"."barcode" is not null;--> statement-breakpoint
CREATE INDEX "product_import_items_variant_skus" ON "product_import_items" USING gin ("variant_skus");--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_barcode_form" CHECK (btrim("product_variants"."barcode") <> '' and char_length("product_variants"."barcode") <= 50);