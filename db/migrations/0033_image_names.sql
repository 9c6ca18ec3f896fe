ALTER TABLE "product_import_pictures" RENAME TO "product_import_images";--> statement-breakpoint
ALTER TABLE "product_import_images" RENAME CONSTRAINT "product_import_pictures_pk" TO "product_import_images_pk";--> statement-breakpoint
ALTER TABLE "product_import_images" RENAME CONSTRAINT "product_import_pictures_import_id_product_imports_id_fk" TO "product_import_images_import_id_product_imports_id_fk";--> statement-breakpoint
ALTER INDEX "product_import_pictures_public_id" RENAME TO "product_import_images_public_id";--> statement-breakpoint
ALTER INDEX "order_items_picture" RENAME TO "order_items_image_url";--> statement-breakpoint
UPDATE "store_settings" SET "key" = 'hero_image' WHERE "key" = 'hero_picture';
