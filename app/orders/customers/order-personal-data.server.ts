import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { BLANK_ADDRESS } from '#app/base/address.ts'
import { formatMoney, money } from '#app/base/money.ts'
import { importedCustomers } from '#app/orders/customers/import/imported-customers.table.ts'
import { customers } from '#app/orders/customers.table.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { hasEmail, type PersonalData } from '#app/orders/personal-data.ts'
import { returns } from '#app/orders/returns.table.ts'
import { withdrawals } from '#app/orders/withdrawals/withdrawals.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'

/** Lists orders with this email, and orders that the customer with this email placed with an earlier email. */
export async function listPersonalOrders(db: Database, email: string) {
  const customerIds = db.select({ id: customers.id }).from(customers).where(hasEmail(customers.email, email))
  return await db
    .select({ id: orders.id, email: orders.customerEmail })
    .from(orders)
    .where(or(hasEmail(orders.customerEmail, email), inArray(orders.customerId, customerIds)))
    .orderBy(asc(orders.id))
}

/**
 * Lists emails to this address, emails about `relatedOrders` to the addresses in these orders, and emails that notified
 * the store about these orders or about a message from this address.
 */
export function listPersonalMails(
  db: Database,
  email: string,
  relatedOrders: readonly { readonly id: string; readonly email: string }[],
) {
  const { id, event, orderId, recipient, subject, body, createdAt, sentAt } = mailOutbox
  const orderIds = sql.param(relatedOrders.map((order) => order.id))
  const emails = sql.param(relatedOrders.map((order) => order.email.toLowerCase()))
  const hasRelatedRecipient = sql`(lower(${recipient}) = any(${emails}::text[]) or ${event} like 'store-%')`
  const isAboutOrders = sql`${orderId} = any(${orderIds}::uuid[]) and ${hasRelatedRecipient}`
  const isAboutMessage = sql`${event} like 'store-message:%' and lower(${body} ->> 'replyTo') = lower(${email})`
  return db
    .select({ id, recipient, subject, body, createdAt, sentAt })
    .from(mailOutbox)
    .where(or(hasEmail(recipient, email), isAboutOrders, isAboutMessage))
    .orderBy(asc(id))
}

/**
 * The shopper's data in orders. The orders remain. Orders are erased before other data, because refunds and transfers
 * also lock the order first.
 */
export const orderData: PersonalData = {
  async erase(tx, { orderIds }) {
    await tx
      .update(orders)
      .set(BLANK_ORDER)
      .where(inArray(orders.id, [...orderIds]))
    return { orders: orderIds.length }
  },
}

function buildBlankAddress(column: PgColumn): SQL {
  return sql`${JSON.stringify(BLANK_ADDRESS)}::jsonb || jsonb_build_object('country', coalesce(${column} ->> 'country', ''))`
}

const BLANK_ORDER = {
  customerEmail: '',
  customerName: '',
  customerPhone: '',
  vatNumber: '',
  vatCheck: null,
  shippingAddress: buildBlankAddress(orders.shippingAddress),
  billingAddress: buildBlankAddress(orders.billingAddress),
}

/** Staff notes on orders and returns, which may contain personal data. */
export const orderNotesData: PersonalData = {
  async readOrders(db, orderIds) {
    const isAmongOrders = (column: PgColumn) => inArray(column, [...orderIds])
    const [eventNotes, returnNotes] = await Promise.all([
      db
        .select({ orderId: orderEvents.orderId, detail: orderEvents.detail, createdAt: orderEvents.createdAt })
        .from(orderEvents)
        .where(and(isAmongOrders(orderEvents.orderId), eq(orderEvents.kind, 'note'))),
      db
        .select({ orderId: returns.orderId, text: returns.note, createdAt: returns.createdAt })
        .from(returns)
        .where(and(isAmongOrders(returns.orderId), ne(returns.note, ''))),
    ])
    const notes = eventNotes.map(({ detail: { text = '' }, ...note }) => ({ ...note, text }))
    return { notes: [...notes, ...returnNotes] }
  },
  async erase(tx, { orderIds }) {
    const isAmongOrders = (column: PgColumn) => inArray(column, [...orderIds])
    await tx.delete(orderEvents).where(and(isAmongOrders(orderEvents.orderId), eq(orderEvents.kind, 'note')))
    await tx
      .update(orderEvents)
      .set({ detail: sql`${orderEvents.detail} - 'text'` })
      .where(
        and(
          isAmongOrders(orderEvents.orderId),
          eq(orderEvents.kind, 'refund'),
          sql`${orderEvents.detail} ->> 'to' is null`,
        ),
      )
    await tx.update(returns).set({ note: '' }).where(isAmongOrders(returns.orderId))
    return {}
  },
}

export const withdrawalData: PersonalData = {
  async readOrders(db, orderIds) {
    const { orderId, name, createdAt, id } = withdrawals
    const found = await db
      .select({ orderId, name, createdAt })
      .from(withdrawals)
      .where(inArray(orderId, [...orderIds]))
      .orderBy(asc(createdAt), asc(id))
    return { withdrawals: found }
  },
  async erase(tx, { orderIds }) {
    await tx
      .update(withdrawals)
      .set({ name: '' })
      .where(inArray(withdrawals.orderId, [...orderIds]))
    return {}
  },
}

/** A customer's data from previous stores. It is deleted with the customer. */
export const importedCustomerData: PersonalData = {
  async read(db, { email }) {
    const { source, originalId, address, note, taxExempt, orders: orderCount, spent, currency } = importedCustomers
    const found = await db
      .select({ source, originalId, address, note, taxExempt, orderCount, spent, currency })
      .from(importedCustomers)
      .innerJoin(customers, eq(customers.id, importedCustomers.customerId))
      .where(hasEmail(customers.email, email))
    return {
      earlierStores: found.map(({ spent: minor, currency: code, ...customer }) => ({
        ...customer,
        spent: minor === null || code === null ? null : formatMoney(money(minor, code)),
      })),
    }
  },
}
