import { join, resolve } from 'node:path'
import process from 'node:process'
import { listReferencedImages } from '#app/base/images.server.ts'
import { formatByteSize } from '#app/lib/byte-size.ts'
import { StartError } from '#app/lib/errors.ts'
import { formatBackupName } from '#app/operations/backups/backup-name.ts'
import { formatMissingImages } from '#app/operations/backups/backup-status.ts'
import { createBackup } from '#app/operations/backups/create-backup.server.ts'
import { runBackup } from '#app/operations/backups/run-backup.server.ts'
import { type Database, db } from '#app/platform/db/db.server.ts'
import { isUpToDate } from '#app/platform/db/up-to-date.server.ts'
import { env } from '#app/platform/env.server.ts'
import { imageStore } from '#app/platform/images/image-store.server.ts'
import '#app/wiring.images.ts'
import { runCommand } from '#scripts/command.ts'
import { printLine } from '#scripts/log-line.ts'

// Writes the database and the images into one file, with or without a running store.

const USAGE = `Usage:
  npm run backup                  writes into the backup folder (BACKUP_DIR, or DATA_DIR/backups)
  npm run backup -- store.tar     writes this file`

async function run([file, ...rest]: readonly string[]): Promise<void> {
  if (file?.startsWith('-') || rest.length > 0) throw new StartError(USAGE)
  const path = file ? resolve(file) : join(env.BACKUP_DIR, formatBackupName(new Date()))
  // Before an update, the schema is older than this code, so the backup is not recorded in the database.
  const isSchemaCurrent = await isUpToDate(db)
  const source = {
    databaseUrl: env.DATABASE_DIRECT_URL,
    store: imageStore,
    listShown: async (tx: Database) => (isSchemaCurrent ? listReferencedImages(tx) : []),
  }
  const backup = isSchemaCurrent
    ? await runBackup(db, source, { madeBy: 'command', path, folder: file ? null : env.BACKUP_DIR })
    : ((await createBackup(path, source)) ?? 'busy')
  if (typeof backup === 'string') throw new StartError('Another backup of this store is running. Try again later.')
  const { tables, files } = backup.manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const images = files.filter(({ name }) => name.startsWith('pictures/')).length
  printLine(
    `${backup.path}: ${formatByteSize(backup.bytes)}, ${rows.toLocaleString('en')} rows, ${images.toLocaleString('en')} images.`,
  )
  if (backup.missing > 0) {
    throw new StartError(
      `The backup is incomplete. ${formatMissingImages(backup.missing)} "npm run images -- check" lists them.`,
    )
  }
}

await runCommand(
  () => run(process.argv.slice(2)),
  () => db.$client.end(),
)
