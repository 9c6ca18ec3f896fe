import { and, desc, isNull, lt, sql } from 'drizzle-orm'
import { exportRuns } from '#app/exchange/exports/export-runs.table.ts'
import type { ExportStatus } from '#app/exchange/exports/export-status.ts'
import type { Progress } from '#app/exchange/exports/write-archive.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { isLockHeld } from '#app/platform/db/advisory-lock.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'

const { id, startedAt, finishedAt } = exportRuns

/** The caller must hold the lock `startExport`. */
export async function startRun(db: Database, staffId: Id<'staff'>): Promise<Id<'export-run'>> {
  const runId = newId<'export-run'>()
  await db.delete(exportRuns).where(lt(startedAt, sql`now() - interval '92 days'`))
  await db.insert(exportRuns).values({ id: runId, staffId, startedAt: new Date() })
  return runId
}

/** Returns false if the run was cancelled. */
export async function recordProgress(db: Database, runId: Id<'export-run'>, progress: Progress): Promise<boolean> {
  const { rowCount } = await db
    .update(exportRuns)
    .set(progress)
    .where(and(sql`${id} = ${runId}`, isNull(finishedAt)))
  return rowCount === 1
}

type Outcome =
  | { readonly outcome: 'done'; readonly bytes: number; readonly missingImages: number }
  | { readonly outcome: 'failed'; readonly failure: string }

/** Returns false if the run was cancelled, which it remains. */
export async function endRun(db: Database, runId: Id<'export-run'>, outcome: Outcome): Promise<boolean> {
  const { rowCount } = await db
    .update(exportRuns)
    .set({ finishedAt: new Date(), ...outcome })
    .where(and(sql`${id} = ${runId}`, isNull(finishedAt)))
  return rowCount === 1
}

/** The export process notices the cancellation within a second. */
export async function cancelRuns(db: Database): Promise<void> {
  await db.update(exportRuns).set({ finishedAt: new Date(), outcome: 'cancelled' }).where(isNull(finishedAt))
}

/** Returns the status of the latest run, or null if there was none. */
export async function readExportStatus(db: Database): Promise<ExportStatus | null> {
  const [latest] = await db
    .select(pick(exportRuns, ['startedAt', 'outcome', 'part', 'written', 'expected', 'missingImages', 'failure']))
    .from(exportRuns)
    .orderBy(desc(startedAt), desc(id))
    .limit(1)
  if (!latest) return null
  const { outcome, ...status } = latest
  if (outcome) return { ...status, state: outcome }
  const { startExport, export: running } = LOCK_NUMBERS
  const isAlive = (await isLockHeld(db, startExport)) || (await isLockHeld(db, running))
  return { ...status, state: isAlive ? 'running' : 'stopped' }
}

/** Returns false for a cancelled export, which ends within a second. The caller must hold the lock `startExport`. */
export async function isExportRunning(db: Database): Promise<boolean> {
  const [latest] = await db.select({ finishedAt }).from(exportRuns).orderBy(desc(startedAt), desc(id)).limit(1)
  return latest?.finishedAt === null && (await isLockHeld(db, LOCK_NUMBERS.export))
}
