CREATE TABLE "file_import_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"row_errors" jsonb NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"record" jsonb,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "file_import_items_position_unique" UNIQUE("import_id","position"),
	CONSTRAINT "file_import_items_outcome_known" CHECK ("file_import_items"."outcome" in ('waiting', 'new', 'changed', 'unchanged', 'refused', 'applied', 'stale'))
);
--> statement-breakpoint
CREATE TABLE "file_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"file_name" text NOT NULL,
	"ignored_columns" text[] NOT NULL,
	"own_origin" text NOT NULL,
	"currency" text NOT NULL,
	"is_currency_known" boolean NOT NULL,
	"state" text DEFAULT 'checking' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"counts" jsonb,
	"leased_until" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_imports_kind_known" CHECK ("file_imports"."kind" in ('redirects')),
	CONSTRAINT "file_imports_state_known" CHECK ("file_imports"."state" in ('checking', 'checked', 'applying', 'applied'))
);
--> statement-breakpoint
ALTER TABLE "file_import_items" ADD CONSTRAINT "file_import_items_import_id_file_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."file_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_imports" ADD CONSTRAINT "file_imports_staff_id_auth_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_import_items_outcome" ON "file_import_items" USING btree ("import_id","outcome","position");--> statement-breakpoint
CREATE INDEX "file_import_items_key" ON "file_import_items" USING btree ("import_id","key");--> statement-breakpoint
CREATE INDEX "file_import_items_email" ON "file_import_items" USING btree ("email") WHERE "file_import_items"."email" <> '';--> statement-breakpoint
CREATE INDEX "file_imports_created" ON "file_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "file_imports_working" ON "file_imports" USING btree ("leased_until") WHERE "file_imports"."state" in ('checking', 'applying');