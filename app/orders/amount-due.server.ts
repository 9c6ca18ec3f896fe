import { add, compare, type Money, money, subtract, sum } from '#app/base/money.ts'
import { computeFraction, roundForCash } from '#app/base/money-arithmetic.ts'
import { createWiredList } from '#app/lib/wired-list.ts'
import { isCancelled, isPaymentOpen } from '#app/orders/order-status.ts'
import type { Order, OrderItem } from '#app/orders/orders.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { findProvider } from '#app/pricing/payment-providers.ts'

// Computes how much is still due for an order. This is less than the total if part of the total was paid, or if units
// were returned before delivery.

type ChargedTotal = { readonly charged: Pick<Order['charged'], 'total'> }

export type PayableOrder = Pick<Order, 'id' | 'paymentProvider' | 'paymentStatus'> & ChargedTotal

/** Functions that return how much was paid towards an unpaid order, for payment methods that allow partial payments. */
export const partialPayments =
  createWiredList<(db: Database, order: PayableOrder) => Promise<Money | null>>('partialPayments')

/** Returns how much was paid towards an unpaid order; null if nothing was. */
export async function readPartialPayment(db: Database, order: PayableOrder): Promise<Money | null> {
  for (const read of partialPayments.entries) {
    const paidAmount = await read(db, order)
    if (paidAmount) return paidAmount
  }
  return null
}

/** Returns the part of the total that is still to be paid. */
export function computeDue({ charged }: ChargedTotal, paidAmount: Money | null): Money {
  return paidAmount ? subtract(charged.total, paidAmount) : charged.total
}

/** Returns true if the courier collects the payment for an order. */
export function isPaidOnDelivery({ paymentProvider }: Pick<Order, 'paymentProvider'>): boolean {
  return findProvider(paymentProvider)?.capabilities.paymentFlow === 'delivery'
}

/** Returns true if the courier has yet to collect the payment for an order. */
export function isDueOnDelivery({
  paymentProvider,
  paymentStatus,
}: Pick<Order, 'paymentProvider' | 'paymentStatus'>): boolean {
  return isPaymentOpen(paymentStatus) && isPaidOnDelivery({ paymentProvider })
}

/** Returns the amount that the courier has yet to collect; null if there is none. */
export function findCashToCollect(order: Order, items: readonly OrderItem[]): Money | null {
  return isDueOnDelivery(order) && !isCancelled(order.status) ? computeCashDue(order, items) : null
}

type CollectedLine = Pick<OrderItem, 'quantity' | 'total' | 'discount' | 'tax' | 'returned'>

/**
 * Returns the cash to collect when an unpaid order is delivered: its total minus the price of the units that were
 * already returned. That price includes their share of the discount and of the tax. Shipping and the payment fee remain
 * due.
 */
export function computeCashDue({ charged }: Pick<Order, 'charged'>, items: readonly CollectedLine[]): Money {
  const { total, rounding } = charged
  const returned = items.filter((item) => item.returned > 0)
  if (returned.length === 0) return total
  const value = sum(
    returned.map((item) => computeReturnedValue(item, charged)),
    total.currency,
  )
  const due = roundForCash(subtract(subtract(total, rounding), value))
  return compare(due, total) > 0 ? total : due
}

function computeReturnedValue(
  { quantity, returned, total, discount, tax }: CollectedLine,
  { taxIncluded }: Pick<Order['charged'], 'taxIncluded'>,
): Money {
  const net = subtract(total, discount)
  const { currency } = net
  return computeFraction(taxIncluded ? net : add(net, tax), money(returned, currency), money(quantity, currency))
}
