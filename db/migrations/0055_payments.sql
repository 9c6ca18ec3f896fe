CREATE TABLE "payment_connections" (
	"provider" text PRIMARY KEY NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"keys" text,
	"keys_secret" text,
	"keys_hint" text,
	"tested_at" timestamp (3) with time zone,
	"test_problem" text,
	"account" text,
	"mode" text,
	"webhook_at" timestamp (3) with time zone,
	"webhook_problem" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_connections_keys_whole" CHECK (("payment_connections"."keys" is null) = ("payment_connections"."keys_secret" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_offers" (
	"market_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"is_offered" boolean NOT NULL,
	"terms" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_offers_pkey" PRIMARY KEY("market_id","provider")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"fee" bigint,
	"fee_currency" text,
	"dispute" text,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_state_known" CHECK ("payments"."state" in ('open', 'processing', 'paid', 'gone', 'surplus', 'returned')),
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_fee_whole" CHECK (("payments"."fee" is null) = ("payments"."fee_currency" is null)),
	CONSTRAINT "payments_paid_has_reference" CHECK ("payments"."state" not in ('surplus', 'returned') or "payments"."reference" <> '')
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_method_known";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_reminded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_offers" ADD CONSTRAINT "payment_offers_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference_unique" ON "payments" USING btree ("provider","reference") WHERE "payments"."reference" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_id","provider","method") WHERE "payments"."state" in ('open', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_paid" ON "payments" USING btree ("order_id") WHERE "payments"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payments_surplus" ON "payments" USING btree ("updated_at") WHERE "payments"."state" = 'surplus';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_fee_of_shipping" CHECK ("orders"."payment_fee" between 0 and "orders"."shipping_cost");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_method_known" CHECK ("orders"."payment_method" in ('credit_card', 'paypal', 'apple_pay', 'google_pay', 'bank_or_mobile', 'bank_transfer', 'cash_on_delivery'));--> statement-breakpoint
-- Pages do not show when a connection was tested, or had its last webhook.
CREATE TRIGGER "page_changes_of_rows" AFTER INSERT OR DELETE OR TRUNCATE ON "payment_connections" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{settings}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_update" AFTER UPDATE OF "is_active", "position", "keys_secret" ON "payment_connections" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{settings}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_any" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "payment_offers" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{settings}');
