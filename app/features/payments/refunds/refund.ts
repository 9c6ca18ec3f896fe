import { fractionOf } from '#app/features/money/arithmetic.ts'
import { add, compare, type Money, money, subtract, sum } from '#app/features/money/money.ts'
import { PAYMENT_STATUS, type PaymentStatus } from '#app/features/orders/order-status.ts'
import type { Order, OrderItem } from '#app/features/orders/orders.server.ts'

export type RefundableOrder = Readonly<
  Pick<Order, 'paymentStatus' | 'charged' | 'store' | 'refunded' | 'storeRefunded'>
>

export function refundable(order: Pick<RefundableOrder, 'paymentStatus' | 'refunded' | 'charged'>): Money {
  const { paymentStatus, charged, refunded } = order
  return PAYMENT_STATUS[paymentStatus].isRefundable ? subtract(charged.total, refunded) : money(0, refunded.currency)
}

/** The share of all refunds up to this one, less what was booked before, so that the last cent takes the rest. */
export function storeRefundOf({ charged, store, refunded, storeRefunded }: RefundableOrder, amount: Money): Money {
  const due = subtract(fractionOf(store.total, add(refunded, amount), charged.total), storeRefunded)
  return due.minor < 0 ? money(0, store.total.currency) : due // after a failed refund that was rounded down
}

export function paymentStatusAfter(total: Money, refunded: Money): PaymentStatus {
  if (refunded.minor === 0) return 'paid'
  return compare(refunded, total) < 0 ? 'partly_refunded' : 'refunded'
}

type ReturnedUnits = {
  readonly item: Readonly<Pick<OrderItem, 'quantity' | 'total' | 'discount' | 'tax'>>
  readonly before: number
  readonly now: number
}

/** At most what is left. Each line's is the difference of two shares of what it cost, so that all its units are exactly that. */
export function proposedRefund(order: RefundableOrder, units: readonly ReturnedUnits[]): Money {
  const { currency } = order.refunded
  const due = sum(
    units.map(({ item, before, now }) => subtract(shareOf(order, item, before + now), shareOf(order, item, before))),
    currency,
  )
  const left = refundable(order)
  return compare(due, left) > 0 ? left : due
}

/** Of so many units of a line: after the discount, with the tax, without shipping. */
function shareOf(
  { charged }: RefundableOrder,
  { quantity, total, discount, tax }: ReturnedUnits['item'],
  units: number,
) {
  const net = subtract(total, discount)
  const { currency } = net
  return fractionOf(charged.taxIncluded ? net : add(net, tax), money(units, currency), money(quantity, currency))
}
