DROP INDEX "orders_status_newest";--> statement-breakpoint
DROP INDEX "orders_not_paid";--> statement-breakpoint
DROP INDEX "orders_total";--> statement-breakpoint
CREATE INDEX "orders_market_newest" ON "orders" USING btree ("market_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","payment_status","search");--> statement-breakpoint
CREATE INDEX "orders_status_newest" ON "orders" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"payment_status","market_id");--> statement-breakpoint
CREATE INDEX "orders_not_paid" ON "orders" USING btree ("payment_status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","market_id") WHERE "orders"."payment_status" <> 'paid';--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total_amount" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","payment_status","created_at","search","market_id");