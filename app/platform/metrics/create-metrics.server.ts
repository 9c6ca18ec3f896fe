import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ReplicaStatus } from '#app/platform/db/replica-status.ts'

type Sources = {
  readonly pool: Readonly<Record<'totalCount' | 'idleCount' | 'waitingCount', number>>
  readonly pages: () => Readonly<Record<'hits' | 'misses' | 'stale' | 'bytes' | 'entries', number>>
  /** Counts unsent emails by state. Rejects while the database is unavailable. */
  readonly mails: () => Promise<Readonly<Record<string, number>>>
  readonly replica: (() => ReplicaStatus) | undefined
}

export type Metrics = ReturnType<typeof createMetrics>

/** Labels come from a fixed set and never contain clients' input. */
export function createMetrics({ pool, pages, mails, replica }: Sources) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  function gauge(name: string, help: string, read: () => number, aggregator: 'sum' | 'max' = 'sum'): void {
    new Gauge({
      name,
      help,
      aggregator,
      registers,
      collect() {
        this.set(read())
      },
    })
  }

  new Gauge({
    name: 'lumina_database_connections',
    help: 'Database connections by state',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  gauge(
    'lumina_database_waiting',
    'Queries and transactions waiting for a database connection',
    () => pool.waitingCount,
  )
  new Counter({
    name: 'lumina_page_cache_requests_total',
    help: 'Requests for cacheable pages by outcome (hit, miss or stale)',
    labelNames: ['outcome'],
    registers,
    collect() {
      const { hits, misses, stale } = pages()
      this.reset()
      this.inc({ outcome: 'hit' }, hits)
      this.inc({ outcome: 'miss' }, misses)
      this.inc({ outcome: 'stale' }, stale)
    },
  })
  gauge('lumina_page_cache_bytes', 'Memory that cached pages use, in bytes', () => pages().bytes)
  gauge('lumina_page_cache_entries', 'Number of cached pages', () => pages().entries)
  new Gauge({
    name: 'lumina_mails',
    help: 'Unsent emails by state',
    labelNames: ['state'],
    aggregator: 'max', // every process reads the same table
    registers,
    async collect() {
      this.reset()
      const counted = await mails().catch(() => ({}))
      for (const [state, count] of Object.entries(counted)) this.set({ state }, count)
    },
  })
  if (replica) {
    gauge(
      'lumina_replica_used',
      'Whether public pages are read from the replica (1) or not (0), summed over processes',
      () => (replica().state === 'used' ? 1 : 0),
    )
    gauge(
      'lumina_replica_lag_seconds',
      'Maximum age of the data in the replica while it is behind',
      () => replica().lagMs / 1_000,
      'max',
    )
  }

  function counter<Label extends string>(name: string, help: string, label: Label): Counter<Label> {
    return new Counter({ name, help, labelNames: [label], registers })
  }

  return {
    registry,
    pagesRendered: counter(
      'lumina_pages_rendered_total',
      'Pages rendered for the cache, by database (primary or replica)',
      'database',
    ),
    requests: new Histogram({
      name: 'lumina_http_request_duration_seconds',
      help: 'Duration of requests by route, without cached pages and build files',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    queries: new Histogram({
      name: 'lumina_database_query_duration_seconds',
      help: 'Duration of database queries',
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers,
    }),
    orders: counter('lumina_orders_total', 'Order attempts by outcome', 'outcome'),
    sentMails: counter('lumina_mail_attempts_total', 'Email delivery attempts by outcome', 'outcome'),
    logins: counter('lumina_login_attempts_total', 'Staff login attempts by outcome', 'outcome'),
  }
}
