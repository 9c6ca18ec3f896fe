import { add, type Money, money, subtract } from '#app/base/money.ts'
import { allocateUpTo, computeFraction } from '#app/base/money-arithmetic.ts'
import type { Id } from '#app/lib/id.ts'
import type { Order, OrderItem } from '#app/orders/orders.server.ts'

/** A line of an order, or null for its shipping. */
export type PartId = Id<'order-item'> | null

/** In minor units of the order's currency, with tax. The parts of a refund add up to its amount. */
export type RefundPart = { readonly item: PartId; readonly amount: number }

type PricedItem = Readonly<Pick<OrderItem, 'id' | 'quantity' | 'total' | 'discount' | 'tax'>>
type ChargedOrder = Readonly<Pick<Order, 'charged'>>

/** `now` units are being returned, after `before` units were already returned. */
export type ReturnedUnits = { readonly item: PricedItem; readonly before: number; readonly now: number }

const sumAmounts = (parts: readonly RefundPart[]) => parts.reduce((total, { amount }) => total + amount, 0)

export function getPartAmount(parts: readonly RefundPart[], item: PartId): number {
  return sumAmounts(parts.filter((part) => part.item === item))
}

/** Lists the costs of the lines and of shipping, which includes the payment fee. */
export function listRefundParts(order: ChargedOrder, items: readonly PricedItem[]): readonly RefundPart[] {
  const lines = items.map((item) => ({ item: item.id, amount: computeItemCost(order, item, item.quantity) }))
  return [...lines, { item: null, amount: Math.max(0, order.charged.total.minor - sumAmounts(lines)) }]
}

/** Returns the remaining amount of each part after earlier refunds. */
export function subtractRefunds(
  parts: readonly RefundPart[],
  refunds: readonly (readonly RefundPart[])[],
): readonly RefundPart[] {
  const refunded = refunds.flat()
  return parts.map(({ item, amount }) => ({ item, amount: Math.max(0, amount - getPartAmount(refunded, item)) }))
}

/**
 * Returns the cost of returned units, at most the remaining amount of their lines. Computed as the difference between
 * two shares of a line, so that all units add up to exactly the line's cost.
 */
export function computeReturnedParts(
  order: ChargedOrder,
  units: readonly ReturnedUnits[],
  left: readonly RefundPart[],
): readonly RefundPart[] {
  return units.map(({ item, before, now }) => {
    const cost = computeItemCost(order, item, before + now) - computeItemCost(order, item, before)
    return { item: item.id, amount: Math.min(cost, getPartAmount(left, item.id)) }
  })
}

/**
 * Divides a refund among `first`, any excess among `second`, then among the remaining goods, and finally shipping.
 * Divides in proportion, and never assigns more than the remaining amount of a part.
 */
export function splitRefund(
  amount: Money,
  left: readonly RefundPart[],
  { first = [], second = [] }: { readonly first?: readonly RefundPart[]; readonly second?: readonly RefundPart[] } = {},
): readonly RefundPart[] {
  const goods = left.filter(({ item }) => item !== null)
  let parts = left.map(({ item }) => ({ item, amount: 0 }))
  for (const stage of [first, second, goods, left]) {
    const limits = left.map((part, index) => {
      return Math.min(getPartAmount(stage, part.item), part.amount - (parts[index]?.amount ?? 0))
    })
    const shares = allocateUpTo(money(amount.minor - sumAmounts(parts), amount.currency), limits)
    parts = parts.map((part, index) => ({ ...part, amount: part.amount + (shares[index] ?? 0) }))
  }
  return parts.filter((part) => part.amount > 0)
}

/** Returns the parts that staff chose. */
export function selectParts(left: readonly RefundPart[], chosen: readonly PartId[]): readonly RefundPart[] {
  return left.filter(({ item }) => chosen.includes(item))
}

export function sumRefundParts(parts: readonly RefundPart[], { currency }: Pick<Money, 'currency'>): Money {
  return money(sumAmounts(parts), currency)
}

function computeItemCost(order: ChargedOrder, item: PricedItem, units: number): number {
  return computeUnitsCost(computeLineCost(order, item), units, item.quantity).minor
}

/** Returns the cost of a line after the discount, with tax but without shipping. */
export function computeLineCost({ charged }: ChargedOrder, { total, discount, tax }: PricedItem): Money {
  const net = total.minor - discount.minor
  return money(charged.taxIncluded ? net : net + tax.minor, total.currency)
}

/** Returns the cost of the first `units` of a line of `quantity` units. */
export function computeUnitsCost(cost: Money, units: number, quantity: number): Money {
  return computeFraction(cost, money(units, cost.currency), money(quantity, cost.currency))
}

type RefundedOrder = Readonly<Pick<Order, 'charged' | 'store' | 'refunded' | 'storeRefunded'>>

/**
 * Returns a refund in the store currency: the amount of all refunds including this one, minus the earlier refunds, so
 * that the last refund absorbs rounding differences.
 */
export function computeStoreRefund({ charged, store, refunded, storeRefunded }: RefundedOrder, amount: Money): Money {
  const due = subtract(computeFraction(store.total, add(refunded, amount), charged.total), storeRefunded)
  return due.minor < 0 ? money(0, store.total.currency) : due // negative after a failed refund that was rounded down
}
