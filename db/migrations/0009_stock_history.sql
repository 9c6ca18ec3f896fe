ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason_known";--> statement-breakpoint
ALTER TABLE "stock_movements" ALTER COLUMN "created_at" SET DATA TYPE timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "stock_movements" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "size" text;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "stock_after" integer;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "by_shopper" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "stock_movements" AS m SET "stock_after" = nullif(greatest(b.after, -1), -1), "size" = b.size, "color" = b.color
FROM (SELECT s.id, v.size, v.color, v.stock - coalesce(sum(s.delta) OVER (PARTITION BY s.variant_id ORDER BY s.created_at, s.id
  ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING), 0) AS after
  FROM "stock_movements" s JOIN "product_variants" v ON v.id = s.variant_id) b WHERE b.id = m.id;--> statement-breakpoint
UPDATE "stock_movements" SET "by_shopper" = true WHERE "reason" = 'sale';--> statement-breakpoint
CREATE INDEX "stock_movements_reason" ON "stock_movements" USING btree ("reason","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "stock_movements"."reason" <> 'sale';--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_after_not_negative" CHECK ("stock_movements"."stock_after" >= 0);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason_known" CHECK ("stock_movements"."reason" in ('initial', 'edit', 'sale', 'cancel', 'reopen', 'return', 'variants', 'deleted'));