CREATE TABLE "imported_order_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" bigint,
	"total" bigint,
	CONSTRAINT "imported_order_items_position_unique" UNIQUE("order_id","position"),
	CONSTRAINT "imported_order_items_quantity" CHECK ("imported_order_items"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "imported_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"number" text NOT NULL,
	"original_id" text NOT NULL,
	"hash" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"fulfillment_status" text NOT NULL,
	"customer_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"customer_id" uuid,
	"currency" text NOT NULL,
	"subtotal" bigint,
	"discount" bigint,
	"shipping" bigint,
	"tax" bigint,
	"total" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"sum_note" text NOT NULL,
	"discount_code" text NOT NULL,
	"shipping_method" text NOT NULL,
	"payment_method" text NOT NULL,
	"note" text NOT NULL,
	"tags" text[] NOT NULL,
	"billing_address" text[] NOT NULL,
	"shipping_address" text[] NOT NULL,
	"is_erased" boolean DEFAULT false NOT NULL,
	"search" text GENERATED ALWAYS AS (lower("imported_orders"."number" || ' ' || "imported_orders"."customer_name" || ' ' || "imported_orders"."email")) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_orders_number_unique" UNIQUE("source","number"),
	CONSTRAINT "imported_orders_source_known" CHECK ("imported_orders"."source" in ('shopify', 'woocommerce', 'file'))
);
--> statement-breakpoint
ALTER TABLE "file_imports" DROP CONSTRAINT "file_imports_kind_known";--> statement-breakpoint
ALTER TABLE "imported_order_items" ADD CONSTRAINT "imported_order_items_order_id_imported_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."imported_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_orders" ADD CONSTRAINT "imported_orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_orders_placed" ON "imported_orders" USING btree ("placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "imported_orders_email" ON "imported_orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "imported_orders_customer" ON "imported_orders" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "imported_orders_search" ON "imported_orders" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "file_imports" ADD CONSTRAINT "file_imports_kind_known" CHECK ("file_imports"."kind" in ('customers', 'orders', 'redirects'));