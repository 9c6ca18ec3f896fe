-- A product's page shows up to four others. What of one product can put it among those of another's page is named
-- 'assortment': that it comes up for sale, into a category or a collection, is dated otherwise or can be ordered again.
-- What only takes one from there names that product, which the pages that show it carry.
CREATE OR REPLACE FUNCTION "page_changes_of_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_changes(ARRAY(
    SELECT DISTINCT tag FROM changed_rows
    CROSS JOIN LATERAL unnest(
      ARRAY['product:' || id, 'catalog'] || CASE WHEN TG_OP = 'INSERT' THEN ARRAY['assortment'] END
    ) AS t (tag)
    WHERE status = 'active'
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "page_changes_of_products"() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
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
      o.stock_quantity > 0 IS DISTINCT FROM n.stock_quantity > 0 AS sells_out_or_is_back,
      n.status = 'active' AND (
        ROW(o.id, o.status, o.created_at, o.category) IS DISTINCT FROM ROW(n.id, n.status, n.created_at, n.category)
        OR (n.stock_quantity > 0 AND o.stock_quantity <= 0)
      ) AS comes_forward
  ) AS c
  CROSS JOIN LATERAL unnest(
    CASE WHEN moves OR is_listed_otherwise OR sells_out_or_is_back THEN ARRAY['catalog', 'product:' || id]
         WHEN is_shown_otherwise OR has_other_stock THEN ARRAY['product:' || id]
    END
    || CASE WHEN comes_forward THEN ARRAY['assortment'] END
    || CASE WHEN moves THEN ARRAY(SELECT 'collection:' || collection_id FROM collection_products WHERE product_id = id) END
  ) AS t (tag)
  WHERE 'active' IN (o.status, n.status);
  PERFORM note_page_changes(named, at_once);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "page_changes_of_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_changes(ARRAY(
    SELECT DISTINCT tag FROM changed_rows AS c
    CROSS JOIN LATERAL (VALUES ('collection:' || collection_id), ('catalog'), ('assortment')) AS t (tag)
    WHERE EXISTS (SELECT FROM products WHERE id = c.product_id)
      AND EXISTS (SELECT FROM collections WHERE id = c.collection_id)
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "page_changes_of_changed_members"() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
BEGIN
  PERFORM note_page_changes(ARRAY(
    SELECT DISTINCT tag
    FROM old_rows AS o FULL JOIN new_rows AS n USING (collection_id, product_id)
    CROSS JOIN LATERAL unnest(
      CASE WHEN o IS NULL OR n IS NULL
           THEN ARRAY['collection:' || collection_id, 'catalog', 'assortment']
           ELSE ARRAY['collection:' || collection_id] END
    ) AS t (tag)
    WHERE to_jsonb(o) IS DISTINCT FROM to_jsonb(n)
  ));
  RETURN NULL;
END
$$;
