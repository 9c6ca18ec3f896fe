-- What a write invalidates, by default: a row invalidates its pages when any column differs that is not named below as one
-- that no page shows. A column that is added later needs nothing here. The tags: app/platform/cache/page-tags.ts.
DROP FUNCTION page_changes_of_anything, page_changes_of_listing, page_changes_of_products, page_changes_of_variants,
  page_changes_of_parts, page_changes_of_changed_parts, page_changes_of_collections, page_changes_of_changed_collections,
  page_changes_of_members, page_changes_of_changed_members, page_changes_of_settings, page_changes_of_changed_settings
  CASCADE;--> statement-breakpoint
-- The tags of rows with these keys, of which there may be two for a row. Past 200 everything is invalidated, so that no more
-- rows have to be compared.
CREATE FUNCTION "note_page_changes_of_keys"(tags text[], keys text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_changes(CASE WHEN cardinality(keys) > 200 THEN '{all}' ELSE
    ARRAY(SELECT DISTINCT format(tag, key) FROM unnest(tags) AS t (tag) CROSS JOIN unnest(keys) AS k (key)) END);
END
$$;--> statement-breakpoint
-- After any statement. Argument: the tags.
CREATE FUNCTION "page_changes_of_statement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_changes(TG_ARGV[0]::text[]);
  RETURN NULL;
END
$$;--> statement-breakpoint
-- After rows were inserted or deleted. Arguments: the tags, in which %s stands for the key; the column of the key; what is
-- true of rows that pages show.
CREATE FUNCTION "page_changes_of_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_changes_of_keys(TG_ARGV[0]::text[], ARRAY(
    SELECT to_jsonb(c) ->> TG_ARGV[1] FROM changed_rows AS c WHERE to_jsonb(c) @> TG_ARGV[2]::jsonb LIMIT 201
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
-- After rows were updated. Arguments: the same, and the columns that no page shows. The plan is kept by the connection, made
-- for as many rows as the first statement had: a nested loop, best for one row, would take minutes for thousands.
CREATE FUNCTION "page_changes_of_edits"() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  shown constant jsonb := TG_ARGV[2];
  ignored constant text[] := TG_ARGV[3];
BEGIN
  PERFORM note_page_changes_of_keys(TG_ARGV[0]::text[], ARRAY(
    SELECT version ->> TG_ARGV[1]
    FROM old_rows AS o FULL JOIN new_rows AS n USING (id)
    CROSS JOIN LATERAL (SELECT to_jsonb(o) AS before, to_jsonb(n) AS after OFFSET 0) AS r
    CROSS JOIN LATERAL unnest(ARRAY[before, after]) AS v (version)
    WHERE before - ignored IS DISTINCT FROM after - ignored AND version @> shown
    LIMIT 201
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Pages show stock exactly below 100, and from there on by tens.
CREATE FUNCTION "shown_stock"(stock integer) RETURNS integer LANGUAGE sql IMMUTABLE
  RETURN CASE WHEN stock < 100 THEN stock ELSE stock - stock % 10 END;--> statement-breakpoint
-- Stock alone notifies nobody (0011).
CREATE FUNCTION "page_changes_of_variant_stock"() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
BEGIN
  PERFORM note_page_changes(ARRAY(
    SELECT DISTINCT 'product:' || n.product_id FROM old_rows AS o JOIN new_rows AS n USING (id)
    WHERE shown_stock(o.stock) <> shown_stock(n.stock)
  ), at_once => false);
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Lists show of stock only whether there is any. 'assortment' is a product that comes up for sale or into a category, is
-- dated otherwise, or can be ordered again: what can put it among those that the pages of others show.
CREATE FUNCTION "page_changes_of_availability"() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
BEGIN
  PERFORM note_page_changes(ARRAY(
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
$$;--> statement-breakpoint
DO $$
DECLARE
  name text;
  key text;
  tags_of_rows text;
  tags_of_edits text;
  shown text;
  ignored text;
BEGIN
  FOR name, key, tags_of_rows, tags_of_edits, shown, ignored IN VALUES
    ('products', 'id', '{product:%s,catalog,assortment}', '{product:%s,catalog}', '{"status": "active"}',
      '{stock_quantity,low_stock_threshold,cost_price,tags,updated_at}'),
    ('product_variants', 'product_id', '{product:%s}', '{product:%s}', '{}', '{stock,backordered,sku,created_at,updated_at}'),
    ('product_images', 'product_id', '{product:%s}', '{product:%s}', '{}', '{public_id,created_at}'),
    ('reviews', 'product_id', '{product:%s}', '{product:%s}', '{}', '{}'),
    ('collections', 'id', '{collections}', '{collections}', '{"status": "active"}', '{created_at,updated_at}')
  LOOP
    EXECUTE format('CREATE TRIGGER page_changes_of_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed_rows
      FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows(%L, %L, %L)', name, tags_of_rows, key, shown);
    EXECUTE format('CREATE TRIGGER page_changes_of_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed_rows
      FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows(%L, %L, %L)', name, tags_of_rows, key, shown);
    EXECUTE format('CREATE TRIGGER page_changes_of_update AFTER UPDATE ON %I
      REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_edits(%L, %L, %L, %L)', name, tags_of_edits, key, shown, ignored);
    EXECUTE format('CREATE TRIGGER page_changes_of_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement(%L)', name, '{all}');
  END LOOP;
END
$$;--> statement-breakpoint
CREATE TRIGGER "page_changes_of_stock" AFTER UPDATE ON "product_variants" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_variant_stock();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_availability" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_availability();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_insert" AFTER INSERT ON "collection_products" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{catalog,assortment}', 'collection_id', '{}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_delete" AFTER DELETE ON "collection_products" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{catalog,assortment}', 'collection_id', '{}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_update" AFTER UPDATE ON "collection_products" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{catalog,assortment}', 'collection_id', '{}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_truncate" AFTER TRUNCATE ON "collection_products" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{all}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_any" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "store_settings" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{settings}');
