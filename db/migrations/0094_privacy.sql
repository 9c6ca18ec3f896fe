CREATE TABLE "consent_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_texts_unique" UNIQUE("language","text"),
	CONSTRAINT "consent_texts_length" CHECK (length("consent_texts"."text") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "newsletter_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link" text NOT NULL,
	"email" text NOT NULL,
	"text_id" uuid NOT NULL,
	"page" text NOT NULL,
	"market_id" uuid,
	"language" text NOT NULL,
	"by_mail" boolean NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_consents_link_unique" UNIQUE("link"),
	CONSTRAINT "newsletter_consents_confirmed_by_mail" CHECK ("newsletter_consents"."by_mail" or "newsletter_consents"."confirmed_at" is null)
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "consent_id" uuid;--> statement-breakpoint
ALTER TABLE "newsletter_consents" ADD CONSTRAINT "newsletter_consents_text_id_consent_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."consent_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_consents_email" ON "newsletter_consents" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_consents_pending_unique" ON "newsletter_consents" USING btree (lower("email")) WHERE "newsletter_consents"."by_mail" and "newsletter_consents"."confirmed_at" is null and "newsletter_consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_consents_text" ON "newsletter_consents" USING btree ("text_id");--> statement-breakpoint
CREATE INDEX "newsletter_consents_withdrawn" ON "newsletter_consents" USING btree ("withdrawn_at") WHERE "newsletter_consents"."withdrawn_at" is not null;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_consent_id_newsletter_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."newsletter_consents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_consent" ON "newsletter_subscribers" USING btree ("consent_id") WHERE "newsletter_subscribers"."consent_id" is not null;