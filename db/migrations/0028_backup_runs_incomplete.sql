-- A backup without all pictures leaves a file and says why it is incomplete.
ALTER TABLE "backup_runs" DROP CONSTRAINT "backup_runs_ended_well_or_not";--> statement-breakpoint
ALTER TABLE "backup_runs" ADD CONSTRAINT "backup_runs_ended_somehow" CHECK (("backup_runs"."finished_at" is null) = ("backup_runs"."bytes" is null and "backup_runs"."failure" is null));