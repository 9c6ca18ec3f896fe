-- Translations: marked as outdated when their original changes, and deleted with it.

-- Returns the language of the content below a locale's prefix; null for originals, which are in the primary locale's
-- language.
CREATE OR REPLACE FUNCTION content_language("prefix" text) RETURNS text LANGUAGE sql STABLE
RETURN (
  SELECT split_part(l.language, '-', 1) FROM locales AS l JOIN locales AS original ON original.prefix = ''
  WHERE l.prefix = $1 AND split_part(l.language, '-', 1) <> split_part(original.language, '-', 1)
);

-- Returns the fields whose original has changed since it was translated. A missing text counts as empty.
CREATE OR REPLACE FUNCTION outdated_fields("texts" jsonb, "sources" jsonb, "original" jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE
RETURN ARRAY(
  SELECT field FROM jsonb_object_keys("texts") AS fields (field)
  WHERE coalesce("sources" ->> field, '') <> coalesce("original" ->> lower(regexp_replace(field, '([A-Z])', '_\1', 'g')), '')
  ORDER BY field
);

-- Like outdated_fields, but for originals that are stored as JSON: each field name is a path in it, such as 'a.b'.
CREATE OR REPLACE FUNCTION outdated_paths("texts" jsonb, "sources" jsonb, "original" jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE
RETURN ARRAY(
  SELECT field FROM jsonb_object_keys("texts") AS fields (field)
  WHERE coalesce("sources" ->> field, '') <> coalesce("original" #>> string_to_array(field, '.'), '')
  ORDER BY field
);

-- Argument: the kind.
CREATE OR REPLACE FUNCTION original_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE translations SET outdated = outdated_fields(texts, sources, to_jsonb(NEW))
  WHERE kind = TG_ARGV[0] AND subject_id = NEW.id
    AND outdated <> outdated_fields(texts, sources, to_jsonb(NEW));
  RETURN NULL;
END $$;

-- Argument: the kind.
CREATE OR REPLACE FUNCTION originals_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM translations USING removed_rows WHERE kind = TG_ARGV[0] AND subject_id = removed_rows.id;
  RETURN NULL;
END $$;

-- Argument: the kind.
CREATE OR REPLACE FUNCTION derived_originals_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

-- The originals are the sections of the published version. A section's translations are kept as long as a version that
-- can be restored contains the section.
CREATE OR REPLACE FUNCTION homepage_originals_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

-- All settings are fields of one subject.
CREATE OR REPLACE FUNCTION store_text_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE translations SET outdated = ARRAY(
    SELECT field FROM unnest(array_remove(outdated, NEW.key)) AS others (field)
    UNION ALL SELECT NEW.key WHERE coalesce(sources ->> NEW.key, '') <> NEW.value #>> '{}'
    ORDER BY field
  )
  WHERE kind = 'store-texts' AND texts ? NEW.key;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER original_changed AFTER UPDATE OF text ON announcements
  FOR EACH ROW EXECUTE FUNCTION original_changed('announcement');
CREATE OR REPLACE TRIGGER original_changed AFTER UPDATE OF name, slug, image_alt, seo_title, seo_description ON categories
  FOR EACH ROW EXECUTE FUNCTION original_changed('category');
CREATE OR REPLACE TRIGGER original_changed AFTER UPDATE OF name, slug, description, hero_image_alt, image_url_alt,
    seo_title, seo_description ON collections
  FOR EACH ROW EXECUTE FUNCTION original_changed('collection');
CREATE OR REPLACE TRIGGER original_changed AFTER UPDATE OF name ON facet_values
  FOR EACH ROW WHEN (new.kind = 'color'::text AND new.name <> old.name) EXECUTE FUNCTION original_changed('color');
CREATE OR REPLACE TRIGGER original_changed AFTER UPDATE OF name, image_alt ON looks
  FOR EACH ROW EXECUTE FUNCTION original_changed('look');
CREATE OR REPLACE TRIGGER original_changed AFTER UPDATE OF order_button ON markets
  FOR EACH ROW EXECUTE FUNCTION original_changed('market');
CREATE OR REPLACE TRIGGER original_changed AFTER UPDATE OF title, slug, body, seo_title, seo_description ON pages
  FOR EACH ROW EXECUTE FUNCTION original_changed('page');
CREATE OR REPLACE TRIGGER original_changed AFTER UPDATE OF alt ON product_images
  FOR EACH ROW EXECUTE FUNCTION original_changed('product-image');
CREATE OR REPLACE TRIGGER original_changed AFTER UPDATE OF name, description, long_description, materials,
    care_instructions, repair_and_disposal, safety_warnings, seo_title, seo_description ON products
  FOR EACH ROW EXECUTE FUNCTION original_changed('product');
CREATE OR REPLACE TRIGGER original_changed AFTER UPDATE OF name, note ON size_guides
  FOR EACH ROW EXECUTE FUNCTION original_changed('size-guide');
CREATE OR REPLACE TRIGGER originals_removed AFTER DELETE ON announcements
  REFERENCING OLD TABLE AS removed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION originals_removed('announcement');
CREATE OR REPLACE TRIGGER originals_removed AFTER DELETE ON categories
  REFERENCING OLD TABLE AS removed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION originals_removed('category');
CREATE OR REPLACE TRIGGER originals_removed AFTER DELETE ON collections
  REFERENCING OLD TABLE AS removed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION originals_removed('collection');
CREATE OR REPLACE TRIGGER originals_removed AFTER DELETE ON looks
  REFERENCING OLD TABLE AS removed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION originals_removed('look');
CREATE OR REPLACE TRIGGER originals_removed AFTER DELETE ON markets
  REFERENCING OLD TABLE AS removed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION originals_removed('market');
CREATE OR REPLACE TRIGGER originals_removed AFTER DELETE ON pages
  REFERENCING OLD TABLE AS removed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION originals_removed('page');
CREATE OR REPLACE TRIGGER originals_removed AFTER DELETE ON product_images
  REFERENCING OLD TABLE AS removed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION originals_removed('product-image');
CREATE OR REPLACE TRIGGER originals_removed AFTER DELETE ON products
  REFERENCING OLD TABLE AS removed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION originals_removed('product');
CREATE OR REPLACE TRIGGER originals_removed AFTER DELETE ON size_guides
  REFERENCING OLD TABLE AS removed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION originals_removed('size-guide');
CREATE OR REPLACE TRIGGER original_changed AFTER INSERT OR DELETE OR UPDATE ON menus
  FOR EACH STATEMENT EXECUTE FUNCTION derived_originals_changed('menu-link');
CREATE OR REPLACE TRIGGER original_changed AFTER INSERT OR DELETE OR UPDATE ON payment_offers
  FOR EACH STATEMENT EXECUTE FUNCTION derived_originals_changed('payment-offer');
SELECT create_constraint_trigger($$CREATE CONSTRAINT TRIGGER original_changed AFTER INSERT OR DELETE OR UPDATE ON pickup_points DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION derived_originals_changed('pickup-point')$$);
SELECT create_constraint_trigger($$CREATE CONSTRAINT TRIGGER original_changed AFTER INSERT OR DELETE OR UPDATE ON shipping_rates DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION derived_originals_changed('shipping-rate')$$);
CREATE OR REPLACE TRIGGER original_changed AFTER INSERT OR DELETE OR UPDATE ON homepage_versions
  FOR EACH STATEMENT EXECUTE FUNCTION homepage_originals_changed();
CREATE OR REPLACE TRIGGER original_changed AFTER INSERT OR UPDATE OF value ON store_settings
  FOR EACH ROW WHEN (jsonb_typeof(new.value) = 'string'::text) EXECUTE FUNCTION store_text_changed();
