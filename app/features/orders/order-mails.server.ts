import type { Money } from '#app/features/money/money.ts'
import type { Actor } from '#app/features/orders/order.ts'
import {
  type CancelledBy,
  cancelledMail,
  confirmationMail,
  type OrderForMail,
  refundMail,
  shippedMail,
} from '#app/features/orders/order-mail.ts'
import { PAYMENT_STATUS, type StatusEffects } from '#app/features/orders/order-status.ts'
import { findOrder, listOrderItems, type Order, type OrderItem } from '#app/features/orders/orders.server.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import { mailingStore, storeMail } from '#app/features/settings/store-mail.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { MailContent } from '#app/platform/mail/mail-content.ts'
import { queueMail } from '#app/platform/mail/outbox.server.ts'

// Each is called in the transaction of what it tells about. An order whose personal data was erased gets no mail.

/** The confirmation to the shopper: one for each order, however often it is asked for. For an order that is paid. */
export async function queueConfirmation(
  tx: Database,
  order: Order,
  items: readonly OrderItem[],
  settings: Settings,
): Promise<void> {
  const content = confirmationMail({ order, lines: items, store: mailingStore(settings) })
  await queue(tx, `order-placed:${order.id}`, order, settings, content)
}

/**
 * What a shopper is told of a new status. `eventId` is the event of the change, so each real change is one mail. The order
 * has that status already.
 */
export async function queueStatusMail(
  tx: Database,
  orderId: Id<'order'>,
  mail: NonNullable<StatusEffects['mail']>,
  eventId: Id<'order-event'>,
  actor: Actor,
): Promise<void> {
  const reported = await orderForMail(tx, orderId)
  if (!reported) return
  const { order, settings } = reported
  const content = mail === 'order-shipped' ? shippedMail(reported) : cancelledMail(reported, cancelledBy(order, actor))
  await queue(tx, `${mail}:${orderId}:${eventId}`, order, settings, content)
}

/** That money of an order was given back; to be called once the order counts it. One mail for each refund. */
export async function queueRefundMail(
  tx: Database,
  orderId: Id<'order'>,
  { id, amount }: { readonly id: Id<'refund'>; readonly amount: Money<'USD'> },
): Promise<void> {
  const reported = await orderForMail(tx, orderId)
  if (reported)
    await queue(tx, `refund:${orderId}:${id}`, reported.order, reported.settings, refundMail(reported, amount))
}

function cancelledBy({ paymentStatus }: Order, actor: Actor): CancelledBy {
  if (actor === 'shopper') return 'shopper'
  return actor === 'store' && !PAYMENT_STATUS[paymentStatus].isCharged ? 'unpaid' : 'staff'
}

/** The order as it stands in this transaction. */
async function orderForMail(tx: Database, orderId: Id<'order'>) {
  const order = await findOrder(tx, orderId)
  if (!order) return null
  const [lines, settings] = [await listOrderItems(tx, orderId), await readSettings(tx)]
  return { order, lines, settings, store: mailingStore(settings) } satisfies OrderForMail & {
    settings: Settings
    order: Order
  }
}

async function queue(
  tx: Database,
  event: string,
  { id, customerEmail }: Pick<Order, 'id' | 'customerEmail'>,
  settings: Settings,
  content: MailContent,
): Promise<void> {
  if (customerEmail === '') return
  await queueMail(tx, { event, orderId: id, recipient: customerEmail, ...storeMail(settings, content) })
}
