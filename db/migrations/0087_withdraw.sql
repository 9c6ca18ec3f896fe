CREATE TABLE "withdrawal_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "withdrawal_items_line_unique" UNIQUE("withdrawal_id","order_item_id"),
	CONSTRAINT "withdrawal_items_returned_in_range" CHECK ("withdrawal_items"."quantity" > 0 and "withdrawal_items"."returned" between 0 and "withdrawal_items"."quantity")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"name" text NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "returns" DROP CONSTRAINT "returns_reason_known";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "withdrawal" text DEFAULT 'allowed' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "exemption" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "standard_shipping" bigint;--> statement-breakpoint
ALTER TABLE "withdrawal_items" ADD CONSTRAINT "withdrawal_items_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_items" ADD CONSTRAINT "withdrawal_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_items_order_item" ON "withdrawal_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("order_id") WHERE "withdrawals"."settled_at" is null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_withdrawal_known" CHECK ("products"."withdrawal" in ('allowed', 'sealed', 'personal'));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_exemption_known" CHECK ("order_items"."exemption" in ('sealed', 'personal'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_standard_shipping_not_negative" CHECK ("orders"."standard_shipping" >= 0);--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_reason_known" CHECK ("returns"."reason" in ('too_small', 'too_large', 'size', 'fit', 'quality', 'damaged', 'wrong_item', 'changed_mind', 'withdrawal', 'other'));