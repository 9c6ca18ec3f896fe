CREATE TABLE "guarantee_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"file_id" text NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guarantee_notices_language_form" CHECK ("guarantee_notices"."language" ~ '^[a-z]{2}$')
);
--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "text_id" uuid;--> statement-breakpoint
ALTER TABLE "guarantee_notices" ADD CONSTRAINT "guarantee_notices_file_id_brand_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."brand_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guarantee_notices_language_unique" ON "guarantee_notices" USING btree ("language") WHERE "guarantee_notices"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "guarantee_notices_file" ON "guarantee_notices" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_text_id_consent_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."consent_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_list_text" ON "waiting_list" USING btree ("text_id") WHERE "waiting_list"."text_id" is not null;--> statement-breakpoint
-- Every page of the storefront names the image, which checkout shows.
CREATE TRIGGER "page_changes_of_any" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "guarantee_notices" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{settings}');
