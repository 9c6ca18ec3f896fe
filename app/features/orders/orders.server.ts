import { asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { orderEvents } from '#app/features/orders/order-events.table.ts'
import { orderItems } from '#app/features/orders/order-items.table.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { adminUsers } from '#app/features/staff/admin-users.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'

export type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>
export type OrderItem = Awaited<ReturnType<typeof listOrderItems>>[number]
export type OrderEvent = Awaited<ReturnType<typeof listOrderEvents>>[number]

/** One order, its amounts as Money: `usd` is what was charged, `store` what is booked. Null where there is none. */
export async function findOrder(db: Database, id: Id<'order'>) {
  const [order] = await listOrders(db, eq(orders.id, id), 1)
  return order ?? null
}

/** The orders under a condition, newest first. */
export async function listOrders(db: Database, where: SQL | undefined, limit: number) {
  const rows = await db
    .select(orderColumns)
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
  return rows.map((row) => {
    const { subtotal, shipping, tax, total, storeSubtotal, storeShipping, storeTax, storeTotal, ...order } = row
    return {
      ...order,
      usd: { subtotal, shipping, tax, total },
      store: { subtotal: storeSubtotal, shipping: storeShipping, tax: storeTax, total: storeTotal },
    }
  })
}

export async function countOrders(db: Database, where: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ orders: count() }).from(orders).where(where)
  return counted?.orders ?? 0
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
  return listItemsOf(db, [orderId])
}

/** The same for many orders, each line with its order's id. */
export function listItemsOf(db: Database, orderIds: readonly Id<'order'>[]) {
  return db
    .select({
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
      price: { minor: orderItems.price, currency: orderItems.currency },
      total: { minor: orderItems.totalPrice, currency: orderItems.currency },
      storePrice: { minor: orderItems.storePrice, currency: orderItems.storeCurrency },
      storeTotal: { minor: orderItems.storeTotalPrice, currency: orderItems.storeCurrency },
    })
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position))
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

/** The mails about an order: what they are, and when they left; `sentAt` null while one waits, `attempts` how often it tried. */
export async function listOrderMails(db: Database, orderId: Id<'order'>) {
  const { sentAt, attempts, createdAt } = mailOutbox
  const mails = await db
    .select({ sentAt, attempts, createdAt })
    .from(mailOutbox)
    .where(eq(mailOutbox.event, `order-placed:${orderId}`))
  return mails.map((mail) => ({ ...mail, about: 'Order confirmation' }))
}

/** The orders that came in right before and right after one. */
export async function findNeighbours(db: Database, { id, createdAt }: Pick<Order, 'id' | 'createdAt'>) {
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
