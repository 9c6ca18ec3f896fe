CREATE INDEX "products_manufacturer" ON "products" USING btree ("manufacturer_id") WHERE "products"."manufacturer_id" is not null;
