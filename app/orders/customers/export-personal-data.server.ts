import { asc, eq, inArray } from 'drizzle-orm'
import { formatMoney } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { listPersonalMails, listPersonalOrders } from '#app/orders/customers/order-personal-data.server.ts'
import { customers } from '#app/orders/customers.table.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { hasEmail, type OrderEntry, personalData } from '#app/orders/personal-data.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/**
 * Returns all personal data linked to an email address, with formatted amounts. Wishlists are not linked to an email.
 */
export async function exportPersonalData(db: Database, email: string, now: Date = new Date()) {
  const personalOrders = email.trim() === '' ? [] : await listPersonalOrders(db, email)
  const orderIds = personalOrders.map(({ id }) => id)
  const sources = personalData.entries
  const [[customer], orderRows, lines, mails] = await Promise.all([
    db.select(customerColumns).from(customers).where(hasEmail(customers.email, email)),
    db
      .select(orderColumns)
      .from(orders)
      .where(inArray(orders.id, orderIds))
      .orderBy(asc(orders.createdAt), asc(orders.id)),
    db
      .select(lineColumns)
      .from(orderItems)
      .where(inArray(orderItems.orderId, orderIds))
      .orderBy(asc(orderItems.orderId), asc(orderItems.position)),
    listPersonalMails(db, email, personalOrders),
  ])
  const { id: customerId = null, ...customerDetails } = customer ?? {}
  const person = { email, customerId, orderIds }
  const otherData = await Promise.all(sources.map(({ read }) => read?.(db, person) ?? {}))
  const lists = await Promise.all(sources.map(({ readOrders }) => readOrders?.(db, orderIds) ?? {}))
  return {
    email,
    exportedAt: now,
    customer: customer ? customerDetails : null,
    orders: orderRows.map(({ id, discount, subtotal, shipping, tax, total, refunded, storeTotal, ...order }) => ({
      ...order,
      discount: formatMoney(discount),
      subtotal: formatMoney(subtotal),
      shipping: formatMoney(shipping),
      tax: formatMoney(tax),
      total: formatMoney(total),
      refunded: formatMoney(refunded),
      storeTotal: formatMoney(storeTotal),
      ...pickLists(lists, id),
      items: lines
        .filter(({ orderId }) => orderId === id)
        .map(({ orderId: _, price, total: lineTotal, ...line }) => ({
          ...line,
          price: formatMoney(price),
          total: formatMoney(lineTotal),
        })),
    })),
    ...Object.assign({}, ...otherData),
    mails: mails.map(({ recipient, subject, body, createdAt, sentAt }) => ({
      recipient,
      subject,
      text: body.text,
      createdAt,
      sentAt,
    })),
  }
}

/** Returns the entries of one order as lists that are keyed by name and sorted oldest first. */
function pickLists(sources: readonly Readonly<Record<string, readonly OrderEntry[]>>[], id: Id<'order'>) {
  const lists: Record<string, Omit<OrderEntry, 'orderId'>[]> = {}
  for (const [name, entries] of sources.flatMap((source) => Object.entries(source))) {
    const orderEntries = entries.filter(({ orderId }) => orderId === id).map(({ orderId: _, ...entry }) => entry)
    lists[name] = [...(lists[name] ?? []), ...orderEntries].toSorted(
      (a, b) => Number(a.createdAt ?? 0) - Number(b.createdAt ?? 0),
    )
  }
  return lists
}

export async function exportCustomer(db: Database, id: Id<'customer'>) {
  const [customer] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, id))
  return customer ? await exportPersonalData(db, customer.email) : null
}

const customerColumns = {
  id: customers.id,
  firstName: customers.firstName,
  lastName: customers.lastName,
  email: customers.email,
  phone: customers.phone,
  notes: customers.notes,
  createdAt: customers.createdAt,
}

const orderColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  createdAt: orders.createdAt,
  status: orders.status,
  name: orders.customerName,
  email: orders.customerEmail,
  phone: orders.customerPhone,
  shippingAddress: orders.shippingAddress,
  billingAddress: orders.billingAddress,
  vatNumber: orders.vatNumber,
  shippingMethod: orders.shippingName,
  pickupPoint: orders.pickupPoint,
  trackingNumber: orders.trackingNumber,
  fulfilledAt: orders.fulfilledAt,
  paymentMethod: orders.paymentMethod,
  paymentStatus: orders.paymentStatus,
  discountCode: orders.discountCode,
  discount: { minor: orders.discount, currency: orders.currency },
  subtotal: { minor: orders.subtotal, currency: orders.currency },
  shipping: { minor: orders.shippingCost, currency: orders.currency },
  tax: { minor: orders.tax, currency: orders.currency },
  taxIncluded: orders.taxIncluded,
  total: { minor: orders.total, currency: orders.currency },
  refunded: { minor: orders.refunded, currency: orders.currency },
  storeTotal: { minor: orders.totalAmount, currency: orders.storeCurrency },
}

const lineColumns = {
  orderId: orderItems.orderId,
  name: orderItems.productName,
  variant: orderItems.variantName,
  sku: orderItems.sku,
  quantity: orderItems.quantity,
  returned: orderItems.returned,
  price: { minor: orderItems.price, currency: orderItems.currency },
  total: { minor: orderItems.totalPrice, currency: orderItems.currency },
}
