DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_name";--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"category","effective_price");--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("status","name" collate "und-x-icu","id","category","effective_price");