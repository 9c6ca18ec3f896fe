import { date, pgTable, text } from 'drizzle-orm/pg-core'

/** The last day, in UTC, on which each daily job ran (daily-job.server.ts). */
export const dailyJobs = pgTable('daily_jobs', {
  name: text().primaryKey(),
  lastDay: date(), // null if the job never ran
})
