ALTER TABLE "returns" DROP CONSTRAINT "returns_reason_known";--> statement-breakpoint
ALTER TABLE "return_items" ADD COLUMN "fit" text;--> statement-breakpoint
ALTER TABLE "return_items" ADD COLUMN "fit_product_id" uuid;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_fit_product_id_products_id_fk" FOREIGN KEY ("fit_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_items_fit" ON "return_items" USING btree ("fit_product_id") WHERE "return_items"."fit_product_id" is not null;--> statement-breakpoint
CREATE INDEX "reviews_fit" ON "reviews" USING btree ("product_id","created_at") WHERE "reviews"."status" = 'approved' and "reviews"."fit" is not null;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_fit_known" CHECK ("return_items"."fit" in ('small', 'large'));--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_fit_of_a_product" CHECK ("return_items"."fit" is not null or "return_items"."fit_product_id" is null);--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_reason_known" CHECK ("returns"."reason" in ('too_small', 'too_large', 'size', 'fit', 'quality', 'damaged', 'wrong_item', 'changed_mind', 'other'));--> statement-breakpoint
-- A return for its size changes the line about the fit on its product's page.
CREATE FUNCTION "page_changes_of_fit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_changes_of_keys('{product:%s}', ARRAY(
    SELECT fit_product_id::text FROM changed_rows WHERE fit_product_id IS NOT NULL LIMIT 201
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "page_changes_of_insert" AFTER INSERT ON "return_items" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_fit();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_delete" AFTER DELETE ON "return_items" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_fit();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_truncate" AFTER TRUNCATE ON "return_items" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{all}');
