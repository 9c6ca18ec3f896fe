import { href } from 'react-router'
import { formatMoney, type Money } from '#app/base/money.ts'
import type { Order } from '#app/orders/orders.server.ts'
import { adminText } from '#app/store/admin-text.ts'
import type { Notification } from '#app/store/store-mail.server.ts'

// The store is notified of these events of an order's payment.

/** Each partial payment that arrives is a separate event. */
export function createPartPaidNotification(
  { id: orderId, orderNumber, charged }: Pick<Order, 'id' | 'orderNumber' | 'charged'>,
  received: Money,
): Notification {
  return {
    kind: 'transfer',
    event: `store-transfer:${orderId}:part:${received.minor}`,
    orderId,
    write: () => ({
      subject: adminText.transferPartSubject(orderNumber),
      title: adminText.transferPart,
      lines: [adminText.transferPartText(formatMoney(received), formatMoney(charged.total), orderNumber)],
      link: { label: adminText.openTransfers, path: href('/admin/transfers') },
    }),
  }
}

export function createMismatchNotification(
  { id: orderId, orderNumber }: Pick<Order, 'id' | 'orderNumber'>,
  reference: string,
): Notification {
  return {
    kind: 'transfer',
    event: `store-transfer:${orderId}:mismatch:${reference}`,
    orderId,
    write: () => ({
      subject: adminText.mismatchSubject(orderNumber),
      title: adminText.mismatch,
      lines: [adminText.mismatchText(orderNumber)],
      link: { label: adminText.openOrder, path: href('/admin/orders/:id', { id: orderId }) },
    }),
  }
}
