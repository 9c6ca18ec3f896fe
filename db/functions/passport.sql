-- The digital product passport.

-- Returns the contents of a product's passport (app/catalog/passport/passport-states.table.ts).
CREATE OR REPLACE FUNCTION passport_facts(product products) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'name', product.name, 'sku', product.sku, 'fibers', product.fibers, 'hasAnimalParts', product.has_animal_parts,
    'washing', product.washing, 'bleaching', product.bleaching, 'tumbleDrying', product.tumble_drying,
    'naturalDrying', product.natural_drying, 'ironing', product.ironing, 'professionalCare', product.professional_care,
    'countryOfOrigin', product.country_of_origin, 'maker', coalesce(m.name, ''), 'makerContact', coalesce(m.contact, ''),
    'makerCountry', m.country, 'responsiblePerson', coalesce(m.responsible_person, ''),
    'safetyWarnings', product.safety_warnings, 'careInstructions', product.care_instructions,
    'repairAndDisposal', product.repair_and_disposal, 'packaging', product.packaging
  )
  FROM (VALUES (product.manufacturer_id)) AS made (by) LEFT JOIN manufacturers AS m ON m.id = made.by
$$;

-- Records the passport that a sold product had before it was changed or deleted. The foreign key in its order lines is
-- cleared afterwards, so these lines still refer to the product.
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
  country_of_origin, manufacturer_id, safety_warnings, care_instructions,
  repair_and_disposal, packaging
  ON products FOR EACH ROW WHEN (passport_facts(OLD) IS DISTINCT FROM passport_facts(NEW)) EXECUTE FUNCTION record_passport();
CREATE OR REPLACE TRIGGER passport_stays BEFORE DELETE ON products FOR EACH ROW EXECUTE FUNCTION record_passport();

-- Runs before a manufacturer changes. Records the passports that its sold products have until then.
CREATE OR REPLACE FUNCTION record_passports_of_manufacturer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO passport_states (product_id, facts)
  SELECT p.id, passport_facts(p) FROM products AS p
  WHERE p.manufacturer_id = OLD.id AND EXISTS (SELECT FROM order_items WHERE product_id = p.id);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER passport_changed BEFORE UPDATE ON manufacturers
  FOR EACH ROW WHEN ((OLD.name, OLD.contact, OLD.country, OLD.responsible_person)
    IS DISTINCT FROM (NEW.name, NEW.contact, NEW.country, NEW.responsible_person))
  EXECUTE FUNCTION record_passports_of_manufacturer();
