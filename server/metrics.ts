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
import { metrics, setMetrics } from '#app/platform/metrics/metrics.server.ts'
import { type FromWebProcess, readToWebProcess } from '#server/process-messages.ts'

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])
const TIMEOUT_MS = 3_000

let pendingResolvers: ((text: string) => void)[] = []

export async function startMetrics(): Promise<void> {
  const { $client: pool } = db
  if (!env.METRICS_TOKEN || !(pool instanceof Pool)) return
  const { createMetrics } = await import('#app/platform/metrics/create-metrics.server.ts')
  const mails = () => countUnsentMails(db)
  setMetrics(createMetrics({ pool, pages: pages.statistics, mails, replica: replica?.status }))
  process.on('message', (sent) => {
    const message = readToWebProcess(sent)
    if (message?.kind === 'collect-metrics') {
      sendMetrics().catch((error: unknown) => log.error({ event: 'metrics-failed', err: error }))
    }
    if (message?.kind !== 'metrics-sum') return
    for (const resolve of pendingResolvers) resolve(message.text)
    pendingResolvers = []
  })
}

type FinishedRequest = { readonly route: string; readonly method: string | undefined; readonly status: number }

export function countRequest({ route, method = '', status }: FinishedRequest, ms: number): void {
  const labels = { route, method: METHODS.has(method) ? method : 'other', status: `${Math.trunc(status / 100)}xx` }
  metrics()?.requests.observe(labels, ms / 1_000)
}

/** Returns /metrics, summed over all processes, to a client with the token; null for any other request. */
export async function createMetricsResponse({ method, url, headers }: IncomingMessage): Promise<Response | null> {
  const current = metrics()
  if (!current || url !== '/metrics' || method !== 'GET' || !hasToken(headers.authorization)) return null
  const text = cluster.isWorker ? await requestSum() : await current.registry.metrics()
  if (text === null) return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  return new Response(text, { headers: { 'Content-Type': current.registry.contentType, 'Cache-Control': 'no-store' } })
}

function hasToken(authorization = ''): boolean {
  const [actual, expected] = [authorization, `Bearer ${env.METRICS_TOKEN}`].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return actual !== undefined && expected !== undefined && timingSafeEqual(actual, expected)
}

function requestSum(): Promise<string | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT_MS, null)
    pendingResolvers.push((text) => {
      clearTimeout(timer)
      resolve(text)
    })
    send({ kind: 'metrics-requested' })
  })
}

async function sendMetrics(): Promise<void> {
  const processMetrics = await metrics()?.registry.getMetricsAsJSON()
  if (processMetrics) send({ kind: 'metrics', metrics: processMetrics })
}

function send(message: FromWebProcess): void {
  process.send?.(message, () => {}) // a lost supervisor is handled by stopOnMessage
}
