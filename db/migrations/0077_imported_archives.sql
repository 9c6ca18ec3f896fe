ALTER TABLE "file_imports" DROP CONSTRAINT "file_imports_kind_known";--> statement-breakpoint
ALTER TABLE "imported_orders" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "file_imports" ADD COLUMN "is_currency_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_items" ADD COLUMN "is_saved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "imported_orders_import" ON "imported_orders" USING btree ("import_id");--> statement-breakpoint
ALTER TABLE "file_imports" ADD CONSTRAINT "file_imports_kind_known" CHECK ("file_imports"."kind" in ('collections', 'customers', 'orders', 'discounts', 'redirects', 'pages', 'settings', 'menus', 'homepage', 'brand', 'announcements'));--> statement-breakpoint
UPDATE "product_import_items" SET "is_saved" = true WHERE "outcome" = 'applied';
