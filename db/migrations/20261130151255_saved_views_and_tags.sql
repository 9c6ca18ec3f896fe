CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_tags" (
	"customer_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"key" text GENERATED ALWAYS AS (lower("customer_tags"."tag")) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_tags_customer_id_key_pk" PRIMARY KEY("customer_id","key"),
	CONSTRAINT "customer_tags_tag_form" CHECK ("customer_tags"."tag" = btrim("customer_tags"."tag") and char_length("customer_tags"."tag") between 1 and 40)
);
--> statement-breakpoint
CREATE TABLE "order_tags" (
	"order_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"key" text GENERATED ALWAYS AS (lower("order_tags"."tag")) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_tags_order_id_key_pk" PRIMARY KEY("order_id","key"),
	CONSTRAINT "order_tags_tag_form" CHECK ("order_tags"."tag" = btrim("order_tags"."tag") and char_length("order_tags"."tag") between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_staff_id_auth_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_tags" ADD CONSTRAINT "customer_tags_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tags" ADD CONSTRAINT "order_tags_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name_unique" ON "saved_views" USING btree ("staff_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "customer_tags_key" ON "customer_tags" USING btree ("key","customer_id");--> statement-breakpoint
CREATE INDEX "order_tags_key" ON "order_tags" USING btree ("key","order_id");