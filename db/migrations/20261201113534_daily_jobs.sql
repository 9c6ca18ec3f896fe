CREATE TABLE "daily_jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"last_day" date
);
