import { setPriority } from 'node:os'
import process from 'node:process'
import { listReferencedImages } from '#app/base/images.server.ts'
import { getExportFolder } from '#app/exchange/exports/export-process.server.ts'
import { runExport } from '#app/exchange/exports/run-export.server.ts'
import { parseId } from '#app/lib/id.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { storeOrigin } from '#app/platform/http/store-origin.server.ts'
import { imageStore } from '#app/platform/images/image-store.server.ts'
import { log } from '#app/platform/log.server.ts'
import '#app/wiring.archive.ts'
import '#app/wiring.ts'

// The process that creates an export for a web process, so that no page waits for it: see export-process.server.ts.

setPriority(10) // requests of shoppers have priority
const stopping = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => stopping.abort())
process.once('disconnect', () => stopping.abort()) // the web process is gone

const [staffId, run] = [parseId<'staff'>(process.argv[2]), parseId<'export-run'>(process.argv[3])]
try {
  if (!staffId || !run) throw new TypeError('Expected the ids of a staff member and of an export run')
  const source = {
    databaseUrl: env.DATABASE_DIRECT_URL,
    store: imageStore,
    origin: storeOrigin(),
    listShown: listReferencedImages,
  }
  const onStart = () => void process.send?.('started')
  const options = { folder: getExportFolder(), staffId, run, stopping: stopping.signal, onStart }
  const written = await runExport(db, source, options)
  if (typeof written !== 'string') log.info({ event: 'export-created', bytes: written.bytes, missing: written.missing })
} catch (error) {
  log.error({ event: 'export-failed', err: error })
  process.exitCode = 1
} finally {
  await db.$client.end()
  if (process.connected) process.disconnect()
}
