import { compare, fractionOf, type Money, money, subtract, sum, times } from '#app/features/money/money.ts'
import { PAYMENT_STATUS, type PaymentStatus } from '#app/features/orders/order-status.ts'
import type { Order } from '#app/features/orders/orders.server.ts'

export type RefundableOrder = Readonly<Pick<Order, 'paymentStatus' | 'usd' | 'store' | 'refunded' | 'storeRefunded'>>

export function refundable(order: Pick<RefundableOrder, 'paymentStatus' | 'refunded' | 'usd'>): Money<'USD'> {
  const { paymentStatus, usd, refunded } = order
  return PAYMENT_STATUS[paymentStatus].isRefundable ? subtract(usd.total, refunded) : money(0, 'USD')
}

/** The share of all refunds up to this one, less what was booked before, so that the last cent takes the rest. */
export function storeRefundOf({ usd, store, refunded, storeRefunded }: RefundableOrder, amount: Money<'USD'>): Money {
  const part = money(refunded.minor + amount.minor, 'USD')
  const due = subtract(fractionOf(store.total, part, usd.total), storeRefunded)
  return due.minor < 0 ? money(0, store.total.currency) : due // after a failed refund that was rounded down
}

export function paymentStatusAfter(total: Money<'USD'>, refunded: Money<'USD'>): PaymentStatus {
  if (refunded.minor === 0) return 'paid'
  return compare(refunded, total) < 0 ? 'partly_refunded' : 'refunded'
}

type ReturnedUnits = { readonly price: Money<'USD'>; readonly before: number; readonly now: number }

/** At most what is left. The difference of two totals, so that all units together are exactly subtotal and tax. */
export function proposedRefund(order: RefundableOrder, units: readonly ReturnedUnits[]): Money<'USD'> {
  const { discount, subtotal, tax } = order.usd
  const full = sum([subtotal, discount], 'USD')
  if (full.minor === 0) return money(0, 'USD')
  const paid = sum([subtotal, tax], 'USD')
  const priceOf = (count: (line: ReturnedUnits) => number) => {
    const prices = units.map((line) => times(line.price, count(line)))
    return fractionOf(paid, sum(prices, 'USD'), full)
  }
  const due = subtract(
    priceOf(({ before, now }) => before + now),
    priceOf(({ before }) => before),
  )
  const left = refundable(order)
  return compare(due, left) > 0 ? left : due
}
