import { type ChildProcess, fork } from 'node:child_process'
import { resolve } from 'node:path'
import process from 'node:process'
import { z } from 'zod'
import { endRun, isDailyBackupDue } from '#app/features/backups/backup-runs.server.ts'
import type { BackupTrigger } from '#app/features/backups/backup-status.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

const LOOK_MS = 60_000
/** More than any backup takes that makes headway. The command has no such bound. */
const MAX_HOURS = 3
const MAX_MS = MAX_HOURS * 3_600_000
const TOO_LONG = `It was not done after ${MAX_HOURS} hours, and was stopped.`

const running = new Set<ChildProcess>()
process.once('exit', endAll)

/**
 * Looks once a minute whether the backup of the day is to be made, until stopped. Of several processes one makes it. What
 * is under way when it is stopped is given up, and made a quarter of an hour later by anyone who runs then.
 */
export function startBackups(db: Database): { stop: () => Promise<void> } {
  const worker = startWorker(db, {
    name: 'backups',
    pauseMs: LOOK_MS,
    round: async () => {
      if (await isDailyBackupDue(db, new Date())) await ended(start(db, 'schedule'))
      return false
    },
  })
  return {
    stop: async () => {
      endAll()
      await worker.stop()
    },
  }
}

/** Has a backup made for staff. Answers as soon as it is begun; false where it was not, as another is being made. */
export async function startBackup(db: Database): Promise<boolean> {
  const child = start(db, 'staff')
  return new Promise((resolved) => {
    child.once('message', () => resolved(true))
    child.once('error', () => resolved(false))
    child.once('exit', () => resolved(false))
  })
}

function start(db: Database, madeBy: BackupTrigger): ChildProcess {
  const child = fork(resolve('app/features/backups/backup-worker.server.ts'), [madeBy], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  stopAfterTimeout(db, child)
  return child
}

const begun = z.object({ begun: z.string() })

/**
 * Ends a process that makes a backup, whatever it hangs on, once it took longer than any does, and notes so. It tells by a
 * message which run it has begun.
 */
export function stopAfterTimeout(db: Database, child: ChildProcess): void {
  let run: Id<'backup-run'> | null = null
  child.once('message', (message) => {
    run = parseId<'backup-run'>(begun.safeParse(message).data?.begun)
  })
  const timer = setTimeout(() => {
    log.error({ event: 'backup-hung' })
    child.kill('SIGKILL') // it may be past hearing any other
    if (run) endRun(db, run, { failure: TOO_LONG }).catch((error) => log.error({ event: 'backup-failed', err: error }))
  }, MAX_MS)
  child.once('exit', () => clearTimeout(timer))
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolved) => {
    child.once('exit', () => resolved())
    child.once('error', () => resolved())
  })
}

function endAll(): void {
  for (const child of running) child.kill()
}
