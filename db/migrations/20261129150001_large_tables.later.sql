CREATE UNIQUE INDEX "invoices_first_of_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" = 'invoice' and "invoices"."replaced_id" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_replaced_once" ON "invoices" USING btree ("replaced_id") WHERE "invoices"."replaced_id" is not null;
--> statement-breakpoint
CREATE INDEX "order_items_backordered" ON "order_items" USING btree ("product_id") WHERE "order_items"."backordered" > 0;
--> statement-breakpoint
CREATE INDEX "orders_language" ON "orders" USING btree ("language","market_id","status");
--> statement-breakpoint
CREATE INDEX "orders_details" ON "orders" USING gin (order_details("customer_phone", "tracking_number", "shipping_address", "billing_address") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "products_prices_vary" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "products"."prices_vary";
