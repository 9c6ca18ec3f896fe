-- Stores of one's own do not begin with the texts of the demo store, which were in the code
INSERT INTO "store_settings" ("key", "value", "category")
SELECT text, '""'::jsonb, 'general' FROM unnest(ARRAY['about_values', 'about_end']) AS text
WHERE EXISTS (SELECT FROM "store_settings" WHERE "key" = 'demo_content' AND "value" = 'false'::jsonb)
ON CONFLICT DO NOTHING;
