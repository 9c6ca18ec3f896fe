ALTER TABLE "imported_orders" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "file_imports" ADD COLUMN "is_currency_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "imported_orders_import" ON "imported_orders" USING btree ("import_id");