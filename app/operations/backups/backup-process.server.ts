import type { ChildProcess } from 'node:child_process'
import { z } from 'zod'
import { type Id, parseId } from '#app/lib/id.ts'
import { formatBackupName } from '#app/operations/backups/backup-name.ts'
import { endRun, isDailyBackupDue, startRun } from '#app/operations/backups/backup-runs.server.ts'
import type { BackupTrigger } from '#app/operations/backups/backup-status.ts'
import { isLockHeld } from '#app/platform/db/advisory-lock.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { env } from '#app/platform/env.server.ts'
import { forkScript, stopForkedScripts, waitForExit } from '#app/platform/forked.server.ts'
import { log } from '#app/platform/log.server.ts'
import { startForkedScript } from '#app/platform/start-forked.server.ts'
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
    runOnce: async () => {
      if (await isDailyBackupDue(db, new Date())) await waitForExit(forkWorker(db, 'schedule'))
      return false
    },
  })
  return {
    stop: async () => {
      stopForkedScripts()
      await worker.stop()
    },
  }
}

/** Records a backup that staff requested and starts its process. Returns false if another backup is running. */
export function startBackup(db: Database): Promise<boolean> {
  return startForkedScript({
    databaseUrl: env.DATABASE_DIRECT_URL,
    lock: LOCK_NUMBERS.startBackup,
    fork: async () => {
      if (await isLockHeld(db, LOCK_NUMBERS.backup)) return null
      const file = formatBackupName(new Date())
      return forkWorker(db, 'staff', file, await startRun(db, { madeBy: 'staff', file }))
    },
  })
}

function forkWorker(
  db: Database,
  ...args: readonly [madeBy: BackupTrigger, file?: string, run?: string]
): ChildProcess {
  const child = forkScript(
    'server/backup-worker.ts',
    args.filter((arg) => arg !== undefined),
  )
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
