-- Orders: counts by status, and how much each customer ordered.

-- Counts all orders again: in a new store, after rows were written without triggers, and when all orders have been
-- deleted. It waits for the process that merges the counts (fold-order-counts.server.ts), and blocks writes to orders
-- until it is done.
CREATE OR REPLACE FUNCTION recount_orders() RETURNS void LANGUAGE plpgsql AS $$
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
$$;

CREATE OR REPLACE FUNCTION recount_truncated_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_orders();
  RETURN NULL;
END
$$;

-- Records how a statement changes order_counts; a statement that changes no count adds no row. Writes to orders only
-- add rows to order_counts, so they never wait.
CREATE OR REPLACE FUNCTION count_orders() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;

-- A refund without a currency gets its order's currency.
CREATE OR REPLACE FUNCTION copy_refund_currency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT o.currency INTO NEW.currency FROM orders AS o WHERE o.id = NEW.order_id;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER count_orders_of_truncate AFTER TRUNCATE ON orders
  FOR EACH STATEMENT EXECUTE FUNCTION recount_truncated_orders();
CREATE OR REPLACE TRIGGER count_orders_of_delete AFTER DELETE ON orders
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
CREATE OR REPLACE TRIGGER count_orders_of_insert AFTER INSERT ON orders
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
CREATE OR REPLACE TRIGGER count_orders_of_update AFTER UPDATE ON orders
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
CREATE OR REPLACE TRIGGER copy_refund_currency BEFORE INSERT ON refunds
  FOR EACH ROW WHEN (new.currency = ''::text) EXECUTE FUNCTION copy_refund_currency();
