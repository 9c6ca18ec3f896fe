ALTER TABLE "invoices" DROP CONSTRAINT "invoices_credit_note_of_refund";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_total_is_sum";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total_is_sum";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total_amount_is_sum";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rounding" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rounding_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "uncollected" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "uncollected_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credit_note_of_refund" CHECK (("invoices"."kind" = 'credit-note') = ("invoices"."invoice_id" is not null) and ("invoices"."kind" = 'credit-note' or "invoices"."refund_id" is null));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_total_is_sum" CHECK (least("invoices"."net", "invoices"."tax") >= 0
        and "invoices"."total" = "invoices"."net" + "invoices"."tax" + coalesce(("invoices"."contents" ->> 'rounding')::bigint, 0));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_uncollected_of_refunded" CHECK ("orders"."uncollected" between 0 and "orders"."refunded" and "orders"."uncollected_amount" between 0 and "orders"."refunded_amount");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_is_sum" CHECK ("orders"."total" = "orders"."subtotal" + "orders"."shipping_cost" + "orders"."rounding" + case when "orders"."tax_included" then 0 else "orders"."tax" end);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_amount_is_sum" CHECK ("orders"."total_amount" = "orders"."subtotal_amount" + "orders"."shipping_amount" + "orders"."rounding_amount" + case when "orders"."tax_included" then 0 else "orders"."tax_amount" end);