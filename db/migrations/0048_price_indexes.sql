DROP INDEX "fixed_prices_variant";--> statement-breakpoint
DROP INDEX "fixed_prices_product";--> statement-breakpoint
CREATE INDEX "price_history_market" ON "price_history" USING btree ("market_id");--> statement-breakpoint
CREATE INDEX "fixed_prices_product" ON "fixed_prices" USING btree ("product_id","variant_id");