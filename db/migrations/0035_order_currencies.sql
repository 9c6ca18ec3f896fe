ALTER TABLE "orders" RENAME COLUMN "usd_rate" TO "rate_base";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "shopper_currency" TO "shown_currency";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_currency_is_usd";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_usd_rate_positive";--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "currency" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "currency" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rate_quote" bigint DEFAULT 1000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shown_base" bigint DEFAULT 1000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shown_quote" bigint DEFAULT 1000000 NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "shown_quote" = CASE "shown_currency" WHEN 'GBP' THEN 790000 WHEN 'EUR' THEN 920000 ELSE 1350000 END WHERE "shown_currency" <> 'USD';--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "rate_quote" DROP DEFAULT, ALTER COLUMN "shown_currency" DROP DEFAULT, ALTER COLUMN "shown_base" DROP DEFAULT, ALTER COLUMN "shown_quote" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_currencies_form" CHECK ("orders"."currency" ~ '^[A-Z]{3}$' and "orders"."store_currency" ~ '^[A-Z]{3}$' and "orders"."shown_currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rates_positive" CHECK (least("orders"."rate_base", "orders"."rate_quote", "orders"."shown_base", "orders"."shown_quote") > 0);