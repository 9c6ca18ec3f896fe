-- Imports of products become imports like the others. First all tables are locked, so that what a process of the version before
-- saves is complete before it is copied; afterwards that process finds no tables and stops. The order is that of
-- most of its transactions: a file, its items, then "auth_users" for the audit log, which the end of a foreign key needs, too.
-- Two have another order: an image that was fetched is written before its import, and saving a product names items before their
-- import. A deadlock with one of these ends either that transaction or this one, and both are repeated.
LOCK TABLE "product_imports", "product_import_images", "product_import_items", "product_import_files",
	"file_imports", "file_import_items", "auth_users" IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "file_import_images" (
	"import_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_id" text,
	"state" text DEFAULT 'ready' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_import_images_pk" PRIMARY KEY("import_id","name"),
	CONSTRAINT "file_import_images_state_known" CHECK ("file_import_images"."state" in ('waiting', 'ready', 'failed')),
	CONSTRAINT "file_import_images_ready" CHECK (("file_import_images"."state" = 'ready') = ("file_import_images"."public_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "file_import_contents" (
	"import_id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"header" text[] NOT NULL,
	"sample" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_imports" DROP CONSTRAINT "file_imports_kind_known";--> statement-breakpoint
ALTER TABLE "file_import_items" ADD COLUMN "row_notes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "file_import_items" ADD COLUMN "choice" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "file_import_items" ADD COLUMN "keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "file_import_items" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "file_import_items" ADD COLUMN "missing" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "file_import_items" ADD COLUMN "wanted" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "file_imports" ADD COLUMN "options" jsonb;--> statement-breakpoint
ALTER TABLE "file_imports" ADD COLUMN "has_fetched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "file_import_images" ADD CONSTRAINT "file_import_images_import_id_file_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."file_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_import_contents" ADD CONSTRAINT "file_import_contents_import_id_file_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."file_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_import_images_public_id" ON "file_import_images" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "file_import_images_waiting" ON "file_import_images" USING btree ("leased_until") WHERE "file_import_images"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "file_import_items_keys" ON "file_import_items" USING gin ("keys") WHERE "file_import_items"."keys" <> '{}';--> statement-breakpoint
ALTER TABLE "file_imports" ADD CONSTRAINT "file_imports_kind_known" CHECK ("file_imports"."kind" in ('products', 'size-guides', 'categories', 'collections', 'customers', 'orders', 'discounts', 'reviews', 'redirects', 'pages', 'translations', 'settings', 'menus', 'homepage', 'brand', 'announcements'));
--> statement-breakpoint
-- Imports that run continue two minutes after this statement, when all processes of the version before have stopped: these
-- cannot import products, but would claim them.
INSERT INTO "file_imports" (
	"id", "staff_id", "kind", "format", "file_name", "ignored_columns", "own_origin", "currency", "is_currency_known",
	"state", "revision", "leased_until", "created_at", "has_fetched", "options"
)
SELECT "id", "staff_id", 'products', "format", "file_name", "passed_over", '', "currency", true,
	"state", "revision", clock_timestamp() + interval '2 minutes', "created_at", "has_fetched",
	jsonb_build_object(
		'columns', "columns", 'ignoredRows', "ignored_rows", 'mapping', "mapping", 'createsCategories', "creates_categories",
		'withStock', "with_stock", 'makerChoice', "maker_choice"
	)
FROM "product_imports";
--> statement-breakpoint
INSERT INTO "file_import_items" (
	"id", "import_id", "position", "line", "rows", "row_errors", "row_notes", "outcome", "choice", "name", "changes", "errors",
	"notes", "missing", "wanted", "keys", "record", "undo", "details"
)
SELECT "id", "import_id", "position", "line", "rows", "row_errors", "row_notes", "outcome", "category", "name", "changes", "errors",
	"notes", "missing", "wanted",
	array_remove(array['product:' || "product_id", 'slug:' || nullif("slug", ''), 'sku:' || nullif("sku", '')], null)
		|| array(SELECT 'variant:' || "sku" FROM unnest("variant_skus") AS variant ("sku")),
	CASE WHEN "outcome" IN ('new', 'changed') THEN jsonb_build_object(
		'productId', "product_id", 'addedAt', "added_at", 'slug', "slug", 'sourceKey', "source_key", 'fields', "fields",
		'prices', "prices", 'newCategory', "new_category", 'newCollection', "new_collection", 'joins', "joins"
	) END,
	CASE WHEN "is_saved" OR "outcome" = 'applied' THEN jsonb_build_object(
		'productId', "product_id", 'addedAt', "added_at"
	) END,
	jsonb_build_object(
		'productId', "product_id", 'type', "type", 'tags', "tags", 'proposed', "proposed", 'proposedFrom', "proposed_from",
		'newCategory', "new_category", 'newCollection', "new_collection", 'newJoins', "new_joins", 'lacksMaker', "lacks_maker"
	)
FROM "product_import_items";
--> statement-breakpoint
INSERT INTO "file_import_images" ("import_id", "name", "public_id", "state", "reason", "attempts", "leased_until")
SELECT "import_id", "name", "public_id", "state", "reason", "attempts", "leased_until" FROM "product_import_images";
--> statement-breakpoint
INSERT INTO "file_import_contents" ("import_id", "content", "header", "sample")
SELECT "import_id", "content", "header", "sample" FROM "product_import_files";
--> statement-breakpoint
DROP TABLE "product_import_images";--> statement-breakpoint
DROP TABLE "product_import_items";--> statement-breakpoint
DROP TABLE "product_import_files";--> statement-breakpoint
DROP TABLE "product_imports";
