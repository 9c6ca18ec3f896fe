import { endDueHolds } from '#app/features/payments/payment-hold.server.ts'
import { payOutRefunds } from '#app/features/payments/refunds/pay-out-refunds.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

const BATCH = 10

/**
 * What has to be asked of payment providers although no one is waiting for the answer: to give up what was not paid in
 * time, and to pay refunds out. It looks at every order's own provider, anyone who takes new payments.
 */
export function startPaymentWorker(db: Database): { stop: () => Promise<void> } {
  return startWorker(db, {
    name: 'payments',
    pauseMs: 2_000,
    round: async (database, stopping) => {
      const ended = await endDueHolds(database, stopping)
      const requested = await payOutRefunds(database, stopping)
      return ended === BATCH || requested === BATCH
    },
  })
}
