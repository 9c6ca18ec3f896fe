-- The digital product passport.

-- Records what the passport of a sold product said before this change, or before the product was deleted. Its order lines then still
-- name it, as their foreign key is cleared.
CREATE OR REPLACE FUNCTION record_passport() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

CREATE OR REPLACE TRIGGER passport_changed AFTER UPDATE OF
  name, sku, fibers, has_animal_parts, washing, bleaching, tumble_drying, natural_drying, ironing, professional_care,
  country_of_origin, maker, maker_contact, maker_country, responsible_person, safety_warnings, care_instructions,
  repair_and_disposal, packaging
  ON products FOR EACH ROW WHEN (ROW(
    OLD.name, OLD.sku, OLD.fibers, OLD.has_animal_parts, OLD.washing, OLD.bleaching, OLD.tumble_drying,
    OLD.natural_drying, OLD.ironing, OLD.professional_care, OLD.country_of_origin, OLD.maker, OLD.maker_contact,
    OLD.maker_country, OLD.responsible_person, OLD.safety_warnings, OLD.care_instructions, OLD.repair_and_disposal,
    OLD.packaging
  ) IS DISTINCT FROM ROW(
    NEW.name, NEW.sku, NEW.fibers, NEW.has_animal_parts, NEW.washing, NEW.bleaching, NEW.tumble_drying,
    NEW.natural_drying, NEW.ironing, NEW.professional_care, NEW.country_of_origin, NEW.maker, NEW.maker_contact,
    NEW.maker_country, NEW.responsible_person, NEW.safety_warnings, NEW.care_instructions, NEW.repair_and_disposal,
    NEW.packaging
  )) EXECUTE FUNCTION record_passport();
CREATE OR REPLACE TRIGGER passport_stays BEFORE DELETE ON products FOR EACH ROW EXECUTE FUNCTION record_passport();
