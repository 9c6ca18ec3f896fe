DROP INDEX "payments_newest";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "currency" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "refunds" AS r SET "currency" = o."currency" FROM "orders" AS o WHERE o.id = r.order_id;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_currency_form" CHECK ("refunds"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
CREATE FUNCTION "copy_refund_currency"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT o.currency INTO NEW.currency FROM orders AS o WHERE o.id = NEW.order_id;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "copy_refund_currency" BEFORE INSERT ON "refunds" FOR EACH ROW WHEN (NEW.currency = '') EXECUTE FUNCTION copy_refund_currency();--> statement-breakpoint
-- Payments of orders from before there was this table. Those that wait for one continue with it.
INSERT INTO "payments" ("id", "order_id", "provider", "method", "amount", "currency", "reference", "state", "created_at", "updated_at")
SELECT gen_random_uuid(), o.id, o.payment_provider, o.payment_method, o.total, o.currency, o.payment_reference,
  CASE WHEN o.payment_status = 'failed' OR o.payment_status = 'pending' AND o.status = 'cancelled' THEN 'gone'
       WHEN o.payment_status = 'pending' THEN 'open' ELSE 'paid' END, o.created_at, o.created_at
FROM "orders" AS o
WHERE o.payment_provider <> 'demo' AND o.payment_reference <> '' AND o.total > 0
ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"provider","currency","state","amount","fee_currency","fee","dispute","order_id");--> statement-breakpoint
CREATE INDEX "payments_provider_newest" ON "payments" USING btree ("provider","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payments_currency_newest" ON "payments" USING btree ("currency","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payments_state_newest" ON "payments" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payments_disputed" ON "payments" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "payments"."dispute" is not null;--> statement-breakpoint
CREATE INDEX "payments_search" ON "payments" USING btree ("reference" text_pattern_ops) WHERE "payments"."reference" <> '';--> statement-breakpoint
CREATE INDEX "refunds_newest" ON "refunds" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"payment_provider","currency","status","amount","order_id");--> statement-breakpoint
CREATE INDEX "refunds_provider_newest" ON "refunds" USING btree ("payment_provider","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refunds_currency_newest" ON "refunds" USING btree ("currency","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refunds_search" ON "refunds" USING btree ("payment_reference" text_pattern_ops) WHERE "refunds"."payment_reference" <> '';
--> statement-breakpoint
ALTER TABLE "markets" ADD COLUMN "order_button" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "markets" ADD CONSTRAINT "markets_order_button_length" CHECK (length("markets"."order_button") <= 60);