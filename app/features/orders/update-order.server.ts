import { and, asc, eq } from 'drizzle-orm'
import { isUnshipped, type OrderStatus } from '#app/features/orders/order.ts'
import { orderEvents } from '#app/features/orders/order-events.table.ts'
import { orderItems } from '#app/features/orders/order-items.table.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { recordChange } from '#app/features/staff/audit.server.ts'
import {
  changeOwed,
  giveStockBack,
  type LockedStock,
  lockAllStock,
  takeStock,
  variantOf,
} from '#app/features/stock/stock.server.ts'
import { shareOut } from '#app/features/stock/stock.ts'
import type { Id } from '#app/lib/id.ts'
import { versionOf } from '#app/lib/version.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'

/** What staff set on an order. */
export type Fulfilment = { readonly status: OrderStatus; readonly trackingNumber: string }

/** Names the state that a form or a list was made from. */
export function fulfilmentVersion({ status, trackingNumber }: Fulfilment): string {
  return versionOf([status, trackingNumber])
}

/**
 * `changed`: what somebody else made of it since `version`. `short`: the lines, by name, of which there is no longer
 * enough to take up a cancelled order again.
 */
export type OrderUpdated =
  | 'saved'
  | 'not-found'
  | { readonly changed: Fulfilment }
  | { readonly short: readonly { readonly productName: string; readonly variantName: string; readonly left: number }[] }

/** `trackingNumber` left out stays as it is; `version` left out overwrites whatever is there. */
export type OrderWish = {
  readonly status: OrderStatus
  readonly trackingNumber?: string
  readonly version?: string
}

/**
 * Sets an order's status and tracking number, with its events and an entry in the audit log. Moving to shipped stamps
 * `fulfilledAt`; cancelling gives back exactly the stock that the order took, once; leaving 'cancelled' takes it again, or
 * fails with nothing changed (docs/rules.md, Orders). Opens its own transaction.
 */
export async function updateOrder(
  db: Database,
  id: Id<'order'>,
  { status, trackingNumber: number, version }: OrderWish,
  staffId: Id<'staff'> | null,
  now: Date = new Date(),
): Promise<OrderUpdated> {
  return await withTx(db, async (tx) => {
    const [before] = await tx
      .select({
        status: orders.status,
        trackingNumber: orders.trackingNumber,
        fulfilledAt: orders.fulfilledAt,
        restockedAt: orders.restockedAt,
      })
      .from(orders)
      .where(eq(orders.id, id))
      .for('no key update')
    if (!before) return 'not-found'
    const trackingNumber = number ?? before.trackingNumber
    const moved = before.status !== status
    if (!moved && before.trackingNumber === trackingNumber) return 'saved' // by whomever
    if (version !== undefined && version !== fulfilmentVersion(before)) {
      return { changed: { status: before.status, trackingNumber: before.trackingNumber } }
    }

    if (moved) {
      const short = await moveStock(tx, id, before, status, staffId)
      if (short.length > 0) return { short } // found out before anything was written
    }
    const ships = moved && status === 'shipped'
    const cancels = moved && status === 'cancelled'
    await tx
      .update(orders)
      .set({
        status,
        trackingNumber,
        fulfilledAt: ships ? now : before.fulfilledAt,
        restockedAt: cancels ? now : status === 'cancelled' ? before.restockedAt : null,
      })
      .where(eq(orders.id, id))
    await noteChange(tx, id, before, { status, trackingNumber }, staffId, now)
    return 'saved'
  })
}

async function noteChange(
  tx: Database,
  orderId: Id<'order'>,
  before: Fulfilment,
  after: Fulfilment,
  staffId: Id<'staff'> | null,
  createdAt: Date,
): Promise<void> {
  const about = { orderId, staffId, createdAt }
  const status = { from: before.status, to: after.status }
  const tracking = { from: before.trackingNumber, to: after.trackingNumber }
  const moved = status.from !== status.to
  const tracked = tracking.from !== tracking.to
  await tx
    .insert(orderEvents)
    .values([
      ...(tracked ? [{ ...about, kind: 'tracking' as const, detail: tracking }] : []),
      ...(moved ? [{ ...about, kind: 'status' as const, detail: status }] : []),
      ...(moved && after.status === 'shipped' ? [{ ...about, kind: 'fulfilled' as const }] : []),
    ])
  await recordChange(tx, staffId, {
    action: 'order.update',
    entity: 'order',
    entityId: orderId,
    changes: { ...(moved && { status }), ...(tracked && { trackingNumber: tracking }) },
  })
}

/** What a new status means for the stock. Answers the lines of which there is not enough, with nothing changed. */
async function moveStock(
  tx: Database,
  orderId: Id<'order'>,
  before: { readonly status: OrderStatus; readonly restockedAt: Date | null },
  status: OrderStatus,
  staffId: Id<'staff'> | null,
): Promise<{ productName: string; variantName: string; left: number }[]> {
  const lines = await listStockLines(tx, orderId)
  const locked = await lockAllStock(tx, [...new Set(lines.map((line) => line.productId))])
  if (before.restockedAt) return await takeAgain(tx, orderId, lines, locked, status, staffId)
  if (status === 'cancelled') await giveStockBack(tx, locked, lines, { reason: 'cancel', orderId, staffId })
  // Pieces that are owed count as owed until the order leaves the house or is cancelled.
  if (isUnshipped(before.status) !== isUnshipped(status)) {
    const sign = isUnshipped(status) ? 1 : -1
    await changeOwed(
      tx,
      locked,
      lines.map((line) => ({ ...line, owed: sign * line.backordered })),
    )
  }
  return []
}

type StockLine = Awaited<ReturnType<typeof listStockLines>>[number]

async function takeAgain(
  tx: Database,
  orderId: Id<'order'>,
  lines: readonly StockLine[],
  locked: LockedStock,
  status: OrderStatus,
  staffId: Id<'staff'> | null,
) {
  const settings = await readSettings(tx)
  const wishes = lines.map((line) => ({
    variantId: variantOf(locked.variants, line)?.id ?? null,
    quantity: line.taken + line.backordered,
  }))
  const takes = await takeStock(tx, locked, wishes, settings, { reason: 'reopen', orderId, staffId })
  if (!takes) {
    const shares = shareOut(wishes, new Map(locked.variants.map((row) => [row.id, row.stock])), settings)
    return lines.flatMap(({ productName, variantName }, index) => {
      const left = shares[index]?.quantity ?? 0
      return left < (wishes[index]?.quantity ?? 0) ? [{ productName, variantName, left }] : []
    })
  }
  for (const [index, { taken, backordered }] of takes.entries()) {
    const line = lines[index]
    if (!line) continue
    await tx
      .update(orderItems)
      .set({ stockTaken: taken, backordered })
      .where(and(eq(orderItems.id, line.id), eq(orderItems.orderId, orderId)))
  }
  if (!isUnshipped(status)) {
    const own = lines.map((line, index) => ({ ...line, owed: -(takes[index]?.backordered ?? 0) }))
    await changeOwed(tx, await lockAllStock(tx, [...new Set(lines.map((line) => line.productId))]), own)
  }
  return []
}

/** What the lines took off the shelf and still owe. Products that were deleted have no shelf. */
async function listStockLines(tx: Database, orderId: Id<'order'>) {
  const rows = await tx
    .select({
      id: orderItems.id,
      productId: orderItems.productId,
      productName: orderItems.productName,
      variantName: orderItems.variantName,
      size: orderItems.size,
      color: orderItems.color,
      sku: orderItems.sku,
      taken: orderItems.stockTaken,
      backordered: orderItems.backordered,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
  return rows.flatMap(({ productId, ...row }) => (productId ? [{ ...row, productId }] : []))
}
