-- Search: text as search compares it, and the words that typos are corrected to.

-- Returns text like search_text, but also without the marks and strokes that shoppers omit from letters, and without the
-- Arabic article, which the stemmer does not always find. app/catalog/search/search-words.ts does the same.
CREATE OR REPLACE FUNCTION folded_text("text" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(regexp_replace(
  regexp_replace(
    translate(lower(normalize("text", NFKD) COLLATE "und-x-icu"), 'łøđıى', 'lodiي'),
    '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670]+', '', 'g'
  ),
  '[^[:alnum:]]+', ' ', 'g'
), '(^| )ال(?=[[:alpha:]]{3})', '\1', 'g');

-- Returns the dictionary that stems a language's words. In languages without one, such as Polish, words are searched
-- unchanged.
CREATE OR REPLACE FUNCTION search_config("language" text) RETURNS regconfig LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
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
  ELSE 'simple'::regconfig END;

-- Returns the lexemes of a product's translations, each after its language ('de:kleid'). One column stores all of them,
-- so that one scan searches every language.
CREATE OR REPLACE FUNCTION translated_lexemes("product" uuid, "is_name" boolean) RETURNS tsvector LANGUAGE sql STABLE
RETURN array_to_tsvector(ARRAY(
  SELECT DISTINCT language || ':' || lexeme FROM translations CROSS JOIN LATERAL unnest(tsvector_to_array(
    to_tsvector(search_config(language), folded_text(CASE WHEN "is_name" THEN coalesce(name, '') ELSE
      concat_ws(' ', name, texts ->> 'description', texts ->> 'materials', texts ->> 'longDescription') END))
  )) AS found (lexeme) WHERE kind = 'product' AND subject_id = "product"
));

-- Returns the query that finds these lexemes in one language.
CREATE OR REPLACE FUNCTION translated_query("language" text, "query" text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(to_tsquery(search_config("language"), "query")::text, $$'([^']+)'$$, format($$'%s:\1'$$, "language"), 'g')::tsquery;

-- Adds words that typos are corrected to, in sorted order so that two transactions never deadlock.
CREATE OR REPLACE FUNCTION add_search_words(words text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
  SELECT DISTINCT found.word FROM unnest(words) AS found (word)
  WHERE length(found.word) BETWEEN 3 AND 30 AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = found.word)
  ORDER BY found.word
  ON CONFLICT DO NOTHING;
END
$$;

-- Runs after a product went on sale or its words changed. Adds the words of the original and of its translations.
CREATE OR REPLACE FUNCTION learn_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_search_words(string_to_array(search_text(
    NEW.name || ' ' || NEW.category || ' ' || coalesce((SELECT name FROM categories WHERE slug = NEW.category), '') || ' ' ||
    NEW.materials || ' ' || jsonb_path_query_array(NEW.colors, '$[*].name')::text
  ), ' ') || string_to_array((
    SELECT folded_text(string_agg(concat_ws(' ', texts ->> 'name', texts ->> 'materials'), ' '))
    FROM translations WHERE kind = 'product' AND subject_id = NEW.id
  ), ' '));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION learn_category_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM products WHERE category = NEW.slug AND status = 'active') THEN
    PERFORM add_search_words(string_to_array(search_text(NEW.name), ' '));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION learn_translated_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM products WHERE id = NEW.subject_id AND status = 'active') THEN
    PERFORM add_search_words(
      string_to_array(folded_text(concat_ws(' ', NEW.texts ->> 'name', NEW.texts ->> 'materials')), ' ')
    );
  END IF;
  RETURN NULL;
END $$;

-- Runs after a translation was written or deleted.
CREATE OR REPLACE FUNCTION translations_searched() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product constant uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.subject_id ELSE NEW.subject_id END;
BEGIN
  UPDATE products
  SET translated_search = translated_lexemes(product, false), translated_names = translated_lexemes(product, true)
  WHERE id = product;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_words_added AFTER INSERT ON products
  FOR EACH ROW WHEN (new.status = 'active'::text) EXECUTE FUNCTION learn_search_words();
CREATE OR REPLACE TRIGGER products_words_changed AFTER UPDATE OF name, category, materials, colors, status ON products
  FOR EACH ROW WHEN (new.status = 'active'::text) EXECUTE FUNCTION learn_search_words();
CREATE OR REPLACE TRIGGER categories_words_changed AFTER UPDATE OF name ON categories
  FOR EACH ROW EXECUTE FUNCTION learn_category_words();
CREATE OR REPLACE TRIGGER translated_words AFTER INSERT OR UPDATE OF texts ON translations
  FOR EACH ROW WHEN (new.kind = 'product'::text) EXECUTE FUNCTION learn_translated_words();
CREATE OR REPLACE TRIGGER translations_not_searched AFTER DELETE ON translations
  FOR EACH ROW WHEN (old.kind = 'product'::text) EXECUTE FUNCTION translations_searched();
CREATE OR REPLACE TRIGGER translations_searched AFTER INSERT OR UPDATE OF texts ON translations
  FOR EACH ROW WHEN (new.kind = 'product'::text) EXECUTE FUNCTION translations_searched();
