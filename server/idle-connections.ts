import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** The open connections of a server. */
export type Connections = {
  readonly list: () => readonly Socket[]
  /** Closes those without a request. Node's own `closeIdleConnections` also cuts off a response that a client reads slowly. */
  readonly closeIdle: () => void
}

/** Watches the connections of a server. Call it before the server listens. */
export function watchConnections(server: Server): Connections {
  const sockets = new Set<Socket>()
  const responding = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    responding.add(socket)
    response.once('close', () => responding.delete(socket))
  })
  return {
    list: () => [...sockets],
    closeIdle: () => {
      for (const socket of sockets) if (!responding.has(socket)) socket.destroy()
    },
  }
}
