import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setImmediate as nextTick, setTimeout as pause } from 'node:timers/promises'

const QUIET_MS = 50
const MAX_MS = 500
/** Connections may have arrived during a longer tick of the event loop. */
const SHORT_TICK_MS = 0.1
const MAX_TICKS_MS = 500

/**
 * Closes a listener without resetting connections that the kernel has established: accepts connections until none
 * arrives for 50 ms (for one second at most). Requests wait a little longer, because a client that gets a response may
 * open its next connection. The supervisor must have closed its copy of the listener first. A connection that arrives
 * in the last half millisecond can be reset: the kernel cannot refuse connections while it hands over waiting ones.
 */
export async function closeListener(server: Server, close: () => Promise<void>): Promise<void> {
  let accepted = 0
  const onConnection = () => {
    accepted++
  }
  server.on('connection', onConnection)
  const handleHeld = holdRequests(server)
  const deadline = performance.now() + MAX_MS
  for (let isQuiet = false; !isQuiet; ) {
    const before = accepted
    if (performance.now() < deadline) await pause(QUIET_MS)
    await nextTick()
    const tickStart = performance.now()
    await nextTick()
    const now = performance.now()
    isQuiet = accepted === before && (now - tickStart < SHORT_TICK_MS || now > deadline + MAX_TICKS_MS)
  }
  const closed = close()
  server.off('connection', onConnection)
  await pause(QUIET_MS) // most other web processes have closed their copy of the listener by then
  handleHeld()
  await closed
}

function holdRequests(server: Server): () => void {
  const held: [IncomingMessage, ServerResponse][] = []
  const listeners = server.listeners('request')
  const hold = (request: IncomingMessage, response: ServerResponse) => {
    held.push([request, response])
  }
  server.removeAllListeners('request').on('request', hold)
  return () => {
    server.off('request', hold)
    for (const listener of listeners) server.on('request', (...request) => listener(...request))
    for (const request of held) server.emit('request', ...request)
  }
}
