import { resolve } from 'node:path'
import process from 'node:process'
import { StartError } from '#app/lib/errors.ts'
import { checkBackup } from '#app/operations/backups/check-backup.server.ts'
import { rejectTooLarge } from '#app/operations/backups/free-space.server.ts'
import { getBackupMigrations } from '#app/operations/backups/restore-backup.server.ts'
import { readEnv } from '#app/platform/read-env.ts'
import { runCommand } from '#scripts/command.ts'
import { printLine } from '#scripts/log-line.ts'
import { withDatabase } from '#scripts/with-store-database.ts'

// Restores a backup into an empty data folder or database. The file is checked before anything is created.

const USAGE = `Usage:
  DATA_DIR=/srv/new-store npm run restore -- lumina-20261121-030000.tar
  npm run restore -- --check lumina-20261121-030000.tar      only checks the file`

async function run(args: readonly string[]): Promise<number> {
  const isCheckOnly = args[0] === '--check'
  const [file, ...rest] = isCheckOnly ? args.slice(1) : args
  if (!file || file.startsWith('-') || rest.length > 0) throw new StartError(USAGE)
  const path = resolve(file)
  printLine(`Checking ${path} …`)
  const manifest = await checkBackup(path)
  getBackupMigrations(manifest, path)
  printLine(`The backup from ${manifest.madeAt} is complete and readable.`)
  if (isCheckOnly) return 0
  const { DATA_DIR, DATABASE_URL, images } = readEnv(process.env)
  await rejectTooLarge(manifest, {
    folder: DATA_DIR,
    receives: { database: DATABASE_URL === undefined, images: images.store !== 's3' },
  })
  return withDatabase('scripts/restore-into.ts', [path], { migratesFirst: false })
}

await runCommand(() => run(process.argv.slice(2)))
