-- The manufacturer that each product stated becomes a record that products share. Products of a version before that still
-- runs wait for this statement, then find no columns.
DROP TRIGGER IF EXISTS "passport_changed" ON "products";
--> statement-breakpoint
CREATE TABLE "manufacturers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"country" text,
	"responsible_person" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "manufacturers_country_form" CHECK ("manufacturers"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "manufacturers_not_empty" CHECK (btrim("manufacturers"."name" || "manufacturers"."contact" || coalesce("manufacturers"."country", '') || "manufacturers"."responsible_person") <> '')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "manufacturers_distinct" ON "manufacturers" USING btree (md5("name" || chr(31) || "contact" || chr(31) || coalesce("country", '') || chr(31) || "responsible_person"));--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "manufacturer_id" uuid;--> statement-breakpoint
-- Each combination once, also those that staff chose for the products of a file. The ids are UUIDv7.
INSERT INTO "manufacturers" ("id", "name", "contact", "country", "responsible_person")
SELECT encode(set_bit(set_bit(
		overlay(uuid_send(gen_random_uuid()) PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
		52, 1), 53, 1), 'hex')::uuid,
	"stated".*
FROM (
	SELECT "maker", "maker_contact", "maker_country", "responsible_person" FROM "products"
	UNION
	SELECT "choice" ->> 'maker', "choice" ->> 'makerContact', "choice" ->> 'makerCountry', "choice" ->> 'responsiblePerson'
	FROM "file_imports", LATERAL (SELECT "options" -> 'makerChoice') AS "chosen" ("choice")
	WHERE "kind" = 'products' AND "choice" ->> 'kind' = 'maker'
) AS "stated" ("name", "contact", "country", "person")
WHERE btrim("name" || "contact" || coalesce("country", '') || "person") <> '';
--> statement-breakpoint
UPDATE "products" SET "manufacturer_id" = "m"."id" FROM "manufacturers" AS "m"
WHERE "m"."name" = "maker" AND "m"."contact" = "maker_contact" AND "m"."country" IS NOT DISTINCT FROM "maker_country"
	AND "m"."responsible_person" = "products"."responsible_person";
--> statement-breakpoint
-- Choices and products of files that are not saved yet.
UPDATE "file_imports" SET "options" = jsonb_set("options", '{makerChoice}', coalesce((
	SELECT jsonb_build_object('kind', 'maker', 'manufacturerId', "m"."id") FROM "manufacturers" AS "m"
	WHERE "m"."name" = "options" #>> '{makerChoice,maker}' AND "m"."contact" = "options" #>> '{makerChoice,makerContact}'
		AND "m"."country" IS NOT DISTINCT FROM "options" #>> '{makerChoice,makerCountry}'
		AND "m"."responsible_person" = "options" #>> '{makerChoice,responsiblePerson}'
), 'null'))
WHERE "kind" = 'products' AND "options" #>> '{makerChoice,kind}' = 'maker';
--> statement-breakpoint
UPDATE "file_import_items" SET "record" = "i"."record" || jsonb_build_object(
	'fields', "fields" - '{maker,makerContact,makerCountry,responsiblePerson}'::text[] || '{"manufacturerId": ""}',
	'maker', CASE WHEN concat("fields" ->> 'maker', "fields" ->> 'makerContact', "fields" ->> 'makerCountry', "fields" ->> 'responsiblePerson') <> ''
		THEN jsonb_build_object(
			'maker', "fields" ->> 'maker', 'makerContact', "fields" ->> 'makerContact',
			'makerCountry', nullif("fields" ->> 'makerCountry', ''), 'responsiblePerson', "fields" ->> 'responsiblePerson'
		) END
)
FROM "file_import_items" AS "i"
JOIN "file_imports" AS "f" ON "f"."id" = "i"."import_id" AND "f"."kind" = 'products',
LATERAL (SELECT "i"."record" -> 'fields') AS "planned" ("fields")
WHERE "i"."id" = "file_import_items"."id" AND jsonb_typeof("fields") = 'object';
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_maker_country_form";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "maker";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "maker_contact";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "maker_country";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "responsible_person";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE restrict ON UPDATE no action;
