import type { Id } from '#app/lib/id.ts'
import { serverOrderText } from '#app/orders/mails/order-text.server.ts'
import { getOrderPath } from '#app/orders/order.ts'
import { readMailedOrder } from '#app/orders/order-mails.server.ts'
import type { Order } from '#app/orders/orders.server.ts'
import type { WithdrawalReceipt } from '#app/orders/withdrawals/storefront/withdraw-result.ts'
import { serverWithdrawalText } from '#app/orders/withdrawals/withdrawal-text.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { MailContent } from '#app/platform/mail/mail-content.ts'
import { queueMail } from '#app/platform/mail/outbox.server.ts'
import { getStoreForMail, writeStoreMail } from '#app/store/store-mail.server.ts'

/** Returns the outbox event of a withdrawal's receipt. */
export function getReceiptEvent(id: Id<'withdrawal'>): string {
  return `withdrawal:${id}`
}

/**
 * Queues the acknowledgment on a durable medium, with the declaration's content, date and time (Directive 2011/83/EU,
 * Art. 11a (4)).
 */
export async function queueWithdrawalReceipt(
  tx: Database,
  order: Order,
  id: Id<'withdrawal'>,
  { orderNumber, name, at, lines, next }: WithdrawalReceipt,
): Promise<void> {
  const { settings, look, prefix } = await readMailedOrder(tx, order)
  const { name: storeName, origin } = getStoreForMail(settings)
  const mail = serverWithdrawalText.mail
  const content: MailContent = {
    subject: mail.subject(storeName, orderNumber),
    preview: mail.text(orderNumber, at),
    title: mail.title,
    blocks: [
      { kind: 'text', lines: [mail.text(orderNumber, at), next] },
      { kind: 'facts', title: mail.name, lines: [name] },
      { kind: 'facts', title: mail.receivedAt, lines: [at] },
      {
        kind: 'items',
        items: lines.map(({ units, productName, variantName }) => ({
          name: productName,
          details: [variantName, serverWithdrawalText.withdrawnUnits(units)].filter(Boolean),
          amount: '',
          image: null,
        })),
      },
      { kind: 'button', label: serverOrderText.viewOrder, href: origin + getOrderPath(order.link, prefix) },
    ],
  }
  const { id: orderId, customerEmail: recipient } = order
  await queueMail(tx, { event: getReceiptEvent(id), orderId, recipient, ...writeStoreMail(settings, content, look) })
}
