CREATE TABLE "imported_customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"source" text NOT NULL,
	"original_id" text DEFAULT '' NOT NULL,
	"address" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"tax_exempt" boolean DEFAULT false NOT NULL,
	"orders" integer,
	"spent" bigint,
	"currency" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_customers_source_unique" UNIQUE("customer_id","source"),
	CONSTRAINT "imported_customers_source_known" CHECK ("imported_customers"."source" in ('shopify', 'woocommerce', 'file')),
	CONSTRAINT "imported_customers_spent_currency" CHECK (("imported_customers"."spent" is null) = ("imported_customers"."currency" is null))
);
--> statement-breakpoint
CREATE TABLE "newsletter_opt_outs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_imports" DROP CONSTRAINT "file_imports_kind_known";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "origin" text DEFAULT 'storefront' NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_customers" ADD CONSTRAINT "imported_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_opt_outs_email_unique" ON "newsletter_opt_outs" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "file_imports" ADD CONSTRAINT "file_imports_kind_known" CHECK ("file_imports"."kind" in ('customers', 'redirects'));--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_origin_known" CHECK ("newsletter_subscribers"."origin" in ('storefront', 'import'));