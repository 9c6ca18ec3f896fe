CREATE TABLE "menus" (
	"name" text PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menus_name_known" CHECK ("menus"."name" in ('header', 'footer')),
	CONSTRAINT "menus_items_list" CHECK (jsonb_typeof("menus"."items") = 'array')
);
--> statement-breakpoint
-- Menus are on every page with the storefront's shell (app/platform/cache/page-tags.ts). Pages, collections and categories
-- that they lead to are named there themselves; a product is not, so that its stock invalidates only its own pages.
CREATE TRIGGER "page_changes_of_any" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "menus" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{shell}');--> statement-breakpoint
CREATE FUNCTION "menu_targets"() RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(target ->> 'value') FROM menus CROSS JOIN LATERAL jsonb_path_query(items, '$.**.target') AS t (target)
$$;--> statement-breakpoint
-- After a product of a menu got another name, came up or left.
CREATE FUNCTION "page_changes_of_menu_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.id::text = ANY (menu_targets()) THEN
    PERFORM note_page_changes('{shell}');
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "page_changes_of_menu_products"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  targets constant text[] := menu_targets();
BEGIN
  IF EXISTS (SELECT FROM changed_rows WHERE status = 'active' AND id::text = ANY (targets)) THEN
    PERFORM note_page_changes('{shell}');
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "page_changes_of_menu_update" AFTER UPDATE OF "name", "status" ON "products" FOR EACH ROW WHEN (OLD.status <> NEW.status OR (NEW.status = 'active' AND OLD.name <> NEW.name)) EXECUTE FUNCTION page_changes_of_menu_product();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_menu_insert" AFTER INSERT ON "products" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_menu_products();--> statement-breakpoint
CREATE TRIGGER "page_changes_of_menu_delete" AFTER DELETE ON "products" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_menu_products();
