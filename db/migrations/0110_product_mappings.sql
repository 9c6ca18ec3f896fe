CREATE TABLE "product_import_files" (
	"import_id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"header" text[] NOT NULL,
	"sample" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_mappings" (
	"header_key" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_imports" DROP CONSTRAINT "product_imports_format_known";--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "mapping" jsonb;--> statement-breakpoint
ALTER TABLE "product_import_files" ADD CONSTRAINT "product_import_files_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_format_known" CHECK ("product_imports"."format" in ('own', 'shopify', 'woocommerce', 'mapped'));