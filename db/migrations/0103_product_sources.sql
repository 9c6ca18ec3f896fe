CREATE TABLE "product_sources" (
	"format" text NOT NULL,
	"key" text NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "product_sources_format_key_pk" PRIMARY KEY("format","key")
);
--> statement-breakpoint
ALTER TABLE "product_import_items" ADD COLUMN "source_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_sources" ADD CONSTRAINT "product_sources_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_sources_product" ON "product_sources" USING btree ("product_id");