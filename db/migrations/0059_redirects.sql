CREATE TABLE "redirects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"target" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_path_unique" UNIQUE("path"),
	CONSTRAINT "redirects_path_form" CHECK ("redirects"."path" ~ '^/[^\s#]+$' and "redirects"."path" = lower("redirects"."path")),
	CONSTRAINT "redirects_target_form" CHECK ("redirects"."target" ~ '^(/|/[^/\\\s][^\\\s]*|https://[^/\s][^\s]*)$'),
	CONSTRAINT "redirects_leads_away" CHECK ("redirects"."path" <> "redirects"."target"),
	CONSTRAINT "redirects_origin_known" CHECK ("redirects"."origin" in ('staff', 'file', 'store'))
);
--> statement-breakpoint
CREATE INDEX "redirects_target" ON "redirects" USING btree ("target");--> statement-breakpoint
CREATE INDEX "redirects_newest" ON "redirects" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "redirects_search" ON "redirects" USING gin ("path" gin_trgm_ops,"target" gin_trgm_ops);--> statement-breakpoint
-- A cached redirect is one of the pages that a change invalidates (app/platform/cache/page-tags.ts).
CREATE TRIGGER "page_changes_of_any" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "redirects" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{redirects}');--> statement-breakpoint
-- The pages at `old` are at `new` from now on. Redirects to `old` follow, so that none leads to another.
CREATE FUNCTION "lead_on"(old text[], new text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM redirects WHERE path = ANY (new); -- their pages are back
  UPDATE redirects SET target = m.target, updated_at = now() FROM unnest(old, new) AS m (path, target)
  WHERE redirects.target = m.path;
  INSERT INTO redirects (id, path, target, origin)
  SELECT gen_random_uuid(), m.path, m.target, 'store' FROM unnest(old, new) AS m (path, target) ORDER BY m.path
  ON CONFLICT (path) DO UPDATE SET target = excluded.target, origin = excluded.origin, updated_at = now();
END
$$;--> statement-breakpoint
-- In the demo store, a product or collection that was deleted is reported as such.
CREATE FUNCTION "is_demo_store"() RETURNS boolean LANGUAGE sql STABLE
  RETURN coalesce((SELECT value <> 'false'::jsonb FROM store_settings WHERE key = 'demo_content'), true);--> statement-breakpoint
CREATE FUNCTION "collection_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM lead_on(ARRAY['/collection/' || OLD.slug], ARRAY['/collection/' || NEW.slug]);
  ELSIF NOT is_demo_store() THEN
    PERFORM lead_on(ARRAY['/collection/' || OLD.slug], ARRAY['/lookbook']);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- One that was merged into another leads there already.
CREATE FUNCTION "category_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_path constant text := '/shop?category=' || OLD.slug;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM lead_on(ARRAY[old_path], ARRAY['/shop?category=' || NEW.slug]);
  ELSIF NOT EXISTS (SELECT FROM redirects WHERE path = old_path) THEN
    PERFORM lead_on(ARRAY[old_path], ARRAY['/shop']);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- A product's page is at its id; its slug leads there.
CREATE FUNCTION "product_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lead_on(ARRAY['/product/' || OLD.slug], ARRAY['/product/' || OLD.id]);
  RETURN NULL;
END
$$;--> statement-breakpoint
-- What was never public has no address that anyone knows, here and below.
CREATE FUNCTION "products_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lead_on(array_agg('/product/' || address), array_agg('/shop?category=' || category))
  FROM removed_rows CROSS JOIN LATERAL unnest(ARRAY[id::text, slug]) AS n (address)
  WHERE status <> 'draft' AND NOT is_demo_store() HAVING count(*) > 0;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "collection_moved" AFTER UPDATE OF "slug" ON "collections" FOR EACH ROW WHEN (OLD.slug <> NEW.slug AND OLD.status = 'active') EXECUTE FUNCTION collection_moved();--> statement-breakpoint
CREATE TRIGGER "collection_removed" AFTER DELETE ON "collections" FOR EACH ROW WHEN (OLD.status = 'active') EXECUTE FUNCTION collection_moved();--> statement-breakpoint
CREATE TRIGGER "category_moved" AFTER UPDATE OF "slug" ON "categories" FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION category_moved();--> statement-breakpoint
CREATE TRIGGER "category_removed" AFTER DELETE ON "categories" FOR EACH ROW EXECUTE FUNCTION category_moved();--> statement-breakpoint
CREATE TRIGGER "product_moved" AFTER UPDATE OF "slug" ON "products" FOR EACH ROW WHEN (OLD.slug <> NEW.slug AND OLD.status <> 'draft') EXECUTE FUNCTION product_moved();--> statement-breakpoint
CREATE TRIGGER "products_removed" AFTER DELETE ON "products" REFERENCING OLD TABLE AS removed_rows FOR EACH STATEMENT EXECUTE FUNCTION products_removed();
