import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** The open connections of a server. */
export type Connections = {
  readonly list: () => readonly Socket[]
  /**
   * Closes connections without a request. Node's `closeIdleConnections` also cuts off responses that are read slowly.
   */
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
