CREATE INDEX "categories_size_guide" ON "categories" USING btree ("size_guide");--> statement-breakpoint
CREATE INDEX "collections_size_guide" ON "collections" USING btree ("size_guide");