import { add, compare, type Money, money, subtract, sum } from '#app/base/money.ts'
import { computeFraction, roundForCash } from '#app/base/money-arithmetic.ts'
import { wiredList } from '#app/lib/wired-list.ts'
import { isCancelled, isPaymentOpen } from '#app/orders/order-status.ts'
import type { Order, OrderItem } from '#app/orders/orders.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { findProvider } from '#app/pricing/payment-providers.ts'

// Reads how much of an order is still due: less than its total once part of it has arrived, or if units came back
// before delivery.

export type PayableOrder = Pick<Order, 'id' | 'paymentProvider' | 'paymentStatus' | 'charged'>

/** Each returns how much of an unpaid order has arrived, for payment methods that allow partial payments. */
export const partialPayments =
  wiredList<(db: Database, order: PayableOrder) => Promise<Money | null>>('partialPayments')

/** Returns how much of an unpaid order has arrived, if anything. */
export async function readArrived(db: Database, order: PayableOrder): Promise<Money | null> {
  for (const read of partialPayments.entries) {
    const arrived = await read(db, order)
    if (arrived) return arrived
  }
  return null
}

/** Returns the part of the total that is missing. */
export function computeDue({ charged }: Pick<Order, 'charged'>, arrived: Money | null): Money {
  return arrived ? subtract(charged.total, arrived) : charged.total
}

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
 * Returns what is collected in cash at the delivery of an unpaid order: its total without the units that came back
 * before, with their share of discount and tax. Shipping and fee stay due.
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
  return computeFraction(taxIncluded ? net : add(net, tax), money(returned, currency), money(quantity, currency))
}
