-- Page changes: each write records, in its own transaction, the tags of the public pages that it changes. Each
-- process's cache applies them. app/platform/cache/page-tags.ts describes the tags.

-- Adds at most one row per statement.
CREATE OR REPLACE FUNCTION record_page_changes(named text[], at_once boolean DEFAULT true) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF named IS NULL OR cardinality(named) = 0 THEN
    RETURN;
  END IF;
  INSERT INTO page_changes (tags) VALUES (CASE WHEN cardinality(named) > 100 THEN '{all}' ELSE named END);
  -- Transactions that notify are committed one at a time. Orders, which are frequent, only change stock and send
  -- no notification. Processes poll this table every half second anyway.
  IF at_once THEN
    PERFORM pg_notify('page_changes', ''); -- the same text is sent once per transaction
  END IF;
END
$$;

-- Records each of these tags for each key. More than 200 keys invalidate everything, so callers need not compare more
-- rows.
CREATE OR REPLACE FUNCTION record_page_changes_of_keys(tags text[], keys text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_page_changes(CASE WHEN cardinality(keys) > 200 THEN '{all}' ELSE
    ARRAY(SELECT DISTINCT format(tag, key) FROM unnest(tags) AS t (tag) CROSS JOIN unnest(keys) AS k (key)) END);
END
$$;

-- Runs after any statement. Argument: the tags.
CREATE OR REPLACE FUNCTION page_changes_of_statement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_page_changes(TG_ARGV[0]::text[]);
  RETURN NULL;
END
$$;

-- Runs after rows were inserted or deleted. Arguments: the tags, in which %s stands for the key; the key column; a
-- condition for rows that pages show.
CREATE OR REPLACE FUNCTION page_changes_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_page_changes_of_keys(TG_ARGV[0]::text[], ARRAY(
    SELECT to_jsonb(c) ->> TG_ARGV[1] FROM changed_rows AS c WHERE to_jsonb(c) @> TG_ARGV[2]::jsonb LIMIT 201
  ));
  RETURN NULL;
END
$$;

-- Runs after rows were updated. Arguments: as above, and the columns that no page shows. Nested loops are off, because
-- the connection caches the plan that was made for the number of rows in its first statement: a nested loop is best for
-- one row, but takes minutes for thousands of rows.
CREATE OR REPLACE FUNCTION page_changes_of_edits() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  shown constant jsonb := TG_ARGV[2];
  ignored constant text[] := TG_ARGV[3];
BEGIN
  PERFORM record_page_changes_of_keys(TG_ARGV[0]::text[], ARRAY(
    SELECT version ->> TG_ARGV[1]
    FROM old_rows AS o FULL JOIN new_rows AS n USING (id)
    CROSS JOIN LATERAL (SELECT to_jsonb(o) AS before, to_jsonb(n) AS after OFFSET 0) AS r
    CROSS JOIN LATERAL unnest(ARRAY[before, after]) AS v (version)
    WHERE before - ignored IS DISTINCT FROM after - ignored AND version @> shown
    LIMIT 201
  ));
  RETURN NULL;
END
$$;

-- Pages show exact stock below 100, and multiples of ten from there on.
CREATE OR REPLACE FUNCTION shown_stock(stock integer) RETURNS integer LANGUAGE sql IMMUTABLE
  RETURN CASE WHEN stock < 100 THEN stock ELSE stock - stock % 10 END;

-- Changes of stock send no notification; record_page_changes explains why.
CREATE OR REPLACE FUNCTION page_changes_of_variant_stock() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
BEGIN
  PERFORM record_page_changes(ARRAY(
    SELECT DISTINCT 'product:' || n.product_id FROM old_rows AS o JOIN new_rows AS n USING (id)
    WHERE shown_stock(o.stock) <> shown_stock(n.stock)
  ), at_once => false);
  RETURN NULL;
END
$$;

-- Lists can show, filter and sort the colors of a product by the prices of their variants.
CREATE OR REPLACE FUNCTION page_changes_of_variant_prices() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
BEGIN
  IF EXISTS (
    SELECT FROM old_rows AS o JOIN new_rows AS n USING (id)
    WHERE ROW(o.price, o.sale_price, o.compare_at_price) IS DISTINCT FROM ROW(n.price, n.sale_price, n.compare_at_price)
  ) THEN
    PERFORM record_page_changes('{catalog}');
  END IF;
  RETURN NULL;
END
$$;

-- Lists show only whether a product is in stock. 'assortment' is recorded when a product goes on sale, enters a
-- category, gets a different date, or can be ordered again: changes that can put it on the pages of other products.
CREATE OR REPLACE FUNCTION page_changes_of_availability() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
BEGIN
  PERFORM record_page_changes(ARRAY(
    SELECT DISTINCT tag FROM old_rows AS o JOIN new_rows AS n USING (id)
    CROSS JOIN LATERAL unnest(
      CASE WHEN (o.stock_quantity > 0) <> (n.stock_quantity > 0) THEN ARRAY['product:' || id, 'catalog']
           WHEN shown_stock(o.stock_quantity) <> shown_stock(n.stock_quantity) THEN ARRAY['product:' || id] END
      || CASE WHEN ROW(o.status, o.created_at, o.category) <> ROW(n.status, n.created_at, n.category)
                OR o.stock_quantity = 0 AND n.stock_quantity > 0 THEN ARRAY['assortment'] END
    ) AS t (tag)
    WHERE n.status = 'active'
  ), at_once => false);
  RETURN NULL;
END
$$;

-- Returns what menus and announcements link to: the ids of products and other targets.
CREATE OR REPLACE FUNCTION menu_targets() RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(target ->> 'value') FROM (
    SELECT jsonb_path_query(items, '$.**.target') AS target FROM menus
    UNION ALL SELECT target FROM announcements
  ) AS t
$$;

-- Runs after products were added or deleted. A menu or an announcement may link to them.
CREATE OR REPLACE FUNCTION page_changes_of_menu_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  targets constant text[] := menu_targets();
BEGIN
  IF EXISTS (SELECT FROM changed_rows WHERE status = 'active' AND id::text = ANY (targets)) THEN
    PERFORM record_page_changes('{shell}');
  END IF;
  RETURN NULL;
END
$$;

-- Runs after a product was renamed, published or unpublished. A menu or an announcement may link to it.
CREATE OR REPLACE FUNCTION page_changes_of_menu_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.id::text = ANY (menu_targets()) THEN
    PERFORM record_page_changes('{shell}');
  END IF;
  RETURN NULL;
END
$$;

-- Runs after a product's size or color sold out or came back in stock. Stock changes send no notification.
CREATE OR REPLACE FUNCTION page_changes_of_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM new_rows AS n JOIN products AS p ON p.id = n.product_id WHERE p.status = 'active') THEN
    PERFORM record_page_changes('{availability}', at_once => false);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION page_changes_of_facet_values() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM new_rows) THEN -- an INSERT with ON CONFLICT also gets here
    PERFORM record_page_changes('{availability}');
  END IF;
  RETURN NULL;
END
$$;

-- A product's page shows how it fits, according to returns for size reasons.
CREATE OR REPLACE FUNCTION page_changes_of_fit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_page_changes_of_keys('{product:%s}', ARRAY(
    SELECT fit_product_id::text FROM changed_rows WHERE fit_product_id IS NOT NULL LIMIT 201
  ));
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION page_changes_of_review_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_page_changes_of_keys('{product:%s}', ARRAY(
    SELECT r.product_id::text FROM changed_rows AS c JOIN reviews AS r ON r.id = c.review_id WHERE r.status = 'approved' LIMIT 201
  ));
  RETURN NULL;
END
$$;

-- A look is locked while its form is saved, so it is not published concurrently.
CREATE OR REPLACE FUNCTION page_changes_of_look_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed_rows AS c JOIN looks AS l ON l.id = c.look_id WHERE l.is_active) THEN
    PERFORM record_page_changes('{looks}');
  END IF;
  RETURN NULL;
END
$$;

-- Invalidates the pages that show the originals of these translations.
CREATE OR REPLACE FUNCTION record_translation_changes(kinds text[], ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_page_changes(CASE WHEN cardinality(ids) > 100 THEN '{all}' ELSE ARRAY(
    SELECT DISTINCT tag FROM unnest(kinds, ids) AS changed (kind, id)
    CROSS JOIN LATERAL unnest(CASE kind
      WHEN 'product' THEN ARRAY['product:' || id, 'catalog'] WHEN 'category' THEN ARRAY['categories']
      WHEN 'collection' THEN ARRAY['collections'] WHEN 'page' THEN ARRAY['pages']
      WHEN 'homepage-section' THEN ARRAY['homepage'] WHEN 'size-guide' THEN ARRAY['size-guides'] WHEN 'look' THEN ARRAY['looks']
      WHEN 'product-image' THEN ARRAY(SELECT 'product:' || product_id FROM product_images WHERE product_images.id = changed.id)
      WHEN 'announcement' THEN ARRAY['shell'] WHEN 'menu-link' THEN ARRAY['shell']
      ELSE ARRAY['settings'] END) AS t (tag)
  ) END);
END $$;

CREATE OR REPLACE FUNCTION page_changes_of_translations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_translation_changes(array_agg(kind), array_agg(subject_id)) FROM (SELECT kind, subject_id FROM changed_rows LIMIT 101) AS c;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION page_changes_of_translation_edits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_translation_changes(array_agg(kind), array_agg(subject_id)) FROM (
    SELECT kind, subject_id FROM old_rows AS o JOIN new_rows AS n USING (kind, subject_id, language)
    WHERE o.texts <> n.texts LIMIT 101
  ) AS c;
  RETURN NULL;
END $$;

-- Tables with rows that pages show: the key column, the tags of added and removed rows, the tags of edited rows, a
-- condition for rows that pages show, and the columns that no page shows. A new column counts as shown until it is
-- listed here.
DO $$
DECLARE
  shown_table record;
BEGIN
  FOR shown_table IN SELECT * FROM (VALUES
    ('announcements', 'id', '{shell}', '{shell}', '{"is_shown": true}', '{position,starts_at,ends_at,created_at,updated_at}'),
    ('brands', 'id', '{settings}', '{settings}', '{"state": "published"}', '{updated_at}'),
    ('categories', 'id', '{categories}', '{categories}', '{}', '{image_public_id,created_at,updated_at}'),
    ('collections', 'id', '{collections}', '{collections}', '{"status": "active"}', '{created_at,updated_at}'),
    ('fixed_prices', 'product_id', '{product:%s,catalog}', '{product:%s,catalog}', '{}', '{created_at,updated_at}'),
    ('homepage_versions', 'id', '{homepage}', '{homepage}', '{"is_draft": false}', '{staff_id,created_at,updated_at}'),
    ('looks', 'id', '{looks}', '{looks}', '{"is_active": true}', '{image_public_id,created_at,updated_at}'),
    ('manufacturers', 'id', '{manufacturer:%s}', '{manufacturer:%s}', '{}', '{created_at,updated_at}'),
    ('pages', 'id', '{pages}', '{pages}', '{"status": "published"}', '{draft,created_at,updated_at}'),
    ('product_images', 'product_id', '{product:%s}', '{product:%s}', '{}', '{public_id,created_at}'),
    ('product_variants', 'product_id', '{product:%s}', '{product:%s}', '{}', '{stock,backordered,sku,created_at,updated_at}'),
    ('products', 'id', '{product:%s,catalog,assortment}', '{product:%s,catalog}', '{"status": "active"}',
      '{stock_quantity,low_stock_threshold,cost_price,tags,updated_at}'),
    ('reviews', 'product_id', '{product:%s}', '{product:%s}', '{"status": "approved"}',
      '{order_item_id,usual_size,rejection,moderated_at,replied_at,helpful}'),
    -- The rows of this table contain only keys, so every edit counts.
    ('collection_products', 'collection_id', '{catalog,assortment,memberships}', NULL, '{}', NULL),
    ('passport_states', 'product_id', '{product:%s}', NULL, '{}', NULL)
  ) AS t (name, key, tags, tags_of_edits, shown, ignored)
  LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER page_changes_of_insert AFTER INSERT ON %I
      REFERENCING NEW TABLE AS changed_rows
      FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows(%L, %L, %L)', shown_table.name, shown_table.tags, shown_table.key, shown_table.shown);
    EXECUTE format('CREATE OR REPLACE TRIGGER page_changes_of_delete AFTER DELETE ON %I
      REFERENCING OLD TABLE AS changed_rows
      FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows(%L, %L, %L)', shown_table.name, shown_table.tags, shown_table.key, shown_table.shown);
    EXECUTE format('CREATE OR REPLACE TRIGGER page_changes_of_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement(''{all}'')', shown_table.name);
    IF shown_table.tags_of_edits IS NULL THEN
      EXECUTE format('CREATE OR REPLACE TRIGGER page_changes_of_update AFTER UPDATE ON %I
        REFERENCING NEW TABLE AS changed_rows
        FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows(%L, %L, %L)', shown_table.name, shown_table.tags, shown_table.key, shown_table.shown);
    ELSE
      EXECUTE format('CREATE OR REPLACE TRIGGER page_changes_of_update AFTER UPDATE ON %I
        REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_edits(%L, %L, %L, %L)',
        shown_table.name, shown_table.tags_of_edits, shown_table.key, shown_table.shown, shown_table.ignored);
    END IF;
  END LOOP;
END
$$;

-- Tables that rarely change, or whose rows affect many pages, each with the tags that any statement on it invalidates.
DO $$
DECLARE
  changed record;
BEGIN
  FOR changed IN SELECT * FROM (VALUES
    ('guarantee_notices', '{settings}'),
    ('law_switches', '{settings}'),
    ('locales', '{settings}'),
    ('market_countries', '{settings}'),
    ('market_rates', '{settings}'),
    ('markets', '{settings}'),
    ('menus', '{shell}'),
    ('payment_offers', '{settings}'),
    ('pickup_points', '{settings}'),
    ('redirects', '{redirects}'),
    ('shipping_places', '{settings}'),
    ('shipping_rates', '{settings}'),
    ('shipping_zones', '{settings}'),
    ('size_guides', '{size-guides}'),
    ('store_settings', '{settings}'),
    ('tax_rates', '{settings}'),
    ('tax_registrations', '{settings}')
  ) AS t (name, tags)
  LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER page_changes_of_any AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement(%L)', changed.name, changed.tags);
  END LOOP;
END
$$;

CREATE OR REPLACE TRIGGER page_changes_of_update AFTER UPDATE ON facet_values
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_facet_values();
CREATE OR REPLACE TRIGGER page_changes_of_truncate AFTER TRUNCATE ON look_items
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{all}');
CREATE OR REPLACE TRIGGER page_changes_of_delete AFTER DELETE ON look_items
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_look_items();
CREATE OR REPLACE TRIGGER page_changes_of_insert AFTER INSERT ON look_items
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_look_items();
CREATE OR REPLACE TRIGGER page_changes_of_update AFTER UPDATE ON look_items
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_look_items();
CREATE OR REPLACE TRIGGER page_changes_of_rows AFTER INSERT OR DELETE OR TRUNCATE ON payment_connections
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{settings}');
CREATE OR REPLACE TRIGGER page_changes_of_update AFTER UPDATE OF is_active, "position", keys_secret ON payment_connections
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{settings}');
CREATE OR REPLACE TRIGGER page_changes_of_update AFTER UPDATE ON product_facets
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_facets();
CREATE OR REPLACE TRIGGER page_changes_of_stock AFTER UPDATE ON product_variants
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_variant_stock();
CREATE OR REPLACE TRIGGER page_changes_of_prices AFTER UPDATE ON product_variants
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_variant_prices();
CREATE OR REPLACE TRIGGER page_changes_of_availability AFTER UPDATE ON products
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_availability();
CREATE OR REPLACE TRIGGER page_changes_of_menu_delete AFTER DELETE ON products
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_menu_products();
CREATE OR REPLACE TRIGGER page_changes_of_menu_insert AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_menu_products();
CREATE OR REPLACE TRIGGER page_changes_of_menu_update AFTER UPDATE OF name, status ON products
  FOR EACH ROW WHEN (old.status <> new.status OR new.status = 'active'::text AND old.name <> new.name) EXECUTE FUNCTION page_changes_of_menu_product();
CREATE OR REPLACE TRIGGER page_changes_of_truncate AFTER TRUNCATE ON return_items
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{all}');
CREATE OR REPLACE TRIGGER page_changes_of_delete AFTER DELETE ON return_items
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_fit();
CREATE OR REPLACE TRIGGER page_changes_of_insert AFTER INSERT ON return_items
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_fit();
CREATE OR REPLACE TRIGGER page_changes_of_truncate AFTER TRUNCATE ON review_photos
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{all}');
CREATE OR REPLACE TRIGGER page_changes_of_delete AFTER DELETE ON review_photos
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_review_photos();
CREATE OR REPLACE TRIGGER page_changes_of_insert AFTER INSERT ON review_photos
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_review_photos();
CREATE OR REPLACE TRIGGER page_changes_of_update AFTER UPDATE ON review_photos
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_review_photos();
CREATE OR REPLACE TRIGGER page_changes_of_truncate AFTER TRUNCATE ON translations
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{all}');
CREATE OR REPLACE TRIGGER page_changes_of_delete AFTER DELETE ON translations
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_translations();
CREATE OR REPLACE TRIGGER page_changes_of_insert AFTER INSERT ON translations
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_translations();
CREATE OR REPLACE TRIGGER page_changes_of_update AFTER UPDATE ON translations
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_translation_edits();
