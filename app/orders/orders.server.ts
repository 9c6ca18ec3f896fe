import { asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { convert, invert } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { getMailLabel } from '#app/orders/order-labels.ts'
import type { Sums, TaxSum } from '#app/orders/order-sums.ts'
import { orders } from '#app/orders/orders.table.ts'
import { orderTaxes } from '#app/orders/sums/order-taxes.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { adminUsers } from '#app/store/staff.table.ts'

export type Order = ReturnType<typeof toOrder>
export type OrderItem = ReturnType<typeof toOrderItem>

/** Finds an order with its amounts as Money: `charged` in the charged currency, and `store` in the store currency. */
export async function findOrder(db: Database, id: Id<'order'>) {
  const [order] = await listOrders(db, eq(orders.id, id), 1)
  return order ?? null
}

/** Returns an order that was locked, or just placed, in the same transaction. */
export async function getOrder(tx: Database, id: Id<'order'>): Promise<Order> {
  const order = await findOrder(tx, id)
  if (!order) throw new Error('A locked order was not found')
  return order
}

export async function lockOrder(tx: Database, id: Id<'order'>) {
  const [row] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('no key update')
  return row ? await findOrder(tx, id) : null
}

export async function listOrders(db: Database, where: SQL | undefined, limit: number) {
  const rows = await db
    .select(orderFields)
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
  return rows.map(toOrder)
}

const { idempotencyKey, requestHash, discountId, search, restockedAt, ...orderColumns } = getTableColumns(orders)

type StoredTax = Omit<typeof orderTaxes.$inferSelect, 'orderId' | 'position'>

const storedTaxes = sql`select coalesce(json_agg(json_build_object('name', ${orderTaxes.name}, 'rate', ${orderTaxes.rate},
    'isAdded', ${orderTaxes.isAdded}, 'net', ${orderTaxes.net}, 'tax', ${orderTaxes.tax}, 'storeNet', ${orderTaxes.storeNet},
    'storeTax', ${orderTaxes.storeTax}) order by ${orderTaxes.position}), '[]')
  from ${orderTaxes} where ${orderTaxes.orderId} = ${orders.id}`

export const orderFields = { ...orderColumns, taxes: sql<StoredTax[]>`(${storedTaxes})` }

type OrderRow = Pick<typeof orders.$inferSelect, keyof typeof orderColumns> & { readonly taxes: readonly StoredTax[] }

export function toOrder(row: OrderRow) {
  const {
    currency,
    discount,
    subtotal,
    shippingCost,
    tax,
    total,
    refunded,
    paymentFee,
    standardShipping,
    rounding,
    uncollected,
    taxIncluded,
    isReverseCharge,
    taxes,
    ...others
  } = row
  const { storeCurrency, discountAmount, subtotalAmount, shippingAmount, taxAmount, totalAmount, ...rest } = others
  const {
    refundedAmount,
    roundingAmount,
    uncollectedAmount,
    rateBase,
    rateQuote,
    shownCurrency,
    shownBase,
    shownQuote,
    ...order
  } = rest
  const toCharged = (minor: number) => ({ minor, currency })
  const toStore = (minor: number) => ({ minor, currency: storeCurrency })
  const rate = { base: rateBase, quote: rateQuote }
  const chargedSums: Sums = {
    discount: toCharged(discount),
    subtotal: toCharged(subtotal),
    shipping: toCharged(shippingCost),
    paymentFee: toCharged(paymentFee),
    tax: toCharged(tax),
    taxIncluded,
    isReverseCharge,
    taxes: taxes.map((storedTax) => ({
      ...toTaxRate(storedTax),
      net: toCharged(storedTax.net),
      tax: toCharged(storedTax.tax),
    })),
    rounding: toCharged(rounding),
    total: toCharged(total),
  }
  const storeSums: Sums = {
    discount: toStore(discountAmount),
    subtotal: toStore(subtotalAmount),
    shipping: toStore(shippingAmount),
    paymentFee: convert(toCharged(paymentFee), storeCurrency, invert(rate)),
    tax: toStore(taxAmount),
    taxIncluded,
    isReverseCharge,
    taxes: taxes.map((storedTax) => ({
      ...toTaxRate(storedTax),
      net: toStore(storedTax.storeNet),
      tax: toStore(storedTax.storeTax),
    })),
    rounding: toStore(roundingAmount),
    total: toStore(totalAmount),
  }
  return {
    ...order,
    /** From the store currency to the charged currency. */
    rate,
    shown: { currency: shownCurrency, rate: { base: shownBase, quote: shownQuote } },
    standardShipping: standardShipping === null ? null : toCharged(standardShipping),
    refunded: toCharged(refunded),
    storeRefunded: toStore(refundedAmount),
    uncollected: toCharged(uncollected),
    storeUncollected: toStore(uncollectedAmount),
    charged: chargedSums,
    store: storeSums,
  }
}

function toTaxRate({ name, rate, isAdded }: StoredTax): Pick<TaxSum, 'name' | 'rate' | 'isAdded'> {
  return { name, rate, ...(isAdded && { isAdded }) }
}

/** `price`, `total`, `discount` and `tax` are in the charged currency; `storePrice` and `storeTotal` in the store's. */
export function listOrderItems(db: Database, orderId: Id<'order'>) {
  return listItemsForOrders(db, [orderId])
}

export async function listItemsForOrders(db: Database, orderIds: readonly Id<'order'>[]) {
  const rows = await db
    .select(itemFields)
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position))
  return rows.map(toOrderItem)
}

const { position, variantId, stockTaken, restocked, ...itemColumns } = getTableColumns(orderItems)
export const itemFields = itemColumns

export function toOrderItem(row: Pick<typeof orderItems.$inferSelect, keyof typeof itemFields>) {
  const { currency, price, totalPrice, discount, tax, storeCurrency, storePrice, storeTotalPrice, ...item } = row
  return {
    ...item,
    price: { minor: price, currency },
    total: { minor: totalPrice, currency },
    discount: { minor: discount, currency },
    tax: { minor: tax, currency },
    storePrice: { minor: storePrice, currency: storeCurrency },
    storeTotal: { minor: storeTotalPrice, currency: storeCurrency },
  }
}

export function listOrderEvents(db: Database, orderId: Id<'order'>) {
  const { id, kind, detail, createdAt } = orderEvents
  return db
    .select({ id, kind, detail, createdAt, staffName: adminUsers.fullName })
    .from(orderEvents)
    .leftJoin(adminUsers, eq(adminUsers.id, orderEvents.staffId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(createdAt), asc(id))
}

export async function listOrderMails(db: Database, orderId: Id<'order'>) {
  const { id, event, sentAt, failedAt, lastError, createdAt } = mailOutbox
  const mails = await db
    .select({ id, event, sentAt, failedAt, lastError, createdAt })
    .from(mailOutbox)
    .where(eq(mailOutbox.orderId, orderId))
    .orderBy(asc(createdAt), asc(id))
  return mails.map((mail) => ({ ...mail, about: getMailLabel(mail.event) }))
}

export async function findNeighbors(db: Database, { id, createdAt }: Pick<Order, 'id' | 'createdAt'>) {
  const key = sql`(${orders.createdAt}, ${orders.id})`
  const currentKey = sql`(${createdAt}::timestamptz, ${id}::uuid)`
  const findFirst = async (condition: SQL, direction: typeof asc) => {
    const [row] = await db
      .select({ id: orders.id, orderNumber: orders.orderNumber })
      .from(orders)
      .where(condition)
      .orderBy(direction(orders.createdAt), direction(orders.id))
      .limit(1)
    return row ?? null
  }
  const [older, newer] = await Promise.all([
    findFirst(sql`${key} < ${currentKey}`, desc),
    findFirst(sql`${key} > ${currentKey}`, asc),
  ])
  return { older, newer }
}

export async function addOrderNumbers<Row extends { readonly orderId: Id<'order'> | null }>(
  db: Database,
  rows: readonly Row[],
): Promise<(Row & { readonly orderNumber: string | null })[]> {
  const ids = [...new Set(rows.map(({ orderId }) => orderId).filter((id) => id !== null))]
  const { id, orderNumber } = orders
  const orderRows = ids.length === 0 ? [] : await db.select({ id, orderNumber }).from(orders).where(inArray(id, ids))
  const numbers = new Map(orderRows.map((order) => [order.id, order.orderNumber]))
  return rows.map((row) => ({ ...row, orderNumber: (row.orderId && numbers.get(row.orderId)) ?? null }))
}
