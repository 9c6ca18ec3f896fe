CREATE TABLE "review_requests" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"public_id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "review_photos_position_unique" UNIQUE("review_id","position"),
	CONSTRAINT "review_photos_size_positive" CHECK ("review_photos"."width" > 0 and "review_photos"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "review_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "order_item_id" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "size" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "color" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "fit" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "usual_size" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "height" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_incentivized" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "status" text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "rejection" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "moderated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "helpful" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_requests_due" ON "review_requests" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "review_photos_public_id" ON "review_photos" USING btree ("public_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("product_id","rating") WHERE "reviews"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_status" ON "reviews" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_item_unique" UNIQUE("order_item_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_fit_known" CHECK ("reviews"."fit" in ('small', 'true', 'large'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_height_known" CHECK ("reviews"."height" in ('under-155', '155-159', '160-164', '165-169', '170-174', '175-179', 'from-180'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_status_known" CHECK ("reviews"."status" in ('pending', 'approved', 'rejected'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_rejection_known" CHECK ("reviews"."rejection" in ('offensive', 'personal', 'off-topic', 'advertising', 'false', 'rights'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_rejected_for_a_reason" CHECK (("reviews"."status" = 'rejected') = ("reviews"."rejection" is not null));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reply_dated" CHECK (("reviews"."reply" = '') = ("reviews"."replied_at" is null));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_helpful_not_negative" CHECK ("reviews"."helpful" >= 0);--> statement-breakpoint
-- Pages show approved reviews alone. How many found one helpful may be an hour old there.
DROP TRIGGER "page_changes_of_insert" ON "reviews";--> statement-breakpoint
DROP TRIGGER "page_changes_of_delete" ON "reviews";--> statement-breakpoint
DROP TRIGGER "page_changes_of_update" ON "reviews";--> statement-breakpoint
CREATE TRIGGER "page_changes_of_insert" AFTER INSERT ON "reviews" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{product:%s}', 'product_id', '{"status": "approved"}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_delete" AFTER DELETE ON "reviews" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{product:%s}', 'product_id', '{"status": "approved"}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_update" AFTER UPDATE ON "reviews" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_edits('{product:%s}', 'product_id', '{"status": "approved"}', '{order_item_id,usual_size,rejection,moderated_at,replied_at,helpful}');--> statement-breakpoint
CREATE FUNCTION "page_changes_of_review_photos"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_changes_of_keys('{product:%s}', ARRAY(
    SELECT r.product_id::text FROM changed_rows AS c JOIN reviews AS r ON r.id = c.review_id WHERE r.status = 'approved' LIMIT 201
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "page_changes_of_insert" AFTER INSERT ON "review_photos" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_review_photos();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_update" AFTER UPDATE ON "review_photos" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_review_photos();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_delete" AFTER DELETE ON "review_photos" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_review_photos();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_truncate" AFTER TRUNCATE ON "review_photos" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{all}');
