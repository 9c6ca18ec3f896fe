import { adminText } from '#app/orders/admin/admin-text.ts'
import { isPaymentOpen, type OrderStatus, type PaymentStatus } from '#app/orders/order-status.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'

export function getOrderStatusLabel(status: OrderStatus): string {
  return adminText.orderStatuses[status]
}

export function getPaymentStatusLabel(status: PaymentStatus): string {
  return adminText.paymentStatuses[status]
}

type PaidOrder = { readonly paymentStatus: PaymentStatus; readonly paymentMethod: PaymentMethod }

/** Returns the payment status for lists. For unpaid cash on delivery, it is preceded by the method. */
export function getPaymentLabel({ paymentStatus, paymentMethod }: PaidOrder): string {
  const status = getPaymentStatusLabel(paymentStatus)
  if (!isPaymentOpen(paymentStatus) || paymentMethod !== 'cash_on_delivery') return status
  return `${orderText.paymentNames[paymentMethod]}: ${status.toLowerCase()}`
}

/** Returns a label of one or two words for a payment, for phones. */
export function getShortPaymentLabel({ paymentStatus, paymentMethod }: PaidOrder): string {
  const isCash = isPaymentOpen(paymentStatus) && paymentMethod === 'cash_on_delivery'
  return isCash ? adminText.cashDue : adminText.shortPaymentStatuses[paymentStatus]
}

/** Returns the label of the email for an outbox event such as 'order-shipped:…'. */
export function getMailLabel(event: string): string {
  const kinds: Readonly<Record<string, string>> = adminText.mailKinds
  return kinds[event.split(':')[0] ?? ''] ?? adminText.otherMail
}
