import { statfs } from 'node:fs/promises'
import process from 'node:process'
import { sql } from 'drizzle-orm'
import { findUnfinishedImport } from '#app/exchange/import-state.server.ts'
import { readBackupStatus } from '#app/operations/backups/backup-runs.server.ts'
import { hasMailServer } from '#app/operations/mail/mail-server.server.ts'
import { readPageCache } from '#app/operations/system/page-cache-stats.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { replica } from '#app/platform/db/replica.server.ts'
import { env } from '#app/platform/env.server.ts'
import { countUnsentMails } from '#app/platform/mail/outbox.server.ts'
import { runningVersion } from '#app/platform/running-version.server.ts'
import { describeProviders, readStoredPayments } from '#app/pricing/stored-payments.server.ts'

export type SystemStatus = Awaited<ReturnType<typeof readSystemStatus>>

/** @throws if the database or the data folder is not available. */
export async function readSystemStatus(db: Database) {
  // The database is read first, so that its response time does not include the other queries.
  const database = await readDatabase(db)
  const [backups, mails, unfinishedImport, disk] = await Promise.all([
    readBackupStatus(db),
    countUnsentMails(db),
    findUnfinishedImport(db),
    statfs(env.DATA_DIR),
  ])
  const pageCache = readPageCache()
  return {
    version: { ...runningVersion, node: process.versions.node },
    database,
    replica: replica?.status() ?? null,
    process: { count: env.WEB_CONCURRENCY, since: pageCache.since, memoryBytes: process.memoryUsage.rss() },
    pageCache,
    mails,
    backups,
    disk: { freeBytes: disk.bavail * disk.bsize, bytes: disk.blocks * disk.bsize },
    unfinishedImport,
    hasPublicUrl: env.PUBLIC_URL !== undefined,
    hasMailServer: await hasMailServer(db),
    payments: describeProviders(await readStoredPayments(db), null),
  }
}

async function readDatabase(db: Database) {
  await db.execute(sql`select 1`) // so that the time to open a connection is not measured
  const [requestedAt, startedAt] = [Date.now(), performance.now()]
  const { rows } = await db.execute<{
    version: string
    bytes: string
    schema: string
    now: number
    installed: number
  }>(sql`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::text as bytes,
      max(name) filter (where name ~ '^[0-9]{14}_') as schema,
      (extract(epoch from statement_timestamp()) * 1000)::float8 as now,
      (extract(epoch from min(applied_at)) * 1000)::float8 as installed
    from schema_migrations`)
  const latencyMs = performance.now() - startedAt
  const [found] = rows
  if (!found) throw new Error('schema_migrations is empty')
  return {
    version: found.version,
    bytes: Number(found.bytes),
    schema: found.schema,
    latencyMs,
    clockAheadMs: found.now - (requestedAt + latencyMs / 2),
    installedAt: new Date(found.installed),
  }
}
