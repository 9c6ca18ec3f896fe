-- What belongs to a product or a collection names it whatever its status is: a transaction that puts it up for sale at the
-- same moment neither sees this one's rows nor is seen by it, so one that passes over drafts would leave a page old. What is
-- gone altogether has named itself.
CREATE OR REPLACE FUNCTION "page_changes_of_variants"() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
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
  WHERE touched IS NOT NULL
    AND (is_another OR ROW(least(o.stock, 100), o.stock / 10) IS DISTINCT FROM ROW(least(n.stock, 100), n.stock / 10));
  PERFORM note_page_changes(named, at_once);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "page_changes_of_parts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_changes(ARRAY(
    SELECT DISTINCT 'product:' || product_id FROM changed_rows AS c
    WHERE EXISTS (SELECT FROM products WHERE id = c.product_id)
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "page_changes_of_changed_parts"() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  shown_nowhere constant text[] := coalesce(TG_ARGV, '{}');
BEGIN
  PERFORM note_page_changes(ARRAY(
    SELECT DISTINCT 'product:' || touched
    FROM old_rows AS o FULL JOIN new_rows AS n USING (id)
    CROSS JOIN LATERAL unnest(ARRAY[o.product_id, n.product_id]) AS t (touched)
    WHERE touched IS NOT NULL AND to_jsonb(o) - shown_nowhere IS DISTINCT FROM to_jsonb(n) - shown_nowhere
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "page_changes_of_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page_changes(ARRAY(
    SELECT DISTINCT tag FROM changed_rows AS c
    CROSS JOIN LATERAL (VALUES ('collection:' || collection_id), ('catalog')) AS t (tag)
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
           THEN ARRAY['collection:' || collection_id, 'catalog'] ELSE ARRAY['collection:' || collection_id] END
    ) AS t (tag)
    WHERE to_jsonb(o) IS DISTINCT FROM to_jsonb(n)
  ));
  RETURN NULL;
END
$$;
