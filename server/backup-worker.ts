import { setPriority } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { listReferencedImages } from '#app/base/images.server.ts'
import { parseId } from '#app/lib/id.ts'
import { formatBackupName } from '#app/operations/backups/backup-name.ts'
import { runBackup } from '#app/operations/backups/run-backup.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { imageStore } from '#app/platform/images/image-store.server.ts'
import { log } from '#app/platform/log.server.ts'
import '#app/wiring.images.ts'

// The process that creates a backup for a web process, so that no page waits for it: see backup-process.server.ts.

setPriority(10) // requests of shoppers have priority
const [madeBy, file = formatBackupName(new Date()), recorded] = process.argv.slice(2)
try {
  const backup = await runBackup(
    db,
    { databaseUrl: env.DATABASE_DIRECT_URL, store: imageStore, listShown: listReferencedImages },
    {
      madeBy: madeBy === 'staff' ? 'staff' : 'schedule',
      path: join(env.BACKUP_DIR, file),
      recorded: parseId<'backup-run'>(recorded),
      folder: env.BACKUP_DIR,
      onStart: (run) => process.send?.({ started: run }),
    },
  )
  if (typeof backup !== 'string') {
    const { bytes, missing } = backup
    if (missing === 0) log.info({ event: 'backup-created', bytes })
    else log.error({ event: 'backup-incomplete', bytes, missing })
  }
} catch (error) {
  log.error({ event: 'backup-failed', err: error })
  process.exitCode = 1
} finally {
  await db.$client.end()
  if (process.connected) process.disconnect()
}
