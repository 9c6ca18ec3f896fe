CREATE TABLE "order_list_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "order_list_links_email" ON "order_list_links" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "order_list_links_expires" ON "order_list_links" USING btree ("expires_at");