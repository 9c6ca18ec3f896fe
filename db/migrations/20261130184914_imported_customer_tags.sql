-- Tags from files of earlier stores join those that staff give to customers, and a comma separates tags everywhere.
-- Processes of a version before that still run find no column for tags of files.
WITH "joined" AS (DELETE FROM "order_tags" WHERE strpos("tag", ',') > 0 RETURNING *)
INSERT INTO "order_tags" ("order_id", "tag", "created_at")
SELECT "order_id", btrim("part"), "created_at" FROM "joined", unnest(string_to_array("tag", ',')) AS "parts" ("part")
WHERE btrim("part") <> ''
ON CONFLICT DO NOTHING;
--> statement-breakpoint
WITH "joined" AS (DELETE FROM "customer_tags" WHERE strpos("tag", ',') > 0 RETURNING *)
INSERT INTO "customer_tags" ("customer_id", "tag", "created_at")
SELECT "customer_id", btrim("part"), "created_at" FROM "joined", unnest(string_to_array("tag", ',')) AS "parts" ("part")
WHERE btrim("part") <> ''
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- A customer has at most 20 tags, of at most 40 characters.
INSERT INTO "customer_tags" ("customer_id", "tag", "created_at")
SELECT "customer_id", "tag", "created_at" FROM (
	SELECT "fresh".*, row_number() OVER (PARTITION BY "customer_id" ORDER BY "created_at", "tag") + (
		SELECT count(*) FROM "customer_tags" AS "own" WHERE "own"."customer_id" = "fresh"."customer_id"
	) AS "nth"
	FROM (
		SELECT DISTINCT ON ("customer_id", lower("tag")) "customer_id", "tag", "created_at" FROM (
			SELECT "customer_id", btrim(left(btrim(regexp_replace("part", '\s+', ' ', 'g')), 40)) AS "tag", "created_at"
			FROM "imported_customers", unnest("tags") AS "listed" ("whole"), unnest(string_to_array("whole", ',')) AS "parts" ("part")
		) AS "read"
		WHERE "tag" <> '' AND NOT EXISTS (
			SELECT FROM "customer_tags" AS "own"
			WHERE "own"."customer_id" = "read"."customer_id" AND "own"."key" = lower("read"."tag")
		)
		ORDER BY "customer_id", lower("tag"), "created_at"
	) AS "fresh"
) AS "numbered"
WHERE "nth" <= 20
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Customers of files that are not saved yet.
UPDATE "file_import_items" SET "record" = "record" || jsonb_build_object('tags', "record" #> '{earlier,tags}')
FROM "file_imports" AS "f"
WHERE "f"."id" = "import_id" AND "f"."kind" = 'customers' AND jsonb_typeof("record" #> '{earlier,tags}') = 'array';
--> statement-breakpoint
ALTER TABLE "customer_tags" DROP CONSTRAINT "customer_tags_tag_form";--> statement-breakpoint
ALTER TABLE "order_tags" DROP CONSTRAINT "order_tags_tag_form";--> statement-breakpoint
ALTER TABLE "imported_customers" DROP COLUMN "tags";--> statement-breakpoint
ALTER TABLE "customer_tags" ADD CONSTRAINT "customer_tags_tag_form" CHECK ("customer_tags"."tag" = btrim("customer_tags"."tag") and char_length("customer_tags"."tag") between 1 and 40
    and strpos("customer_tags"."tag", ',') = 0);--> statement-breakpoint
ALTER TABLE "order_tags" ADD CONSTRAINT "order_tags_tag_form" CHECK ("order_tags"."tag" = btrim("order_tags"."tag") and char_length("order_tags"."tag") between 1 and 40
    and strpos("order_tags"."tag", ',') = 0);
