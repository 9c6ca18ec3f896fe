import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ReplicaStatus } from '#app/platform/db/replica-status.ts'

type Sources = {
  readonly pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }
  readonly pages: () => {
    readonly hits: number
    readonly misses: number
    readonly stale: number
    readonly bytes: number
    readonly entries: number
  }
  /** Mails by their state. Rejects while the database is away. */
  readonly mails: () => Promise<Readonly<Record<string, number>>>
  /** Undefined where there is none. */
  readonly replica: (() => ReplicaStatus) | undefined
}

export type Metrics = ReturnType<typeof createMetrics>

/**
 * What is counted of a process, under the names and units of Prometheus. Labels are words of ours, never what a visitor
 * sent. What others count already is read from them only when somebody asks (`collect`).
 */
export function createMetrics({ pool, pages, mails, replica }: Sources) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  new Gauge({
    name: 'lumina_database_connections',
    help: 'Connections to the database, by whether they are at work',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  new Gauge({
    name: 'lumina_database_waiting',
    help: 'Pieces of work that wait for a connection to the database',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
  new Counter({
    name: 'lumina_page_cache_requests_total',
    help: 'Requests for pages that are kept, by what they got: from memory, made anew, or an old one',
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
  new Gauge({
    name: 'lumina_page_cache_bytes',
    help: 'Memory of the pages that are kept',
    registers,
    collect() {
      this.set(pages().bytes)
    },
  })
  new Gauge({
    name: 'lumina_page_cache_entries',
    help: 'Pages that are kept',
    registers,
    collect() {
      this.set(pages().entries)
    },
  })
  new Gauge({
    name: 'lumina_mails',
    help: 'Mails of the outbox that have not left, by state',
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
    new Gauge({
      name: 'lumina_replica_used',
      help: 'Processes whose public pages are read from the replica',
      registers,
      collect() {
        this.set(replica().state === 'used' ? 1 : 0)
      },
    })
    new Gauge({
      name: 'lumina_replica_lag_seconds',
      help: 'How old what the replica shows is at most, while it is behind',
      aggregator: 'max',
      registers,
      collect() {
        this.set(replica().lagMs / 1_000)
      },
    })
  }

  return {
    registry,
    pagesRendered: new Counter({
      name: 'lumina_pages_made_total',
      help: 'Pages made to be kept, by where they were read: in the database itself or in its replica',
      labelNames: ['database'],
      registers,
    }),
    requests: new Histogram({
      name: 'lumina_http_request_duration_seconds',
      help: 'Requests by what answered them, but for pages from memory and files of the build',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    queries: new Histogram({
      name: 'lumina_database_query_duration_seconds',
      help: 'Queries, from when they are sent until they are answered',
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers,
    }),
    orders: new Counter({
      name: 'lumina_orders_total',
      help: 'Tries to place an order, by what became of them',
      labelNames: ['outcome'],
      registers,
    }),
    sentMails: new Counter({
      name: 'lumina_mails_tried_total',
      help: 'Tries to send a mail, by what became of them',
      labelNames: ['outcome'],
      registers,
    }),
    signIns: new Counter({
      name: 'lumina_sign_ins_total',
      help: 'Tries of staff to sign in, by what became of them',
      labelNames: ['outcome'],
      registers,
    }),
  }
}
