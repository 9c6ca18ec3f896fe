CREATE TABLE "mail_servers" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"encryption" text NOT NULL,
	"user_name" text NOT NULL,
	"password" text,
	"from_name" text NOT NULL,
	"from_address" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_servers_one" CHECK ("mail_servers"."is_only"),
	CONSTRAINT "mail_servers_port" CHECK ("mail_servers"."port" between 1 and 65535),
	CONSTRAINT "mail_servers_encryption_known" CHECK ("mail_servers"."encryption" in ('tls', 'starttls', 'none')),
	CONSTRAINT "mail_servers_password_has_user" CHECK ("mail_servers"."password" is null or "mail_servers"."user_name" <> '')
);
--> statement-breakpoint
CREATE INDEX "contact_messages_unread" ON "contact_messages" USING btree ("created_at") WHERE "contact_messages"."read_at" is null;--> statement-breakpoint
-- Stores of one's own receive what shoppers write, and learn what happens, unless they chose otherwise
INSERT INTO "store_settings" ("key", "value", "category")
SELECT key, 'true'::jsonb, 'general' FROM unnest(ARRAY['contact_inbox', 'email_new_order', 'email_withdrawal', 'email_return', 'email_refund_due', 'email_transfer', 'email_review', 'email_message', 'email_low_stock']) AS key
WHERE EXISTS (SELECT FROM "store_settings" WHERE "key" = 'demo_content' AND "value" = 'false'::jsonb)
ON CONFLICT DO NOTHING;
