import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { customers } from '#app/features/customers/customers.table.ts'
import { fileImportItems } from '#app/features/imports/file-imports.table.ts'
import { invoices } from '#app/features/invoices/invoices.table.ts'
import { consentTexts } from '#app/features/newsletter/newsletter-consents.table.ts'
import { orderEvents } from '#app/features/orders/order-events.table.ts'
import { orderItems } from '#app/features/orders/order-items.table.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { returns } from '#app/features/orders/returns.table.ts'
import { refunds } from '#app/features/payments/refunds/refunds.table.ts'
import { reviewPhotos } from '#app/features/reviews/review-photos.table.ts'
import { reviews } from '#app/features/reviews/reviews.table.ts'
import { statementRows, transferBookings } from '#app/features/transfers/transfers.table.ts'
import { waitingList } from '#app/features/waiting-list/waiting-list.table.ts'
import { withdrawals } from '#app/features/withdrawals/withdrawals.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/pick.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'

// Finds personal data by email. New tables with personal data must be added to the export and the erasure.

export function hasEmail(column: PgColumn, email: string): SQL {
  return sql`lower(${column}) = lower(${email})`
}

/** What files that were uploaded have of a person, saved or not. */
export function isImportOf(email: string): SQL {
  return eq(fileImportItems.email, email.trim().toLowerCase())
}

/** Orders with this email, and those of its customer with an earlier email. */
export async function listPersonalOrders(db: Database, email: string) {
  const own = db.select({ id: customers.id }).from(customers).where(hasEmail(customers.email, email))
  return await db
    .select({ id: orders.id, email: orders.customerEmail })
    .from(orders)
    .where(or(hasEmail(orders.customerEmail, email), inArray(orders.customerId, own)))
    .orderBy(asc(orders.id))
}

/**
 * Mails to this email, those about `found` orders to the emails of these orders, and those that notified the store of these
 * orders or of a message from this email.
 */
export function listPersonalMails(
  db: Database,
  email: string,
  found: readonly { readonly id: string; readonly email: string }[],
) {
  const { id, event, orderId, recipient, subject, body, createdAt, sentAt } = mailOutbox
  const orderIds = sql.param(found.map((order) => order.id))
  const emails = sql.param(found.map((order) => order.email.toLowerCase()))
  const isAbout = sql`(lower(${recipient}) = any(${emails}::text[]) or ${event} like 'store-%')`
  const ofOrders = sql`${orderId} = any(${orderIds}::uuid[]) and ${isAbout}`
  const ofMessages = sql`${event} like 'store-message:%' and lower(${body} ->> 'replyTo') = lower(${email})`
  return db
    .select({ id, recipient, subject, body, createdAt, sentAt })
    .from(mailOutbox)
    .where(or(hasEmail(recipient, email), ofOrders, ofMessages))
    .orderBy(asc(id))
}

/** Invoices and credit notes, by number. Tax law requires them, so they are exported, but never erased. */
export function listPersonalInvoices(db: Database, orderIds: readonly Id<'order'>[]) {
  const { orderId, number, contents } = invoices
  return db
    .select({ orderId, contents })
    .from(invoices)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(number))
}

/** Notes of staff on orders, returns and refunds, oldest first. They may contain personal data. */
export async function listPersonalNotes(db: Database, orderIds: readonly Id<'order'>[]) {
  const among = (column: PgColumn) => inArray(column, [...orderIds])
  const [written, returned, refunded] = await Promise.all([
    db
      .select({ orderId: orderEvents.orderId, detail: orderEvents.detail, createdAt: orderEvents.createdAt })
      .from(orderEvents)
      .where(and(among(orderEvents.orderId), eq(orderEvents.kind, 'note'))),
    db
      .select({ orderId: returns.orderId, text: returns.note, createdAt: returns.createdAt })
      .from(returns)
      .where(and(among(returns.orderId), ne(returns.note, ''))),
    db
      .select({ orderId: refunds.orderId, text: refunds.note, createdAt: refunds.createdAt })
      .from(refunds)
      .where(and(among(refunds.orderId), ne(refunds.note, ''))),
  ])
  const notes = written.map(({ detail: { text = '' }, ...note }) => ({ ...note, text }))
  return [...notes, ...returned, ...refunded].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

export async function erasePersonalNotes(tx: Database, orderIds: readonly Id<'order'>[]): Promise<void> {
  const among = (column: PgColumn) => inArray(column, [...orderIds])
  await tx.delete(orderEvents).where(and(among(orderEvents.orderId), eq(orderEvents.kind, 'note')))
  await tx
    .update(orderEvents)
    .set({ detail: sql`${orderEvents.detail} - 'text'` })
    .where(and(among(orderEvents.orderId), eq(orderEvents.kind, 'refund'), sql`${orderEvents.detail} ->> 'to' is null`))
  await tx.update(returns).set({ note: '' }).where(among(returns.orderId))
  await tx.update(refunds).set({ note: '' }).where(among(refunds.orderId))
}

/** Reviews of what was bought in these orders. */
export function listPersonalReviews(db: Database, orderIds: readonly Id<'order'>[]) {
  const { customerName, rating, title, comment, height, usualSize, createdAt, id } = reviews
  return db
    .select({ product: orderItems.productName, customerName, rating, title, comment, height, usualSize, createdAt })
    .from(reviews)
    .innerJoin(orderItems, eq(orderItems.id, reviews.orderItemId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(id))
}

/** Rating and fit stay, as they are part of the product's figures. */
export async function erasePersonalReviews(tx: Database, orderIds: readonly Id<'order'>[]): Promise<void> {
  const lines = tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
  const written = tx.select({ id: reviews.id }).from(reviews).where(inArray(reviews.orderItemId, lines))
  await tx.delete(reviewPhotos).where(inArray(reviewPhotos.reviewId, written))
  await tx
    .update(reviews)
    .set({ customerName: '', title: '', comment: '', height: null, usualSize: '', reply: '', repliedAt: null })
    .where(inArray(reviews.orderItemId, lines))
}

/** What was declared about these orders, oldest first. */
export function listPersonalWithdrawals(db: Database, orderIds: readonly Id<'order'>[]) {
  const { orderId, name, createdAt, id } = withdrawals
  return db
    .select({ orderId, name, createdAt })
    .from(withdrawals)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(createdAt), asc(id))
}

export async function erasePersonalWithdrawals(tx: Database, orderIds: readonly Id<'order'>[]): Promise<void> {
  await tx
    .update(withdrawals)
    .set({ name: '' })
    .where(inArray(withdrawals.orderId, [...orderIds]))
}

/** What this email waits or waited for, and the words that its owner was shown. */
export function listPersonalWaiting(db: Database, email: string) {
  return db
    .select({
      product: waitingList.productName,
      ...pick(waitingList, ['size', 'color', 'state', 'language', 'createdAt', 'confirmedAt', 'heldUntil', 'endedAt']),
      text: consentTexts.text,
    })
    .from(waitingList)
    .leftJoin(consentTexts, eq(consentTexts.id, waitingList.textId))
    .where(hasEmail(waitingList.email, email))
    .orderBy(asc(waitingList.id))
}

const ofOrders = (orderIds: readonly Id<'order'>[]) =>
  sql`${statementRows.id} in (select ${transferBookings.rowId} from ${transferBookings} where ${inArray(transferBookings.orderId, [...orderIds])})`

/** What bank statements say of the payers of orders. Rows that no order was found for are not linked to a customer. */
export function listPersonalTransfers(db: Database, orderIds: readonly Id<'order'>[]) {
  const { bookedOn, amount, currency, payerName, payerAccount, reference, text, note, id } = statementRows
  return db
    .select({ bookedOn, amount: { minor: amount, currency }, payerName, payerAccount, reference, text, note })
    .from(statementRows)
    .where(orderIds.length === 0 ? sql`false` : ofOrders(orderIds))
    .orderBy(asc(bookedOn), asc(id))
}

export async function erasePersonalTransfers(tx: Database, orderIds: readonly Id<'order'>[]): Promise<void> {
  if (orderIds.length === 0) return
  await tx
    .update(statementRows)
    .set({ payerName: '', payerAccount: '', reference: '', text: '', note: '' })
    .where(ofOrders(orderIds))
}
