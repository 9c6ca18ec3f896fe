-- Facets: the sizes and colors that the shop filters by, and which of them are in stock.

-- Returns the name of a size or a color in URLs: 'Off White' is 'off-white'.
CREATE OR REPLACE FUNCTION facet_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN left(replace(btrim(search_text(name)), ' ', '-'), 100);

-- Returns the sizes in which a product is sold.
CREATE OR REPLACE FUNCTION offered_sizes(sizes text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN cardinality(sizes) > 0 THEN sizes ELSE ARRAY['One Size'] END;

-- Computes the rows of product_facets. A variant without size or color counts for all sizes or colors of its product,
-- as in `matchesChoice` of app/catalog/availability.ts.
CREATE OR REPLACE FUNCTION fresh_product_facets(product_ids uuid[]) RETURNS TABLE (product_id uuid, offered text[], in_stock text[])
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT p.id, coalesce(f.offered, '{}'), coalesce(f.in_stock, '{}')
  FROM products AS p CROSS JOIN LATERAL (
    WITH s AS MATERIALIZED (
      SELECT size, facet_key(size) AS key
      FROM unnest(offered_sizes(p.sizes)) AS t (size)
    ), c AS MATERIALIZED (
      SELECT color ->> 'name' AS color, facet_key(color ->> 'name') AS key FROM jsonb_array_elements(p.colors) AS t (color)
      UNION ALL SELECT 'Default', '' WHERE jsonb_array_length(p.colors) = 0
    )
    SELECT array_agg(DISTINCT k.key ORDER BY k.key) AS offered,
      array_agg(DISTINCT k.key ORDER BY k.key) FILTER (WHERE v.stock > 0) AS in_stock
    FROM product_variants AS v
    JOIN s ON v.size IS NULL OR v.size = s.size
    JOIN c ON v.color IS NULL OR v.color = c.color
    CROSS JOIN LATERAL unnest(ARRAY[s.key || '/', '/' || c.key, s.key || '/' || c.key]) AS k (key)
    WHERE v.product_id = p.id AND k.key <> '/'
  ) AS f
  WHERE p.id = ANY (product_ids);
END;

-- Adds or updates the names of sizes and colors, in sorted order so that two transactions never deadlock.
CREATE OR REPLACE FUNCTION name_facet_values(product_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO facet_values (kind, key, name, hex)
  SELECT DISTINCT ON (named.kind, named.key) named.kind, named.key, named.name, named.hex
  FROM (
    SELECT kind, facet_key(name) AS key, name, hex FROM (
      SELECT DISTINCT 'size' AS kind, size AS name, NULL AS hex FROM products AS p, unnest(offered_sizes(p.sizes)) AS t (size)
      WHERE p.id = ANY (product_ids)
      UNION ALL
      SELECT DISTINCT 'color', color ->> 'name', color ->> 'hex' FROM products AS p, jsonb_array_elements(p.colors) AS t (color)
      WHERE p.id = ANY (product_ids)
    ) AS value
  ) AS named
  WHERE named.key <> '' AND NOT EXISTS (
    SELECT FROM facet_values AS known
    WHERE (known.kind, known.key, known.name) = (named.kind, named.key, named.name) AND known.hex IS NOT DISTINCT FROM named.hex
  )
  ORDER BY named.kind, named.key, named.name, named.hex
  ON CONFLICT (kind, key) DO UPDATE SET name = excluded.name, hex = excluded.hex;
END
$$;

-- Updates product_facets. The product locks serialize transactions that change variants of the same product.
CREATE OR REPLACE FUNCTION keep_product_facets(product_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(product_ids) = 0 THEN
    RETURN;
  END IF;
  PERFORM FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO product_facets (product_id, offered, in_stock)
  SELECT f.product_id, f.offered, f.in_stock
  FROM fresh_product_facets(product_ids) AS f LEFT JOIN product_facets AS known ON known.product_id = f.product_id
  WHERE known.product_id IS NULL OR (known.offered, known.in_stock) <> (f.offered, f.in_stock)
  ON CONFLICT (product_id) DO UPDATE SET offered = excluded.offered, in_stock = excluded.in_stock;
END
$$;

CREATE OR REPLACE FUNCTION facets_of_products() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN -- the variants of new products are inserted later
    PERFORM name_facet_values(ARRAY(SELECT id FROM new_rows));
    RETURN NULL;
  END IF;
  ids := ARRAY(SELECT id FROM old_rows AS o JOIN new_rows AS n USING (id) WHERE (o.sizes, o.colors) <> (n.sizes, n.colors));
  IF cardinality(ids) > 0 THEN
    PERFORM name_facet_values(ids);
    PERFORM keep_product_facets(ids);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION facets_of_variants() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM keep_product_facets(ARRAY(SELECT DISTINCT product_id FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM keep_product_facets(ARRAY(SELECT DISTINCT product_id FROM old_rows));
  ELSE
    PERFORM keep_product_facets(ARRAY(
      SELECT DISTINCT unnest(ARRAY[o.product_id, n.product_id]) FROM old_rows AS o JOIN new_rows AS n USING (id)
      WHERE (o.product_id, o.stock > 0, o.size, o.color) IS DISTINCT FROM (n.product_id, n.stock > 0, n.size, n.color)
    ));
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER facets_of_insert AFTER INSERT ON products
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION facets_of_products();
CREATE OR REPLACE TRIGGER facets_of_update AFTER UPDATE ON products
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION facets_of_products();
CREATE OR REPLACE TRIGGER facets_of_delete AFTER DELETE ON product_variants
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION facets_of_variants();
CREATE OR REPLACE TRIGGER facets_of_insert AFTER INSERT ON product_variants
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION facets_of_variants();
CREATE OR REPLACE TRIGGER facets_of_update AFTER UPDATE ON product_variants
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION facets_of_variants();
