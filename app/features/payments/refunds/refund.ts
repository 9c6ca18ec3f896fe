import { add, compare, fractionOf, type Money, money, subtract, sum, times } from '#app/features/money/money.ts'
import { PAYMENT_STATUS, type PaymentStatus } from '#app/features/orders/order-status.ts'
import type { Order } from '#app/features/orders/orders.server.ts'

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

type ReturnedUnits = { readonly price: Money; readonly before: number; readonly now: number }

/** At most what is left. The difference of two totals, so that all units together are exactly subtotal and tax. */
export function proposedRefund(order: RefundableOrder, units: readonly ReturnedUnits[]): Money {
  const { discount, subtotal, tax } = order.charged
  const full = add(subtotal, discount)
  if (full.minor === 0) return full
  const paid = add(subtotal, tax)
  const priceOf = (count: (line: ReturnedUnits) => number) => {
    const prices = units.map((line) => times(line.price, count(line)))
    return fractionOf(paid, sum(prices, full.currency), full)
  }
  const due = subtract(
    priceOf(({ before, now }) => before + now),
    priceOf(({ before }) => before),
  )
  const left = refundable(order)
  return compare(due, left) > 0 ? left : due
}
