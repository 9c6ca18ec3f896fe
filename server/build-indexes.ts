import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'
import { buildLaterIndexes } from '#app/platform/db/later-indexes.server.ts'
import { readSchemaFiles } from '#app/platform/db/schema-files.server.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

const PAUSE_MS = 10 * 60_000

const later = readSchemaFiles().migrations.flatMap(({ name, later }) => (later ? name : []))

/** Starts building the indexes that an update postponed, and retries every ten minutes if that fails. */
export function startBuildingIndexes(db: Database): { stop: () => Promise<void> } {
  return startWorker(db, {
    name: 'later-indexes',
    pauseMs: PAUSE_MS,
    runOnce: async (_, stopping) => {
      const found = await db.execute(sql`select from schema_migrations where name = any(${sql.param(later)}::text[])`)
      if (found.rowCount === later.length) return false
      for (const migration of await buildLaterIndexes(env.DATABASE_DIRECT_URL, { stopping })) {
        log.info({ event: 'indexes-built', migration })
      }
      return false
    },
  })
}
