import { compare, fractionOf, type Money, money, subtract, sum, times } from '#app/features/money/money.ts'
import { PAYMENT_STATUS, type PaymentStatus } from '#app/features/orders/order-status.ts'
import type { Sums } from '#app/features/orders/order-sums.ts'

// What can be given back of an order, and what that is in the books (docs/rules.md, Returns and refunds). Pure, so that the
// form proposes exactly what the server takes.

/** As much of an order as its refunds depend on: what was charged, what was booked, and what was given back of both. */
export type RefundableOrder = {
  readonly paymentStatus: PaymentStatus
  readonly usd: Sums<'USD'>
  readonly store: Sums
  readonly refunded: Money<'USD'>
  readonly storeRefunded: Money
}

/** What can still be given back: nothing before it was paid. */
export function refundable({
  paymentStatus,
  usd,
  refunded,
}: Pick<RefundableOrder, 'paymentStatus' | 'refunded'> & {
  readonly usd: Pick<Sums<'USD'>, 'total'>
}): Money<'USD'> {
  return PAYMENT_STATUS[paymentStatus].isRefundable ? subtract(usd.total, refunded) : money(0, 'USD')
}

/**
 * What a refund is in the books: what all refunds up to this one are of the booked total, less what was booked before. So
 * the last cent of the dollars takes the last of the store currency with it. `amount` is at most what is left.
 */
export function storeRefundOf({ usd, store, refunded, storeRefunded }: RefundableOrder, amount: Money<'USD'>): Money {
  const part = money(refunded.minor + amount.minor, 'USD')
  const due = subtract(fractionOf(store.total, part, usd.total), storeRefunded)
  return due.minor < 0 ? money(0, store.total.currency) : due // where one failed that was rounded down
}

/** What an order's payment is called after refunds of `refunded` in all. */
export function paymentStatusAfter(total: Money<'USD'>, refunded: Money<'USD'>): PaymentStatus {
  if (refunded.minor === 0) return 'paid'
  return compare(refunded, total) < 0 ? 'partly_refunded' : 'refunded'
}

/** A line, how many of it came back before, and how many come back now. */
type ReturnedUnits = { readonly price: Money<'USD'>; readonly before: number; readonly now: number }

/**
 * What units that come back cost: their share of the subtotal, after the discount, and of the tax on it. Shipping stays.
 * Counted from the first piece on, so that all pieces together are exactly subtotal and tax; never more than is left.
 */
export function proposedRefund(order: RefundableOrder, units: readonly ReturnedUnits[]): Money<'USD'> {
  const { discount, subtotal, tax } = order.usd
  const full = sum([subtotal, discount], 'USD')
  if (full.minor === 0) return money(0, 'USD')
  const paid = sum([subtotal, tax], 'USD')
  const worth = (count: (line: ReturnedUnits) => number) =>
    fractionOf(
      paid,
      sum(
        units.map((line) => times(line.price, count(line))),
        'USD',
      ),
      full,
    )
  const due = subtract(
    worth(({ before, now }) => before + now),
    worth(({ before }) => before),
  )
  const left = refundable(order)
  return compare(due, left) > 0 ? left : due
}
