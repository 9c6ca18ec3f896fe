ALTER TABLE "product_images" ADD COLUMN "focus" text;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "ground" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "ground" text;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_focus_form" CHECK ("product_images"."focus" ~ '^(0|[1-9]0|100) (0|[1-9]0|100)$');--> statement-breakpoint
-- Images in other ratios were never cropped before brands had layouts.
UPDATE "brands" SET "look" = jsonb_set("look", '{layout}', '{"images": "contained"}') WHERE "look" ->> 'ratio' <> '4:5' AND NOT "look" ? 'layout';
