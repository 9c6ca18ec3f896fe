-- The digital product passport.

-- Returns the contents of a product's passport (app/catalog/passport/passport-states.table.ts).
CREATE OR REPLACE FUNCTION passport_facts(product products) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'name', product.name, 'sku', product.sku, 'fibers', product.fibers, 'hasAnimalParts', product.has_animal_parts,
    'washing', product.washing, 'bleaching', product.bleaching, 'tumbleDrying', product.tumble_drying,
    'naturalDrying', product.natural_drying, 'ironing', product.ironing, 'professionalCare', product.professional_care,
    'countryOfOrigin', product.country_of_origin, 'maker', product.maker, 'makerContact', product.maker_contact,
    'makerCountry', product.maker_country, 'responsiblePerson', product.responsible_person,
    'safetyWarnings', product.safety_warnings, 'careInstructions', product.care_instructions,
    'repairAndDisposal', product.repair_and_disposal, 'packaging', product.packaging
  )
$$;

-- Records the passport of a sold product before the product is changed or deleted. The foreign key in its order lines
-- is cleared only after this trigger, so here the lines still refer to the product.
CREATE OR REPLACE FUNCTION record_passport() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM order_items WHERE product_id = OLD.id) THEN
    RETURN OLD;
  END IF;
  INSERT INTO passport_states (product_id, facts, image_url) VALUES (OLD.id, passport_facts(OLD), CASE WHEN TG_OP = 'DELETE' THEN (
    SELECT url FROM product_images WHERE product_id = OLD.id ORDER BY is_primary DESC, display_order, id LIMIT 1
  ) END);
  IF TG_OP = 'DELETE' THEN
    UPDATE order_items SET deleted_product_id = OLD.id WHERE product_id = OLD.id;
  END IF;
  RETURN OLD;
END $$;

-- Stock is not among these columns, so its frequent changes need no comparison.
CREATE OR REPLACE TRIGGER passport_changed AFTER UPDATE OF
  name, sku, fibers, has_animal_parts, washing, bleaching, tumble_drying, natural_drying, ironing, professional_care,
  country_of_origin, maker, maker_contact, maker_country, responsible_person, safety_warnings, care_instructions,
  repair_and_disposal, packaging
  ON products FOR EACH ROW WHEN (passport_facts(OLD) IS DISTINCT FROM passport_facts(NEW)) EXECUTE FUNCTION record_passport();
CREATE OR REPLACE TRIGGER passport_stays BEFORE DELETE ON products FOR EACH ROW EXECUTE FUNCTION record_passport();
