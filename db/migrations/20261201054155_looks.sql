CREATE TABLE "look_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"look_id" uuid NOT NULL,
	"product_id" uuid,
	"color" text,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "look_items_on_image" CHECK ("look_items"."x" between 0 and 100 and "look_items"."y" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "looks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"image" text NOT NULL,
	"image_public_id" text NOT NULL,
	"image_width" integer NOT NULL,
	"image_height" integer NOT NULL,
	"image_alt" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "looks_name_not_empty" CHECK (btrim("looks"."name") <> ''),
	CONSTRAINT "looks_image_size" CHECK ("looks"."image_width" > 0 and "looks"."image_height" > 0)
);
--> statement-breakpoint
ALTER TABLE "translations" DROP CONSTRAINT "translations_kind_known";--> statement-breakpoint
ALTER TABLE "look_items" ADD CONSTRAINT "look_items_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "public"."looks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_items" ADD CONSTRAINT "look_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "look_items_look" ON "look_items" USING btree ("look_id");--> statement-breakpoint
CREATE INDEX "look_items_product" ON "look_items" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_kind_known" CHECK ("translations"."kind" in ('product', 'category', 'collection', 'color', 'page', 'announcement', 'menu-link', 'homepage-section', 'store-texts', 'shipping-rate', 'pickup-point', 'size-guide', 'look', 'market', 'payment-offer', 'product-image'));