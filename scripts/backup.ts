import { join, resolve } from 'node:path'
import process from 'node:process'
import { backupName } from '#app/features/backups/backup-name.ts'
import { fileSize } from '#app/features/backups/file-size.ts'
import { makeBackup } from '#app/features/backups/make-backup.server.ts'
import { StartError } from '#app/lib/start-error.ts'
import { env } from '#app/platform/env.server.ts'
import { imageStore } from '#app/platform/images/image-store.server.ts'
import { say, sayFailure } from '#scripts/tell.ts'

// Writes the database and the pictures into one file, while the shop runs or not.

const USAGE = `Usage:
  npm run backup                  into the folder of backups (BACKUP_DIR, or DATA_DIR/backups)
  npm run backup -- shop.tar      into that file`

async function run([file, ...rest]: readonly string[]): Promise<void> {
  if (file?.startsWith('-') || rest.length > 0) throw new StartError(USAGE)
  const path = file ? resolve(file) : join(env.BACKUP_DIR, backupName(new Date()))
  const databaseUrl = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL
  const made = await makeBackup(path, { databaseUrl, store: imageStore })
  if (!made) throw new StartError('Another backup of this shop is being made. Try again when it is done.')
  const { tables, files } = made.manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const pictures = files.filter(({ name }) => name.startsWith('pictures/')).length
  say(`${path}: ${fileSize(made.bytes)}, ${rows.toLocaleString('en')} rows, ${pictures.toLocaleString('en')} pictures.`)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  sayFailure(error)
  process.exitCode = 1
}
