import { href } from 'react-router'
import { formatMoney, type Money } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { getPaymentStatusLabel } from '#app/orders/order-labels.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { Order, OrderItem } from '#app/orders/orders.server.ts'
import type { MailBlock } from '#app/platform/mail/mail-content.ts'
import { toMailLine } from '#app/platform/mail/typed-text.ts'
import { adminText } from '#app/store/admin-text.ts'
import type { Notification, NotificationText } from '#app/store/store-mail.server.ts'

// Notifications to the store about orders.

/** Sent once per order, whether it is paid immediately or waits for a transfer. */
export function createNewOrderNotification(order: Order, items: readonly OrderItem[]): Notification {
  const { id: orderId, orderNumber, paymentMethod, paymentStatus } = order
  const total = formatMoney(order.charged.total)
  return {
    kind: 'order',
    event: `store-order:${orderId}`,
    orderId,
    write: () => ({
      subject: adminText.newOrderSubject(orderNumber, total),
      title: adminText.newOrder,
      lines: [
        adminText.newOrderText(orderNumber, toMailLine(order.customerName), total),
        adminText.paidBy(orderText.paymentNames[paymentMethod], getPaymentStatusLabel(paymentStatus).toLowerCase()),
      ],
      blocks: [buildUnitsBlock(items), { kind: 'facts', title: adminText.deliverBy, lines: [order.shippingName] }],
      link: getOrderLink(orderId),
    }),
  }
}

type UnitsLine = Pick<OrderItem, 'productName' | 'variantName' | 'quantity'>

export function buildUnitsBlock(lines: readonly UnitsLine[]): MailBlock {
  return { kind: 'items', items: lines.map(toUnitsItem) }
}

function toUnitsItem({ productName, variantName, quantity }: UnitsLine) {
  return {
    name: productName,
    details: [variantName, adminText.units(quantity)].filter(Boolean),
    amount: '',
    image: null,
  }
}

export function getOrderLink(id: Id<'order'>): NotificationText['link'] {
  return { label: adminText.openOrder, path: href('/admin/orders/:id', { id }) }
}

type OrderReference = Pick<Order, 'id' | 'orderNumber'>

export function createReturnNotification(
  { id: orderId, orderNumber }: OrderReference,
  returnId: Id<'return'>,
  lines: readonly UnitsLine[],
) {
  return {
    kind: 'return',
    event: `store-return:${orderId}:${returnId}`,
    orderId,
    write: () => ({
      subject: adminText.returnSubject(orderNumber),
      title: adminText.returnTitle,
      lines: [adminText.returnText(orderNumber)],
      blocks: [buildUnitsBlock(lines)],
      link: getOrderLink(orderId),
    }),
  } as const satisfies Notification
}

/** 'due': staff pay out the refund themselves. 'failed': the provider could not pay it out. */
export function createRefundNotification(
  { id: orderId, orderNumber }: OrderReference,
  { id, amount, state }: { readonly id: Id<'refund'>; readonly amount: Money; readonly state: 'due' | 'failed' },
): Notification {
  const [subject, title, text] =
    state === 'due'
      ? [adminText.refundSubject, adminText.refundTitle, adminText.refundText]
      : [adminText.refundFailedSubject, adminText.refundFailed, adminText.refundFailedText]
  return {
    kind: 'refund',
    event: `store-refund:${orderId}:${id}:${state}`,
    orderId,
    write: () => ({
      subject: subject(formatMoney(amount), orderNumber),
      title,
      lines: [text(formatMoney(amount), orderNumber)],
      link: getOrderLink(orderId),
    }),
  }
}

/** `eventId` identifies the event of the order's cancellation. */
export function createReturnTransferNotification(
  { id: orderId, orderNumber, customerName }: Pick<Order, 'id' | 'orderNumber' | 'customerName'>,
  arrived: Money,
  eventId: Id<'order-event'>,
): Notification {
  return {
    kind: 'transfer',
    event: `store-transfer:${orderId}:${eventId}`,
    orderId,
    write: () => ({
      subject: adminText.transferReturnSubject(formatMoney(arrived), orderNumber),
      title: adminText.transferReturn,
      lines: [adminText.transferReturnText(formatMoney(arrived), orderNumber, toMailLine(customerName))],
      link: { label: adminText.openTransfers, path: href('/admin/transfers') },
    }),
  }
}
