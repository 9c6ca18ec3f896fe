CREATE TABLE "page_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tags" text[] NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_purge_cursor" (
	"id" integer PRIMARY KEY NOT NULL,
	"snapshot" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_purges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_purges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tags" text[] NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "page_changes_transaction" ON "page_changes" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "page_purges_due" ON "page_purges" USING btree ("due_at");--> statement-breakpoint
-- What follows names in page_changes whatever a write changes of what public pages show, inside the writing transaction
-- (app/platform/cache/page-tags.ts says what the names mean). One row for a statement at most.
CREATE FUNCTION "note_page_changes"(named text[], at_once boolean DEFAULT true) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF named IS NULL OR cardinality(named) = 0 THEN
    RETURN;
  END IF;
  INSERT INTO page_changes (tags) VALUES (CASE WHEN cardinality(named) > 100 THEN '{all}' ELSE named END);
  -- Transactions that notify are committed one after the other: orders, which come in numbers, only change stock and do
  -- without. Whoever follows this table reads it every half second anyway.
  IF at_once THEN
    PERFORM pg_notify('page_changes', ''); -- the same text is sent once for a transaction
  END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION "page_changes_of_anything"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_changes('{all}');
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Products that come or go. Of those that are not for sale no page knows, here and below.
CREATE FUNCTION "page_changes_of_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_changes(ARRAY(
    SELECT DISTINCT tag FROM changed_rows CROSS JOIN LATERAL (VALUES ('product:' || id), ('catalog')) AS t (tag)
    WHERE status = 'active'
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Stock is shown exactly below 100, and from there on by tens. The plan is kept by the connection, made for as many rows
-- as the first statement had: a nested loop, best for one row, would take minutes for thousands.
CREATE FUNCTION "page_changes_of_products"() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  named text[];
  at_once boolean;
BEGIN
  SELECT array_agg(DISTINCT tag), bool_or(moves OR is_listed_otherwise OR is_shown_otherwise) INTO named, at_once
  FROM old_rows AS o FULL JOIN new_rows AS n USING (id)
  CROSS JOIN LATERAL (
    SELECT
      ROW(o.status, o.created_at) IS DISTINCT FROM ROW(n.status, n.created_at) AS moves,
      ROW(o.price, o.sale_price, o.category, o.search, o.name, o.collection_id, o.show_on_homepage,
          o.homepage_section, o.homepage_position, o.is_featured, o.is_bestseller, o.is_new)
        IS DISTINCT FROM
      ROW(n.price, n.sale_price, n.category, n.search, n.name, n.collection_id, n.show_on_homepage,
          n.homepage_section, n.homepage_position, n.is_featured, n.is_bestseller, n.is_new)
        AS is_listed_otherwise,
      ROW(o.slug, o.sku, o.compare_at_price, o.stock_by_variant, o.sizes, o.colors, o.description, o.long_description,
          o.materials, o.care_instructions, o.seo_title, o.seo_description)
        IS DISTINCT FROM
      ROW(n.slug, n.sku, n.compare_at_price, n.stock_by_variant, n.sizes, n.colors, n.description, n.long_description,
          n.materials, n.care_instructions, n.seo_title, n.seo_description)
        AS is_shown_otherwise,
      ROW(least(o.stock_quantity, 100), o.stock_quantity / 10)
        IS DISTINCT FROM ROW(least(n.stock_quantity, 100), n.stock_quantity / 10) AS has_other_stock,
      o.stock_quantity > 0 IS DISTINCT FROM n.stock_quantity > 0 AS sells_out_or_is_back
  ) AS c
  CROSS JOIN LATERAL unnest(
    CASE WHEN moves OR is_listed_otherwise OR sells_out_or_is_back THEN ARRAY['catalog', 'product:' || id]
         WHEN is_shown_otherwise OR has_other_stock THEN ARRAY['product:' || id]
    END
    || CASE WHEN moves THEN ARRAY(SELECT 'collection:' || collection_id FROM collection_products WHERE product_id = id) END
  ) AS t (tag)
  WHERE 'active' IN (o.status, n.status);
  PERFORM note_page_changes(named, at_once);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "page_changes_of_variants"() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  named text[];
  at_once boolean;
BEGIN
  SELECT array_agg(DISTINCT 'product:' || touched), bool_or(is_another) INTO named, at_once
  FROM old_rows AS o FULL JOIN new_rows AS n USING (id)
  CROSS JOIN LATERAL unnest(ARRAY[o.product_id, n.product_id]) AS t (touched)
  CROSS JOIN LATERAL (
    SELECT ROW(o.product_id, o.size, o.color) IS DISTINCT FROM ROW(n.product_id, n.size, n.color) AS is_another
  ) AS c
  WHERE (is_another OR ROW(least(o.stock, 100), o.stock / 10) IS DISTINCT FROM ROW(least(n.stock, 100), n.stock / 10))
    AND (SELECT status FROM products WHERE id = touched) = 'active';
  PERFORM note_page_changes(named, at_once);
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Rows of a product that come or go.
CREATE FUNCTION "page_changes_of_parts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_changes(ARRAY(
    SELECT DISTINCT 'product:' || product_id FROM changed_rows AS c
    WHERE (SELECT status FROM products WHERE id = c.product_id) = 'active'
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Rows of a product that change, but for the columns that the trigger names: those no page shows.
CREATE FUNCTION "page_changes_of_changed_parts"() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  shown_nowhere constant text[] := coalesce(TG_ARGV, '{}');
BEGIN
  PERFORM note_page_changes(ARRAY(
    SELECT DISTINCT 'product:' || touched
    FROM old_rows AS o FULL JOIN new_rows AS n USING (id)
    CROSS JOIN LATERAL unnest(ARRAY[o.product_id, n.product_id]) AS t (touched)
    WHERE to_jsonb(o) - shown_nowhere IS DISTINCT FROM to_jsonb(n) - shown_nowhere
      AND (SELECT status FROM products WHERE id = touched) = 'active'
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "page_changes_of_collections"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_changes(ARRAY(
    SELECT DISTINCT tag FROM changed_rows CROSS JOIN LATERAL (VALUES ('collection:' || id), ('collections')) AS t (tag)
    WHERE status = 'active'
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "page_changes_of_changed_collections"() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  shown_nowhere constant text[] := '{created_at,updated_at}';
  shown_by_itself constant text[] := '{created_at,updated_at,seo_title,seo_description}';
BEGIN
  PERFORM note_page_changes(ARRAY(
    SELECT DISTINCT tag
    FROM old_rows AS o FULL JOIN new_rows AS n USING (id)
    CROSS JOIN LATERAL unnest(
      CASE WHEN to_jsonb(o) - shown_by_itself IS DISTINCT FROM to_jsonb(n) - shown_by_itself
           THEN ARRAY['collection:' || id, 'collections'] ELSE ARRAY['collection:' || id] END
    ) AS t (tag)
    WHERE 'active' IN (o.status, n.status)
      AND to_jsonb(o) - shown_nowhere IS DISTINCT FROM to_jsonb(n) - shown_nowhere
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "page_changes_of_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_changes(ARRAY(
    SELECT DISTINCT tag FROM changed_rows AS c
    CROSS JOIN LATERAL (VALUES ('collection:' || collection_id), ('catalog')) AS t (tag)
    WHERE (SELECT status FROM products WHERE id = c.product_id) = 'active'
      AND (SELECT status FROM collections WHERE id = c.collection_id) = 'active'
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Another place within a collection; another collection or product counts as one that goes and one that comes.
CREATE FUNCTION "page_changes_of_changed_members"() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
BEGIN
  PERFORM note_page_changes(ARRAY(
    SELECT DISTINCT tag
    FROM old_rows AS o FULL JOIN new_rows AS n USING (collection_id, product_id)
    CROSS JOIN LATERAL unnest(
      CASE WHEN o IS NULL OR n IS NULL
           THEN ARRAY['collection:' || collection_id, 'catalog'] ELSE ARRAY['collection:' || collection_id] END
    ) AS t (tag)
    WHERE to_jsonb(o) IS DISTINCT FROM to_jsonb(n)
      AND (SELECT status FROM products WHERE id = product_id) = 'active'
      AND (SELECT status FROM collections WHERE id = collection_id) = 'active'
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "page_changes_of_settings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed_rows) THEN
    PERFORM note_page_changes('{settings}');
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "page_changes_of_changed_settings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT key, value FROM new_rows EXCEPT SELECT key, value FROM old_rows) THEN
    PERFORM note_page_changes('{settings}');
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "page_changes_of_insert" AFTER INSERT ON "products" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_listing();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_delete" AFTER DELETE ON "products" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_listing();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_update" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_products();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_truncate" AFTER TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_anything();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_insert" AFTER INSERT ON "product_variants" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_parts();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_delete" AFTER DELETE ON "product_variants" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_parts();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_update" AFTER UPDATE ON "product_variants" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_variants();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_truncate" AFTER TRUNCATE ON "product_variants" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_anything();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_insert" AFTER INSERT ON "product_images" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_parts();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_delete" AFTER DELETE ON "product_images" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_parts();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_update" AFTER UPDATE ON "product_images" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_changed_parts('public_id', 'created_at');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_truncate" AFTER TRUNCATE ON "product_images" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_anything();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_insert" AFTER INSERT ON "reviews" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_parts();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_delete" AFTER DELETE ON "reviews" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_parts();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_update" AFTER UPDATE ON "reviews" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_changed_parts();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_truncate" AFTER TRUNCATE ON "reviews" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_anything();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_insert" AFTER INSERT ON "collections" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_collections();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_delete" AFTER DELETE ON "collections" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_collections();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_update" AFTER UPDATE ON "collections" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_changed_collections();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_truncate" AFTER TRUNCATE ON "collections" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_anything();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_insert" AFTER INSERT ON "collection_products" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_members();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_delete" AFTER DELETE ON "collection_products" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_members();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_update" AFTER UPDATE ON "collection_products" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_changed_members();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_truncate" AFTER TRUNCATE ON "collection_products" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_anything();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_insert" AFTER INSERT ON "store_settings" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_settings();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_delete" AFTER DELETE ON "store_settings" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_settings();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_update" AFTER UPDATE ON "store_settings" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_changed_settings();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_truncate" AFTER TRUNCATE ON "store_settings" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_anything();