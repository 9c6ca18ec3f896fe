DROP INDEX "orders_newest";--> statement-breakpoint
DROP INDEX "orders_status_newest";--> statement-breakpoint
DROP INDEX "orders_search";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search" text GENERATED ALWAYS AS (lower("orders"."order_number" || ' ' || "orders"."customer_name" || ' ' || "orders"."customer_email")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total_amount" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","payment_status","created_at");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","payment_status","store_currency","total_amount","search");--> statement-breakpoint
CREATE INDEX "orders_status_newest" ON "orders" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"payment_status");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search" gin_trgm_ops);