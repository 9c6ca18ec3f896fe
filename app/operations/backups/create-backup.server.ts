import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { byteSize } from '#app/lib/byte-size.ts'
import { StartError } from '#app/lib/start-error.ts'
import { clearDrafts, freeBytes } from '#app/operations/backups/backup-folder.server.ts'
import { listBackedUpTables } from '#app/operations/backups/list-tables.server.ts'
import { type BackupSource, type WrittenBackup, writeBackup } from '#app/operations/backups/write-backup.server.ts'
import { withAdvisoryLock } from '#app/platform/db/advisory-lock.server.ts'
import { connectToStart } from '#app/platform/db/connect-to-start.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'

/** Left for the store itself, which is not ready with less (server/health.ts). */
export const RESERVED_BYTES = 200 * 2 ** 20

type Measured = Pick<BackupSource, 'databaseUrl'> & { readonly store: Pick<ImageStore, 'list'> }
type Measuring = { readonly what: string; readonly remedy: string }

const BACKUP: Measuring = {
  what: 'a backup',
  remedy: 'Delete old backups, or set BACKUP_DIR to a folder on another disk.',
}

/** Runs `work` with the backup lock, which all machines share and which blocks image removal. Null if it is taken. */
export function withBackupLock<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result | null> {
  return withAdvisoryLock(databaseUrl, LOCK_NUMBERS.backup, 0, async (holder) => {
    await holder.query('select pg_advisory_xact_lock($1)', [LOCK_NUMBERS.images])
    return await work()
  })
}

/** Null if another backup is running. @throws StartError without enough disk space; what `writeBackup` throws. */
export function createBackup(path: string, source: BackupSource): Promise<WrittenBackup | null> {
  return withBackupLock(source.databaseUrl, () => writeIfSpace(path, source))
}

/** The same for a caller with the lock. */
export async function writeIfSpace(path: string, source: BackupSource): Promise<WrittenBackup> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await clearDrafts(folder)
  await refuseFullDisk(folder, source, BACKUP)
  return writeBackup(path, source)
}

/** @throws StartError unless the rows and images of the store fit. */
export async function refuseFullDisk(folder: string, source: Measured, { what, remedy }: Measuring): Promise<void> {
  const [max, free] = [await maxBytes(source), await freeBytes(folder)]
  if (max + RESERVED_BYTES <= free) return
  throw new StartError(
    `Not enough disk space in ${folder}: ${what} may take up to ${byteSize(max)}, ${byteSize(free)} are free, and ${byteSize(RESERVED_BYTES)} are reserved for the store. ${remedy}`,
  )
}

async function maxBytes({ databaseUrl, store }: Measured): Promise<number> {
  let bytes = 0
  for await (const image of store.list()) bytes += image.bytes
  const client = await connectToStart(databaseUrl)
  try {
    const names = (await listBackedUpTables(client)).map(({ name }) => name)
    const { rows } = await client.query<{ bytes: string }>(
      'select coalesce(sum(pg_table_size(to_regclass(quote_ident(name)))), 0) as bytes from unnest($1::text[]) as name',
      [names],
    )
    return bytes + Number(rows[0]?.bytes)
  } finally {
    await client.end().catch(() => {})
  }
}
