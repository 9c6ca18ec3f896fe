CREATE UNIQUE INDEX "translations_slug_unique" ON "translations" USING btree ("kind",("texts" ->> 'slug'),"language") WHERE ("translations"."texts" ->> 'slug') is not null;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_slug_form" CHECK (("translations"."texts" ->> 'slug') ~ '^[a-z0-9]+(-[a-z0-9]+)*$');--> statement-breakpoint
-- Where redirects have the page with a slug. Other pages have none.
CREATE FUNCTION "slug_path"("kind" text, "slug" text) RETURNS text LANGUAGE sql IMMUTABLE
RETURN CASE "kind" WHEN 'collection' THEN '/collection/' || "slug" WHEN 'category' THEN '/shop?category=' || "slug"
	WHEN 'page' THEN '/pages/' || "slug" END;--> statement-breakpoint
-- The address of the original if shoppers find it. Redirects lead there; below a locale, on to the slug of its language.
CREATE FUNCTION "original_path"("kind" text, "id" uuid) RETURNS text LANGUAGE sql STABLE
RETURN CASE "kind"
	WHEN 'collection' THEN (SELECT slug_path($1, slug) FROM collections AS o WHERE o.id = $2 AND status = 'active')
	WHEN 'category' THEN (SELECT slug_path($1, slug) FROM categories AS o WHERE o.id = $2)
	WHEN 'page' THEN (SELECT page_address(policy, slug) FROM pages AS o WHERE o.id = $2 AND status = 'published')
END;--> statement-breakpoint
CREATE FUNCTION "original_with_slug"("kind" text, "slug" text) RETURNS uuid LANGUAGE sql STABLE
RETURN CASE "kind"
	WHEN 'collection' THEN (SELECT o.id FROM collections AS o WHERE o.slug = $2)
	WHEN 'category' THEN (SELECT o.id FROM categories AS o WHERE o.slug = $2)
	WHEN 'page' THEN (SELECT o.id FROM pages AS o WHERE o.slug = $2)
END;--> statement-breakpoint
-- The addresses that a subject has in further languages.
CREATE FUNCTION "translated_paths"("kind" text, "id" uuid) RETURNS text[] LANGUAGE sql STABLE
RETURN ARRAY(
	SELECT DISTINCT slug_path($1, texts ->> 'slug') FROM translations AS t
	WHERE t.kind = $1 AND subject_id = $2 AND texts ->> 'slug' IS NOT NULL
);--> statement-breakpoint
-- Two tables cannot share a unique index: one writer of slugs at a time (LOCK_NUMBERS.slugs) looks into the other one.
CREATE FUNCTION "translated_slug_is_free"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.texts ->> 'slug' = NEW.texts ->> 'slug' THEN
		RETURN NULL;
	END IF;
	PERFORM pg_advisory_xact_lock(7130016);
	IF original_with_slug(NEW.kind, NEW.texts ->> 'slug') <> NEW.subject_id THEN
		RAISE unique_violation USING MESSAGE = 'another original has this slug', CONSTRAINT = 'translations_slug_unique';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Arguments: the kind, and the constraint that forms know.
CREATE FUNCTION "original_slug_is_free"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.slug = NEW.slug THEN
		RETURN NULL;
	END IF;
	PERFORM pg_advisory_xact_lock(7130016);
	IF EXISTS (SELECT FROM translations WHERE kind = TG_ARGV[0] AND texts ->> 'slug' = NEW.slug AND subject_id <> NEW.id) THEN
		RAISE unique_violation USING MESSAGE = 'another subject has this slug in a language', CONSTRAINT = TG_ARGV[1];
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "slug_is_free" AFTER INSERT OR UPDATE OF "texts" ON "translations" FOR EACH ROW WHEN (NEW.texts ->> 'slug' IS NOT NULL) EXECUTE FUNCTION translated_slug_is_free();--> statement-breakpoint
CREATE TRIGGER "slug_is_free" AFTER INSERT OR UPDATE OF "slug" ON "collections" FOR EACH ROW EXECUTE FUNCTION original_slug_is_free('collection', 'collections_slug_unique');--> statement-breakpoint
CREATE TRIGGER "slug_is_free" AFTER INSERT OR UPDATE OF "slug" ON "categories" FOR EACH ROW EXECUTE FUNCTION original_slug_is_free('category', 'categories_pkey');--> statement-breakpoint
CREATE TRIGGER "slug_is_free" AFTER INSERT OR UPDATE OF "slug" ON "pages" FOR EACH ROW EXECUTE FUNCTION original_slug_is_free('page', 'pages_slug_unique');--> statement-breakpoint
-- A former slug leads to the original. If that is gone, its own trigger has led on.
CREATE FUNCTION "translated_slug_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	old_path constant text := slug_path(OLD.kind, OLD.texts ->> 'slug');
	target constant text := original_path(OLD.kind, OLD.subject_id);
BEGIN
	IF target <> old_path THEN
		PERFORM lead_on(ARRAY[old_path], ARRAY[target]);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "slug_moved" AFTER UPDATE OF "texts" ON "translations" FOR EACH ROW WHEN (OLD.texts ->> 'slug' <> coalesce(NEW.texts ->> 'slug', '')) EXECUTE FUNCTION translated_slug_moved();--> statement-breakpoint
CREATE TRIGGER "slug_removed" AFTER DELETE ON "translations" FOR EACH ROW WHEN (OLD.texts ->> 'slug' IS NOT NULL) EXECUTE FUNCTION translated_slug_moved();--> statement-breakpoint
-- As 0059 and 0063, with the slugs of all languages of what was deleted.
CREATE FUNCTION "lead_all_on"(old text[], target text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM lead_on(array_agg(path), array_agg(target)) FROM (SELECT DISTINCT unnest(old) AS path) AS paths; -- languages can share one
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "collection_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		PERFORM lead_on(ARRAY['/collection/' || OLD.slug], ARRAY['/collection/' || NEW.slug]);
	ELSIF NOT is_demo_store() THEN
		PERFORM lead_all_on('/collection/' || OLD.slug || translated_paths('collection', OLD.id), '/lookbook');
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "category_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	old_path constant text := '/shop?category=' || OLD.slug;
	merged_into text;
BEGIN
	IF TG_OP = 'UPDATE' THEN
		PERFORM lead_on(ARRAY[old_path], ARRAY['/shop?category=' || NEW.slug]);
	ELSE
		SELECT target INTO merged_into FROM redirects WHERE path = old_path;
		IF merged_into IS NULL THEN
			PERFORM lead_on(ARRAY[old_path], ARRAY['/shop']);
		END IF;
		PERFORM lead_all_on(translated_paths('category', OLD.id), coalesce(merged_into, '/shop'));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "page_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	old_path constant text := page_address(OLD.policy, OLD.slug);
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF NOT is_demo_store() THEN
			PERFORM lead_all_on(old_path || translated_paths('page', OLD.id), '/');
		END IF;
		RETURN NULL;
	END IF;
	IF NEW.status <> 'published' THEN
		RETURN NULL;
	END IF;
	IF old_path <> page_address(NEW.policy, NEW.slug) THEN
		PERFORM lead_on(ARRAY[old_path], ARRAY[page_address(NEW.policy, NEW.slug)]);
	END IF;
	IF OLD.slug <> NEW.slug AND old_path <> '/pages/' || OLD.slug THEN
		PERFORM lead_on(ARRAY['/pages/' || OLD.slug], ARRAY[page_address(NEW.policy, NEW.slug)]);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "original_changed" ON "categories";--> statement-breakpoint
DROP TRIGGER "original_changed" ON "collections";--> statement-breakpoint
DROP TRIGGER "original_changed" ON "pages";--> statement-breakpoint
CREATE TRIGGER "original_changed" AFTER UPDATE OF "name", "slug", "image_alt", "seo_title", "seo_description" ON "categories" FOR EACH ROW EXECUTE FUNCTION original_changed('category');--> statement-breakpoint
CREATE TRIGGER "original_changed" AFTER UPDATE OF "name", "slug", "description", "hero_image_alt", "image_url_alt", "seo_title", "seo_description" ON "collections" FOR EACH ROW EXECUTE FUNCTION original_changed('collection');--> statement-breakpoint
CREATE TRIGGER "original_changed" AFTER UPDATE OF "title", "slug", "body", "seo_title", "seo_description" ON "pages" FOR EACH ROW EXECUTE FUNCTION original_changed('page');
