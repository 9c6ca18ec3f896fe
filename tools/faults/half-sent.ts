import { once } from 'node:events'
import { connect } from 'node:net'
import type { FaultHome } from '#tools/faults/fault-home.ts'
import { countUnexpected, startLoad } from '#tools/faults/requests.ts'
import { exactly, type Figure, measured, percentile } from '#tools/stress/figures.ts'
import { get } from '#tools/stress/request.ts'
import { openStressStore } from '#tools/stress/stress-store.ts'

const SLOW = 500
/** Headers and bodies have 10 seconds each to arrive; the store checks every 5 seconds. */
const MAX_MS = 17_000
const REQUEST_MS = 250

/**
 * Sends requests whose headers or bodies never end: other requests are served, and all connections are closed in time.
 */
export async function sendUnfinishedRequests({ dataDir, databaseUrl }: FaultHome): Promise<Figure[]> {
  await using store = await openStressStore(dataDir, databaseUrl)
  const origin = store.web[0].url()
  await get(origin, '/')
  const others = startLoad(1, REQUEST_MS, () => get(origin, '/about'))
  const openMs = await Promise.all(Array.from({ length: SLOW }, (_, index) => sendSlowly(origin, index % 2 === 0)))
  const slowestMs = Math.max(...openMs)
  await others.stop()
  const times = others.requests.map(({ ms }) => ms)
  return [
    exactly(
      `${SLOW} unfinished requests, still open after ${MAX_MS / 1_000} s`,
      slowestMs > MAX_MS ? 'some' : 'none',
      'none',
    ),
    measured('  the slowest was closed after', `${(slowestMs / 1_000).toFixed(1)} s`),
    exactly('other clients’ pages that failed in the meantime', countUnexpected(others.requests, 200), 0),
    measured('  requested', String(times.length)),
    measured('  99 of 100 requests took at most', `${percentile(times, 0.99).toFixed(0)} ms`),
  ]
}

/** Sends one byte per second. Returns the milliseconds until the store closes the connection. */
async function sendSlowly(origin: string, isHeader: boolean): Promise<number> {
  const { host, port } = new URL(origin)
  const startedAt = performance.now()
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {}) // the event 'close' follows
  const head = `POST /checkout/order HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\n`
  socket.write(isHeader ? `${head}X-Slow: ` : `${head}Content-Length: 1000\r\n\r\n`)
  const drip = setInterval(() => socket.write('1'), 1_000)
  socket.resume()
  await once(socket, 'close')
  clearInterval(drip)
  return performance.now() - startedAt
}
