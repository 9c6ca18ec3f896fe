CREATE TABLE "homepage_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sections" jsonb NOT NULL,
	"is_draft" boolean NOT NULL,
	"staff_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "homepage_versions_draft_unpublished" CHECK ("homepage_versions"."is_draft" = ("homepage_versions"."published_at" is null)),
	CONSTRAINT "homepage_versions_sections_list" CHECK (jsonb_typeof("homepage_versions"."sections") = 'array')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "homepage_versions_one_draft" ON "homepage_versions" USING btree ("is_draft") WHERE "homepage_versions"."is_draft";--> statement-breakpoint
CREATE INDEX "homepage_versions_published" ON "homepage_versions" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- A draft is on no page (app/platform/cache/page-tags.ts).
CREATE TRIGGER "page_changes_of_insert" AFTER INSERT ON "homepage_versions" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{homepage}', 'id', '{"is_draft": false}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_delete" AFTER DELETE ON "homepage_versions" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{homepage}', 'id', '{"is_draft": false}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_update" AFTER UPDATE ON "homepage_versions" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_edits('{homepage}', 'id', '{"is_draft": false}', '{staff_id,created_at,updated_at}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_truncate" AFTER TRUNCATE ON "homepage_versions" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{all}');--> statement-breakpoint
-- The texts and the image of the homepage were settings. A store that never changed them shows the preset.
DO $$
DECLARE
  moved constant text[] := '{hero_label,hero_headline,hero_subtitle,hero_button_phone,hero_button_desktop,hero_image,featured_text,story_title,story_text,newsletter_title,newsletter_text}';
  is_demo constant boolean := is_demo_store();
  -- What a missing setting meant
  texts constant jsonb := jsonb_build_object(
    'hero_label', 'New Collection 2024',
    'hero_headline', 'Radiate Your Light',
    'hero_subtitle', 'Timeless elegance meets modern femininity',
    'hero_button_phone', 'Discover Collection',
    'hero_button_desktop', 'View Collection',
    'hero_image', null,
    'featured_text', 'The pieces this season is built around.',
    'story_title', 'Made slowly, worn often',
    'story_text', 'Every piece begins as a length of cloth beside a window. It is cut, dyed and finished by hand, in runs small enough that nothing is made to be left over. We would rather make the one dress you reach for every week than ten you wear once.',
    'newsletter_title', 'First to see the light',
    'newsletter_text', 'New pieces and small runs, by email, as they arrive.'
  ) || coalesce((SELECT jsonb_object_agg(key, value) FROM store_settings WHERE key = ANY (moved)), '{}');
  store_name constant text := coalesce((SELECT value #>> '{}' FROM store_settings WHERE key = 'store_name'), 'Lumina');
  image constant jsonb := nullif(texts -> 'hero_image', 'null');
  no_link constant jsonb := '{"label": "", "to": ""}';
  shop constant jsonb := '{"label": "View all", "to": "/shop"}';
BEGIN
  IF NOT EXISTS (SELECT FROM store_settings WHERE key = ANY (moved)) THEN RETURN; END IF;
  INSERT INTO homepage_versions (id, is_draft, published_at, sections)
  SELECT gen_random_uuid(), false, now(), jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'isHidden', false, 'settings', settings))
  FROM (VALUES
    ('hero', 'hero', jsonb_build_object(
      'layout', CASE WHEN image IS NULL AND is_demo THEN 'full' ELSE 'panel' END,
      'label', texts -> 'hero_label',
      'headline', CASE WHEN texts ->> 'hero_headline' = store_name THEN '' ELSE texts ->> 'hero_headline' END,
      'subtitle', texts -> 'hero_subtitle',
      'button', jsonb_build_object('phone', texts -> 'hero_button_phone', 'desktop', texts -> 'hero_button_desktop', 'to', '/shop'),
      'image', CASE WHEN image IS NOT NULL THEN jsonb_build_object('url', image -> 'url', 'publicId', image -> 'publicId',
          'width', image -> 'width', 'height', image -> 'height', 'alt', image -> 'alt')
        WHEN is_demo THEN '{"theme": "hero"}' END)),
    ('best-sellers', 'products', jsonb_build_object('source', '{"from": "best_sellers"}'::jsonb, 'layout', 'row',
      'heading', 'Best sellers', 'text', '', 'link', shop)),
    ('new-arrivals', 'products', jsonb_build_object('source', '{"from": "new_arrivals"}'::jsonb, 'layout', 'panel',
      'heading', 'New arrivals', 'text', '', 'link', no_link)),
    ('featured', 'products', jsonb_build_object('source', '{"from": "featured"}'::jsonb, 'layout', 'spread',
      'heading', 'Featured products', 'text', texts -> 'featured_text', 'link', shop)),
    ('what-we-see', 'products', jsonb_build_object('source', '{"from": "what_we_see"}'::jsonb, 'layout', 'edit',
      'heading', 'What we see', 'text', 'Pieces we keep coming back to.', 'link', no_link)),
    ('story', 'story', jsonb_build_object('heading', texts -> 'story_title', 'text', texts -> 'story_text',
      'link', '{"label": "Read our story", "to": "/about"}'::jsonb,
      'image', CASE WHEN is_demo THEN '{"theme": "story-drape"}'::jsonb END,
      'counters', CASE WHEN is_demo THEN '[{"figure": "500+", "label": "pieces"}, {"figure": "40+", "label": "artisans"}]'::jsonb
        ELSE '[]' END)),
    ('latest-collections', 'collections', jsonb_build_object('source', '{"from": "latest"}'::jsonb,
      'heading', 'Latest collections', 'text', '', 'link', '{"label": "View all", "to": "/lookbook"}'::jsonb)),
    ('promise', 'promise', jsonb_build_object('heading', 'Our promise', 'promises', CASE WHEN is_demo
      THEN '[{"from": "shipping", "title": "", "text": ""},
        {"from": "payment", "title": "Flexible payment", "text": "Pay by card, PayPal, Apple Pay or Google Pay."},
        {"from": "delivery", "title": "", "text": ""},
        {"from": "text", "title": "Premium support", "text": "Write to us and a person answers within 24-48 hours."}]'::jsonb
      ELSE '[{"from": "shipping", "title": "", "text": ""}, {"from": "payment", "title": "", "text": ""},
        {"from": "delivery", "title": "", "text": ""}]' END)),
    ('newsletter', 'newsletter', jsonb_build_object('heading', texts -> 'newsletter_title', 'text', texts -> 'newsletter_text'))
  ) AS s (id, kind, settings);
  DELETE FROM store_settings WHERE key = ANY (moved);
END
$$;
