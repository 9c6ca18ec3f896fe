import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { dailyJobs } from '#app/platform/daily-jobs.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

type DailyJob = {
  /** Identifies the job across processes and versions. */
  readonly name: string
  readonly run: (tx: Database) => Promise<void>
}

const MINUTE_MS = 60_000

/** Runs `job` once a day in one of the processes. A failed run is repeated. */
export function startDailyJob(db: Database, job: DailyJob): { stop: () => Promise<void> } {
  return startWorker(db, {
    name: job.name,
    delayMs: 5 * MINUTE_MS, // a store that is starting has more urgent work
    pauseMs: 30 * MINUTE_MS,
    runOnce: async (database) => {
      await runIfDue(database, job)
      return false
    },
  })
}

/** The database decides the day, because the clocks of processes on different machines can differ. */
const TODAY = sql`(now() at time zone 'utc')::date`

/** Runs `job` in a transaction, unless it has already run on this day or is running in another process. */
export async function runIfDue(db: Database, { name, run }: DailyJob): Promise<void> {
  const { lastDay } = dailyJobs
  const isDue = and(eq(dailyJobs.name, name), or(isNull(lastDay), lt(lastDay, TODAY)))
  await db.insert(dailyJobs).values({ name }).onConflictDoNothing()
  const [due] = await db.select({ name: dailyJobs.name }).from(dailyJobs).where(isDue)
  if (!due) return
  await withLongTx(db, async (tx) => {
    const claimed = await tx
      .select({ name: dailyJobs.name })
      .from(dailyJobs)
      .where(isDue)
      .for('update', { skipLocked: true })
    if (claimed.length === 0) return
    await run(tx)
    await tx.update(dailyJobs).set({ lastDay: TODAY }).where(eq(dailyJobs.name, name))
  })
}
