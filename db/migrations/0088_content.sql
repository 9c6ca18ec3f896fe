-- The dictionary that stems words of a language. Polish and others without one are searched by their words as they are.
CREATE FUNCTION "search_config"("language" text) RETURNS regconfig LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE "language"
	WHEN 'ar' THEN 'arabic'::regconfig WHEN 'ca' THEN 'catalan'::regconfig WHEN 'da' THEN 'danish'::regconfig
	WHEN 'de' THEN 'german'::regconfig WHEN 'el' THEN 'greek'::regconfig WHEN 'en' THEN 'english'::regconfig
	WHEN 'es' THEN 'spanish'::regconfig WHEN 'eu' THEN 'basque'::regconfig WHEN 'fi' THEN 'finnish'::regconfig
	WHEN 'fr' THEN 'french'::regconfig WHEN 'ga' THEN 'irish'::regconfig WHEN 'hi' THEN 'hindi'::regconfig
	WHEN 'hu' THEN 'hungarian'::regconfig WHEN 'hy' THEN 'armenian'::regconfig WHEN 'id' THEN 'indonesian'::regconfig
	WHEN 'it' THEN 'italian'::regconfig WHEN 'lt' THEN 'lithuanian'::regconfig WHEN 'nb' THEN 'norwegian'::regconfig
	WHEN 'ne' THEN 'nepali'::regconfig WHEN 'nl' THEN 'dutch'::regconfig WHEN 'no' THEN 'norwegian'::regconfig
	WHEN 'pt' THEN 'portuguese'::regconfig WHEN 'ro' THEN 'romanian'::regconfig WHEN 'ru' THEN 'russian'::regconfig
	WHEN 'sr' THEN 'serbian'::regconfig WHEN 'sv' THEN 'swedish'::regconfig WHEN 'ta' THEN 'tamil'::regconfig
	WHEN 'tr' THEN 'turkish'::regconfig WHEN 'yi' THEN 'yiddish'::regconfig
	ELSE 'simple'::regconfig END;--> statement-breakpoint
-- As search_text (0012), and without marks and article of Arabic, whose stemmer does not always find it, and without strokes
-- through letters: what shoppers leave out as they type.
-- app/features/catalog/search/search-words.ts does the same.
CREATE FUNCTION "folded_text"("text" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(regexp_replace(
	regexp_replace(
		translate(lower(normalize("text", NFKD) COLLATE "und-x-icu"), 'łøđıى', 'lodiي'),
		'[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670]+', '', 'g'
	),
	'[^[:alnum:]]+', ' ', 'g'
), '(^| )ال(?=[[:alpha:]]{3})', '\1', 'g');--> statement-breakpoint
CREATE TABLE "translations" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"language" text NOT NULL,
	"texts" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"outdated" text[] DEFAULT '{}' NOT NULL,
	"name" text GENERATED ALWAYS AS (coalesce("translations"."texts" ->> 'name', "translations"."texts" ->> 'title', "translations"."texts" ->> 'text')) STORED,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translations_kind_subject_id_language_pk" PRIMARY KEY("kind","subject_id","language"),
	CONSTRAINT "translations_kind_known" CHECK ("translations"."kind" in ('product', 'category', 'collection', 'page', 'announcement')),
	CONSTRAINT "translations_language_form" CHECK ("translations"."language" ~ '^[a-z]{2,3}$'),
	CONSTRAINT "translations_are_objects" CHECK (jsonb_typeof("translations"."texts") = 'object' and jsonb_typeof("translations"."sources") = 'object'),
	CONSTRAINT "translations_not_empty" CHECK ("translations"."texts" <> '{}')
);
--> statement-breakpoint
ALTER TABLE "file_imports" DROP CONSTRAINT "file_imports_kind_known";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "translated_search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "translated_names" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "translations_language" ON "translations" USING btree ("language","kind");--> statement-breakpoint
CREATE INDEX "translations_name_trigram" ON "translations" USING gin ("name" gin_trgm_ops) WHERE "translations"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "products_translated_search" ON "products" USING gin ("translated_search");--> statement-breakpoint
CREATE INDEX "products_translated_names" ON "products" USING gin ("translated_names");--> statement-breakpoint
ALTER TABLE "file_imports" ADD CONSTRAINT "file_imports_kind_known" CHECK ("file_imports"."kind" in ('size-guides', 'collections', 'customers', 'orders', 'discounts', 'reviews', 'redirects', 'pages', 'translations', 'settings', 'menus', 'homepage', 'brand', 'announcements'));--> statement-breakpoint
-- The language of texts below a locale's prefix; null where they are the originals, which are in that of the primary locale.
CREATE FUNCTION "content_language"("prefix" text) RETURNS text LANGUAGE sql STABLE
RETURN (
	SELECT split_part(l.language, '-', 1) FROM locales AS l JOIN locales AS original ON original.prefix = ''
	WHERE l.prefix = $1 AND split_part(l.language, '-', 1) <> split_part(original.language, '-', 1)
);--> statement-breakpoint
-- Fields of a translation whose original is no longer what they were translated from. Columns are named like fields.
CREATE FUNCTION "outdated_fields"("texts" jsonb, "sources" jsonb, "original" jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE
RETURN ARRAY(
	SELECT field FROM jsonb_object_keys("texts") AS fields (field)
	WHERE "sources" ->> field IS DISTINCT FROM "original" ->> lower(regexp_replace(field, '([A-Z])', '_\1', 'g'))
	ORDER BY field
);--> statement-breakpoint
-- Argument: the kind.
CREATE FUNCTION "original_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE translations SET outdated = outdated_fields(texts, sources, to_jsonb(NEW))
	WHERE kind = TG_ARGV[0] AND subject_id = NEW.id
		AND outdated <> outdated_fields(texts, sources, to_jsonb(NEW));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "originals_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM translations USING removed_rows WHERE kind = TG_ARGV[0] AND subject_id = removed_rows.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "original_changed" AFTER UPDATE OF "name", "description", "long_description", "materials", "care_instructions", "seo_title", "seo_description" ON "products" FOR EACH ROW EXECUTE FUNCTION original_changed('product');--> statement-breakpoint
CREATE TRIGGER "original_changed" AFTER UPDATE OF "name", "seo_title", "seo_description" ON "categories" FOR EACH ROW EXECUTE FUNCTION original_changed('category');--> statement-breakpoint
CREATE TRIGGER "original_changed" AFTER UPDATE OF "name", "description", "seo_title", "seo_description" ON "collections" FOR EACH ROW EXECUTE FUNCTION original_changed('collection');--> statement-breakpoint
CREATE TRIGGER "original_changed" AFTER UPDATE OF "title", "body", "seo_title", "seo_description" ON "pages" FOR EACH ROW EXECUTE FUNCTION original_changed('page');--> statement-breakpoint
CREATE TRIGGER "original_changed" AFTER UPDATE OF "text" ON "announcements" FOR EACH ROW EXECUTE FUNCTION original_changed('announcement');--> statement-breakpoint
CREATE TRIGGER "originals_removed" AFTER DELETE ON "products" REFERENCING OLD TABLE AS removed_rows FOR EACH STATEMENT EXECUTE FUNCTION originals_removed('product');--> statement-breakpoint
CREATE TRIGGER "originals_removed" AFTER DELETE ON "categories" REFERENCING OLD TABLE AS removed_rows FOR EACH STATEMENT EXECUTE FUNCTION originals_removed('category');--> statement-breakpoint
CREATE TRIGGER "originals_removed" AFTER DELETE ON "collections" REFERENCING OLD TABLE AS removed_rows FOR EACH STATEMENT EXECUTE FUNCTION originals_removed('collection');--> statement-breakpoint
CREATE TRIGGER "originals_removed" AFTER DELETE ON "pages" REFERENCING OLD TABLE AS removed_rows FOR EACH STATEMENT EXECUTE FUNCTION originals_removed('page');--> statement-breakpoint
CREATE TRIGGER "originals_removed" AFTER DELETE ON "announcements" REFERENCING OLD TABLE AS removed_rows FOR EACH STATEMENT EXECUTE FUNCTION originals_removed('announcement');--> statement-breakpoint
-- What pages show of a translation are its texts: the same pages as those of the original (0030).
CREATE FUNCTION "note_translation_changes"(kinds text[], ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_page_changes(CASE WHEN cardinality(ids) > 100 THEN '{all}' ELSE ARRAY(
		SELECT DISTINCT tag FROM unnest(kinds, ids) AS changed (kind, id)
		CROSS JOIN LATERAL unnest(CASE kind
			WHEN 'product' THEN ARRAY['product:' || id, 'catalog'] WHEN 'category' THEN ARRAY['categories']
			WHEN 'collection' THEN ARRAY['collections'] WHEN 'page' THEN ARRAY['pages'] ELSE ARRAY['shell'] END) AS t (tag)
	) END);
END $$;--> statement-breakpoint
CREATE FUNCTION "page_changes_of_translations"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_translation_changes(array_agg(kind), array_agg(subject_id)) FROM (SELECT kind, subject_id FROM changed_rows LIMIT 101) AS c;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "page_changes_of_translation_edits"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_translation_changes(array_agg(kind), array_agg(subject_id)) FROM (
		SELECT kind, subject_id FROM old_rows AS o JOIN new_rows AS n USING (kind, subject_id, language)
		WHERE o.texts <> n.texts LIMIT 101
	) AS c;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "page_changes_of_insert" AFTER INSERT ON "translations" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_translations();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_delete" AFTER DELETE ON "translations" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_translations();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_update" AFTER UPDATE ON "translations" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_translation_edits();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_truncate" AFTER TRUNCATE ON "translations" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{all}');--> statement-breakpoint
-- Typing errors are corrected towards words of translations, too (0012, 0040).
CREATE OR REPLACE FUNCTION "learn_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
	SELECT DISTINCT found.word
	FROM unnest(string_to_array(search_text(
		NEW.name || ' ' || NEW.category || ' ' || coalesce((SELECT name FROM categories WHERE slug = NEW.category), '') || ' ' ||
		NEW.materials || ' ' || jsonb_path_query_array(NEW.colors, '$[*].name')::text
	), ' ') || string_to_array((
		SELECT folded_text(string_agg(concat_ws(' ', texts ->> 'name', texts ->> 'materials'), ' '))
		FROM translations WHERE kind = 'product' AND subject_id = NEW.id
	), ' ')) AS found (word)
	WHERE length(found.word) BETWEEN 3 AND 30
		AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = found.word)
	ORDER BY found.word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "learn_translated_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
	SELECT DISTINCT found.word
	FROM unnest(string_to_array(folded_text(concat_ws(' ', NEW.texts ->> 'name', NEW.texts ->> 'materials')), ' ')) AS found (word)
	WHERE length(found.word) BETWEEN 3 AND 30
		AND EXISTS (SELECT FROM products WHERE id = NEW.subject_id AND status = 'active')
		AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = found.word)
	ORDER BY found.word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "translated_words" AFTER INSERT OR UPDATE OF "texts" ON "translations" FOR EACH ROW WHEN (NEW.kind = 'product') EXECUTE FUNCTION learn_translated_words();--> statement-breakpoint
-- As lexemes of one column, so that a search looks up originals and translations of products in one scan.
CREATE FUNCTION "translated_lexemes"("product" uuid, "is_name" boolean) RETURNS tsvector LANGUAGE sql STABLE
RETURN array_to_tsvector(ARRAY(
	SELECT DISTINCT language || ':' || lexeme FROM translations CROSS JOIN LATERAL unnest(tsvector_to_array(
		to_tsvector(search_config(language), folded_text(CASE WHEN "is_name" THEN coalesce(name, '') ELSE
			concat_ws(' ', name, texts ->> 'description', texts ->> 'materials', texts ->> 'longDescription') END))
	)) AS found (lexeme) WHERE kind = 'product' AND subject_id = "product"
));--> statement-breakpoint
CREATE FUNCTION "translated_query"("language" text, "query" text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(to_tsquery(search_config("language"), "query")::text, $$'([^']+)'$$, format($$'%s:\1'$$, "language"), 'g')::tsquery;--> statement-breakpoint
CREATE FUNCTION "translations_searched"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	product constant uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.subject_id ELSE NEW.subject_id END;
BEGIN
	UPDATE products
	SET translated_search = translated_lexemes(product, false), translated_names = translated_lexemes(product, true)
	WHERE id = product;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "translations_searched" AFTER INSERT OR UPDATE OF "texts" ON "translations" FOR EACH ROW WHEN (NEW.kind = 'product') EXECUTE FUNCTION translations_searched();--> statement-breakpoint
CREATE TRIGGER "translations_not_searched" AFTER DELETE ON "translations" FOR EACH ROW WHEN (OLD.kind = 'product') EXECUTE FUNCTION translations_searched();
