import { add, formatMoney, formatPpm, fromUsd, money } from '#app/features/money/money.ts'
import { countryName } from '#app/features/orders/address.ts'
import { type SoldLine, shopperSums } from '#app/features/orders/order-sums.ts'
import { orderText } from '#app/features/orders/order-text.ts'
import type { Order, OrderItem } from '#app/features/orders/orders.server.ts'

type ExplainedOrder = Pick<
  Order,
  | 'usd'
  | 'store'
  | 'refunded'
  | 'storeRefunded'
  | 'usdRate'
  | 'taxRate'
  | 'shippingMethod'
  | 'shippingAddress'
  | 'shopperCurrency'
  | 'discountCode'
>
type ExplainedLine = SoldLine & Pick<OrderItem, 'productName' | 'total'>

export type Step = { readonly term: string; readonly how: string }

/** From the order alone: settings may have changed (docs/rules.md, Money, Tax, Shipping). */
export function explainSums(order: ExplainedOrder, lines: readonly ExplainedLine[]): Step[] {
  const { usd, store } = order
  const isConverted = store.total.currency !== 'USD'
  const rate = formatMoney(fromUsd(money(1_00, 'USD'), store.total.currency, order.usdRate))
  return [
    ...(isConverted
      ? [{ term: 'Rate', how: `${rate} for $1. A price is converted, rounded to the cent, then multiplied.` }]
      : []),
    ...lines.map(({ productName, price, storePrice, quantity, total }) => ({
      term: productName,
      how: `${isConverted ? `${formatMoney(storePrice)} is ${formatMoney(price)}; ` : ''}${formatMoney(price)} × ${quantity} = ${formatMoney(total)}`,
    })),
    ...discountText(order),
    { term: 'Shipping', how: shippingText(order) },
    { term: 'Tax', how: taxText(order) },
    {
      term: 'Total',
      how: `${formatMoney(usd.subtotal)} + ${formatMoney(usd.shipping)} + ${formatMoney(usd.tax)} = ${formatMoney(usd.total)}`,
    },
    ...shownText(order, lines),
    ...refundText(order),
  ]
}

function discountText({ discountCode, usd, store }: ExplainedOrder): Step[] {
  if (discountCode === '') return []
  const booked = store.total.currency === 'USD' ? '' : `; ${formatMoney(store.discount)} as booked`
  const items = formatMoney(add(usd.subtotal, usd.discount))
  const left = `${items} − ${formatMoney(usd.discount)} = ${formatMoney(usd.subtotal)}`
  return [{ term: 'Discount', how: `${discountCode}: ${left}${booked}` }]
}

function refundText({ usd, store, refunded, storeRefunded }: ExplainedOrder): Step[] {
  if (refunded.minor === 0) return []
  const of = `${formatMoney(refunded)} of ${formatMoney(usd.total)}`
  const booked =
    store.total.currency === 'USD' ? '' : `, booked as ${formatMoney(storeRefunded)} of ${formatMoney(store.total)}`
  return [{ term: 'Refunded', how: of + booked }]
}

function shippingText({ shippingMethod, usd: { shipping, subtotal } }: ExplainedOrder): string {
  if (shippingMethod === 'pickup') return 'Picked up: free'
  const name = orderText.shippingNames[shippingMethod]
  return shipping.minor === 0
    ? `${name}: free from a subtotal of ${formatMoney(subtotal)}`
    : `${name}: ${formatMoney(shipping)}`
}

function taxText({ usd, store, taxRate, shippingAddress }: ExplainedOrder): string {
  const country = countryName(shippingAddress.country)
  if (usd.tax.minor === 0 && store.tax.minor === 0) return `None (${country})`
  const share = taxRate === null ? 'Computed' : `${formatPpm(taxRate, 10_000)}% (${country})`
  return `${share} on ${formatMoney(usd.subtotal)}, without shipping = ${formatMoney(usd.tax)}`
}

function shownText({ usd, store, shopperCurrency }: ExplainedOrder, lines: readonly ExplainedLine[]): Step[] {
  if (shopperCurrency === 'USD') return []
  const { total } = shopperSums(lines, usd, store, shopperCurrency)
  return [{ term: 'Shown', how: `as ${formatMoney(total)} to the shopper, charged as ${formatMoney(usd.total)}` }]
}
