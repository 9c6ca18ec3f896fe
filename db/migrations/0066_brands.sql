CREATE TABLE "brand_files" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_files_id_form" CHECK ("brand_files"."id" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "brand_files_type_known" CHECK ("brand_files"."type" in ('svg', 'png')),
	CONSTRAINT "brand_files_small" CHECK (length("brand_files"."bytes") <= 1048576)
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"look" jsonb NOT NULL,
	"name" text,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brands_state_known" CHECK ("brands"."state" in ('draft', 'published', 'earlier')),
	CONSTRAINT "brands_published_when" CHECK (("brands"."state" = 'draft') = ("brands"."published_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "brands_one_draft" ON "brands" USING btree ("state") WHERE "brands"."state" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "brands_one_published" ON "brands" USING btree ("state") WHERE "brands"."state" = 'published';--> statement-breakpoint
-- Every page shows the published look; drafts and earlier versions are on none.
CREATE TRIGGER "page_changes_of_insert" AFTER INSERT ON "brands" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{settings}', 'id', '{"state": "published"}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_delete" AFTER DELETE ON "brands" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{settings}', 'id', '{"state": "published"}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_update" AFTER UPDATE ON "brands" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_edits('{settings}', 'id', '{"state": "published"}', '{updated_at}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_truncate" AFTER TRUNCATE ON "brands" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{all}');
