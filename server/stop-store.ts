import cluster from 'node:cluster'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { closeListener } from '#server/close-listener.ts'
import { startRetiring, startStopping } from '#server/draining.ts'
import { type Connections, watchConnections } from '#server/idle-connections.ts'
import { type FromWebProcess, readToWebProcess } from '#server/process-messages.ts'

const DRAIN_MS = 8_000
/** A supervisor that has not closed its listener within this time is stuck. */
const HANDOVER_MS = 2_000
const LAST_WORK_MS = 1_000
/** How long the first request on a newly accepted connection may take to arrive. */
const FIRST_REQUEST_MS = 500
/** Longer than any connection stays idle (keepAliveTimeout plus the second that Node adds). */
const RETIRE_MS = 6_500

/**
 * Stops on a signal, a message or a fatal error, after the last request and `beforeExit`. A retired process closes each
 * connection with its next response, so that no request is lost.
 */
export function stopOnMessage(server: Server, beforeExit: readonly (() => Promise<void>)[]): void {
  const connections = watchConnections(server)

  let isStopping = false
  async function stop(code: number): Promise<void> {
    if (isStopping) return
    isStopping = true
    startStopping()
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref()
    if (server.listening) {
      await requestListenerClose()
      await closeListener(server, () => stopAccepting(server, connections))
    }
    await Promise.race([Promise.all(beforeExit.map((end) => end())), pause(LAST_WORK_MS)]) // unfinished work is retried later
    await Promise.race([db.$client.end(), pause(LAST_WORK_MS)])
    process.exit(code)
  }

  async function retire(): Promise<void> {
    startRetiring()
    const closed = connections.list().map((socket) => new Promise((resolve) => socket.once('close', resolve)))
    await Promise.race([Promise.all(closed), pause(RETIRE_MS)])
    await stop(0)
  }

  process.on('SIGTERM', () => void stop(0))
  process.on('SIGINT', () => void stop(0))
  process.on('message', (message) => {
    if (readToWebProcess(message)?.kind === 'retire') void retire()
  })
  // Without this flag Node would exit before we are done.
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

/**
 * Requests that the supervisor close its copy of the listener, so that only this process still has one. Connections are
 * accepted until then.
 */
async function requestListenerClose(): Promise<void> {
  if (!cluster.isWorker || !process.connected) return
  const disconnected = new Promise((resolve) => process.once('disconnect', resolve))
  process.send?.({ kind: 'stopping' } satisfies FromWebProcess, () => {}) // the supervisor may have just exited
  await Promise.race([disconnected, pause(HANDOVER_MS)])
}

/**
 * Settles once no connection is left. Idle connections close after a moment, because a first request may be on its way;
 * connections of a proxy stay open until the proxy closes them or gets its next response.
 */
function stopAccepting(server: Server, connections: Connections): Promise<void> {
  if (env.TRUST_PROXY === 0) setTimeout(connections.closeIdle, FIRST_REQUEST_MS)
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve()) // http.Server's own close also closes idle connections at once
  })
}
