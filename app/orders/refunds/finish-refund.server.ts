import { and, eq } from 'drizzle-orm'
import { money } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Actor } from '#app/orders/order.ts'
import { orders } from '#app/orders/orders.table.ts'
import { type RefundResult, refundOrder, settleRefund } from '#app/orders/refund-order.server.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { listManualProviders } from '#app/pricing/payment-providers.ts'
import { recordChange } from '#app/store/audit.server.ts'

// Lets staff retry or finish a refund that is not done.

/**
 * Records that staff paid out a refund themselves, as some providers require. `reference` is typed by staff and can be
 * ''.
 */
export async function recordPaidOut(
  db: Database,
  orderId: Id<'order'>,
  id: Id<'refund'>,
  reference: string,
  staffId: Id<'staff'>,
  now: Date = new Date(),
): Promise<'settled' | 'settled-before' | 'not-found'> {
  return await withTx(db, async (tx) => {
    const [refund] = await tx
      .select({ provider: refunds.paymentProvider })
      .from(refunds)
      .where(and(eq(refunds.id, id), eq(refunds.orderId, orderId)))
    if (!refund || !listManualProviders().includes(refund.provider)) return 'not-found'
    const settled = await settleRefund(tx, id, { reference }, now)
    if (settled !== 'settled') return settled
    const change = { action: 'order.refund-paid-out', entity: 'order', entityId: orderId, changes: { refund: id } }
    await recordChange(tx, staffId, change)
    return 'settled'
  })
}

/** Retries a failed refund, but only once, because the id of the failed refund is the key of the new one. */
export async function retryRefund(
  db: Database,
  orderId: Id<'order'>,
  id: Id<'refund'>,
  actor: Actor,
  now: Date = new Date(),
): Promise<RefundResult> {
  const [failed] = await db
    .select({ ...pick(refunds, ['amount', 'note', 'returnId', 'parts']), currency: orders.currency })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.id, id), eq(refunds.orderId, orderId), eq(refunds.status, 'failed')))
  if (!failed) return 'not-found'
  const { amount, currency, note, returnId, parts: first } = failed
  const command = { amount: money(amount, currency), note, first, ...(returnId && { returnId }), key: id }
  return await refundOrder(db, orderId, command, actor, now)
}
