import { adminText } from '#app/features/notifications/admin-text.ts'
import type { Notification } from '#app/features/notifications/queue-notification.server.ts'
import { typedLine } from '#app/features/notifications/typed-text.ts'
import { linkTo, unitsBlock } from '#app/features/orders/order-notifications.ts'
import type { Order } from '#app/features/orders/orders.server.ts'
import type { OrderWithdrawal } from '#app/features/withdrawals/order-withdrawal.server.ts'

/** `dueDay`: by which its refund is due, as in ‘11 Dec 2026’. */
export function withdrawalNotification(
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
        adminText.withdrawalText(typedLine(name), orderNumber),
        status === 'cancelled' ? adminText.withdrawalCancelled : adminText.withdrawalDue(dueDay),
      ],
      blocks: [unitsBlock(lines)],
      link: linkTo(orderId),
    }),
  }
}
