CREATE FUNCTION "fibers_add_up"(content jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  select case jsonb_typeof(content) when 'array' then not exists (
    select from jsonb_array_elements(content) as component
    where (select sum((share ->> 'percent')::numeric) from jsonb_array_elements(component -> 'shares') as share)
      is distinct from 100)
  else false end
$$;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fibers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "has_animal_parts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "washing" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "bleaching" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tumble_drying" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "natural_drying" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ironing" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "professional_care" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "country_of_origin" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "maker" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_fibers_add_up" CHECK ("products"."fibers" = '[]' or fibers_add_up("products"."fibers"));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_country_of_origin_form" CHECK ("products"."country_of_origin" ~ '^[A-Z]{2}$');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_washing_known" CHECK ("products"."washing" in ('30', '30_mild', '30_very_mild', '40', '40_mild', '40_very_mild', '50', '50_mild', '60', '60_mild', '70', '95', 'hand', 'none'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_bleaching_known" CHECK ("products"."bleaching" in ('any', 'oxygen', 'none'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tumble_drying_known" CHECK ("products"."tumble_drying" in ('normal', 'low', 'none'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_natural_drying_known" CHECK ("products"."natural_drying" in ('line', 'line_shade', 'drip', 'drip_shade', 'flat', 'flat_shade', 'drip_flat', 'drip_flat_shade'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_ironing_known" CHECK ("products"."ironing" in ('110', '150', '200', 'none'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_professional_care_known" CHECK ("products"."professional_care" in ('p', 'p_mild', 'f', 'f_mild', 'w', 'w_mild', 'w_very_mild', 'none'));