import { endDueHolds } from '#app/payments/payment/payment-hold.server.ts'
import { queueReminders } from '#app/payments/payment/placed-mail.server.ts'
import { returnSurplus } from '#app/payments/payment/return-surplus.server.ts'
import { payOutRefunds } from '#app/payments/refunds/pay-out-refunds.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'

const BATCH = 10

export function startPaymentWorker(db: Database): { stop: () => Promise<void> } {
  return startWorker(db, {
    name: 'payments',
    pauseMs: 2_000,
    runOnce: async (database, stopping) => {
      const ended = await endDueHolds(database, stopping)
      const refunded = await payOutRefunds(database, stopping)
      const returned = await returnSurplus(database, stopping)
      return [ended, refunded, returned, await queueReminders(database)].includes(BATCH)
    },
  })
}
