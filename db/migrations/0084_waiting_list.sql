CREATE TABLE "waiting_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link" text NOT NULL,
	"email" text NOT NULL,
	"product_id" uuid,
	"product_name" text NOT NULL,
	"size" text NOT NULL,
	"color" text NOT NULL,
	"market_id" uuid,
	"language" text NOT NULL,
	"state" text DEFAULT 'unconfirmed' NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"variant_id" uuid,
	"held_until" timestamp (3) with time zone,
	"order_id" uuid,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_list_link_unique" UNIQUE("link"),
	CONSTRAINT "waiting_list_state_known" CHECK ("waiting_list"."state" in ('unconfirmed', 'waiting', 'held', 'bought', 'expired')),
	CONSTRAINT "waiting_list_confirmed_before_waiting" CHECK (("waiting_list"."state" = 'unconfirmed') = ("waiting_list"."confirmed_at" is null)),
	CONSTRAINT "waiting_list_held_until" CHECK ("waiting_list"."state" <> 'held' or "waiting_list"."held_until" is not null),
	CONSTRAINT "waiting_list_ended" CHECK (("waiting_list"."state" in ('bought', 'expired')) = ("waiting_list"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason_known";--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_email_unique" ON "waiting_list" USING btree ("product_id","size","color",lower("email")) WHERE "waiting_list"."state" in ('unconfirmed', 'waiting', 'held');--> statement-breakpoint
CREATE INDEX "waiting_list_in_line" ON "waiting_list" USING btree ("product_id","confirmed_at","id") WHERE "waiting_list"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "waiting_list_held" ON "waiting_list" USING btree ("held_until") WHERE "waiting_list"."state" = 'held';--> statement-breakpoint
CREATE INDEX "waiting_list_variant" ON "waiting_list" USING btree ("variant_id") WHERE "waiting_list"."variant_id" is not null;--> statement-breakpoint
CREATE INDEX "waiting_list_order" ON "waiting_list" USING btree ("order_id") WHERE "waiting_list"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "waiting_list_email" ON "waiting_list" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "waiting_list_newest" ON "waiting_list" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason_known" CHECK ("stock_movements"."reason" in ('initial', 'edit', 'sale', 'cancel', 'reopen', 'return', 'variants', 'deleted', 'hold', 'release'));