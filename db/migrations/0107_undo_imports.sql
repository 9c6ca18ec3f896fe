ALTER TABLE "file_imports" DROP CONSTRAINT "file_imports_kind_known";--> statement-breakpoint
ALTER TABLE "file_import_items" ADD COLUMN "undo" jsonb;--> statement-breakpoint
ALTER TABLE "product_import_items" ADD COLUMN "added_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "file_imports" ADD CONSTRAINT "file_imports_kind_known" CHECK ("file_imports"."kind" in ('size-guides', 'categories', 'collections', 'customers', 'orders', 'discounts', 'reviews', 'redirects', 'pages', 'translations', 'settings', 'menus', 'homepage', 'brand', 'announcements'));