import cluster from 'node:cluster'
import { createServer, type Server } from 'node:http'
import process from 'node:process'
import { isReferenced } from '#app/base/images.server.ts'
import { startAnnouncing } from '#app/content/announcements/shown-announcement.server.ts'
import { startCountingBoughtTogether } from '#app/content/bought-together/count-bought-together.server.ts'
import { startRequestingReviews } from '#app/content/reviews/requests/review-requests.server.ts'
import { refreshStorefront, restoreStorefront } from '#app/content/storefront/open-storefront.server.ts'
import { startClearingExports } from '#app/exchange/exports/export-process.server.ts'
import { startImageFetches } from '#app/exchange/imports/fetch-images.server.ts'
import { startFileImportWorker } from '#app/exchange/imports/file-import-worker.server.ts'
import { startWaitingListWorkers } from '#app/inventory/waiting-list/waiting-worker.server.ts'
import { StartError } from '#app/lib/errors.ts'
import { startBackups } from '#app/operations/backups/backup-process.server.ts'
import { startDailySummaries } from '#app/operations/dashboard/daily-summary.server.ts'
import { createConfiguredSender } from '#app/operations/mail/mail-server.server.ts'
import { startFoldingOrderCounts } from '#app/orders/counts/fold-order-counts.server.ts'
import { startMarkingTopSellers } from '#app/orders/top-sellers/mark-top-sellers.server.ts'
import { startPaymentWorker } from '#app/payments/payment/payment-worker.server.ts'
import { startCdnPurging } from '#app/platform/cache/cdn-purge.server.ts'
import { startSweepingChanges } from '#app/platform/cache/page-changes-sweep.server.ts'
import type { PageCopies } from '#app/platform/cache/page-copies.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { imageStore } from '#app/platform/images/image-store.server.ts'
import { startSweeping } from '#app/platform/images/sweep.server.ts'
import { log } from '#app/platform/log.server.ts'
import { startMailWorker } from '#app/platform/mail/outbox.server.ts'
import { startRepricing } from '#app/pricing/prices/reprice.server.ts'
import '#app/wiring.archive.ts'
import '#app/wiring.imports.ts'
import '#app/wiring.ts'
import { awaitDatabase, prepareUnlessAway } from '#server/await-database.ts'
import { startBuildingIndexes } from '#server/build-indexes.ts'
import { startDeletingOldData } from '#server/delete-old-data.ts'
import type { Handle } from '#server/handle.ts'
import { toListenError } from '#server/listen-error.ts'
import { startMetrics } from '#server/metrics.ts'
import { startPageFeed } from '#server/page-cache/invalidation-feed.ts'
import type { FromWebProcess } from '#server/process-messages.ts'
import { stopOnMessage } from '#server/stop-store.ts'
import { rejectUnreadable } from '#server/unreadable-request.ts'

/**
 * Prepares the database (later if it is unavailable) and serves until stopped. Then, or if the store cannot start,
 * exits the process.
 */
export async function runStore(handle: Handle, copies: PageCopies | null = null): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false, // our guards reject a missing Host header, and their response has our headers
      joinDuplicateHeaders: true, // two joined Host headers match no origin; otherwise, the first one would win
    },
    handle,
  )
  server.on('checkExpectation', handle) // an unknown Expect is ignored, as RFC 9110 (10.1.1) allows
  server.maxConnections = 2_000
  server.on('clientError', rejectUnreadable)
  const beforeExit: (() => Promise<void>)[] = []
  stopOnMessage(server, beforeExit)

  function startWorkers(): void {
    beforeExit.push(
      startPageFeed(copies).stop,
      startMailWorker(db, createConfiguredSender(db)).stop,
      startPaymentWorker(db).stop,
      startFileImportWorker(db).stop,
      startImageFetches(db).stop,
      startSweeping(db, imageStore, isReferenced()).stop,
      startSweepingChanges(db).stop,
      startDeletingOldData(db).stop,
      startBuildingIndexes(db).stop,
      startFoldingOrderCounts(db).stop,
      startCountingBoughtTogether(db).stop,
      startMarkingTopSellers(db).stop,
      startRepricing(db).stop,
      startAnnouncing(db).stop,
      startRequestingReviews(db).stop,
      startWaitingListWorkers(db).stop,
      startDailySummaries(db).stop,
      startBackups(db).stop,
      startClearingExports(db).stop,
      ...(env.CDN_PURGE_URL ? [startCdnPurging(db, { url: env.CDN_PURGE_URL, token: env.CDN_PURGE_TOKEN }).stop] : []),
    )
  }

  let hasDatabase = false
  try {
    hasDatabase = await prepareUnlessAway(say)
    restoreStorefront()
    if (hasDatabase) await refreshStorefront()
    await startMetrics()
    await listen(server)
    if (hasDatabase) startWorkers()
    else void awaitDatabase(say).then(startWorkers).then(reportComplete).catch(endStart)
  } catch (error) {
    await endStart(error)
  }
  await report({ kind: 'ready', line: createReadyMessage(server, hasDatabase), hasDatabase })
  return server
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function reportComplete(): void {
  say('The database responds again. All pages are available.')
  process.send?.({ kind: 'complete' } satisfies FromWebProcess)
}

async function endStart(error: unknown): Promise<never> {
  if (error instanceof StartError) await report({ kind: 'failed', line: error.message })
  else log.fatal({ err: error }, 'the store could not start')
  process.exit(1)
}

function report(message: Extract<FromWebProcess, { line: string }>): Promise<void> {
  if (!cluster.isWorker) (message.kind === 'ready' ? process.stdout : process.stderr).write(`${message.line}\n`)
  return new Promise((resolve) => (process.send ? process.send(message, () => resolve()) : resolve()))
}

function listen(server: Server): Promise<void> {
  const { PORT, HOST } = env
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(toListenError(error, env)))
    server.listen({ port: PORT, host: HOST }, resolve)
  })
}

function createReadyMessage(server: Server, hasDatabase: boolean): string {
  const boundAddress = server.address()
  const port = typeof boundAddress === 'object' && boundAddress ? boundAddress.port : env.PORT
  const local = `http://${env.HOST && env.HOST !== '0.0.0.0' && env.HOST !== '::' ? formatHost(env.HOST) : 'localhost'}:${port}`
  const address = env.PUBLIC_URL ? `${env.PUBLIC_URL} (listening at ${local})` : local
  return `Store ready at ${address}${hasDatabase ? '' : ' without its database, which does not respond: only cached pages are served until it does'}`
}

function formatHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
