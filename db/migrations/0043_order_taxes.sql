CREATE TABLE "order_taxes" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"rate" integer,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"store_net" bigint NOT NULL,
	"store_tax" bigint NOT NULL,
	CONSTRAINT "order_taxes_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_taxes_rate_not_negative" CHECK ("order_taxes"."rate" >= 0),
	CONSTRAINT "order_taxes_amounts_not_negative" CHECK (least("order_taxes"."net", "order_taxes"."tax", "order_taxes"."store_net", "order_taxes"."store_tax") >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_tax_rate_not_negative";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total_is_sum";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total_amount_is_sum";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "tax" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_included" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Orders before had at most one tax, at one rate, on the subtotal. Its name was not stored.
INSERT INTO "order_taxes" (order_id, position, name, rate, net, tax, store_net, store_tax)
SELECT id, 0, '', tax_rate, subtotal, tax, subtotal_amount, tax_amount
FROM "orders" WHERE tax_rate > 0 OR tax > 0 OR tax_amount > 0;--> statement-breakpoint
-- Discount and tax are distributed to the lines by largest remainder, as checkout does. Lines that do not add up to their
-- order keep neither.
WITH "line" AS (
  SELECT i.id, i.order_id, i.position, i.total_price, o.tax_rate, o.tax, o.discount,
    sum(i.total_price) OVER (PARTITION BY i.order_id) AS whole, o.subtotal + o.discount AS expected
  FROM "order_items" i JOIN "orders" o ON o.id = i.order_id
), "rounded_down" AS (
  SELECT *, div(discount * total_price::numeric, whole) AS share, mod(discount * total_price::numeric, whole) AS rest
  FROM "line" WHERE whole = expected AND whole > 0
), "discounted" AS (
  SELECT *, share + (row_number() OVER (PARTITION BY order_id ORDER BY rest DESC, position)
    <= discount - sum(share) OVER (PARTITION BY order_id))::int AS off
  FROM "rounded_down"
), "net" AS (
  SELECT id, order_id, position, tax_rate, tax, off, total_price - off AS amount,
    sum(total_price - off) OVER (PARTITION BY order_id) AS whole
  FROM "discounted"
), "taxed" AS (
  SELECT *, coalesce(div(tax * amount, nullif(whole, 0)), 0) AS share, coalesce(mod(tax * amount, nullif(whole, 0)), 0) AS rest
  FROM "net"
), "distributed" AS (
  SELECT id, tax_rate, off, share + (row_number() OVER (PARTITION BY order_id ORDER BY rest DESC, position)
    <= tax - sum(share) OVER (PARTITION BY order_id))::int AS tax
  FROM "taxed"
)
UPDATE "order_items" i SET discount = d.off, tax = d.tax, tax_rate = d.tax_rate
FROM "distributed" d WHERE d.id = i.id AND (d.off > 0 OR d.tax > 0 OR d.tax_rate IS NOT NULL);--> statement-breakpoint
ALTER TABLE "order_taxes" ADD CONSTRAINT "order_taxes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "tax_rate";--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_discount_in_range" CHECK ("order_items"."discount" between 0 and "order_items"."total_price");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_tax_not_negative" CHECK ("order_items"."tax" >= 0 and "order_items"."tax_rate" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_is_sum" CHECK ("orders"."total" = "orders"."subtotal" + "orders"."shipping_cost" + case when "orders"."tax_included" then 0 else "orders"."tax" end);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_amount_is_sum" CHECK ("orders"."total_amount" = "orders"."subtotal_amount" + "orders"."shipping_amount" + case when "orders"."tax_included" then 0 else "orders"."tax_amount" end);