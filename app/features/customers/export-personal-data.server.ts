import { asc, eq, inArray } from 'drizzle-orm'
import { contactMessages } from '#app/features/contact/contact-messages.table.ts'
import { customers } from '#app/features/customers/customers.table.ts'
import { importedCustomers } from '#app/features/customers/import/imported-customers.table.ts'
import {
  hasEmail,
  isImportOf,
  listPersonalInvoices,
  listPersonalMails,
  listPersonalNotes,
  listPersonalOrders,
  listPersonalReviews,
  listPersonalTransfers,
  listPersonalWaiting,
  listPersonalWithdrawals,
} from '#app/features/customers/personal-data.server.ts'
import { exportImportedOrders } from '#app/features/imported-orders/imported-order-privacy.server.ts'
import { fileImportItems } from '#app/features/imports/file-imports.table.ts'
import { formatMoney, money } from '#app/features/money/money.ts'
import { consentTexts, newsletterConsents } from '#app/features/newsletter/newsletter-consents.table.ts'
import { newsletterOptOuts } from '#app/features/newsletter/newsletter-opt-outs.table.ts'
import { newsletterSubscribers } from '#app/features/newsletter/newsletter-subscribers.table.ts'
import { orderItems } from '#app/features/orders/order-items.table.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** All personal data of an email with formatted amounts. Wishlists are not linked to an email. */
export async function exportPersonalData(db: Database, email: string, now: Date = new Date()) {
  const found = email.trim() === '' ? [] : await listPersonalOrders(db, email)
  const orderIds = found.map(({ id }) => id)
  const [
    [customer],
    bought,
    lines,
    notes,
    issued,
    [subscriber],
    messages,
    mails,
    transfers,
    written,
    imported,
    waits,
    withdrawn,
    consents,
  ] = await Promise.all([
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
    listPersonalNotes(db, orderIds),
    listPersonalInvoices(db, orderIds),
    db
      .select({ email: newsletterSubscribers.email, subscribedAt: newsletterSubscribers.createdAt })
      .from(newsletterSubscribers)
      .where(hasEmail(newsletterSubscribers.email, email)),
    db
      .select(messageColumns)
      .from(contactMessages)
      .where(hasEmail(contactMessages.email, email))
      .orderBy(asc(contactMessages.id)),
    listPersonalMails(db, email, found),
    listPersonalTransfers(db, orderIds),
    listPersonalReviews(db, orderIds),
    listImported(db, email),
    listPersonalWaiting(db, email),
    listPersonalWithdrawals(db, orderIds),
    db
      .select(consentColumns)
      .from(newsletterConsents)
      .innerJoin(consentTexts, eq(consentTexts.id, newsletterConsents.textId))
      .where(hasEmail(newsletterConsents.email, email))
      .orderBy(asc(newsletterConsents.id)),
  ])
  return {
    email,
    exportedAt: now,
    customer: customer ?? null,
    ...imported,
    orders: bought.map(({ id, discount, subtotal, shipping, tax, total, refunded, storeTotal, ...order }) => ({
      ...order,
      discount: formatMoney(discount),
      subtotal: formatMoney(subtotal),
      shipping: formatMoney(shipping),
      tax: formatMoney(tax),
      total: formatMoney(total),
      refunded: formatMoney(refunded),
      storeTotal: formatMoney(storeTotal),
      notes: notes.filter(({ orderId }) => orderId === id).map(({ text, createdAt }) => ({ text, createdAt })),
      withdrawals: withdrawn
        .filter(({ orderId }) => orderId === id)
        .map(({ name, createdAt }) => ({ name, createdAt })),
      invoices: issued
        .filter(({ orderId }) => orderId === id)
        .map(({ contents: { number, kind, day, buyer, currency, total: amount } }) => ({
          ...{ number, kind, day, buyer },
          total: formatMoney(money(amount, currency)),
        })),
      items: lines
        .filter(({ orderId }) => orderId === id)
        .map(({ orderId: _, price, total: lineTotal, ...line }) => ({
          ...line,
          price: formatMoney(price),
          total: formatMoney(lineTotal),
        })),
    })),
    transfers: transfers.map(({ amount, ...transfer }) => ({ ...transfer, amount: formatMoney(amount) })),
    reviews: written,
    newsletter: subscriber ?? null,
    newsletterConsents: consents,
    waitingLists: waits,
    messages,
    mails: mails.map(({ recipient, subject, body, createdAt, sentAt }) => ({
      recipient,
      subject,
      text: body.text,
      createdAt,
      sentAt,
    })),
  }
}

export async function exportCustomer(db: Database, id: Id<'customer'>) {
  const [customer] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, id))
  return customer ? await exportPersonalData(db, customer.email) : null
}

/** From earlier stores, and what uploaded files say. */
async function listImported(db: Database, email: string) {
  const { source, originalId, address, tags, note, taxExempt, orders: orderCount, spent, currency } = importedCustomers
  const { name, rows, changes, undo } = fileImportItems
  const [earlier, importedOrders, [optOut], importRows] = await Promise.all([
    db
      .select({ source, originalId, address, tags, note, taxExempt, orderCount, spent, currency })
      .from(importedCustomers)
      .innerJoin(customers, eq(customers.id, importedCustomers.customerId))
      .where(hasEmail(customers.email, email)),
    exportImportedOrders(db, email),
    db
      .select({ unsubscribedAt: newsletterOptOuts.createdAt })
      .from(newsletterOptOuts)
      .where(hasEmail(newsletterOptOuts.email, email)),
    db
      .select({ name, rows, changes, undo })
      .from(fileImportItems)
      .where(isImportOf(email))
      .orderBy(asc(fileImportItems.id)),
  ])
  return {
    earlierStores: earlier.map(({ spent: minor, currency: code, ...customer }) => ({
      ...customer,
      spent: minor === null || code === null ? null : formatMoney(money(minor, code)),
    })),
    importedOrders,
    unsubscribedAt: optOut?.unsubscribedAt ?? null,
    importRows,
  }
}

const customerColumns = {
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

const consentColumns = {
  email: newsletterConsents.email,
  page: newsletterConsents.page,
  language: newsletterConsents.language,
  text: consentTexts.text,
  requestedAt: newsletterConsents.createdAt,
  confirmedAt: newsletterConsents.confirmedAt,
  withdrawnAt: newsletterConsents.withdrawnAt,
}

const messageColumns = {
  name: contactMessages.name,
  email: contactMessages.email,
  subject: contactMessages.subject,
  message: contactMessages.message,
  createdAt: contactMessages.createdAt,
}
