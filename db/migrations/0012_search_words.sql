-- A text as the search knows it: in lower case, without accents, its words parted by single spaces.
CREATE FUNCTION "search_text"("text" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(
	regexp_replace(lower(normalize("text", NFKD) COLLATE "und-x-icu"), '[\u0300-\u036f]+', '', 'g'),
	'[^[:alnum:]]+', ' ', 'g'
);--> statement-breakpoint
-- A word, and what is left of it where any one letter is taken out.
CREATE FUNCTION "one_letter_less"("word" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
	SELECT DISTINCT left("word", "letter") || substr("word", "letter" + 2)
	FROM generate_series(0, length("word")) "letter" ORDER BY 1
);--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"nearby" text[] GENERATED ALWAYS AS (one_letter_less("word")) STORED NOT NULL
);
--> statement-breakpoint
-- In one statement, so that the table is written anew once.
ALTER TABLE "products" DROP COLUMN "search",
	ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('english', search_text("products"."name" || ' ' || "products"."category" || ' ' || "products"."description" || ' ' || "products"."materials" || ' ' || "products"."long_description" || ' ' || jsonb_path_query_array("products"."colors", '$[*].name')::text)) || to_tsvector('english', replace(search_text("products"."sku"), ' ', '')))) STORED NOT NULL,
	ADD COLUMN "name_search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('english', search_text("products"."name")))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_nearby" ON "search_words" USING gin ("nearby");--> statement-breakpoint
CREATE INDEX "products_name_search" ON "products" USING gin ("name_search");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
-- Adds the words of a product that is in the shop. Sorted, so that two that add the same ones never wait in a circle.
CREATE FUNCTION "learn_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
	SELECT DISTINCT found.word
	FROM unnest(string_to_array(search_text(
		NEW.name || ' ' || NEW.category || ' ' || NEW.materials || ' ' || jsonb_path_query_array(NEW.colors, '$[*].name')::text
	), ' ')) AS found (word)
	WHERE length(found.word) BETWEEN 3 AND 30
		AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = found.word)
	ORDER BY found.word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_words_added" AFTER INSERT ON "products" FOR EACH ROW
WHEN (NEW.status = 'active') EXECUTE FUNCTION "learn_search_words"();--> statement-breakpoint
CREATE TRIGGER "products_words_changed" AFTER UPDATE OF "name", "category", "materials", "colors", "status" ON "products" FOR EACH ROW
WHEN (NEW.status = 'active') EXECUTE FUNCTION "learn_search_words"();--> statement-breakpoint
INSERT INTO search_words (word)
SELECT DISTINCT found.word
FROM products p, unnest(string_to_array(search_text(
	p.name || ' ' || p.category || ' ' || p.materials || ' ' || jsonb_path_query_array(p.colors, '$[*].name')::text
), ' ')) AS found (word)
WHERE p.status = 'active' AND length(found.word) BETWEEN 3 AND 30;
