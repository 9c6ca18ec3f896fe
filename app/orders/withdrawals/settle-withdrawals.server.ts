import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import type { OrderStatusChanged } from '#app/orders/events.ts'
import { isCancelled } from '#app/orders/order-status.ts'
import { withdrawalItems, withdrawals } from '#app/orders/withdrawals/withdrawals.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

// Call `recordReturnedUnits` and `settleWithdrawals` with the order locked, in the transaction that records the return
// or the cancellation.

type ReturnedLine = { readonly item: Id<'order-item'>; readonly quantity: number }

/**
 * Counts returned units toward the withdrawals of their lines, oldest first. Settles the withdrawals whose units have
 * all been returned.
 */
export async function recordReturnedUnits(
  tx: Database,
  orderId: Id<'order'>,
  lines: readonly ReturnedLine[],
  now: Date,
): Promise<void> {
  const { id, orderItemId, quantity, returned } = withdrawalItems
  const items = lines.map(({ item }) => item)
  const expected = await tx
    .select({ id, orderItemId, remaining: sql<number>`${quantity} - ${returned}` })
    .from(withdrawalItems)
    .where(and(inArray(orderItemId, items), lt(returned, quantity)))
    .orderBy(asc(id))
  if (expected.length === 0) return
  const arrived = new Map(lines.map(({ item, quantity: units }) => [item, units]))
  for (const row of expected) {
    const units = Math.min(row.remaining, arrived.get(row.orderItemId) ?? 0)
    if (units === 0) continue
    arrived.set(row.orderItemId, (arrived.get(row.orderItemId) ?? 0) - units)
    await tx
      .update(withdrawalItems)
      .set({ returned: sql`${returned} + ${units}` })
      .where(eq(id, row.id))
  }
  await tx
    .update(withdrawals)
    .set({ settledAt: now })
    .where(
      and(
        eq(withdrawals.orderId, orderId),
        isNull(withdrawals.settledAt),
        sql`not exists (select from ${withdrawalItems} where ${withdrawalItems.withdrawalId} = ${withdrawals.id}
          and ${returned} < ${quantity})`,
      ),
    )
}

/** Settles the open withdrawals of a cancelled order, since its stock and its payment were returned. */
export async function settleWithdrawals(tx: Database, { orderId, from, to, now }: OrderStatusChanged): Promise<null> {
  if (from === to || !isCancelled(to)) return null
  await tx
    .update(withdrawals)
    .set({ settledAt: now })
    .where(and(eq(withdrawals.orderId, orderId), isNull(withdrawals.settledAt)))
  return null
}

/**
 * Closes a withdrawal that staff handled without recording a return. Idempotent. Returns false if the order has no such
 * withdrawal.
 */
export async function closeWithdrawal(
  db: Database,
  orderId: Id<'order'>,
  withdrawalId: Id<'withdrawal'>,
  now = new Date(),
): Promise<boolean> {
  const { rowCount } = await db
    .update(withdrawals)
    .set({ settledAt: sql`coalesce(${withdrawals.settledAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(withdrawals.id, withdrawalId), eq(withdrawals.orderId, orderId)))
  return rowCount === 1
}
