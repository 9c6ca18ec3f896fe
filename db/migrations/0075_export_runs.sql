CREATE TABLE "export_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"outcome" text,
	"part" text DEFAULT '' NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"expected" integer DEFAULT 0 NOT NULL,
	"bytes" bigint,
	"missing_images" integer DEFAULT 0 NOT NULL,
	"failure" text,
	CONSTRAINT "export_runs_outcome_known" CHECK ("export_runs"."outcome" in ('done', 'failed', 'cancelled')),
	CONSTRAINT "export_runs_ended" CHECK (("export_runs"."finished_at" is null) = ("export_runs"."outcome" is null)),
	CONSTRAINT "export_runs_failure" CHECK (("export_runs"."failure" is not null) = (coalesce("export_runs"."outcome", '') = 'failed')),
	CONSTRAINT "export_runs_progress" CHECK ("export_runs"."written" between 0 and "export_runs"."expected")
);
--> statement-breakpoint
ALTER TABLE "export_runs" ADD CONSTRAINT "export_runs_staff_id_auth_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_runs_started" ON "export_runs" USING btree ("started_at");