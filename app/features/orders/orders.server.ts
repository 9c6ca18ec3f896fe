import { and, asc, eq } from 'drizzle-orm'
import type { OrderStatus } from '#app/features/orders/order.ts'
import { orderEvents } from '#app/features/orders/order-events.table.ts'
import { orderItems } from '#app/features/orders/order-items.table.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { adminUsers } from '#app/features/staff/admin-users.table.ts'
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
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'

export type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>
export type OrderItem = Awaited<ReturnType<typeof listOrderItems>>[number]
export type OrderEvent = Awaited<ReturnType<typeof listOrderEvents>>[number]

/** One order, its amounts as Money: `usd` is what was charged, `store` what is booked. Null where there is none. */
export async function findOrder(db: Database, id: Id<'order'>) {
  const [row] = await db.select(orderColumns).from(orders).where(eq(orders.id, id))
  if (!row) return null
  const { subtotal, shipping, tax, total, storeSubtotal, storeShipping, storeTax, storeTotal, ...order } = row
  return {
    ...order,
    usd: { subtotal, shipping, tax, total },
    store: { subtotal: storeSubtotal, shipping: storeShipping, tax: storeTax, total: storeTotal },
  }
}

const { currency, storeCurrency } = orders

const orderColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  paymentMethod: orders.paymentMethod,
  shippingMethod: orders.shippingMethod,
  trackingNumber: orders.trackingNumber,
  customerId: orders.customerId,
  customerEmail: orders.customerEmail,
  customerName: orders.customerName,
  customerPhone: orders.customerPhone,
  shippingAddress: orders.shippingAddress,
  billingAddress: orders.billingAddress,
  shopperCurrency: orders.shopperCurrency,
  usdRate: orders.usdRate,
  subtotal: { minor: orders.subtotal, currency },
  shipping: { minor: orders.shippingCost, currency },
  tax: { minor: orders.tax, currency },
  total: { minor: orders.total, currency },
  storeSubtotal: { minor: orders.subtotalAmount, currency: storeCurrency },
  storeShipping: { minor: orders.shippingAmount, currency: storeCurrency },
  storeTax: { minor: orders.taxAmount, currency: storeCurrency },
  storeTotal: { minor: orders.totalAmount, currency: storeCurrency },
  fulfilledAt: orders.fulfilledAt,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
}

/** The lines of one order, as sold and in that sequence. `price` and `total` were charged, the store's are booked. */
export function listOrderItems(db: Database, orderId: Id<'order'>) {
  return db
    .select({
      id: orderItems.id,
      productId: orderItems.productId,
      productName: orderItems.productName,
      variantName: orderItems.variantName,
      imageUrl: orderItems.imageUrl,
      sku: orderItems.sku,
      size: orderItems.size,
      color: orderItems.color,
      quantity: orderItems.quantity,
      backordered: orderItems.backordered,
      price: { minor: orderItems.price, currency: orderItems.currency },
      total: { minor: orderItems.totalPrice, currency: orderItems.currency },
      storePrice: { minor: orderItems.storePrice, currency: orderItems.storeCurrency },
      storeTotal: { minor: orderItems.storeTotalPrice, currency: orderItems.storeCurrency },
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
}

/** What happened to an order, oldest first. `staffName` is null where the shopper or the shop itself did it. */
export function listOrderEvents(db: Database, orderId: Id<'order'>) {
  const { id, kind, detail, createdAt } = orderEvents
  return db
    .select({ id, kind, detail, createdAt, staffName: adminUsers.fullName })
    .from(orderEvents)
    .leftJoin(adminUsers, eq(adminUsers.id, orderEvents.staffId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(createdAt), asc(id))
}

/** `short`: the lines, by name, of which there is no longer enough to take up a cancelled order again. */
export type OrderUpdated =
  | 'saved'
  | 'not-found'
  | { readonly short: readonly { readonly productName: string; readonly variantName: string; readonly left: number }[] }

/**
 * Sets an order's status and tracking number, with its events and an entry in the audit log. Moving to shipped stamps
 * `fulfilledAt`; cancelling gives back exactly the stock that the order took, once; leaving 'cancelled' takes it again, or
 * fails with nothing changed (docs/rules.md, Orders). Opens its own transaction.
 */
export async function updateOrder(
  db: Database,
  id: Id<'order'>,
  { status, trackingNumber }: { readonly status: OrderStatus; readonly trackingNumber: string },
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
    const moved = before.status !== status
    if (!moved && before.trackingNumber === trackingNumber) return 'saved'

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

type Standing = { readonly status: OrderStatus; readonly trackingNumber: string }

async function noteChange(
  tx: Database,
  orderId: Id<'order'>,
  before: Standing,
  after: Standing,
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

/** Pieces that are owed count as owed until the order leaves the house or is cancelled. */
function owes(status: OrderStatus): boolean {
  return status === 'pending' || status === 'processing'
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
  if (owes(before.status) !== owes(status)) {
    const sign = owes(status) ? 1 : -1
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
  if (!owes(status)) {
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
