CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"made_by" text NOT NULL,
	"file" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"bytes" bigint,
	"failure" text,
	CONSTRAINT "backup_runs_made_by_known" CHECK ("backup_runs"."made_by" in ('schedule', 'staff', 'command')),
	CONSTRAINT "backup_runs_ended_well_or_not" CHECK (("backup_runs"."finished_at" is null) = ("backup_runs"."bytes" is null and "backup_runs"."failure" is null) and ("backup_runs"."bytes" is null or "backup_runs"."failure" is null))
);
--> statement-breakpoint
CREATE INDEX "backup_runs_started" ON "backup_runs" USING btree ("started_at");