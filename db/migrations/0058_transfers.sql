CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"format" text NOT NULL,
	"header_key" text,
	"account" text NOT NULL,
	"currency" text,
	"new_rows" integer NOT NULL,
	"known_rows" integer NOT NULL,
	"skipped_debits" integer NOT NULL,
	"staff_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_statements_file_unique" UNIQUE("file_hash")
);
--> statement-breakpoint
CREATE TABLE "csv_mappings" (
	"header_key" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"statement_id" uuid NOT NULL,
	"key" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"payer_name" text NOT NULL,
	"payer_account" text NOT NULL,
	"reference" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statement_rows_key_unique" UNIQUE("key"),
	CONSTRAINT "statement_rows_amount_positive" CHECK ("statement_rows"."amount" > 0),
	CONSTRAINT "statement_rows_state_known" CHECK ("statement_rows"."state" in ('open', 'booked', 'set_aside'))
);
--> statement-breakpoint
CREATE TABLE "transfer_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"row_id" uuid,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"staff_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" uuid,
	CONSTRAINT "transfer_bookings_amount_positive" CHECK ("transfer_bookings"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_staff_id_auth_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD CONSTRAINT "statement_rows_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_bookings" ADD CONSTRAINT "transfer_bookings_row_id_statement_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."statement_rows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_bookings" ADD CONSTRAINT "transfer_bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_bookings" ADD CONSTRAINT "transfer_bookings_staff_id_auth_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_bookings" ADD CONSTRAINT "transfer_bookings_undone_by_auth_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_statements_newest" ON "bank_statements" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "statement_rows_statement" ON "statement_rows" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "statement_rows_state" ON "statement_rows" USING btree ("state","booked_on","id");--> statement-breakpoint
CREATE INDEX "transfer_bookings_row" ON "transfer_bookings" USING btree ("row_id");--> statement-breakpoint
CREATE INDEX "transfer_bookings_order" ON "transfer_bookings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "transfer_bookings_newest" ON "transfer_bookings" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE FUNCTION transfer_bookings_within_row() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  booked bigint;
  available bigint;
begin
  select amount into available from statement_rows where id = new.row_id for no key update;
  select sum(amount) into booked from transfer_bookings where row_id = new.row_id and undone_at is null;
  if booked > available then
    raise exception 'bookings of a statement row exceed its amount' using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "transfer_bookings_within_row" AFTER INSERT OR UPDATE OF "amount", "row_id", "undone_at" ON "transfer_bookings" FOR EACH ROW WHEN (NEW.row_id is not null and NEW.undone_at is null) EXECUTE FUNCTION transfer_bookings_within_row();
