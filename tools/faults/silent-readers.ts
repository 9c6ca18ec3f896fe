import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { STALLED_MS } from '#server/stalled-response.ts'
import type { FaultHome } from '#tools/faults/fault-home.ts'
import { countUnexpected, startLoad } from '#tools/faults/requests.ts'
import { exactly, type Figure, measured } from '#tools/stress/figures.ts'
import { readResidentMb } from '#tools/stress/process-usage.ts'
import { get } from '#tools/stress/request.ts'
import { openStressStore } from '#tools/stress/stress-store.ts'

const READERS = 200
/**
 * The number of requests per connection. Together, the responses are larger than what the system buffers for a client
 * that does not read.
 */
const REQUESTS = 200
/** The store checks twice; a busy machine takes a little longer. */
const LIMIT_MS = 2 * STALLED_MS + 5_000
/** The maximum growth in memory. All requested responses would take ten times as much. */
const MAX_MB = 400

/**
 * Opens clients that request a lot and never read: other clients are served, memory grows little, and all
 * connections are closed in time.
 */
export async function openSilentReaders({ dataDir, databaseUrl }: FaultHome): Promise<Figure[]> {
  await using store = await openStressStore(dataDir, databaseUrl)
  const silent: Socket[] = []
  try {
    const base = store.web[0].url()
    const { host, port } = new URL(base)
    const { body } = await get(base, '/faq')
    const pid = store.web[0].pid()
    const before = readResidentMb(pid)
    const request = `GET /faq HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(REQUESTS)
    for (let index = 0; index < READERS; index++) {
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => {})
      socket.pause()
      silent.push(socket)
      await once(socket, 'connect')
      socket.write(request)
    }
    const others = startLoad(2, 20, () => get(base, '/about'))
    while (others.requests.length < 100) await pause(20)
    const during = readResidentMb(pid)
    await others.stop()
    const held = await countOpenAfterLimit(silent, REQUESTS * Buffer.byteLength(String(body)))
    for (const socket of silent) socket.destroy()
    const last = await get(base, '/about')
    return [
      measured('connections that send requests but do not read', `${READERS} with ${REQUESTS} requests each`),
      exactly('pages that other clients did not get', countUnexpected(others.requests, 200), 0),
      measured('  pages that others got', String(others.requests.length)),
      exactly(`additional memory is below ${MAX_MB} MB`, during - before < MAX_MB ? 'yes' : 'no', 'yes'),
      measured('  in MB, before and during', `${before.toFixed(0)}, ${during.toFixed(0)}`),
      exactly(`connections still open after ${LIMIT_MS / 1_000} s`, held, 0),
      exactly('the store’s status afterwards', last.status, 200),
    ]
  } finally {
    for (const socket of silent) socket.destroy()
  }
}

/** Waits for the limit, then reads from all connections. Returns how many of them still deliver all `bytes`. */
async function countOpenAfterLimit(silent: readonly Socket[], bytes: number): Promise<number> {
  await pause(LIMIT_MS)
  const received = await Promise.all(silent.map(readToEnd))
  return received.filter((count) => count >= bytes).length
}

async function readToEnd(socket: Socket): Promise<number> {
  let bytes = 0
  socket.on('data', (chunk) => {
    bytes += chunk.length
  })
  socket.resume()
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve))
  return bytes
}
