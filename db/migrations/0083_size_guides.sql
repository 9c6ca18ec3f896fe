CREATE TABLE "size_guides" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"unit" text NOT NULL,
	"columns" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "size_guides_name_unique" UNIQUE("name"),
	CONSTRAINT "size_guides_name_not_empty" CHECK (btrim("size_guides"."name") <> ''),
	CONSTRAINT "size_guides_unit_known" CHECK ("size_guides"."unit" in ('cm', 'in')),
	CONSTRAINT "size_guides_are_lists" CHECK (jsonb_typeof("size_guides"."columns") = 'array' and jsonb_array_length("size_guides"."columns") > 0 and jsonb_typeof("size_guides"."rows") = 'array' and jsonb_array_length("size_guides"."rows") > 0),
	CONSTRAINT "size_guides_measures_possible" CHECK (not jsonb_path_exists("size_guides"."rows", '$[*].ranges[*] ? (@.min < 1 || @.max > 3000 || @.min > @.max)'))
);
--> statement-breakpoint
ALTER TABLE "file_imports" DROP CONSTRAINT "file_imports_kind_known";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "size_guide" text;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "size_guide" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size_guide" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "model_height_mm" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "model_size" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_size_guide_size_guides_name_fk" FOREIGN KEY ("size_guide") REFERENCES "public"."size_guides"("name") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_size_guide_size_guides_name_fk" FOREIGN KEY ("size_guide") REFERENCES "public"."size_guides"("name") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_size_guide_size_guides_name_fk" FOREIGN KEY ("size_guide") REFERENCES "public"."size_guides"("name") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "products_size_guide" ON "products" USING btree ("size_guide") WHERE "products"."size_guide" is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_model_height_in_range" CHECK ("products"."model_height_mm" between 1000 and 2300);--> statement-breakpoint
ALTER TABLE "file_imports" ADD CONSTRAINT "file_imports_kind_known" CHECK ("file_imports"."kind" in ('size-guides', 'collections', 'customers', 'orders', 'discounts', 'reviews', 'redirects', 'pages', 'settings', 'menus', 'homepage', 'brand', 'announcements'));--> statement-breakpoint
-- Each guide is on the pages of many products, and few are edited: their pages share one tag.
CREATE TRIGGER "page_changes_of_any" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "size_guides" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{size-guides}');
