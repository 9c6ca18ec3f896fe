DROP INDEX "products_stock";--> statement-breakpoint
DROP INDEX "orders_newest";--> statement-breakpoint
CREATE INDEX "order_items_sold" ON "order_items" USING btree ("order_id","product_id","quantity","store_total_price");--> statement-breakpoint
CREATE INDEX "products_stock" ON "products" USING btree ("stock_quantity","id","low_stock_threshold");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","payment_status","store_currency","total_amount");