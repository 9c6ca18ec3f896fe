DROP INDEX "orders_customer";--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","created_at" DESC NULLS FIRST,"status","store_currency","total_amount");