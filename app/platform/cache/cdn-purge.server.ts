import { sql } from 'drizzle-orm'
import { toCdnTag } from '#app/platform/cache/cdn-tags.ts'
import { readChanges } from '#app/platform/cache/page-changes.server.ts'
import { type ChangedTag, pagePurgeCursor, pagePurges } from '#app/platform/cache/page-changes.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { log } from '#app/platform/log.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

const PAUSE_MS = 500
/** Cloudflare's limit on tags per call. */
const TAGS_PER_CALL = 30
/** If more tags than this have changed, everything is purged. */
const MAX_TAGS = 500
const BATCH = 1_000
const TIME_LIMIT_MS = 10_000
const MAX_WAIT_SECONDS = 60
/** Exceeds the maximum time of a batch, so that no other worker claims a batch in progress. */
const CLAIM = sql`interval '5 minutes'`
/**
 * Purges run twice: the CDN might store an old page after the first purge, and a process that lost its
 * change feed serves old pages for 5 s.
 */
const SECOND_PURGE_DELAY = sql`interval '10 seconds'`

export type Cdn = { readonly url: string; readonly token: string | undefined }

/** Purges changed pages from a CDN until stopped. Several workers share the work. */
export function startCdnPurging(db: Database, cdn: Cdn): { stop: () => Promise<void> } {
  return startWorker(db, {
    name: 'cdn',
    pauseMs: PAUSE_MS,
    runOnce: async (database) => {
      await gatherPurges(database)
      return await sendPurges(database, cdn)
    },
  })
}

/**
 * Queues the changes since the last call. Queues everything on the first call, or if changes might have been swept
 * since.
 */
export async function gatherPurges(db: Database): Promise<void> {
  await withTx(db, async (tx) => {
    await tx.execute(
      sql`insert into ${pagePurgeCursor} (id, snapshot, read_at) values (1, pg_current_snapshot()::text, '-infinity')
        on conflict do nothing`,
    )
    const cursors = await tx.execute<{ snapshot: string; is_due: boolean; is_late: boolean }>(
      sql`select snapshot, read_at < now() - interval '1 minute' as is_due, read_at < now() - interval '50 minutes' as is_late
        from ${pagePurgeCursor} for update skip locked`,
    )
    const [cursor] = cursors.rows
    if (!cursor) return // another process is gathering
    const read = await readChanges(tx.$client, cursor.snapshot)
    const tags = cursor.is_late ? ['all'] : [...read.tags]
    if (tags.length > 0) {
      await tx.execute(
        sql`insert into ${pagePurges} (tags, due_at)
          select ${sql.param(tags)}::text[], due_at from (values (now()), (now() + ${SECOND_PURGE_DELAY})) as d (due_at)`,
      )
    }
    if (tags.length > 0 || cursor.is_due) {
      await tx.execute(sql`update ${pagePurgeCursor} set snapshot = ${read.snapshot}, read_at = now()`)
    }
  })
}

/** Sends one batch and retries failures with backoff. Returns true if more may be left. */
export async function sendPurges(db: Database, cdn: Cdn): Promise<boolean> {
  const { rows } = await db.execute<{ id: string; tags: ChangedTag[]; attempts: number }>(
    sql`update ${pagePurges} set attempts = attempts + 1, due_at = now() + ${CLAIM}
      where id in (
        select id from ${pagePurges} where due_at <= now() + interval '1 millisecond' order by due_at limit ${BATCH} for update skip locked
      )
      returning id, tags, attempts`,
  )
  if (rows.length === 0) return false
  const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::bigint[])`
  try {
    await purge(cdn, toTagNames(rows.flatMap(({ tags }) => tags)))
  } catch (error) {
    log.warn({ event: 'cdn-not-purged', err: error })
    const attempts = Math.max(...rows.map((row) => row.attempts))
    const wait = Math.min(2 ** attempts, MAX_WAIT_SECONDS)
    await db.execute(
      sql`update ${pagePurges} set due_at = now() + ${wait}::int * interval '1 second' where id = ${ids}`,
    )
    return false
  }
  await db.execute(sql`delete from ${pagePurges} where id = ${ids}`)
  return rows.length === BATCH
}

function toTagNames(tags: readonly ChangedTag[]): readonly string[] {
  const names = [...new Set(tags.map(toCdnTag))]
  return names.includes('all') || names.length > MAX_TAGS ? ['all'] : names
}

async function purge({ url, token }: Cdn, names: readonly string[]): Promise<void> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  for (let at = 0; at < names.length; at += TAGS_PER_CALL) {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ tags: names.slice(at, at + TAGS_PER_CALL) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The CDN responded with ${response.status}`)
  }
}
