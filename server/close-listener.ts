import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as pause, setImmediate as turnOfEventLoop } from 'node:timers/promises'

const QUIET_MS = 50
const MAX_MS = 500
/** In a longer turn of the event loop connections may have arrived since it looked for them. */
const SHORT_TURN_MS = 0.1
const MAX_TURNS_MS = 500

/**
 * Closes a server's listener without resetting connections. The kernel resets those that it has established and nobody has
 * accepted yet. So connections are accepted until none arrives for 50 ms (half a second at most), and `close` is called right
 * after a short turn of the event loop that brought none. Requests are handled only after that: a response lets its client open
 * the next connection, and handling takes time in which more arrive.
 *
 * This works for the last process that has the listener open: the others have to close theirs before.
 */
export async function closeListener(server: Server, close: () => Promise<void>): Promise<void> {
  let accepted = 0
  const onConnection = () => {
    accepted++
  }
  server.on('connection', onConnection)
  const handleHeld = holdRequests(server)
  const giveUpAt = performance.now() + MAX_MS
  for (let isQuiet = false; !isQuiet; ) {
    const before = accepted
    if (performance.now() < giveUpAt) await pause(QUIET_MS)
    await turnOfEventLoop()
    const from = performance.now()
    await turnOfEventLoop()
    const now = performance.now()
    isQuiet = accepted === before && (now - from < SHORT_TURN_MS || now > giveUpAt + MAX_TURNS_MS)
  }
  const closed = close()
  server.off('connection', onConnection)
  handleHeld()
  await closed
}

/** Keeps requests from their handlers, until the function that it returns is called. */
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
