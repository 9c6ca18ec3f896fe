CREATE TABLE "passport_states" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"until" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"facts" jsonb NOT NULL,
	"image_url" text
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "packaging" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "repair_and_disposal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "deleted_product_id" uuid;--> statement-breakpoint
CREATE INDEX "passport_states_product" ON "passport_states" USING btree ("product_id","until");--> statement-breakpoint
CREATE INDEX "passport_states_image" ON "passport_states" USING btree ("image_url");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_packaging_form" CHECK (jsonb_typeof("products"."packaging") = 'object' and "products"."packaging" - '{paper,plastic,glass,metal,wood,composite,textile}'::text[] = '{}' and not jsonb_path_exists("products"."packaging", '$.* ? (!(@ > 0 && @ <= 100000))'::jsonpath));--> statement-breakpoint
-- The original texts of products have one column more (0088).
DROP TRIGGER "original_changed" ON "products";--> statement-breakpoint
CREATE TRIGGER "original_changed" AFTER UPDATE OF "name", "description", "long_description", "materials", "care_instructions", "repair_and_disposal", "seo_title", "seo_description" ON "products" FOR EACH ROW EXECUTE FUNCTION original_changed('product');--> statement-breakpoint
-- What the passport of a sold product said before this change, or before the product was deleted. Its order lines then still
-- name it, as their foreign key is cleared.
CREATE FUNCTION "record_passport"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM order_items WHERE product_id = OLD.id) THEN
		RETURN OLD;
	END IF;
	INSERT INTO passport_states (product_id, facts, image_url) VALUES (OLD.id, jsonb_build_object(
		'name', OLD.name, 'sku', OLD.sku, 'fibers', OLD.fibers,
		'hasAnimalParts', OLD.has_animal_parts, 'washing', OLD.washing, 'bleaching', OLD.bleaching,
		'tumbleDrying', OLD.tumble_drying, 'naturalDrying', OLD.natural_drying, 'ironing', OLD.ironing,
		'professionalCare', OLD.professional_care, 'countryOfOrigin', OLD.country_of_origin, 'maker', OLD.maker,
		'makerContact', OLD.maker_contact, 'makerCountry', OLD.maker_country, 'responsiblePerson', OLD.responsible_person,
		'safetyWarnings', OLD.safety_warnings, 'careInstructions', OLD.care_instructions, 'repairAndDisposal', OLD.repair_and_disposal,
		'packaging', OLD.packaging
	), CASE WHEN TG_OP = 'DELETE' THEN (
		SELECT url FROM product_images WHERE product_id = OLD.id ORDER BY is_primary DESC, display_order, id LIMIT 1
	) END);
	IF TG_OP = 'DELETE' THEN
		UPDATE order_items SET deleted_product_id = OLD.id WHERE product_id = OLD.id;
	END IF;
	RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "passport_changed" AFTER UPDATE OF "name", "sku", "fibers", "has_animal_parts", "washing", "bleaching", "tumble_drying", "natural_drying", "ironing", "professional_care", "country_of_origin", "maker", "maker_contact", "maker_country", "responsible_person", "safety_warnings", "care_instructions", "repair_and_disposal", "packaging" ON "products" FOR EACH ROW WHEN (ROW(OLD.name, OLD.sku, OLD.fibers, OLD.has_animal_parts, OLD.washing, OLD.bleaching, OLD.tumble_drying, OLD.natural_drying, OLD.ironing, OLD.professional_care, OLD.country_of_origin, OLD.maker, OLD.maker_contact, OLD.maker_country, OLD.responsible_person, OLD.safety_warnings, OLD.care_instructions, OLD.repair_and_disposal, OLD.packaging) IS DISTINCT FROM ROW(NEW.name, NEW.sku, NEW.fibers, NEW.has_animal_parts, NEW.washing, NEW.bleaching, NEW.tumble_drying, NEW.natural_drying, NEW.ironing, NEW.professional_care, NEW.country_of_origin, NEW.maker, NEW.maker_contact, NEW.maker_country, NEW.responsible_person, NEW.safety_warnings, NEW.care_instructions, NEW.repair_and_disposal, NEW.packaging)) EXECUTE FUNCTION record_passport();--> statement-breakpoint
CREATE TRIGGER "passport_stays" BEFORE DELETE ON "products" FOR EACH ROW EXECUTE FUNCTION record_passport();--> statement-breakpoint
-- Passports are pages, too (0030).
CREATE TRIGGER "page_changes_of_insert" AFTER INSERT ON "passport_states" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{product:%s}', 'product_id', '{}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_delete" AFTER DELETE ON "passport_states" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{product:%s}', 'product_id', '{}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_update" AFTER UPDATE ON "passport_states" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_rows('{product:%s}', 'product_id', '{}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_truncate" AFTER TRUNCATE ON "passport_states" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{all}');
