CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"target" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"is_shown" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcements_text_not_empty" CHECK (btrim("announcements"."text") <> ''),
	CONSTRAINT "announcements_ends_after_start" CHECK ("announcements"."ends_at" > "announcements"."starts_at"),
	CONSTRAINT "announcements_target_object" CHECK (jsonb_typeof("announcements"."target") = 'object')
);
--> statement-breakpoint
-- Only the one that is shown is on pages (app/platform/cache/page-tags.ts).
CREATE TRIGGER "page_changes_of_insert" AFTER INSERT ON "announcements" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{shell}', 'id', '{"is_shown": true}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_delete" AFTER DELETE ON "announcements" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{shell}', 'id', '{"is_shown": true}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_update" AFTER UPDATE ON "announcements" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_edits('{shell}', 'id', '{"is_shown": true}', '{position,starts_at,ends_at,created_at,updated_at}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_truncate" AFTER TRUNCATE ON "announcements" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{all}');--> statement-breakpoint
CREATE OR REPLACE FUNCTION "menu_targets"() RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(target ->> 'value') FROM (
    SELECT jsonb_path_query(items, '$.**.target') AS target FROM menus
    UNION ALL SELECT target FROM announcements
  ) AS t
$$;--> statement-breakpoint
-- It was a setting. A store that never changed it showed the demo store's.
INSERT INTO "announcements" ("id", "position", "text", "target", "is_shown")
SELECT gen_random_uuid(), 0, text, '{"kind": "none", "value": ""}', true
FROM (SELECT coalesce((SELECT value #>> '{}' FROM store_settings WHERE key = 'announcement_text'), 'Free Shipping On All Orders - Don''t Miss Out!') AS text) AS setting
WHERE btrim(text) <> '';--> statement-breakpoint
DELETE FROM "store_settings" WHERE "key" = 'announcement_text';
