CREATE TABLE "order_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"store_currency" text NOT NULL,
	"customer_id" uuid,
	"orders" integer NOT NULL,
	"amount" bigint NOT NULL,
	"refunded" bigint NOT NULL
);--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "order_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "spent" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- What a statement changes of what is counted, as rows of order_counts; a change of anything else adds none. Orders only ever
-- add rows here and wait for nobody.
CREATE FUNCTION "count_orders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO order_counts (status, payment_status, store_currency, customer_id, orders, amount, refunded)
    SELECT status, payment_status, store_currency, customer_id, count(*), sum(total_amount), sum(refunded_amount)
    FROM new_rows GROUP BY 1, 2, 3, 4;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO order_counts (status, payment_status, store_currency, customer_id, orders, amount, refunded)
    SELECT status, payment_status, store_currency, customer_id, -count(*), -sum(total_amount), -sum(refunded_amount)
    FROM old_rows GROUP BY 1, 2, 3, 4;
  ELSE
    INSERT INTO order_counts (status, payment_status, store_currency, customer_id, orders, amount, refunded)
    SELECT status, payment_status, store_currency, customer_id, sum(n), sum(n * total_amount), sum(n * refunded_amount)
    FROM (
      SELECT -1 AS n, status, payment_status, store_currency, customer_id, total_amount, refunded_amount FROM old_rows
      UNION ALL
      SELECT 1, status, payment_status, store_currency, customer_id, total_amount, refunded_amount FROM new_rows
    ) AS changed
    GROUP BY 1, 2, 3, 4
    HAVING sum(n) <> 0 OR sum(n * total_amount) <> 0 OR sum(n * refunded_amount) <> 0;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Counts all orders anew: for the first time, after rows were written without triggers, and once all orders are gone. It
-- takes turns with whoever folds what is kept (fold-order-counts.server.ts), and keeps all orders still meanwhile.
CREATE FUNCTION "recount_orders"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7130005);
  LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM order_counts;
  INSERT INTO order_counts (status, payment_status, store_currency, orders, amount, refunded)
  SELECT status, payment_status, store_currency, count(*), sum(total_amount), sum(refunded_amount)
  FROM orders GROUP BY 1, 2, 3;
  WITH by_currency AS (
    SELECT customer_id, store_currency, count(*) AS orders, sum(total_amount - refunded_amount) AS spent
    FROM orders WHERE customer_id IS NOT NULL AND status <> 'cancelled' GROUP BY 1, 2
  ), bought AS (
    SELECT customer_id, sum(orders)::integer AS orders, jsonb_object_agg(store_currency, spent) AS spent
    FROM by_currency GROUP BY 1
  )
  UPDATE customers AS c SET order_count = coalesce(b.orders, 0), spent = coalesce(b.spent, '{}')
  FROM customers AS a LEFT JOIN bought AS b ON b.customer_id = a.id
  WHERE a.id = c.id AND (c.order_count <> coalesce(b.orders, 0) OR c.spent <> coalesce(b.spent, '{}'));
END
$$;--> statement-breakpoint
CREATE FUNCTION "recount_truncated_orders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_orders();
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "count_orders_of_insert" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders();--> statement-breakpoint
CREATE TRIGGER "count_orders_of_update" AFTER UPDATE ON "orders" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders();--> statement-breakpoint
CREATE TRIGGER "count_orders_of_delete" AFTER DELETE ON "orders" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders();--> statement-breakpoint
CREATE TRIGGER "count_orders_of_truncate" AFTER TRUNCATE ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION recount_truncated_orders();--> statement-breakpoint
-- The triggers are there, and keep writers waiting until this is committed, so nothing is missed in between.
SELECT recount_orders();--> statement-breakpoint
CREATE INDEX "customers_order_count" ON "customers" USING btree ("order_count","id");--> statement-breakpoint
CREATE INDEX "customers_without_orders" ON "customers" USING btree ("created_at","id") WHERE "customers"."order_count" = 0;--> statement-breakpoint
CREATE INDEX "customers_spent_ngn" ON "customers" USING btree (coalesce(("spent" ->> 'NGN')::bigint, 0),"id");--> statement-breakpoint
CREATE INDEX "customers_spent_usd" ON "customers" USING btree (coalesce(("spent" ->> 'USD')::bigint, 0),"id");--> statement-breakpoint
CREATE INDEX "customers_spent_gbp" ON "customers" USING btree (coalesce(("spent" ->> 'GBP')::bigint, 0),"id");--> statement-breakpoint
CREATE INDEX "customers_spent_eur" ON "customers" USING btree (coalesce(("spent" ->> 'EUR')::bigint, 0),"id");--> statement-breakpoint
CREATE INDEX "orders_not_paid" ON "orders" USING btree ("payment_status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status") WHERE "orders"."payment_status" <> 'paid';