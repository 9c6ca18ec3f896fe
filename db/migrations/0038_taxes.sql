CREATE TABLE "tax_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"tax_class" text DEFAULT 'standard' NOT NULL,
	"name" text NOT NULL,
	"rate" integer NOT NULL,
	"valid_from" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_rates_one_a_day" UNIQUE("country","region","tax_class","valid_from"),
	CONSTRAINT "tax_rates_country_form" CHECK ("tax_rates"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "tax_rates_region_form" CHECK ("tax_rates"."region" ~ '^([A-Z0-9]{1,3})?$'),
	CONSTRAINT "tax_rates_class_known" CHECK ("tax_rates"."tax_class" in ('standard', 'reduced', 'zero')),
	CONSTRAINT "tax_rates_name_not_empty" CHECK (btrim("tax_rates"."name") <> ''),
	CONSTRAINT "tax_rates_rate_in_range" CHECK ("tax_rates"."rate" between 0 and 1000000),
	CONSTRAINT "tax_rates_zero_is_zero" CHECK ("tax_rates"."tax_class" <> 'zero' or "tax_rates"."rate" = 0)
);
--> statement-breakpoint
CREATE TABLE "tax_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"valid_from" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_registrations_one_a_place" UNIQUE("country","region"),
	CONSTRAINT "tax_registrations_country_form" CHECK ("tax_registrations"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "tax_registrations_region_form" CHECK ("tax_registrations"."region" ~ '^([A-Z0-9]{1,3})?$')
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tax_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tax_class_known" CHECK ("products"."tax_class" in ('standard', 'reduced', 'zero'));--> statement-breakpoint
-- What the specification charges (§9). The day is before any order.
INSERT INTO "tax_rates" (id, country, name, rate, valid_from) VALUES
  ('01996d6f-8400-7000-8000-000000000101', 'US', 'Sales tax', 80000, '2000-01-01'),
  ('01996d6f-8400-7000-8000-000000000102', 'CA', 'GST/HST', 130000, '2000-01-01'),
  ('01996d6f-8400-7000-8000-000000000103', 'GB', 'VAT', 200000, '2000-01-01'),
  ('01996d6f-8400-7000-8000-000000000104', 'EU', 'VAT', 190000, '2000-01-01');--> statement-breakpoint
INSERT INTO "tax_registrations" (id, country, valid_from) VALUES
  ('01996d6f-8400-7000-8000-000000000111', 'US', '2000-01-01'),
  ('01996d6f-8400-7000-8000-000000000112', 'CA', '2000-01-01'),
  ('01996d6f-8400-7000-8000-000000000113', 'GB', '2000-01-01'),
  ('01996d6f-8400-7000-8000-000000000114', 'EU', '2000-01-01');
