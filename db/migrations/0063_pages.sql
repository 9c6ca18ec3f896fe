CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"policy" text,
	"body" text DEFAULT '' NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"draft" jsonb,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "pages_policy_unique" UNIQUE("policy"),
	CONSTRAINT "pages_title_not_empty" CHECK (btrim("pages"."title") <> ''),
	CONSTRAINT "pages_slug_form" CHECK ("pages"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "pages_status_known" CHECK ("pages"."status" in ('draft', 'published')),
	CONSTRAINT "pages_policy_known" CHECK ("pages"."policy" in ('terms', 'privacy', 'returns', 'shipping', 'legal-notice', 'accessibility')),
	CONSTRAINT "pages_published_at" CHECK (("pages"."status" = 'published') = ("pages"."published_at" is not null)),
	CONSTRAINT "pages_draft_of_published" CHECK ("pages"."draft" is null or "pages"."status" = 'published')
);
--> statement-breakpoint
-- A page that shoppers see is in menus and in the footer (app/platform/cache/page-tags.ts). Its draft is on no page.
CREATE TRIGGER "page_changes_of_insert" AFTER INSERT ON "pages" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{pages}', 'id', '{"status": "published"}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_delete" AFTER DELETE ON "pages" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{pages}', 'id', '{"status": "published"}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_update" AFTER UPDATE ON "pages" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_edits('{pages}', 'id', '{"status": "published"}', '{draft,created_at,updated_at}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_truncate" AFTER TRUNCATE ON "pages" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{all}');--> statement-breakpoint
-- As `pagePath` in app/features/pages/policies.ts.
CREATE FUNCTION "page_address"(policy text, slug text) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN CASE WHEN policy IS NULL THEN '/pages/' || slug ELSE '/' || policy END;--> statement-breakpoint
-- Leads on as 0059 does. The address below /pages of a policy is no longer its own, but leads there by itself.
CREATE FUNCTION "page_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_path constant text := page_address(OLD.policy, OLD.slug);
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT is_demo_store() THEN
      PERFORM lead_on(ARRAY[old_path], ARRAY['/']);
    END IF;
    RETURN NULL;
  END IF;
  IF NEW.status <> 'published' THEN
    RETURN NULL;
  END IF;
  IF old_path <> page_address(NEW.policy, NEW.slug) THEN
    PERFORM lead_on(ARRAY[old_path], ARRAY[page_address(NEW.policy, NEW.slug)]);
  END IF;
  IF OLD.slug <> NEW.slug AND old_path <> '/pages/' || OLD.slug THEN
    PERFORM lead_on(ARRAY['/pages/' || OLD.slug], ARRAY[page_address(NEW.policy, NEW.slug)]);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- A page that comes up ends the redirect of its address.
CREATE FUNCTION "page_came_up"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM redirects WHERE path = page_address(NEW.policy, NEW.slug);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "page_moved" AFTER UPDATE OF "slug", "policy" ON "pages" FOR EACH ROW WHEN (OLD.status = 'published') EXECUTE FUNCTION page_moved();--> statement-breakpoint
CREATE TRIGGER "page_removed" AFTER DELETE ON "pages" FOR EACH ROW WHEN (OLD.status = 'published') EXECUTE FUNCTION page_moved();--> statement-breakpoint
CREATE TRIGGER "page_came_up" AFTER INSERT OR UPDATE OF "status" ON "pages" FOR EACH ROW WHEN (NEW.status = 'published') EXECUTE FUNCTION page_came_up();
