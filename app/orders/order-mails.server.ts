import { eq } from 'drizzle-orm'
import { getCustomCarriers, getTracking } from '#app/base/carriers.ts'
import { compare, type Money } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { readPartialPayment } from '#app/orders/amount-due.server.ts'
import { type OrderLaw, readOrderLaw } from '#app/orders/evidence/law-of-order.server.ts'
import {
  buildCancelledMail,
  buildConfirmationMail,
  buildPaymentMail,
  buildRefundMail,
  buildShippedMail,
  type OrderDocument,
  type RefundedItems,
} from '#app/orders/mails/mail-contents.ts'
import { createNewOrderNotification, createReturnTransferNotification } from '#app/orders/mails/order-notifications.ts'
import type { Actor } from '#app/orders/order.ts'
import { getCancelledBy, type StatusEffects } from '#app/orders/order-status.ts'
import { findOrder, listOrderItems, type Order, type OrderItem } from '#app/orders/orders.server.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { returnItems } from '#app/orders/returns.table.ts'
import { getPolicySource } from '#app/orders/sales-terms.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import type { MailContent } from '#app/platform/mail/mail-content.ts'
import { type Mail, queueMail, queueMails } from '#app/platform/mail/outbox.server.ts'
import { readPublishedLook } from '#app/store/brand.server.ts'
import type { BrandLook } from '#app/store/brand-look.ts'
import { readCurrentPrefix } from '#app/store/markets.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import type { Settings } from '#app/store/settings.ts'
import {
  getStoreForMail,
  queueNotification,
  writeNotificationMail,
  writeStoreMail,
} from '#app/store/store-mail.server.ts'

// Call each function in the transaction of the change that it reports. Orders whose personal data was erased get no
// emails.

/** The data for emails about an order. `prefix` is the path prefix of the order's locale. */
export type MailedOrder = {
  readonly order: Order
  readonly items: readonly OrderItem[]
  readonly settings: Settings
  readonly look: BrandLook
  readonly prefix: string
  readonly law: OrderLaw
}

/**
 * Also notifies the store, unless that happened when the order was placed. Runs one statement, or more if the email
 * contains terms.
 */
export async function queueConfirmation(
  tx: Database,
  mailed: MailedOrder,
  document: OrderDocument | null = null,
): Promise<void> {
  const { order, law, settings } = mailed
  const terms = law.hasWithdrawal ? await getPolicySource().readMailed(tx, order, settings) : []
  const write = () => buildConfirmationMail({ ...getSources(mailed), document, terms })
  await queueMails(
    tx,
    [buildMail(`order-placed:${mailed.order.id}`, mailed, write), buildStoreMail(mailed)].filter(isMail),
  )
}

function buildStoreMail({ order, items, settings, look }: MailedOrder): Mail | null {
  return writeNotificationMail(createNewOrderNotification(order, items), { settings, look })
}

/**
 * `text` is in the order's language. `account` contains the lines of the account to pay to. Each `key` gets one email.
 */
export type PaymentMail = {
  readonly kind: 'payment-request' | 'payment-reminder' | 'payment-link'
  readonly text: string
  readonly account: readonly string[]
  readonly key?: string
}

/** Queues a payment email. The first payment request of an order also notifies the store. Runs one statement. */
export async function queuePaymentMail(
  tx: Database,
  mailed: MailedOrder,
  { kind, text, account, key = mailed.order.paymentMethod }: PaymentMail,
): Promise<void> {
  const write = () => buildPaymentMail(getSources(mailed), text, account)
  const mails = [
    buildMail(`${kind}:${mailed.order.id}:${key}`, mailed, write),
    kind === 'payment-request' ? buildStoreMail(mailed) : null,
  ]
  await queueMails(tx, mails.filter(isMail))
}

/** `eventId` identifies the event of the change. `refund` is the refund made with the change, if any. */
type StatusMail = {
  readonly mail: NonNullable<StatusEffects['mail']>
  readonly eventId: Id<'order-event'>
  readonly refund: Money | null
}

/** The order already has its new status. */
export async function queueStatusMail(
  tx: Database,
  orderId: Id<'order'>,
  { mail, eventId, refund }: StatusMail,
  actor: Actor,
): Promise<void> {
  const order = await findOrder(tx, orderId)
  if (!order) return
  const mailed = await readMailedOrder(tx, order)
  const sources = getSources(mailed)
  const arrived = await readPartialPayment(tx, order)
  const contents = {
    'order-shipped': () => buildShippedMail(sources),
    'order-cancelled': () => buildCancelledMail(sources, getCancelledBy(order, actor), refund ?? arrived),
  } satisfies Record<StatusMail['mail'], () => MailContent>
  await queueOrderMail(tx, `${mail}:${orderId}:${eventId}`, mailed, contents[mail])
  if (mail === 'order-cancelled' && arrived) {
    await queueNotification(tx, createReturnTransferNotification(order, arrived, eventId), mailed)
  }
}

export async function queueRefundMail(
  tx: Database,
  orderId: Id<'order'>,
  {
    id,
    amount,
    document,
  }: { readonly id: Id<'refund'>; readonly amount: Money; readonly document?: OrderDocument | null },
): Promise<void> {
  const order = await findOrder(tx, orderId)
  if (!order) return
  const mailed = await readMailedOrder(tx, order)
  const refunded = await readRefundedItems(tx, mailed, id, amount)
  const write = () => buildRefundMail({ ...getSources(mailed), document }, amount, refunded)
  await queueOrderMail(tx, `refund:${orderId}:${id}`, mailed, write)
}

/**
 * Returns what a refund is for: the returned units, all units (if the whole order is refunded), shipping, or nothing in
 * particular.
 */
async function readRefundedItems(
  tx: Database,
  { order, items }: MailedOrder,
  id: Id<'refund'>,
  amount: Money,
): Promise<RefundedItems> {
  const units = await tx
    .select({ item: returnItems.orderItemId, quantity: returnItems.quantity })
    .from(refunds)
    .innerJoin(returnItems, eq(returnItems.returnId, refunds.returnId))
    .where(eq(refunds.id, id))
  if (units.length > 0) {
    const lines = items.flatMap((line) => {
      const quantity = units.find(({ item }) => item === line.id)?.quantity ?? 0
      return quantity > 0 ? [{ line, quantity }] : []
    })
    return { for: 'items', lines }
  }
  const [refund] = await tx.select({ parts: refunds.parts }).from(refunds).where(eq(refunds.id, id))
  const isForShipping = refund && refund.parts.length > 0 && refund.parts.every(({ item }) => item === null)
  if (isForShipping) return { for: 'shipping' }
  const isAll = compare(amount, order.charged.total) === 0
  return isAll ? { for: 'items', lines: items.map((line) => ({ line, quantity: line.quantity })) } : { for: 'part' }
}

export async function readMailedOrder(tx: Database, order: Order): Promise<MailedOrder> {
  const [items, settings, look, prefix, law] = [
    await listOrderItems(tx, order.id),
    await readSettings(tx),
    await readPublishedLook(tx),
    await readCurrentPrefix(tx, order),
    await readOrderLaw(tx, order),
  ]
  return { order, items, settings, look, prefix, law }
}

function getSources({ order, items, settings, prefix, law }: MailedOrder) {
  const parcel = getTracking(order.carrier, order.trackingNumber, getCustomCarriers(settings))
  return { order, lines: items, store: getStoreForMail(settings), prefix, law, parcel }
}

async function queueOrderMail(
  tx: Database,
  event: string,
  mailed: MailedOrder,
  write: () => MailContent,
): Promise<void> {
  const mail = buildMail(event, mailed, write)
  if (mail) await queueMail(tx, mail)
}

function buildMail(event: string, { order, settings, look }: MailedOrder, write: () => MailContent): Mail | null {
  const { id: orderId, customerEmail: recipient, language } = order
  if (recipient === '') return null
  const mail = inLanguage(language, () => writeStoreMail(settings, write(), look))
  return { event, orderId, recipient, ...mail }
}

function isMail(mail: Mail | null): mail is Mail {
  return mail !== null
}
