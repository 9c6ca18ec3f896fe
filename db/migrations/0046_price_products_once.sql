ALTER TABLE "products_to_price" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "products_to_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
-- At the end of the transaction, so that history has only prices that shoppers could see. The first row prices all: the
-- others are found gone by their key, because a search among thousands of deleted rows for each of them takes minutes.
CREATE OR REPLACE FUNCTION "price_products"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  IF NOT EXISTS (SELECT FROM products_to_price WHERE id = NEW.id) THEN
    RETURN NULL;
  END IF;
  WITH taken AS (DELETE FROM products_to_price WHERE transaction = pg_current_xact_id() RETURNING product_id)
  SELECT array_agg(DISTINCT product_id) INTO ids FROM taken;
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products AS p SET effective_price = s.price
  FROM unnest(ids) AS i (id) JOIN products AS o USING (id)
  CROSS JOIN LATERAL lowest_store_price(o.id, o.price, o.sale_price, o.compare_at_price) AS s
  WHERE p.id = o.id AND (p.effective_price, p.was_price, p.prices_vary) IS DISTINCT FROM (s.price, s.was, s.vary);
  PERFORM keep_market_prices(ids);
  RETURN NULL;
END
$$;
