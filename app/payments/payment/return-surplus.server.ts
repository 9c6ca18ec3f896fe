import { eq, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { payments } from '#app/payments/payment/payments.table.ts'
import { type LoadProvider, loadProvider } from '#app/payments/providers/providers.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { log } from '#app/platform/log.server.ts'

const BATCH = 10

type Surplus = {
  id: Id<'payment'>
  orderId: Id<'order'>
  provider: string
  reference: string
  amount: string
  currency: CurrencyCode
}

/** Refunds up to ten second payments, each of them once. Returns the number of claimed payments. */
export async function returnSurplus(db: Database, stopping?: AbortSignal, load: LoadProvider = loadProvider) {
  const due = await claim(db)
  for (const { id, orderId, provider: name, reference, amount, currency } of due) {
    if (stopping?.aborted) break // the other payments are claimed again later
    try {
      const provider = await load(db, name)
      if (!provider) throw new Error('The payment provider of this surplus is not set up')
      const refund = await provider.refund(reference, money(Number(amount), currency), id)
      if (refund.state === 'done') await recordReturned(db, id, orderId)
      if (refund.state === 'failed')
        await db.update(payments).set({ lastError: refund.reason }).where(eq(payments.id, id))
    } catch (error) {
      log.warn({ event: 'surplus-not-returned', payment: id, err: error })
    }
  }
  return due.length
}

async function recordReturned(db: Database, id: Id<'payment'>, orderId: Id<'order'>): Promise<void> {
  await withTx(db, async (tx) => {
    await tx.update(payments).set({ state: 'returned', lastError: null }).where(eq(payments.id, id))
    const detail = { text: 'The second payment was refunded.' }
    await tx.insert(orderEvents).values({ orderId, kind: 'payment-failed', detail })
  })
}

/**
 * Claims due surpluses. Retries after a minute, or after an hour if the provider rejected the refund. Processes share
 * the work.
 */
async function claim(db: Database): Promise<Surplus[]> {
  const { rows } = await db.execute<Surplus>(
    sql`update ${payments} set updated_at = now() where id in (
        select id from ${payments} where state = 'surplus'
          and updated_at < now() - case when last_error is null then interval '1 minute' else interval '1 hour' end
        order by updated_at limit ${BATCH} for no key update skip locked
      )
      returning id, order_id as "orderId", provider, reference, amount, currency`,
  )
  return rows
}
