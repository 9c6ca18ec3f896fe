import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { ChangedTag } from '#app/platform/cache/page-changes.table.ts'
import type { PageTag } from '#app/platform/cache/page-tags.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { rejectStandby } from '#app/platform/db/reject-standby.server.ts'
import { type LogPosition, readPosition } from '#app/platform/db/replica.server.ts'
import { log } from '#app/platform/log.server.ts'

/** The maximum delay of a change if no notification arrives, such as behind a pooler. */
const POLL_MS = 500
/** A connection that takes longer to respond counts as lost. */
const TIME_LIMIT_MS = 1_000
const [FIRST_WAIT_MS, MAX_WAIT_MS] = [100, 3_000]

const READ_CHANGES = `
  select pg_current_snapshot()::text as snapshot,
    case when pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax($1::pg_snapshot) then '{all}' else array(
      select distinct tag from page_changes cross join lateral unnest(tags) as t (tag)
      where transaction >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(transaction, $1::pg_snapshot)
        and pg_visible_in_snapshot(transaction, pg_current_snapshot())
    ) end as tags`

type ReadChanges = { readonly snapshot: string; readonly tags: readonly ChangedTag[] }

/**
 * Reads the changes that became visible since a snapshot (transactions can commit late), and the next snapshot. If the
 * snapshot comes from another server (a restored dump), everything has changed and the rows are ignored.
 */
export async function readChanges(client: Database['$client'], snapshot: string): Promise<ReadChanges> {
  const { rows } = await client.query<ReadChanges>(READ_CHANGES, [snapshot])
  const [read] = rows
  if (!read) throw new Error('A query without a table must return one row')
  return read
}

export type FollowedPages = {
  readonly expire: (tags: readonly PageTag[] | 'all') => void
  readonly setConnected: (isConnected: boolean) => void
  /** For a replica: the WAL position that it must replay before pages expire; null while no changes arrive. */
  readonly requirePosition?: ((position: LogPosition | null) => void) | undefined
}

export type PageChanges = {
  /** Settles when every change that was committed before the call is processed, or after two seconds. Never rejects. */
  readonly caughtUp: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Expires pages immediately or within half a second. Without a connection, pages are cached for five seconds. */
export function followPageChanges(
  databaseUrl: string,
  pages: FollowedPages,
  { responseMs = TIME_LIMIT_MS } = {},
): PageChanges {
  const stopping = new AbortController()
  let feed: Feed | null = null

  async function follow(): Promise<void> {
    for (let wait = FIRST_WAIT_MS; !stopping.signal.aborted; wait = Math.min(wait * 2, MAX_WAIT_MS)) {
      const opening = openFeed(databaseUrl, pages, responseMs)
      feed = await opening.catch(() => null)
      if (feed) {
        wait = FIRST_WAIT_MS
        if (stopping.signal.aborted) feed.close()
        await feed.ended
        feed = null
        if (!stopping.signal.aborted) log.warn({ event: 'page-changes-lost' })
      } else {
        pages.setConnected(false)
      }
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const following = follow()
  return {
    caughtUp: async () => {
      if (feed) await feed.read()
      else pages.expire('all')
    },
    stop: async () => {
      stopping.abort()
      feed?.close()
      await following
    },
  }
}

type Feed = {
  /** Settles when every change that was committed before the call is processed, or the connection is lost. */
  readonly read: () => Promise<void>
  readonly close: () => void
  readonly ended: Promise<void>
}

async function openFeed(connectionString: string, pages: FollowedPages, responseMs: number): Promise<Feed> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 2 * responseMs,
    query_timeout: responseMs,
    keepAlive: true,
    application_name: 'lumina pages',
  })
  const { promise: ended, resolve: resolveEnded } = Promise.withResolvers<void>()
  let isOpen = true
  let timer: NodeJS.Timeout | undefined
  let snapshot = ''
  /** Reads continue from the previous snapshot, so they run one at a time. A queued read serves all callers. */
  let last: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  function read(): Promise<void> {
    next ??= last.then(async () => {
      next = null
      await readOnce()
    })
    last = next
    return next
  }

  async function readOnce(): Promise<void> {
    clearTimeout(timer)
    try {
      const { snapshot: nextSnapshot, tags } = await readChanges(client, snapshot)
      snapshot = nextSnapshot
      if (tags.length > 0) {
        const pageTags = tags.filter((tag) => tag !== 'all')
        await reportPosition()
        pages.expire(pageTags.length < tags.length ? 'all' : pageTags)
      }
      if (!isOpen) return
      pages.setConnected(true)
      timer = setTimeout(read, POLL_MS)
    } catch {
      close()
    }
  }

  async function reportPosition(): Promise<void> {
    if (!pages.requirePosition) return
    const position = await readPosition(client)
    if (isOpen) pages.requirePosition(position)
  }

  function close(): void {
    if (!isOpen) return
    isOpen = false
    clearTimeout(timer)
    pages.requirePosition?.(null)
    pages.setConnected(false)
    pages.expire('all') // after catching up, a caller must not find an outdated page
    client.end().catch(() => {})
    resolveEnded()
  }

  client.on('error', close)
  client.on('end', close)
  client.on('notification', () => void read())
  try {
    await client.connect()
    await rejectStandby(client)
    const { rows } = await client.query<{ snapshot: string; pid: number }>(
      'select pg_current_snapshot()::text as snapshot, pg_backend_pid() as pid',
    )
    snapshot = rows[0]?.snapshot ?? ''
    // Behind a pooler, the next client of PostgreSQL's connection would get the notifications. Polling is sufficient
    // there.
    const isDirect = 'processID' in client && client.processID === rows[0]?.pid
    if (isDirect) await client.query('listen page_changes').catch(() => {})
    await reportPosition()
    if (!isOpen) throw new Error('the connection was lost')
  } catch (error) {
    close()
    throw error
  }
  pages.expire('all')
  pages.setConnected(true)
  void read()
  return { read, close, ended }
}
