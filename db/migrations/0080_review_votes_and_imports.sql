CREATE TABLE "review_votes" (
	"review_id" uuid NOT NULL,
	"voter" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_votes_review_id_voter_pk" PRIMARY KEY("review_id","voter")
);
--> statement-breakpoint
ALTER TABLE "file_imports" DROP CONSTRAINT "file_imports_kind_known";--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_imports" ADD CONSTRAINT "file_imports_kind_known" CHECK ("file_imports"."kind" in ('collections', 'customers', 'orders', 'discounts', 'reviews', 'redirects', 'pages', 'settings', 'menus', 'homepage', 'brand', 'announcements'));