import process from 'node:process'
import { restoreBackup } from '#app/features/backups/restore-backup.server.ts'
import { env } from '#app/platform/env.server.ts'
import { imageStore } from '#app/platform/images/image-store.server.ts'
import { runCommand } from '#scripts/command.ts'
import { say } from '#scripts/log-line.ts'

// The part of `npm run restore` that needs a database.

async function run([path = '']: readonly string[]): Promise<void> {
  const { madeAt } = await restoreBackup(path, { databaseUrl: env.DATABASE_DIRECT_URL, store: imageStore, say })
  say(`The store is as it was at ${madeAt}. Start it with \`npm start\`; staff log in again.`)
}

await runCommand(() => run(process.argv.slice(2)))
