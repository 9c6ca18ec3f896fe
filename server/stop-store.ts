import cluster from 'node:cluster'
import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { closeListener } from '#server/close-listener.ts'
import { startRetiring, startStopping } from '#server/draining.ts'
import { type FromWebProcess, readToWebProcess } from '#server/process-messages.ts'

const DRAIN_MS = 8_000
/** A supervisor that does not close its listener by then is stuck. */
const HANDOVER_MS = 2_000
const LAST_WORK_MS = 1_000
/** How long the first request of a connection that was just accepted may take to arrive. */
const FIRST_REQUEST_MS = 500
/** A connection that is idle for longer has been closed by then (keepAliveTimeout, and the second that Node adds). */
const RETIRE_MS = 6_500

/**
 * Stops the process when it is told to, or cannot go on. `beforeExit` is done once nobody is served any more. At the
 * supervisor's word the process retires first, while others serve on: each connection is closed with its next answer, so
 * that none is while a request may be on its way over it.
 */
export function stopOnMessage(server: Server, beforeExit: readonly (() => Promise<void>)[]): void {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  let stopping = false
  async function stop(code: number): Promise<void> {
    if (stopping) return
    stopping = true
    startStopping()
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref()
    if (server.listening) {
      await haveSupervisorClose()
      await closeListener(server, () => letNobodyIn(server))
    }
    await Promise.race([Promise.all(beforeExit.map((end) => end())), pause(LAST_WORK_MS)]) // what is cut off is tried again
    await Promise.race([db.$client.end(), pause(LAST_WORK_MS)])
    process.exit(code)
  }

  async function retire(): Promise<void> {
    startRetiring()
    const closed = [...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve)))
    await Promise.race([Promise.all(closed), pause(RETIRE_MS)])
    await stop(0)
  }

  process.on('SIGTERM', () => void stop(0))
  process.on('SIGINT', () => void stop(0))
  process.on('message', (message) => {
    if (readToWebProcess(message)?.kind === 'retire') void retire()
  })
  // The supervisor is gone, so nobody would stop us later. Without this mark Node would end us before we are done.
  cluster.worker?.on('disconnect', () => {
    if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
  })
  process.on('disconnect', () => void stop(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      log.fatal({ err: error }, event)
      void stop(1)
    })
  }
}

/** Has the supervisor close its share of the listener, so that ours is the last. Connections are accepted until then. */
async function haveSupervisorClose(): Promise<void> {
  if (!cluster.isWorker || !process.connected) return
  const disconnected = new Promise((resolve) => process.once('disconnect', resolve))
  process.send?.({ kind: 'stopping' } satisfies FromWebProcess, () => {}) // it may just have ended
  await Promise.race([disconnected, pause(HANDOVER_MS)])
}

/**
 * Refuses new connections and settles once none is left. Those without a request are closed after a moment, as the request
 * of one that was just accepted may be on its way. A proxy's are left open: it may be sending the next visitor's request
 * over one, and could not tell whether that was read. It closes them itself, or with the next answer.
 */
function letNobodyIn(server: Server): Promise<void> {
  if (env.TRUST_PROXY === 0) setTimeout(() => server.closeIdleConnections(), FIRST_REQUEST_MS)
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve()) // that of http.Server closes what is idle at once
  })
}
