import { add, compare, type Money, money, subtract, sum } from '#app/base/money.ts'
import { computeFraction } from '#app/base/money-arithmetic.ts'
import { isRefundable, type PaymentStatus } from '#app/orders/order-status.ts'
import type { Order, OrderItem } from '#app/orders/orders.server.ts'
import { type RefundPart, sumRefundParts } from '#app/orders/refund-parts.ts'

export type RefundableOrder = Readonly<
  Pick<Order, 'paymentStatus' | 'charged' | 'store' | 'refunded' | 'storeRefunded'>
>

export function computeRefundable(order: Pick<RefundableOrder, 'paymentStatus' | 'refunded' | 'charged'>): Money {
  const { paymentStatus, charged, refunded } = order
  return isRefundable(paymentStatus) ? subtract(charged.total, refunded) : money(0, refunded.currency)
}

/** `uncollected` is the part of `refunded` that was never paid. */
export function getPaymentStatusAfter(total: Money, refunded: Money, uncollected: Money): PaymentStatus {
  if (compare(refunded, uncollected) === 0) return 'paid'
  return compare(refunded, total) < 0 ? 'partly_refunded' : 'refunded'
}

/** Returns the sum of the refunded parts, but at most the amount that can still be refunded. */
export function computeProposedRefund(order: RefundableOrder, parts: readonly RefundPart[]): Money {
  const left = computeRefundable(order)
  const due = sumRefundParts(parts, left)
  return compare(due, left) > 0 ? left : due
}

type ShippedOrder = Pick<RefundableOrder, 'charged'> & Pick<Order, 'standardShipping'>

/**
 * Returns the shipping refund, with its tax, for a consumer who withdraws from a whole order: at most the cheapest
 * delivery that was offered (Directive 2011/83/EU, Art. 13 (1) and (2)), plus the payment fee. Refunds all shipping if
 * the cheapest delivery was not recorded. Includes the rounding for cash, so that units and shipping add up to the paid
 * amount.
 */
export function computeShippingRefund(
  { charged, standardShipping }: ShippedOrder,
  items: readonly Pick<OrderItem, 'tax'>[],
): Money {
  const { shipping, paymentFee, rounding, tax, taxIncluded } = charged
  const { currency } = shipping
  if (shipping.minor === 0) return rounding
  const delivery = subtract(shipping, paymentFee)
  const exceedsStandard = standardShipping !== null && compare(delivery, standardShipping) > 0
  const due = add(exceedsStandard ? standardShipping : delivery, paymentFee)
  const itemTax = sum(
    items.map((item) => item.tax),
    currency,
  )
  const cost = taxIncluded ? shipping : add(shipping, subtract(tax, itemTax))
  return add(computeFraction(cost, due, shipping), rounding)
}
