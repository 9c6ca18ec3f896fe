CREATE TABLE "categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"image" text,
	"image_public_id" text,
	"image_width" integer,
	"image_height" integer,
	"image_alt" text DEFAULT '' NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_id_unique" UNIQUE("id"),
	CONSTRAINT "categories_slug_form" CHECK ("categories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "categories_name_not_empty" CHECK (btrim("categories"."name") <> ''),
	CONSTRAINT "categories_image_complete" CHECK (num_nulls("categories"."image", "categories"."image_public_id", "categories"."image_width", "categories"."image_height") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_category_known";--> statement-breakpoint
ALTER TABLE "product_import_items" ADD COLUMN "new_category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "creates_categories" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name_unique" ON "categories" USING btree (search_text("name"));--> statement-breakpoint
INSERT INTO "categories" ("slug", "id", "name", "position") VALUES
	('dresses', gen_random_uuid(), 'Dresses', 1),
	('tops', gen_random_uuid(), 'Tops', 2),
	('bottoms', gen_random_uuid(), 'Bottoms', 3),
	('accessories', gen_random_uuid(), 'Accessories', 4);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_categories_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("slug") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
-- The words of products also contain the name of their category (0012).
CREATE OR REPLACE FUNCTION "learn_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
	SELECT DISTINCT found.word
	FROM unnest(string_to_array(search_text(
		NEW.name || ' ' || NEW.category || ' ' || coalesce((SELECT name FROM categories WHERE slug = NEW.category), '') || ' ' ||
		NEW.materials || ' ' || jsonb_path_query_array(NEW.colors, '$[*].name')::text
	), ' ')) AS found (word)
	WHERE length(found.word) BETWEEN 3 AND 30
		AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = found.word)
	ORDER BY found.word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "learn_category_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
	SELECT DISTINCT found.word FROM unnest(string_to_array(search_text(NEW.name), ' ')) AS found (word)
	WHERE length(found.word) BETWEEN 3 AND 30
		AND EXISTS (SELECT FROM products WHERE category = NEW.slug AND status = 'active')
	ORDER BY found.word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "categories_words_changed" AFTER UPDATE OF "name" ON "categories" FOR EACH ROW EXECUTE FUNCTION "learn_category_words"();--> statement-breakpoint
-- Every page of the storefront contains the categories (0030).
CREATE TRIGGER "page_changes_of_insert" AFTER INSERT ON "categories" REFERENCING NEW TABLE AS changed_rows
	FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{categories}', 'id', '{}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_delete" AFTER DELETE ON "categories" REFERENCING OLD TABLE AS changed_rows
	FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{categories}', 'id', '{}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_update" AFTER UPDATE ON "categories" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_edits('{categories}', 'id', '{}', '{image_public_id,created_at,updated_at}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_truncate" AFTER TRUNCATE ON "categories"
	FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{all}');
