import { asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Id } from '#app/lib/id.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { returnItems, returns } from '#app/orders/returns.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { listManualProviders } from '#app/pricing/payment-providers.ts'
import { adminUsers } from '#app/store/staff.table.ts'

export type OrderReturn = Awaited<ReturnType<typeof listReturns>>[number]
export type OrderRefund = Awaited<ReturnType<typeof listRefunds>>[number]

export async function listReturns(db: Database, orderId: Id<'order'>) {
  const { id, reason, note, createdAt } = returns
  const [found, lines] = await Promise.all([
    db
      .select({ id, reason, note, createdAt, staffName: adminUsers.fullName })
      .from(returns)
      .leftJoin(adminUsers, eq(adminUsers.id, returns.staffId))
      .where(eq(returns.orderId, orderId))
      .orderBy(desc(createdAt), desc(id)),
    db
      .select({
        returnId: returnItems.returnId,
        itemId: returnItems.orderItemId,
        quantity: returnItems.quantity,
        isRestocked: returnItems.isRestocked,
        productName: orderItems.productName,
        variantName: orderItems.variantName,
      })
      .from(returnItems)
      .innerJoin(orderItems, eq(orderItems.id, returnItems.orderItemId))
      .where(eq(orderItems.orderId, orderId))
      .orderBy(asc(orderItems.position)),
  ])
  const linesByReturn = Map.groupBy(lines, ({ returnId }) => returnId)
  return found.map((row) => ({ ...row, lines: linesByReturn.get(row.id) ?? [] }))
}

/** The id of a failed refund is the key of the refund that retries it (see `retryRefund`). */
const later = alias(refunds, 'later')

/** `wasRetried`: the refund failed and was replaced by a retry. `isManual`: staff pay out the refund. */
export async function listRefunds(db: Database, orderId: Id<'order'>) {
  const { id, returnId, note, status, lastError, createdAt, paymentProvider, paymentReference } = refunds
  const found = await db
    .select({
      id,
      returnId,
      amount: { minor: refunds.amount, currency: orders.currency },
      storeAmount: { minor: refunds.storeAmount, currency: orders.storeCurrency },
      note,
      status,
      lastError,
      createdAt,
      staffName: adminUsers.fullName,
      wasRetried: sql<boolean>`${later.id} is not null`,
      paymentProvider,
      paymentReference,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(adminUsers, eq(adminUsers.id, refunds.staffId))
    .leftJoin(later, eq(later.idempotencyKey, refunds.id))
    .where(eq(refunds.orderId, orderId))
    .orderBy(desc(createdAt), desc(id))
  return found.map(({ paymentProvider: provider, ...refund }) => ({
    ...refund,
    isManual: listManualProviders().includes(provider),
  }))
}
