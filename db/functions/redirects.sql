-- Redirects: the former URLs of moved or deleted pages lead to a page.

-- Returns the path that redirects use for the page with this slug, or null for kinds without such a path.
CREATE OR REPLACE FUNCTION slug_path("kind" text, "slug" text) RETURNS text LANGUAGE sql IMMUTABLE
RETURN CASE "kind" WHEN 'collection' THEN '/collection/' || "slug" WHEN 'category' THEN '/shop?category=' || "slug"
  WHEN 'page' THEN '/pages/' || "slug" END;

-- Returns the same as `pagePath` in app/store/policies.ts.
CREATE OR REPLACE FUNCTION page_address(policy text, slug text) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN CASE WHEN policy IS NULL THEN '/pages/' || slug ELSE '/' || policy END;

-- Returns the path of the original if shoppers can see the original. Redirects lead to this path. Below a locale's
-- prefix, the page there redirects to the slug in the locale's language.
CREATE OR REPLACE FUNCTION original_path("kind" text, "id" uuid) RETURNS text LANGUAGE sql STABLE
RETURN CASE "kind"
  WHEN 'collection' THEN (SELECT slug_path($1, slug) FROM collections AS o WHERE o.id = $2 AND status = 'active')
  WHEN 'category' THEN (SELECT slug_path($1, slug) FROM categories AS o WHERE o.id = $2)
  WHEN 'page' THEN (SELECT page_address(policy, slug) FROM pages AS o WHERE o.id = $2 AND status = 'published')
END;

-- Returns the id of the original with this slug.
CREATE OR REPLACE FUNCTION original_with_slug("kind" text, "slug" text) RETURNS uuid LANGUAGE sql STABLE
RETURN CASE "kind"
  WHEN 'collection' THEN (SELECT o.id FROM collections AS o WHERE o.slug = $2)
  WHEN 'category' THEN (SELECT o.id FROM categories AS o WHERE o.slug = $2)
  WHEN 'page' THEN (SELECT o.id FROM pages AS o WHERE o.slug = $2)
END;

-- Returns a subject's paths in the other languages.
CREATE OR REPLACE FUNCTION translated_paths("kind" text, "id" uuid) RETURNS text[] LANGUAGE sql STABLE
RETURN ARRAY(
  SELECT DISTINCT slug_path($1, texts ->> 'slug') FROM translations AS t
  WHERE t.kind = $1 AND subject_id = $2 AND texts ->> 'slug' IS NOT NULL
);

-- Redirects the paths in `old` to those in `new`. Redirects to `old` are updated, so that no redirect leads to another.
CREATE OR REPLACE FUNCTION redirect_paths(old text[], new text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM redirects WHERE path = ANY (new); -- pages exist at these paths again
  UPDATE redirects SET target = m.target, updated_at = now() FROM unnest(old, new) AS m (path, target)
  WHERE redirects.target = m.path;
  INSERT INTO redirects (id, path, target, origin)
  SELECT gen_random_uuid(), m.path, m.target, 'store' FROM unnest(old, new) AS m (path, target) ORDER BY m.path
  ON CONFLICT (path) DO UPDATE SET target = excluded.target, origin = excluded.origin, updated_at = now();
END
$$;

-- Redirects all URLs of a deleted page to the same target.
CREATE OR REPLACE FUNCTION redirect_all_paths(old text[], target text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM redirect_paths(array_agg(path), array_agg(target)) FROM (SELECT DISTINCT unnest(old) AS path) AS paths; -- languages can share a path
END $$;

-- Returns true in the demo store. It reports deleted products, collections and pages as not found instead of
-- redirecting their URLs.
CREATE OR REPLACE FUNCTION is_demo_store() RETURNS boolean LANGUAGE sql STABLE
  RETURN coalesce((SELECT value <> 'false'::jsonb FROM store_settings WHERE key = 'demo_content'), true);

-- A product's URL contains its id; the URL with its slug redirects there.
CREATE OR REPLACE FUNCTION product_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM redirect_paths(ARRAY['/product/' || OLD.slug], ARRAY['/product/' || OLD.id]);
  RETURN NULL;
END
$$;

-- Drafts were never public, so nobody knows their URL.
CREATE OR REPLACE FUNCTION products_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM redirect_paths(array_agg('/product/' || address), array_agg('/shop?category=' || category))
  FROM removed_rows CROSS JOIN LATERAL unnest(ARRAY[id::text, slug]) AS n (address)
  WHERE status <> 'draft' AND NOT is_demo_store() HAVING count(*) > 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION collection_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM redirect_paths(ARRAY['/collection/' || OLD.slug], ARRAY['/collection/' || NEW.slug]);
  ELSIF NOT is_demo_store() THEN
    PERFORM redirect_all_paths('/collection/' || OLD.slug || translated_paths('collection', OLD.id), '/lookbook');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION category_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_path constant text := '/shop?category=' || OLD.slug;
  merged_into text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM redirect_paths(ARRAY[old_path], ARRAY['/shop?category=' || NEW.slug]);
  ELSE
    SELECT target INTO merged_into FROM redirects WHERE path = old_path;
    IF merged_into IS NULL THEN
      PERFORM redirect_paths(ARRAY[old_path], ARRAY['/shop']);
    END IF;
    PERFORM redirect_all_paths(translated_paths('category', OLD.id), coalesce(merged_into, '/shop'));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION page_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_path constant text := page_address(OLD.policy, OLD.slug);
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT is_demo_store() THEN
      PERFORM redirect_all_paths(old_path || translated_paths('page', OLD.id), '/');
    END IF;
    RETURN NULL;
  END IF;
  IF NEW.status <> 'published' THEN
    RETURN NULL;
  END IF;
  IF old_path <> page_address(NEW.policy, NEW.slug) THEN
    PERFORM redirect_paths(ARRAY[old_path], ARRAY[page_address(NEW.policy, NEW.slug)]);
  END IF;
  IF OLD.slug <> NEW.slug AND old_path <> '/pages/' || OLD.slug THEN
    PERFORM redirect_paths(ARRAY['/pages/' || OLD.slug], ARRAY[page_address(NEW.policy, NEW.slug)]);
  END IF;
  RETURN NULL;
END $$;

-- Publishing a page removes the redirect from its URL.
CREATE OR REPLACE FUNCTION page_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM redirects WHERE path = page_address(NEW.policy, NEW.slug);
  RETURN NULL;
END
$$;

-- The former slug of a translation redirects to the original. If the original was deleted, the original's own trigger has
-- written the redirects.
CREATE OR REPLACE FUNCTION translated_slug_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_path constant text := slug_path(OLD.kind, OLD.texts ->> 'slug');
  target constant text := original_path(OLD.kind, OLD.subject_id);
BEGIN
  IF target <> old_path THEN
    PERFORM redirect_paths(ARRAY[old_path], ARRAY[target]);
  END IF;
  RETURN NULL;
END $$;

-- Two tables cannot share a unique index. Therefore writers of slugs are serialized (LOCK_NUMBERS.slugs) and check the
-- other table. Arguments: the kind, and the name of the constraint that forms recognize.
CREATE OR REPLACE FUNCTION original_slug_is_free() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.slug = NEW.slug THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(7130016);
  IF EXISTS (SELECT FROM translations WHERE kind = TG_ARGV[0] AND texts ->> 'slug' = NEW.slug AND subject_id <> NEW.id) THEN
    RAISE unique_violation USING MESSAGE = 'another subject has this slug in a language', CONSTRAINT = TG_ARGV[1];
  END IF;
  RETURN NULL;
END $$;

-- Checks a translation's slug in the same way.
CREATE OR REPLACE FUNCTION translated_slug_is_free() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.texts ->> 'slug' = NEW.texts ->> 'slug' THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(7130016);
  IF original_with_slug(NEW.kind, NEW.texts ->> 'slug') <> NEW.subject_id THEN
    RAISE unique_violation USING MESSAGE = 'another original has this slug', CONSTRAINT = 'translations_slug_unique';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER product_moved AFTER UPDATE OF slug ON products
  FOR EACH ROW WHEN (old.slug <> new.slug AND old.status <> 'draft'::text) EXECUTE FUNCTION product_moved();
CREATE OR REPLACE TRIGGER products_removed AFTER DELETE ON products
  REFERENCING OLD TABLE AS removed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION products_removed();
CREATE OR REPLACE TRIGGER collection_moved AFTER UPDATE OF slug ON collections
  FOR EACH ROW WHEN (old.slug <> new.slug AND old.status = 'active'::text) EXECUTE FUNCTION collection_moved();
CREATE OR REPLACE TRIGGER collection_removed AFTER DELETE ON collections
  FOR EACH ROW WHEN (old.status = 'active'::text) EXECUTE FUNCTION collection_moved();
CREATE OR REPLACE TRIGGER category_moved AFTER UPDATE OF slug ON categories
  FOR EACH ROW WHEN (old.slug <> new.slug) EXECUTE FUNCTION category_moved();
CREATE OR REPLACE TRIGGER category_removed AFTER DELETE ON categories FOR EACH ROW EXECUTE FUNCTION category_moved();
CREATE OR REPLACE TRIGGER page_moved AFTER UPDATE OF slug, policy ON pages
  FOR EACH ROW WHEN (old.status = 'published'::text) EXECUTE FUNCTION page_moved();
CREATE OR REPLACE TRIGGER page_removed AFTER DELETE ON pages
  FOR EACH ROW WHEN (old.status = 'published'::text) EXECUTE FUNCTION page_moved();
CREATE OR REPLACE TRIGGER page_published AFTER INSERT OR UPDATE OF status ON pages
  FOR EACH ROW WHEN (new.status = 'published'::text) EXECUTE FUNCTION page_published();
CREATE OR REPLACE TRIGGER slug_moved AFTER UPDATE OF texts ON translations
  FOR EACH ROW WHEN ((old.texts ->> 'slug'::text) <> COALESCE(new.texts ->> 'slug'::text, ''::text))
  EXECUTE FUNCTION translated_slug_moved();
CREATE OR REPLACE TRIGGER slug_removed AFTER DELETE ON translations
  FOR EACH ROW WHEN ((old.texts ->> 'slug'::text) IS NOT NULL) EXECUTE FUNCTION translated_slug_moved();
CREATE OR REPLACE TRIGGER slug_is_free AFTER INSERT OR UPDATE OF slug ON categories
  FOR EACH ROW EXECUTE FUNCTION original_slug_is_free('category', 'categories_pkey');
CREATE OR REPLACE TRIGGER slug_is_free AFTER INSERT OR UPDATE OF slug ON collections
  FOR EACH ROW EXECUTE FUNCTION original_slug_is_free('collection', 'collections_slug_unique');
CREATE OR REPLACE TRIGGER slug_is_free AFTER INSERT OR UPDATE OF slug ON pages
  FOR EACH ROW EXECUTE FUNCTION original_slug_is_free('page', 'pages_slug_unique');
CREATE OR REPLACE TRIGGER slug_is_free AFTER INSERT OR UPDATE OF texts ON translations
  FOR EACH ROW WHEN ((new.texts ->> 'slug'::text) IS NOT NULL) EXECUTE FUNCTION translated_slug_is_free();
