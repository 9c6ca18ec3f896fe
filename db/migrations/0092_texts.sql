ALTER TABLE "translations" DROP CONSTRAINT "translations_kind_known";--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_kind_known" CHECK ("translations"."kind" in ('product', 'category', 'collection', 'page', 'announcement', 'menu-link', 'homepage-section', 'store-texts', 'shipping-rate', 'pickup-point', 'size-guide', 'market', 'payment-offer', 'product-image'));--> statement-breakpoint
-- The id of a subject without one of its own, by what names it in its kind (app/features/translations/subject-id.server.ts).
CREATE FUNCTION "subject_id"("kind" text, "name" text) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN overlay(overlay(md5("kind" || '/' || "name") PLACING '8' FROM 13) PLACING '8' FROM 17)::uuid;--> statement-breakpoint
-- Originals whose rows are replaced as a whole, or that are part of a row.
CREATE VIEW "derived_originals" AS
SELECT 'menu-link' AS "kind", subject_id('menu-link', menus.name || '/' || (item ->> 'id')) AS "id", item ->> 'label' AS "name",
	jsonb_build_object('name', item ->> 'label') AS "texts"
FROM menus CROSS JOIN LATERAL (
	SELECT own FROM jsonb_array_elements(items) AS own
	UNION ALL SELECT nested FROM jsonb_array_elements(items) AS own, jsonb_array_elements(own -> 'items') AS nested
) AS named (item) WHERE item ->> 'label' <> ''
UNION ALL SELECT 'shipping-rate', subject_id('shipping-rate', z.id || '/' || r.key), r.name || ' (' || z.name || ')', jsonb_build_object('name', r.name)
FROM shipping_rates AS r JOIN shipping_zones AS z ON z.id = r.zone_id
UNION ALL SELECT 'pickup-point', p.id, p.name, jsonb_build_object('name', p.name, 'hours', nullif(p.hours, '')) FROM pickup_points AS p
UNION ALL SELECT 'payment-offer', subject_id('payment-offer', o.market_id || '/' || o.provider), m.name, jsonb_build_object('note', o.terms #>> '{account,note}')
FROM payment_offers AS o JOIN markets AS m ON m.id = o.market_id WHERE o.terms #>> '{account,note}' <> '';--> statement-breakpoint
-- A text that was translated from nothing is current while its original is empty.
CREATE OR REPLACE FUNCTION "outdated_fields"("texts" jsonb, "sources" jsonb, "original" jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE
RETURN ARRAY(
	SELECT field FROM jsonb_object_keys("texts") AS fields (field)
	WHERE coalesce("sources" ->> field, '') <> coalesce("original" ->> lower(regexp_replace(field, '([A-Z])', '_\1', 'g')), '')
	ORDER BY field
);--> statement-breakpoint
-- The same for originals that are stored as JSON, where a field is a path.
CREATE FUNCTION "outdated_paths"("texts" jsonb, "sources" jsonb, "original" jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE
RETURN ARRAY(
	SELECT field FROM jsonb_object_keys("texts") AS fields (field)
	WHERE coalesce("sources" ->> field, '') <> coalesce("original" #>> string_to_array(field, '.'), '')
	ORDER BY field
);--> statement-breakpoint
-- Argument: the kind.
CREATE FUNCTION "derived_originals_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM translations WHERE kind = TG_ARGV[0]) THEN
		RETURN NULL;
	END IF;
	UPDATE translations AS t SET outdated = outdated_paths(t.texts, t.sources, o.texts) FROM derived_originals AS o
	WHERE t.kind = TG_ARGV[0] AND o.kind = t.kind AND o.id = t.subject_id
		AND t.outdated <> outdated_paths(t.texts, t.sources, o.texts);
	DELETE FROM translations AS t
	WHERE t.kind = TG_ARGV[0] AND NOT EXISTS (SELECT FROM derived_originals AS o WHERE o.kind = t.kind AND o.id = t.subject_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "original_changed" AFTER INSERT OR UPDATE OR DELETE ON "menus" FOR EACH STATEMENT EXECUTE FUNCTION derived_originals_changed('menu-link');--> statement-breakpoint
CREATE TRIGGER "original_changed" AFTER INSERT OR UPDATE OR DELETE ON "payment_offers" FOR EACH STATEMENT EXECUTE FUNCTION derived_originals_changed('payment-offer');--> statement-breakpoint
-- Forms delete these rows and insert them again.
CREATE CONSTRAINT TRIGGER "original_changed" AFTER INSERT OR UPDATE OR DELETE ON "shipping_rates" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION derived_originals_changed('shipping-rate');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "original_changed" AFTER INSERT OR UPDATE OR DELETE ON "pickup_points" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION derived_originals_changed('pickup-point');--> statement-breakpoint
-- Originals are in the version that shoppers see. Their translations stay while a version that can be restored has the section.
CREATE FUNCTION "homepage_originals_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM translations WHERE kind = 'homepage-section') THEN
		RETURN NULL;
	END IF;
	UPDATE translations AS t SET outdated = outdated_paths(t.texts, t.sources, jsonb_build_object(section ->> 'kind', section -> 'settings'))
	FROM jsonb_array_elements((
		SELECT sections FROM homepage_versions WHERE NOT is_draft ORDER BY published_at DESC, id DESC LIMIT 1
	)) AS section
	WHERE t.kind = 'homepage-section' AND t.subject_id = subject_id('homepage-section', section ->> 'id')
		AND t.outdated <> outdated_paths(t.texts, t.sources, jsonb_build_object(section ->> 'kind', section -> 'settings'));
	DELETE FROM translations WHERE kind = 'homepage-section' AND subject_id NOT IN (
		SELECT subject_id('homepage-section', section ->> 'id') FROM homepage_versions, jsonb_array_elements(sections) AS section
		WHERE section ->> 'id' IS NOT NULL
	) AND EXISTS (SELECT FROM homepage_versions);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "original_changed" AFTER INSERT OR UPDATE OR DELETE ON "homepage_versions" FOR EACH STATEMENT EXECUTE FUNCTION homepage_originals_changed();--> statement-breakpoint
-- Each setting is a field of one subject.
CREATE FUNCTION "store_text_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE translations SET outdated = ARRAY(
		SELECT field FROM unnest(array_remove(outdated, NEW.key)) AS others (field)
		UNION ALL SELECT NEW.key WHERE coalesce(sources ->> NEW.key, '') <> NEW.value #>> '{}'
		ORDER BY field
	)
	WHERE kind = 'store-texts' AND texts ? NEW.key;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "original_changed" AFTER INSERT OR UPDATE OF "value" ON "store_settings" FOR EACH ROW WHEN (jsonb_typeof(NEW.value) = 'string') EXECUTE FUNCTION store_text_changed();--> statement-breakpoint
DROP TRIGGER "original_changed" ON "products";--> statement-breakpoint
CREATE TRIGGER "original_changed" AFTER UPDATE OF "name", "description", "long_description", "materials", "care_instructions", "repair_and_disposal", "safety_warnings", "seo_title", "seo_description" ON "products" FOR EACH ROW EXECUTE FUNCTION original_changed('product');--> statement-breakpoint
DROP TRIGGER "original_changed" ON "categories";--> statement-breakpoint
CREATE TRIGGER "original_changed" AFTER UPDATE OF "name", "image_alt", "seo_title", "seo_description" ON "categories" FOR EACH ROW EXECUTE FUNCTION original_changed('category');--> statement-breakpoint
DROP TRIGGER "original_changed" ON "collections";--> statement-breakpoint
CREATE TRIGGER "original_changed" AFTER UPDATE OF "name", "description", "hero_image_alt", "image_url_alt", "seo_title", "seo_description" ON "collections" FOR EACH ROW EXECUTE FUNCTION original_changed('collection');--> statement-breakpoint
CREATE TRIGGER "original_changed" AFTER UPDATE OF "name", "note" ON "size_guides" FOR EACH ROW EXECUTE FUNCTION original_changed('size-guide');--> statement-breakpoint
CREATE TRIGGER "original_changed" AFTER UPDATE OF "order_button" ON "markets" FOR EACH ROW EXECUTE FUNCTION original_changed('market');--> statement-breakpoint
CREATE TRIGGER "original_changed" AFTER UPDATE OF "alt" ON "product_images" FOR EACH ROW EXECUTE FUNCTION original_changed('product-image');--> statement-breakpoint
CREATE TRIGGER "originals_removed" AFTER DELETE ON "size_guides" REFERENCING OLD TABLE AS removed_rows FOR EACH STATEMENT EXECUTE FUNCTION originals_removed('size-guide');--> statement-breakpoint
CREATE TRIGGER "originals_removed" AFTER DELETE ON "markets" REFERENCING OLD TABLE AS removed_rows FOR EACH STATEMENT EXECUTE FUNCTION originals_removed('market');--> statement-breakpoint
CREATE TRIGGER "originals_removed" AFTER DELETE ON "product_images" REFERENCING OLD TABLE AS removed_rows FOR EACH STATEMENT EXECUTE FUNCTION originals_removed('product-image');--> statement-breakpoint
-- Pages that show the original (0088).
CREATE OR REPLACE FUNCTION "note_translation_changes"(kinds text[], ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_page_changes(CASE WHEN cardinality(ids) > 100 THEN '{all}' ELSE ARRAY(
		SELECT DISTINCT tag FROM unnest(kinds, ids) AS changed (kind, id)
		CROSS JOIN LATERAL unnest(CASE kind
			WHEN 'product' THEN ARRAY['product:' || id, 'catalog'] WHEN 'category' THEN ARRAY['categories']
			WHEN 'collection' THEN ARRAY['collections'] WHEN 'page' THEN ARRAY['pages']
			WHEN 'homepage-section' THEN ARRAY['homepage'] WHEN 'size-guide' THEN ARRAY['size-guides']
			WHEN 'product-image' THEN ARRAY(SELECT 'product:' || product_id FROM product_images WHERE product_images.id = changed.id)
			WHEN 'announcement' THEN ARRAY['shell'] WHEN 'menu-link' THEN ARRAY['shell']
			ELSE ARRAY['settings'] END) AS t (tag)
	) END);
END $$;
