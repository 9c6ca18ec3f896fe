import { readPublishedLook } from '#app/features/brand/published-look.server.ts'
import type { Money } from '#app/features/money/money.ts'
import type { Actor } from '#app/features/orders/order.ts'
import {
  type CancelledBy,
  cancelledMail,
  confirmationMail,
  type OrderDocument,
  paymentMail,
  refundMail,
  shippedMail,
} from '#app/features/orders/order-mail.ts'
import { readOrderPrefix } from '#app/features/orders/order-prefix.server.ts'
import { PAYMENT_STATUS, type StatusEffects } from '#app/features/orders/order-status.ts'
import { findOrder, listOrderItems, type Order, type OrderItem } from '#app/features/orders/orders.server.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import { mailingStore, storeMail } from '#app/features/settings/store-mail.server.ts'
import { readArrived } from '#app/features/transfers/transfer-orders.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { MailContent } from '#app/platform/mail/mail-content.ts'
import { queueMail } from '#app/platform/mail/outbox.server.ts'

// Call each in the transaction of the change that it reports. Orders whose personal data was erased get no mail.

/** `prefix`: of the order's locale. */
export async function queueConfirmation(
  tx: Database,
  order: Order,
  items: readonly OrderItem[],
  settings: Settings,
  prefix: string,
  document: OrderDocument | null = null,
): Promise<void> {
  const content = confirmationMail({ order, lines: items, store: mailingStore(settings), prefix, document })
  await queue(tx, `order-placed:${order.id}`, order, settings, content)
}

/** `account`: lines that say where to pay; `key`: one mail for each. */
export type PaymentMail = {
  readonly kind: 'payment-request' | 'payment-reminder' | 'payment-link'
  readonly text: string
  readonly account: readonly string[]
  readonly key?: string
}

export async function queuePaymentMail(
  tx: Database,
  order: Order,
  settings: Settings,
  { kind, text, account, key = order.paymentMethod }: PaymentMail,
): Promise<void> {
  const lines = await listOrderItems(tx, order.id)
  const mailed = { order, lines, store: mailingStore(settings), prefix: await readOrderPrefix(tx, order) }
  await queue(tx, `${kind}:${order.id}:${key}`, order, settings, paymentMail(mailed, text, account))
}

/** The order already has its new status; `eventId` is the event of the change. */
export async function queueStatusMail(
  tx: Database,
  orderId: Id<'order'>,
  mail: NonNullable<StatusEffects['mail']>,
  eventId: Id<'order-event'>,
  actor: Actor,
): Promise<void> {
  const mailed = await findOrderForMail(tx, orderId)
  if (!mailed) return
  const { order, settings } = mailed
  const content =
    mail === 'order-shipped'
      ? shippedMail(mailed)
      : cancelledMail(mailed, cancelledBy(order, actor), await readArrived(tx, order))
  await queue(tx, `${mail}:${orderId}:${eventId}`, order, settings, content)
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
  const mailed = await findOrderForMail(tx, orderId)
  if (!mailed) return
  const content = refundMail({ ...mailed, document }, amount)
  await queue(tx, `refund:${orderId}:${id}`, mailed.order, mailed.settings, content)
}

function cancelledBy({ paymentStatus }: Order, actor: Actor): CancelledBy {
  if (actor === 'shopper') return 'shopper'
  return actor === 'store' && !PAYMENT_STATUS[paymentStatus].isCharged ? 'unpaid' : 'staff'
}

async function findOrderForMail(tx: Database, orderId: Id<'order'>) {
  const order = await findOrder(tx, orderId)
  if (!order) return null
  const [lines, settings] = [await listOrderItems(tx, orderId), await readSettings(tx)]
  return { order, lines, settings, store: mailingStore(settings), prefix: await readOrderPrefix(tx, order) }
}

async function queue(tx: Database, event: string, order: Order, settings: Settings, content: MailContent) {
  const { id: orderId, customerEmail: recipient } = order
  if (recipient === '') return
  await queueMail(tx, { event, orderId, recipient, ...storeMail(settings, content, await readPublishedLook(tx)) })
}
