import type { Money } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { createWiredList } from '#app/lib/wired-list.ts'
import type { OrderDocument } from '#app/orders/mails/mail-contents.ts'
import type { Actor } from '#app/orders/order.ts'
import type { MailedOrder } from '#app/orders/order-mails.server.ts'
import type { OrderStatus, StatusEffects } from '#app/orders/order-status.ts'
import type { Order } from '#app/orders/orders.server.ts'
import type { EventHandler } from '#app/platform/db/events.ts'
import type { OfferedProvider } from '#app/pricing/stored-payments.server.ts'
import type { Settings } from '#app/store/settings.ts'

/**
 * An order was placed. Each handler can run one statement, which is sent together with the statements that write the
 * order.
 */
export type OrderPlaced = {
  readonly order: Order
  readonly mailed: MailedOrder
  /** The provider that the shopper pays with, and its terms. */
  readonly payment: OfferedProvider
  readonly isPaid: boolean
  /** True unless the limit on emails to this address has been reached. */
  readonly canMail: boolean
}

export const orderPlaced = createWiredList<EventHandler<OrderPlaced>>('orderPlaced')

/** The payment of an order has arrived, either when the order was placed or later. */
export type PaymentSettled = { readonly orderId: Id<'order'>; readonly settings: Settings; readonly now: Date }

/** A handler can return the document that the confirmation mentions. */
export const paymentSettled = createWiredList<EventHandler<PaymentSettled, OrderDocument | null>>('paymentSettled')

/** Staff, the shopper or the store saved the status of a locked order; `from` and `to` can be equal. */
export type OrderStatusChanged = {
  readonly orderId: Id<'order'>
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly effects: StatusEffects
  /** True if the remaining payment must be refunded. */
  readonly shouldRefund: boolean
  /** True if an email informs the shopper of the change. */
  readonly hasStatusMail: boolean
  readonly actor: Actor
  readonly now: Date
}

/** A handler can return the amount that it refunded, for the email about the change. */
export const orderStatusChanged = createWiredList<EventHandler<OrderStatusChanged, Money | null>>('orderStatusChanged')

/** A refund is complete: no money is left to transfer. */
export type RefundRecorded = {
  readonly refundId: Id<'refund'>
  readonly orderId: Id<'order'>
  readonly staffId: Id<'staff'> | null
  readonly now: Date
}

/** A handler can return the document that the refund email mentions. */
export const refundRecorded = createWiredList<EventHandler<RefundRecorded, OrderDocument | null>>('refundRecorded')
