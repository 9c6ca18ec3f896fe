import { add, compare, type Money, money, subtract, sum } from '#app/base/money.ts'
import { fractionOf, roundForCash } from '#app/base/money-arithmetic.ts'
import { isCancelled, isPaymentOpen } from '#app/orders/order-status.ts'
import type { Order, OrderItem } from '#app/orders/orders.server.ts'
import { findProvider } from '#app/pricing/payment-providers.ts'

/** Returns true if the courier collects the money of an order. */
export function isPaidOnDelivery({ paymentProvider }: Pick<Order, 'paymentProvider'>): boolean {
  return findProvider(paymentProvider)?.capabilities.paidAt === 'delivery'
}

/** Returns true if the courier has yet to collect the money of an order. */
export function isCollectedOnDelivery({
  paymentProvider,
  paymentStatus,
}: Pick<Order, 'paymentProvider' | 'paymentStatus'>): boolean {
  return isPaymentOpen(paymentStatus) && isPaidOnDelivery({ paymentProvider })
}

/** Returns the amount that the courier has yet to collect; null if there is none. */
export function collectedCash(order: Order, items: readonly OrderItem[]): Money | null {
  return isCollectedOnDelivery(order) && !isCancelled(order.status) ? cashDue(order, items) : null
}

type CollectedLine = Pick<OrderItem, 'quantity' | 'total' | 'discount' | 'tax' | 'returned'>

/**
 * What is collected in cash at the delivery of an unpaid order: its total without the units that came back before, with
 * their share of discount and tax. Shipping and fee stay due.
 */
export function cashDue({ charged }: Pick<Order, 'charged'>, items: readonly CollectedLine[]): Money {
  const { total, rounding } = charged
  const returned = items.filter((item) => item.returned > 0)
  if (returned.length === 0) return total
  const value = sum(
    returned.map((item) => returnedValue(item, charged)),
    total.currency,
  )
  const due = roundForCash(subtract(subtract(total, rounding), value))
  return compare(due, total) > 0 ? total : due
}

function returnedValue(
  { quantity, returned, total, discount, tax }: CollectedLine,
  { taxIncluded }: Pick<Order['charged'], 'taxIncluded'>,
): Money {
  const net = subtract(total, discount)
  const { currency } = net
  return fractionOf(taxIncluded ? net : add(net, tax), money(returned, currency), money(quantity, currency))
}
