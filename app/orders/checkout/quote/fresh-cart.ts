import type { Money } from '#app/base/money.ts'
import { type CartLine, isSameLine, type LinePrice } from '#app/orders/cart/cart.ts'
import { toStoredPrice } from '#app/orders/cart/stored-price.ts'
import type { FreshCart, FreshLine } from '#app/orders/checkout/order/order-outcome.ts'
import type { Quote } from '#app/orders/checkout/quote/quote.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'
import type { PaymentOption } from '#app/pricing/payment-terms.ts'
import type { ShippingOption } from '#app/pricing/shipping-options.ts'

export function toRequestLines(lines: readonly CartLine[]) {
  return lines.map(({ product, size, color, quantity, hold }) => {
    return { productId: product.id, size, color: color.name, quantity, ...(hold && { hold }) }
  })
}

export function findFreshLine(fresh: FreshCart | null, line: CartLine): FreshLine | undefined {
  return fresh?.lines.find(({ productId, size, color }) =>
    isSameLine(line, { product: { id: productId }, size, color: { name: color } }),
  )
}

export function findChosenOption({ options, method }: Quote): ShippingOption | undefined {
  return options.find((option) => option.method === method)
}

/** Returns the first option if the chosen one is not offered. */
export function findChosenPayment(quote: Quote | null, chosen: PaymentMethod): PaymentOption | undefined {
  return quote?.payments.find(({ method }) => method === chosen) ?? quote?.payments[0]
}

/** Returns the id of the only pickup point or, if there are several, of the chosen one; '' if none is chosen. */
export function getPickupPointId({ pickupPoints }: Quote, chosen: string): string {
  const point = pickupPoints.length === 1 ? pickupPoints[0] : pickupPoints.find(({ id }) => id === chosen)
  return point?.id ?? ''
}

/** Returns the server's totals for available lines. They add up to the quote's subtotal before the discount. */
export function getLineTotals({ lines, quote }: FreshCart): ReadonlyMap<FreshLine, Money> {
  const orderable = lines.filter(({ product, quantity }) => product && quantity > 0)
  return new Map(
    quote?.lines.flatMap(({ shownTotal }, index) => (orderable[index] ? [[orderable[index], shownTotal]] : [])),
  )
}

export function countAvailableUnits(fresh: FreshCart | null, line: CartLine): number {
  const current = findFreshLine(fresh, line)
  return current && current.quantity < current.requested ? Math.min(current.quantity, line.quantity) : line.quantity
}

/** Returns how many units of a line are on backorder; fewer if its quantity was lowered since the response. */
export function countBackorderedUnits(fresh: FreshCart | null, line: CartLine): number {
  const current = findFreshLine(fresh, line)
  const backordered = current?.product?.backordered ?? 0
  return backordered === 0 ? 0 : Math.max(0, line.quantity - (current?.requested ?? 0) + backordered)
}

export function refreshLines(lines: readonly CartLine[], fresh: FreshCart): readonly CartLine[] {
  return lines.map((line) => {
    const now = findFreshLine(fresh, line)?.product
    if (!now) return line
    const { name, hex } = line.color
    return {
      ...line,
      product: { id: line.product.id, name: now.name, ...toStoredPrice(now) },
      color: { name, hex, ...(now.colorLabel && { label: now.colorLabel }) },
    }
  })
}

/** Returns the price in the form in which the cart stores it, to compare with the price that the shopper accepted. */
export function getFreshPrice(now: NonNullable<FreshLine['product']>): LinePrice {
  const { price, charged } = toStoredPrice(now)
  return charged ?? price
}

export function acceptLines(lines: readonly CartLine[], fresh: FreshCart): readonly CartLine[] {
  return refreshLines(lines, fresh).flatMap((line) => {
    const quantity = countAvailableUnits(fresh, line)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}
