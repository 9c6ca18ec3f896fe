DELETE FROM "look_items" AS i USING "look_items" AS earlier
WHERE earlier."look_id" = i."look_id" AND earlier."product_id" = i."product_id"
  AND (earlier."position", earlier."id") < (i."position", i."id");--> statement-breakpoint
DROP INDEX "look_items_look";--> statement-breakpoint
ALTER TABLE "look_items" ADD CONSTRAINT "look_items_product_once" UNIQUE("look_id","product_id");