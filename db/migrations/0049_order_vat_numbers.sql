ALTER TABLE "orders" ADD COLUMN "vat_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_check" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_reverse_charge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reverse_charge_untaxed" CHECK (not "orders"."is_reverse_charge" or ("orders"."tax" = 0 and "orders"."tax_amount" = 0));