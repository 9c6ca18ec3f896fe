import cluster from 'node:cluster'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import process from 'node:process'
import { Pool } from 'pg'
import { pages } from '#app/platform/cache/page-cache.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { replica } from '#app/platform/db/replica.server.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { countUnsentMails } from '#app/platform/mail/outbox.server.ts'
import { keepMetrics, metrics } from '#app/platform/metrics/metrics.server.ts'
import { type FromWebProcess, readToWebProcess } from '#server/process-messages.ts'

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])
const TIMEOUT_MS = 3_000

let awaiting: ((text: string) => void)[] = []

/** Counts from now on, where there is a token to read it with. */
export async function startMetrics(): Promise<void> {
  const { $client: pool } = db
  if (!env.METRICS_TOKEN || !(pool instanceof Pool)) return
  const { createMetrics } = await import('#app/platform/metrics/create-metrics.server.ts')
  keepMetrics(
    createMetrics({
      pool,
      pages: pages.statistics,
      mails: () => countUnsentMails(db),
      replica: replica?.status,
    }),
  )
  process.on('message', (sent) => {
    const message = readToWebProcess(sent)
    if (message?.kind === 'give-metrics') {
      giveMetrics().catch((error: unknown) => log.error({ event: 'metrics-failed', err: error }))
    }
    if (message?.kind !== 'metrics-sum') return
    for (const answer of awaiting) answer(message.text)
    awaiting = []
  })
}

/** Counts a request that was answered. */
export function countRequest(answered: {
  readonly route: string
  readonly method: string | undefined
  readonly status: number
  readonly ms: number
}): void {
  const method = answered.method && METHODS.has(answered.method) ? answered.method : 'other'
  const status = `${Math.trunc(answered.status / 100)}xx`
  metrics()?.requests.observe({ route: answered.route, method, status }, answered.ms / 1_000)
}

/**
 * Answers /metrics, the sum of all processes of this start, to whoever brings the token; null for everything else, which
 * is then an address like any other that is not there.
 */
export async function metricsResponse({ method, url, headers }: IncomingMessage): Promise<Response | null> {
  const kept = metrics()
  if (!kept || url !== '/metrics' || method !== 'GET' || !hasToken(headers.authorization)) return null
  const text = cluster.isWorker ? await sumOfAll() : await kept.registry.metrics()
  if (text === null) return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  return new Response(text, { headers: { 'Content-Type': kept.registry.contentType, 'Cache-Control': 'no-store' } })
}

function hasToken(authorization = ''): boolean {
  const [given, wanted] = [authorization, `Bearer ${env.METRICS_TOKEN}`].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted)
}

/** What the supervisor adds up of all processes; null where it does not answer. */
function sumOfAll(): Promise<string | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT_MS, null)
    awaiting.push((text) => {
      clearTimeout(timer)
      resolve(text)
    })
    tell({ kind: 'metrics-wanted' })
  })
}

async function giveMetrics(): Promise<void> {
  const own = await metrics()?.registry.getMetricsAsJSON()
  if (own) tell({ kind: 'metrics', metrics: own })
}

function tell(message: FromWebProcess): void {
  process.send?.(message, () => {}) // a supervisor that is gone is noticed elsewhere
}
