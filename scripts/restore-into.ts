import '#app/wiring.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { restoreBackup } from '#app/operations/backups/restore-backup.server.ts'
import { isPasswordUnreadable } from '#app/operations/mail/mail-server.server.ts'
import { listUnreadableKeys } from '#app/payments/connections/connections.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { imageStore } from '#app/platform/images/image-store.server.ts'
import { getKeysSecretId } from '#app/pricing/stored-payments.server.ts'
import { runCommand } from '#scripts/command.ts'
import { printLine } from '#scripts/log-line.ts'

// The part of `npm run restore` that needs a database.

async function run([path = '']: readonly string[]): Promise<void> {
  const { madeAt } = await restoreBackup(path, {
    databaseUrl: env.DATABASE_DIRECT_URL,
    store: imageStore,
    say: printLine,
  })
  await reportKeys()
  printLine(
    `The store was restored to its state as of ${madeAt}. Start it with \`npm start\`. Staff must log in again.`,
  )
}

/** Reports which keys and passwords are unreadable without the old store's secret, which is not in the backup. */
async function reportKeys(): Promise<void> {
  // Reading a missing secret would create one
  const hasSecret = env.AUTH_SECRET !== undefined || existsSync(join(env.DATA_DIR, 'secrets/auth'))
  const titles = await listUnreadableKeys(db, hasSecret ? getKeysSecretId() : null)
  const isMailServerUnreadable = await isPasswordUnreadable(db, hasSecret)
  if (titles.length === 0 && !isMailServerUnreadable) return
  const unreadable = [
    ...(titles.length > 0 ? [`the keys for ${titles.join(', ')}`] : []),
    ...(isMailServerUnreadable ? ['the mail server password'] : []),
  ].join(' and ')
  const places = [...(titles.length > 0 ? ['Payments'] : []), ...(isMailServerUnreadable ? ['Mail server'] : [])]
  printLine(`Encrypted with the old store's secret: ${unreadable}.`)
  printLine(
    `Before you start the store, copy the old store's secrets/auth or AUTH_SECRET. Otherwise, enter ${unreadable} again under Settings → ${places.join(' and ')}.`,
  )
}

await runCommand(
  () => run(process.argv.slice(2)),
  () => db.$client.end(),
)
