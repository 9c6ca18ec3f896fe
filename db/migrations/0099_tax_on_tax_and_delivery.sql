ALTER TABLE "order_taxes" ADD COLUMN "is_added" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD COLUMN "is_added" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD COLUMN "shipping" text DEFAULT 'market' NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_added_by_region" CHECK (not "tax_rates"."is_added" or "tax_rates"."region" <> '');--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_shipping_known" CHECK ("tax_rates"."shipping" in ('market', 'goods', 'standard', 'none'));