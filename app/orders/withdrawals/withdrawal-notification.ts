import { buildUnitsBlock, getOrderLink } from '#app/orders/mails/order-notifications.ts'
import { isCancelled } from '#app/orders/order-status.ts'
import type { Order } from '#app/orders/orders.server.ts'
import type { OrderWithdrawal } from '#app/orders/withdrawals/order-withdrawal.server.ts'
import { toMailLine } from '#app/platform/mail/typed-text.ts'
import { adminText } from '#app/store/admin-text.ts'
import type { Notification } from '#app/store/store-mail.server.ts'

/** `dueDay` is the day by which the refund is due, for example 'Dec 11, 2026'. */
export function createWithdrawalNotification(
  { id: orderId, orderNumber, status }: Pick<Order, 'id' | 'orderNumber' | 'status'>,
  { id, name, lines }: OrderWithdrawal,
  dueDay: string,
): Notification {
  return {
    kind: 'withdrawal',
    event: `store-withdrawal:${orderId}:${id}`,
    orderId,
    write: () => ({
      subject: adminText.withdrawalSubject(orderNumber),
      title: adminText.withdrawal,
      lines: [
        adminText.withdrawalText(toMailLine(name), orderNumber),
        isCancelled(status) ? adminText.withdrawalCancelled : adminText.withdrawalDue(dueDay),
      ],
      blocks: [buildUnitsBlock(lines)],
      link: getOrderLink(orderId),
    }),
  }
}
