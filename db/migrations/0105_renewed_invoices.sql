DROP INDEX "invoices_one_an_order";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "replaced_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_replaced_id_invoices_id_fk" FOREIGN KEY ("replaced_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;