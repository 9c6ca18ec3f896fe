-- Invoices: numbers without gaps, and documents that never change.

-- The last number of a series only increases, by 1 each time.
CREATE OR REPLACE FUNCTION refuse_series_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.series = OLD.series AND NEW.last = OLD.last + 1 THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A series of invoices only counts up' USING ERRCODE = 'restrict_violation';
END
$$;

-- Invoices are evidence and never change. A correction is a separate document.
CREATE OR REPLACE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Invoices and credit notes are never changed or deleted' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE OR REPLACE TRIGGER invoice_series_counts_up BEFORE DELETE OR UPDATE ON invoice_series
  FOR EACH ROW EXECUTE FUNCTION refuse_series_change();
CREATE OR REPLACE TRIGGER invoices_immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_invoice_change();
