CREATE INDEX "products_slug_trigram" ON "products" USING gin ("slug" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_all_name" ON "products" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_all_price" ON "products" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "products_all_updated" ON "products" USING btree ("updated_at","id");