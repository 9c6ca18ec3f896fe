-- Sets the time at which a product first becomes active. For a product that is added as active, this is created_at, which
-- may be in the past.
CREATE OR REPLACE FUNCTION publish_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.published_at := CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER product_published BEFORE INSERT OR UPDATE OF status ON products
  FOR EACH ROW WHEN (new.status = 'active'::text AND new.published_at IS NULL) EXECUTE FUNCTION publish_product();
