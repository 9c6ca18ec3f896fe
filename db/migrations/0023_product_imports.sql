CREATE TABLE "product_import_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"row_errors" jsonb NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"product_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"slug" text DEFAULT '' NOT NULL,
	"sku" text DEFAULT '' NOT NULL,
	"fields" jsonb,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" text[] DEFAULT '{}' NOT NULL,
	"missing" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "product_import_items_position_unique" UNIQUE("import_id","position"),
	CONSTRAINT "product_import_items_outcome_known" CHECK ("product_import_items"."outcome" in ('waiting', 'new', 'changed', 'unchanged', 'refused', 'applied', 'stale'))
);
--> statement-breakpoint
CREATE TABLE "product_import_pictures" (
	"import_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_id" text NOT NULL,
	CONSTRAINT "product_import_pictures_pk" PRIMARY KEY("import_id","name")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"columns" text[] NOT NULL,
	"passed_over" text[] NOT NULL,
	"categories" jsonb NOT NULL,
	"with_stock" boolean DEFAULT false NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'checking' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"leased_until" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_imports_state_known" CHECK ("product_imports"."state" in ('checking', 'checked', 'applying', 'applied')),
	CONSTRAINT "product_imports_format_known" CHECK ("product_imports"."format" in ('own', 'shopify'))
);
--> statement-breakpoint
ALTER TABLE "product_import_items" ADD CONSTRAINT "product_import_items_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_pictures" ADD CONSTRAINT "product_import_pictures_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_staff_id_auth_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_items_outcome" ON "product_import_items" USING btree ("import_id","outcome","position");--> statement-breakpoint
CREATE INDEX "product_import_items_product" ON "product_import_items" USING btree ("import_id","product_id");--> statement-breakpoint
CREATE INDEX "product_import_items_slug" ON "product_import_items" USING btree ("import_id","slug");--> statement-breakpoint
CREATE INDEX "product_import_items_sku" ON "product_import_items" USING btree ("import_id","sku");--> statement-breakpoint
CREATE INDEX "product_import_pictures_public_id" ON "product_import_pictures" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "product_imports_created" ON "product_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "product_imports_working" ON "product_imports" USING btree ("leased_until") WHERE "product_imports"."state" in ('checking', 'applying');