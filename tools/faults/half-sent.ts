import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FaultHome } from '#tools/faults/fault-home.ts'
import { exactly, type Figure, measured, percentile } from '#tools/stress/figures.ts'
import { get } from '#tools/stress/request.ts'
import { openStressStore } from '#tools/stress/stress-store.ts'

const SLOW = 500
/** Headers and bodies have 10 seconds each, checked every 5. */
const MAX_MS = 17_000
const REQUEST_MS = 250

/** Requests whose headers or bodies never end: others are served, and all are closed in time. */
export async function halfSent({ dataDir, databaseUrl }: FaultHome): Promise<Figure[]> {
  const store = await openStressStore(dataDir, databaseUrl)
  try {
    const origin = store.web[0].url()
    await get(origin, '/', {})
    const startedAt = performance.now()
    const lives = Promise.all(Array.from({ length: SLOW }, (_, index) => beginOne(origin, index % 2 === 0)))
    let isOver = false
    const over = lives.then((times) => {
      isOver = true
      return times
    })
    const requests: { status: number; ms: number }[] = []
    while (!isOver && performance.now() - startedAt < MAX_MS * 2) {
      const requestedAt = performance.now()
      const { status } = await get(origin, '/about', {})
      requests.push({ status, ms: performance.now() - requestedAt })
      await Promise.race([over, new Promise((resume) => setTimeout(resume, REQUEST_MS))])
    }
    const maxMs = Math.max(...(await over))
    return [
      exactly(
        `${SLOW} unfinished requests, still open after ${MAX_MS / 1_000} s`,
        maxMs > MAX_MS ? 'some' : 'none',
        'none',
      ),
      measured('  the slowest was closed after', `${(maxMs / 1_000).toFixed(1)} s`),
      exactly(
        'pages of other clients that failed in the meantime',
        requests.filter(({ status }) => status !== 200).length,
        0,
      ),
      measured('  requested', String(requests.length)),
      measured(
        '  99 of 100 took at most',
        `${percentile(
          requests.map(({ ms }) => ms),
          0.99,
        ).toFixed(0)} ms`,
      ),
    ]
  } finally {
    await store.stop()
  }
}

/** Adds a byte each second. Returns the milliseconds until the store closes the connection. */
async function beginOne(origin: string, isHeader: boolean): Promise<number> {
  const { host, port } = new URL(origin)
  const startedAt = performance.now()
  const socket: Socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {}) // 'close' follows
  const head = `POST /checkout/order HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\n`
  socket.write(isHeader ? `${head}X-Slow: ` : `${head}Content-Length: 1000\r\n\r\n`)
  const drip = setInterval(() => socket.write('1'), 1_000)
  socket.resume()
  await once(socket, 'close')
  clearInterval(drip)
  return performance.now() - startedAt
}
