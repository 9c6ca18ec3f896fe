-- Servers that a store uses already count as tested
ALTER TABLE "mail_servers" ADD COLUMN "is_tested" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_servers" ALTER COLUMN "is_tested" SET DEFAULT false;
