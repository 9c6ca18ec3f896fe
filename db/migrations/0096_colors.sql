ALTER TABLE "translations" DROP CONSTRAINT "translations_kind_known";--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
DROP INDEX "products_name_search";--> statement-breakpoint
DROP INDEX "products_translated_search";--> statement-breakpoint
DROP INDEX "products_translated_names";--> statement-breakpoint
ALTER TABLE "facet_values" ADD COLUMN "id" uuid GENERATED ALWAYS AS (subject_id("facet_values"."kind", "facet_values"."key")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "shown_color" text;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "shown_color" text;--> statement-breakpoint
CREATE INDEX "search_words_trigram" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_name_search" ON "products" USING gin ("name_search") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_translated_search" ON "products" USING gin ("translated_search") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "products_translated_names" ON "products" USING gin ("translated_names") WHERE "products"."status" = 'active';--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_kind_known" CHECK ("translations"."kind" in ('product', 'category', 'collection', 'color', 'page', 'announcement', 'menu-link', 'homepage-section', 'store-texts', 'shipping-rate', 'pickup-point', 'size-guide', 'market', 'payment-offer', 'product-image'));--> statement-breakpoint
-- As a product saved later spells it (0050). Pages of the whole storefront show colors: what else translations are of (0092).
CREATE TRIGGER "original_changed" AFTER UPDATE OF "name" ON "facet_values" FOR EACH ROW WHEN (NEW.kind = 'color' AND NEW.name <> OLD.name) EXECUTE FUNCTION original_changed('color');
