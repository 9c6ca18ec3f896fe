import { createServer, type Server } from 'node:http'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { startPaymentWorker } from '#app/features/checkout/payment-worker.server.ts'
import { isShown } from '#app/features/orders/shown-pictures.server.ts'
import { errorCode, StartError } from '#app/lib/start-error.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { imageStore } from '#app/platform/images/image-store.server.ts'
import { startSweeping } from '#app/platform/images/sweep.server.ts'
import { log } from '#app/platform/log.server.ts'
import { startMailWorker } from '#app/platform/mail/outbox.server.ts'
import { startDraining } from '#server/draining.ts'
import type { Handle } from '#server/handle.ts'
import { listenError } from '#server/listen-error.ts'
import { prepareShop } from '#server/prepare-shop.ts'
import { securityHeaders } from '#server/security-headers.ts'

const DRAIN_MS = 8_000
const LAST_WORK_MS = 1_000

/** Prepares the database, opens the shop and serves until told to stop. Ends the process when it cannot or is done. */
export async function runShop(handle: Handle): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16 * 1024,
    },
    (req, res) => void handle(req, res),
  )
  server.maxConnections = 2_000
  server.on('clientError', (error, socket) => {
    if (!socket.writable) return
    const tooLarge = errorCode(error) === 'HPE_HEADER_OVERFLOW'
    const tooSlow = errorCode(error) === 'ERR_HTTP_REQUEST_TIMEOUT'
    socket.end(
      rawRefusal(
        tooLarge ? '431 Request Header Fields Too Large' : tooSlow ? '408 Request Timeout' : '400 Bad Request',
      ),
    )
  })
  const beforeExit: (() => Promise<void>)[] = []
  stopOnSignals(server, beforeExit)

  try {
    await prepareShop((line) => process.stdout.write(`${line}\n`))
    await listen(server)
    beforeExit.push(
      startMailWorker(db).stop,
      startPaymentWorker(db).stop,
      startSweeping(db, imageStore, isShown(db)).stop,
    )
  } catch (error) {
    if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
    else log.fatal({ err: error }, 'the shop could not start')
    process.exit(1)
  }
  process.stdout.write(`${announcement(server)}\n`)
  process.send?.('ready')
  return server
}

/** An answer to what Node could not even read as a request. */
function rawRefusal(status: string): string {
  const headers = {
    ...securityHeaders({ nonce: '', secure: false, development: false }),
    Connection: 'close',
    'Content-Length': '0',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n')
}

function listen(server: Server): Promise<void> {
  const { PORT, HOST } = env
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, env)))
    server.listen({ port: PORT, host: HOST }, resolve)
  })
}

function announcement(server: Server): string {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  const local = `http://${env.HOST && env.HOST !== '0.0.0.0' && env.HOST !== '::' ? hostInUrl(env.HOST) : 'localhost'}:${port}`
  return env.PUBLIC_URL ? `Store ready at ${env.PUBLIC_URL} (listening at ${local})` : `Store ready at ${local}`
}

function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

function stopOnSignals(server: Server, beforeExit: readonly (() => Promise<void>)[]): void {
  let stopping = false
  async function stop(code: number): Promise<void> {
    if (stopping) return
    stopping = true
    startDraining()
    const closed = server.listening ? new Promise((resolve) => server.close(resolve)) : null
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref()
    await closed
    await Promise.race([Promise.all(beforeExit.map((end) => end())), pause(LAST_WORK_MS)]) // what is cut off is tried again
    await Promise.race([db.$client.end(), pause(LAST_WORK_MS)])
    process.exit(code)
  }
  process.on('SIGTERM', () => void stop(0))
  process.on('SIGINT', () => void stop(0))
  process.on('disconnect', () => void stop(0)) // the supervisor is gone: nobody would start us again, or stop us
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      log.fatal({ err: error }, event)
      void stop(1)
    })
  }
}
