CREATE TABLE "invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	"last_issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_series_last_positive" CHECK ("invoice_series"."last" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"position" integer NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"invoice_id" uuid,
	"refund_id" uuid,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"contents" jsonb NOT NULL,
	"day" text GENERATED ALWAYS AS ("invoices"."contents" ->> 'day') STORED NOT NULL,
	"buyer" text GENERATED ALWAYS AS ("invoices"."contents" -> 'buyer' ->> 'name') STORED NOT NULL,
	"currency" text GENERATED ALWAYS AS ("invoices"."contents" ->> 'currency') STORED NOT NULL,
	"net" bigint GENERATED ALWAYS AS (("invoices"."contents" ->> 'net')::bigint) STORED NOT NULL,
	"tax" bigint GENERATED ALWAYS AS (("invoices"."contents" ->> 'tax')::bigint) STORED NOT NULL,
	"total" bigint GENERATED ALWAYS AS (("invoices"."contents" ->> 'total')::bigint) STORED NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(("invoices"."contents" ->> 'number') || ' ' || ("invoices"."contents" -> 'order' ->> 'number') || ' ' || ("invoices"."contents" -> 'buyer' ->> 'name'))) STORED NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_position_unique" UNIQUE("series","position"),
	CONSTRAINT "invoices_refund_unique" UNIQUE("refund_id"),
	CONSTRAINT "invoices_kind_known" CHECK ("invoices"."kind" in ('invoice', 'credit-note')),
	CONSTRAINT "invoices_number_of_series" CHECK ("invoices"."position" > 0 and "invoices"."number" = "invoices"."series" || lpad("invoices"."position"::text, greatest(5, length("invoices"."position"::text)), '0')),
	CONSTRAINT "invoices_number_form" CHECK ("invoices"."number" ~ '^[A-Z0-9-]{1,40}$'),
	CONSTRAINT "invoices_credit_note_of_refund" CHECK (("invoices"."kind" = 'credit-note') = ("invoices"."invoice_id" is not null) and ("invoices"."kind" = 'credit-note') = ("invoices"."refund_id" is not null)),
	CONSTRAINT "invoices_contents_are_its_own" CHECK ("invoices"."contents" ->> 'number' = "invoices"."number" and "invoices"."contents" ->> 'kind' = "invoices"."kind"),
	CONSTRAINT "invoices_total_is_sum" CHECK (least("invoices"."net", "invoices"."tax") >= 0 and "invoices"."total" = "invoices"."net" + "invoices"."tax")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_series_invoice_series_series_fk" FOREIGN KEY ("series") REFERENCES "public"."invoice_series"("series") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_an_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_corrected" ON "invoices" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("issued_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"kind");--> statement-breakpoint
CREATE INDEX "invoices_day" ON "invoices" USING btree ("day");--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
-- Invoices are evidence: what was issued stays. A correction is a document of its own.
CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Invoices and credit notes are never changed or deleted' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER invoices_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoices"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_invoice_change();--> statement-breakpoint
-- A series only counts up.
CREATE FUNCTION refuse_series_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.series = OLD.series AND NEW.last = OLD.last + 1 THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A series of invoices only counts up' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER invoice_series_counts_up BEFORE UPDATE OR DELETE ON "invoice_series"
  FOR EACH ROW EXECUTE FUNCTION refuse_series_change();
