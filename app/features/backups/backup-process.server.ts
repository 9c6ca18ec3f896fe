import type { ChildProcess } from 'node:child_process'
import { z } from 'zod'
import { endRun, isDailyBackupDue } from '#app/features/backups/backup-runs.server.ts'
import type { BackupTrigger } from '#app/features/backups/backup-status.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { forkScript, hasExited, hasStarted, stopForked } from '#app/platform/forked.server.ts'
import { log } from '#app/platform/log.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

const POLL_MS = 60_000
const MAX_HOURS = 3
const MAX_MS = MAX_HOURS * 3_600_000
const TOO_LONG = `It was stopped after ${MAX_HOURS} hours.`

/** Checks every minute whether the daily backup is due. Stopping discards a backup in progress. */
export function startBackups(db: Database): { stop: () => Promise<void> } {
  const worker = startWorker(db, {
    name: 'backups',
    pauseMs: POLL_MS,
    round: async () => {
      if (await isDailyBackupDue(db, new Date())) await hasExited(forkWorker(db, 'schedule'))
      return false
    },
  })
  return {
    stop: async () => {
      stopForked()
      await worker.stop()
    },
  }
}

/** Starts a backup for staff and returns once it is running; false if another one is running. */
export function startBackup(db: Database): Promise<boolean> {
  return hasStarted(forkWorker(db, 'staff'))
}

function forkWorker(db: Database, madeBy: BackupTrigger): ChildProcess {
  const child = forkScript('app/features/backups/backup-worker.server.ts', [madeBy])
  stopAfterTimeout(db, child)
  return child
}

const started = z.object({ started: z.string() })

/** Kills a backup after the time limit and records it as failed. The child sends the id of its run. */
export function stopAfterTimeout(db: Database, child: ChildProcess): void {
  let run: Id<'backup-run'> | null = null
  child.once('message', (message) => {
    run = parseId<'backup-run'>(started.safeParse(message).data?.started)
  })
  const timer = setTimeout(() => {
    log.error({ event: 'backup-hung' })
    child.kill('SIGKILL') // it may not respond to other signals
    if (run) endRun(db, run, { failure: TOO_LONG }).catch((error) => log.error({ event: 'backup-failed', err: error }))
  }, MAX_MS)
  child.once('exit', () => clearTimeout(timer))
}
