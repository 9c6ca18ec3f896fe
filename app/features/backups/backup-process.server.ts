import { type ChildProcess, fork } from 'node:child_process'
import { resolve } from 'node:path'
import process from 'node:process'
import { isDailyBackupDue } from '#app/features/backups/backup-runs.server.ts'
import type { BackupMaker } from '#app/features/backups/backup-status.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

const LOOK_MS = 60_000

const running = new Set<ChildProcess>()
process.once('exit', endAll)

/**
 * Looks once a minute whether the backup of the day is to be made, until stopped. Of several processes one makes it. What
 * is under way when it is stopped is given up, and made a quarter of an hour later by whoever runs then.
 */
export function startBackups(db: Database): { stop: () => Promise<void> } {
  const worker = startWorker(db, {
    name: 'backups',
    pauseMs: LOOK_MS,
    round: async () => {
      if (await isDailyBackupDue(db, new Date())) await ended(start('schedule'))
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
export async function beginBackup(): Promise<boolean> {
  const child = start('staff')
  return new Promise((resolved) => {
    child.once('message', () => resolved(true))
    child.once('error', () => resolved(false))
    child.once('exit', () => resolved(false))
  })
}

function start(madeBy: BackupMaker): ChildProcess {
  const child = fork(resolve('app/features/backups/backup-maker.server.ts'), [madeBy], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
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
