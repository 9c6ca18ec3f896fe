import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { EXCLUDED_TABLES } from '#app/exchange/excluded-tables.ts'
import { clearExports, recordExportUse } from '#app/exchange/exports/export-folder.server.ts'
import { createExportName } from '#app/exchange/exports/export-name.ts'
import { endRun, recordProgress } from '#app/exchange/exports/export-runs.server.ts'
import {
  type ExportSource,
  type Progress,
  type WrittenExport,
  writeExport,
} from '#app/exchange/exports/write-archive.server.ts'
import { getErrorCode, StartError } from '#app/lib/errors.ts'
import type { Id } from '#app/lib/id.ts'
import { withAdvisoryLock } from '#app/platform/db/advisory-lock.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { getFreeBytes, RESERVED_BYTES, requireDiskSpace } from '#app/platform/files/disk-space.server.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import { log } from '#app/platform/log.server.ts'

/** How long a new export waits for a cancelled export to end. */
const WAIT_MS = 5_000
const TICK_MS = 1_000

const EXPORT = {
  name: 'an export',
  excludedTables: Object.keys(EXCLUDED_TABLES),
  remedy: 'Delete old archives or backups, or use a larger disk.',
}
const BUSY = 'Another export was still running. Start this one again.'
const WAITING = 'Waiting for a backup to finish'

type Source = ExportSource & { readonly store: Pick<ImageStore, 'list' | 'readOriginal'> }

type Options = {
  readonly folder: string
  readonly staffId: Id<'staff'>
  readonly run: Id<'export-run'>
  /** Aborted when the store stops. The run then remains without an outcome. */
  readonly stopping: AbortSignal
  readonly onStart?: () => void
}

/**
 * Creates the export of a recorded run. If the run is cancelled or stopped, deletes its files and returns 'ended'.
 * Returns 'busy' if another export is still running.
 * @throws after recording the failure
 */
export async function runExport(
  db: Database,
  source: Source,
  { folder, staffId, run, stopping, onStart }: Options,
): Promise<WrittenExport | 'busy' | 'ended'> {
  const result = await withExportLock(source.databaseUrl, WAIT_MS, async (holder) => {
    onStart?.()
    const file = createExportName(new Date())
    const path = join(folder, file)
    const draft = `${path}.draft`
    const watch = watchRun(db, run, folder, stopping)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await clearExports(folder, new Date())
      await requireDiskSpace(folder, source, EXPORT)
      watch.onProgress({ part: WAITING, written: 0, expected: 0 })
      await acquireImageLock(holder, watch.signal)
      const written = await writeExport({ path, draft }, source, watch)
      const isDone = await endRun(db, run, { outcome: 'done', bytes: written.bytes, missingImages: written.missing })
      if (!isDone) {
        await rm(path, { force: true })
        return 'ended'
      }
      await recordExportUse(db, { file, staffId }, 'create')
      return written
    } catch (error) {
      await rm(draft, { force: true })
      const { reason } = watch.signal
      if (reason instanceof ExportEnded) return 'ended'
      const cause = watch.signal.aborted ? reason : error
      await endRun(db, run, { outcome: 'failed', failure: describeFailure(cause) }).catch(() => {}) // the database may be the cause
      throw cause
    } finally {
      watch.end()
    }
  })
  if (result) return result
  await endRun(db, run, { outcome: 'failed', failure: BUSY })
  return 'busy'
}

/** Runs `work` while no other export is running on any machine. Returns null if an export is running. */
export function withExportLock<Result>(databaseUrl: string, waitMs: number, work: (holder: Client) => Promise<Result>) {
  return withAdvisoryLock(databaseUrl, LOCK_NUMBERS.export, waitMs, work)
}

/**
 * The lock prevents the deletion of images that are not in the archive yet. A backup holds the lock while it is
 * running.
 */
async function acquireImageLock(holder: Client, signal: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await holder.query<{ got: boolean }>('select pg_try_advisory_xact_lock($1) as got', [
      LOCK_NUMBERS.images,
    ])
    if (rows[0]?.got) return
    await pause(200, undefined, { signal })
  }
}

class ExportEnded extends Error {
  override name = 'ExportEnded'
}

/**
 * Records the progress once a second. Aborts the run if it is cancelled, the store is stopping, or the disk is nearly
 * full.
 */
function watchRun(db: Database, run: Id<'export-run'>, folder: string, stopping: AbortSignal) {
  const ending = new AbortController()
  let progress: Progress | null = null
  const onStop = () => ending.abort(new ExportEnded('the store is stopping'))
  stopping.addEventListener('abort', onStop)
  if (stopping.aborted) onStop()
  const tick = async () => {
    if (progress && !(await recordProgress(db, run, progress))) ending.abort(new ExportEnded('cancelled'))
    if ((await getFreeBytes(folder)) < RESERVED_BYTES) ending.abort(new StartError(FULL))
  }
  let ticking = Promise.resolve()
  const timer = setInterval(() => {
    ticking = ticking.then(tick).catch((error) => log.warn({ event: 'export-progress', err: error }))
  }, TICK_MS)
  return {
    signal: ending.signal,
    onProgress(reported: Progress) {
      progress = reported
    },
    end() {
      clearInterval(timer)
      stopping.removeEventListener('abort', onStop)
    },
  }
}

const FULL = 'The disk is full, so the unfinished archive was deleted. Free some space, then start again.'

/** Returns the message of an error that is meant for staff, or a description with the code of any other error. */
function describeFailure(error: unknown): string {
  if (error instanceof StartError) return error.message
  const code = getErrorCode(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return FULL
  return code ? `It failed (${code}). See the log.` : 'It failed. See the log.'
}
