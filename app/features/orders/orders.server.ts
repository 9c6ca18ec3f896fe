import { asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { mailKind } from '#app/features/orders/mail-kind.ts'
import { orderEvents } from '#app/features/orders/order-events.table.ts'
import { orderItems } from '#app/features/orders/order-items.table.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { adminUsers } from '#app/features/staff/admin-users.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'

export type Order = ReturnType<typeof orderOf>
export type OrderItem = ReturnType<typeof itemOf>
/** One order, its amounts as Money: `usd` is what was charged, `store` what is booked. Null where there is none. */
export async function findOrder(db: Database, id: Id<'order'>) {
  const [order] = await listOrders(db, eq(orders.id, id), 1)
  return order ?? null
}

/** An order that no one else changes until the transaction ends, or null. */
export async function lockOrder(tx: Database, id: Id<'order'>) {
  const [row] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('no key update')
  return row ? await findOrder(tx, id) : null
}

/** The orders under a condition, newest first. */
export async function listOrders(db: Database, where: SQL | undefined, limit: number) {
  const rows = await db
    .select(orderFields)
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
  return rows.map(orderOf)
}

export async function countOrders(db: Database, where: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ orders: count() }).from(orders).where(where)
  return counted?.orders ?? 0
}

/** What is read of an order, or comes back where one is written: to be understood by `orderOf`. */
export const orderFields = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  link: orders.link,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  paymentMethod: orders.paymentMethod,
  paymentProvider: orders.paymentProvider,
  paymentReference: orders.paymentReference,
  heldUntil: orders.heldUntil,
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
  taxRate: orders.taxRate,
  discountCode: orders.discountCode,
  currency: orders.currency,
  discount: orders.discount,
  subtotal: orders.subtotal,
  shippingCost: orders.shippingCost,
  tax: orders.tax,
  total: orders.total,
  refunded: orders.refunded,
  storeCurrency: orders.storeCurrency,
  discountAmount: orders.discountAmount,
  subtotalAmount: orders.subtotalAmount,
  shippingAmount: orders.shippingAmount,
  taxAmount: orders.taxAmount,
  totalAmount: orders.totalAmount,
  refundedAmount: orders.refundedAmount,
  fulfilledAt: orders.fulfilledAt,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
}

/** A row with `orderFields` as an order with its amounts as Money. */
export function orderOf(row: Pick<typeof orders.$inferSelect, keyof typeof orderFields>) {
  const { currency, discount, subtotal, shippingCost, tax, total, refunded, ...others } = row
  const { storeCurrency, discountAmount, subtotalAmount, shippingAmount, taxAmount, totalAmount, ...rest } = others
  const { refundedAmount, ...order } = rest
  const usd = (minor: number) => ({ minor, currency })
  const store = (minor: number) => ({ minor, currency: storeCurrency })
  return {
    ...order,
    refunded: usd(refunded),
    storeRefunded: store(refundedAmount),
    usd: {
      discount: usd(discount),
      subtotal: usd(subtotal),
      shipping: usd(shippingCost),
      tax: usd(tax),
      total: usd(total),
    },
    store: {
      discount: store(discountAmount),
      subtotal: store(subtotalAmount),
      shipping: store(shippingAmount),
      tax: store(taxAmount),
      total: store(totalAmount),
    },
  }
}

/** The lines of one order, as sold and in that order. `price` and `total` were charged, the store's are booked. */
export function listOrderItems(db: Database, orderId: Id<'order'>) {
  return listItemsOf(db, [orderId])
}

/** The same for many orders, each line with its order's id. */
export async function listItemsOf(db: Database, orderIds: readonly Id<'order'>[]) {
  const rows = await db
    .select(itemFields)
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position))
  return rows.map(itemOf)
}

/** What is read of a line, or comes back where one is written: to be understood by `itemOf`. */
export const itemFields = {
  id: orderItems.id,
  orderId: orderItems.orderId,
  productId: orderItems.productId,
  productName: orderItems.productName,
  variantName: orderItems.variantName,
  imageUrl: orderItems.imageUrl,
  sku: orderItems.sku,
  size: orderItems.size,
  color: orderItems.color,
  quantity: orderItems.quantity,
  backordered: orderItems.backordered,
  returned: orderItems.returned,
  currency: orderItems.currency,
  price: orderItems.price,
  totalPrice: orderItems.totalPrice,
  storeCurrency: orderItems.storeCurrency,
  storePrice: orderItems.storePrice,
  storeTotalPrice: orderItems.storeTotalPrice,
}

/** A row with `itemFields` as a line with its amounts as Money. */
export function itemOf(row: Pick<typeof orderItems.$inferSelect, keyof typeof itemFields>) {
  const { currency, price, totalPrice, storeCurrency, storePrice, storeTotalPrice, ...item } = row
  return {
    ...item,
    price: { minor: price, currency },
    total: { minor: totalPrice, currency },
    storePrice: { minor: storePrice, currency: storeCurrency },
    storeTotal: { minor: storeTotalPrice, currency: storeCurrency },
  }
}

/** What happened to an order, oldest first. `staffName` is null where the shopper or the store itself did it. */
export function listOrderEvents(db: Database, orderId: Id<'order'>) {
  const { id, kind, detail, createdAt } = orderEvents
  return db
    .select({ id, kind, detail, createdAt, staffName: adminUsers.fullName })
    .from(orderEvents)
    .leftJoin(adminUsers, eq(adminUsers.id, orderEvents.staffId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(createdAt), asc(id))
}

/** The mails about an order, oldest first. `lastError` is why one that waits, or was given up, was not sent. */
export async function listOrderMails(db: Database, orderId: Id<'order'>) {
  const { id, event, sentAt, failedAt, lastError, createdAt } = mailOutbox
  const mails = await db
    .select({ id, event, sentAt, failedAt, lastError, createdAt })
    .from(mailOutbox)
    .where(eq(mailOutbox.orderId, orderId))
    .orderBy(asc(createdAt), asc(id))
  return mails.map(({ event: about, ...mail }) => ({ ...mail, about: mailKind(about) }))
}

/** The orders that came in right before and right after one. */
export async function findNeighbors(db: Database, { id, createdAt }: Pick<Order, 'id' | 'createdAt'>) {
  const place = sql`(${orders.createdAt}, ${orders.id})`
  const here = sql`(${createdAt}::timestamptz, ${id}::uuid)`
  const nearest = async (condition: SQL, ...sequence: SQL[]) => {
    const [row] = await db
      .select({ id: orders.id, orderNumber: orders.orderNumber })
      .from(orders)
      .where(condition)
      .orderBy(...sequence)
      .limit(1)
    return row ?? null
  }
  const [older, newer] = await Promise.all([
    nearest(sql`${place} < ${here}`, desc(orders.createdAt), desc(orders.id)),
    nearest(sql`${place} > ${here}`, asc(orders.createdAt), asc(orders.id)),
  ])
  return { older, newer }
}
