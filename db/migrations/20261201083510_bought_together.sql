CREATE TABLE "bought_together" (
	"product_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "bought_together_product_id_other_id_pk" PRIMARY KEY("product_id","other_id"),
	CONSTRAINT "bought_together_counted" CHECK ("bought_together"."orders" > 0 and "bought_together"."product_id" <> "bought_together"."other_id")
);
--> statement-breakpoint
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_other_id_products_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;