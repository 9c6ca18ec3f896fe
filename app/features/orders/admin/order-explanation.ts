import { add, formatMoney, money } from '#app/features/money/money.ts'
import { formatPpm } from '#app/features/money/rates.ts'
import { rateText } from '#app/features/orders/order-currencies.ts'
import { type SoldLine, type Sums, shownSums, type TaxSum } from '#app/features/orders/order-sums.ts'
import type { Order, OrderItem } from '#app/features/orders/orders.server.ts'
import { paidTaxes, taxTerm } from '#app/features/orders/sum-rows.ts'
import { countryName } from '#app/lib/format/country.ts'

type ExplainedOrder = Pick<
  Order,
  | 'charged'
  | 'store'
  | 'refunded'
  | 'storeRefunded'
  | 'rate'
  | 'shippingName'
  | 'shippingKind'
  | 'shippingAddress'
  | 'shown'
  | 'discountCode'
>
type ExplainedLine = SoldLine & Pick<OrderItem, 'productName' | 'total'>

export type Step = { readonly term: string; readonly how: string }

/** From the order alone: settings may have changed (docs/rules.md, Money, Tax, Shipping). */
export function explainSums(order: ExplainedOrder, lines: readonly ExplainedLine[]): Step[] {
  const { charged } = order
  const isConverted = isBookedElsewhere(order)
  return [
    ...(isConverted
      ? [
          {
            term: 'Rate',
            how: `${rateText(order)}. A price is converted, rounded to ${roundedTo(order)}, then multiplied.`,
          },
        ]
      : []),
    ...lines.map(({ productName, price, storePrice, quantity, total }) => ({
      term: productName,
      how: `${isConverted ? `${formatMoney(storePrice)} is ${formatMoney(price)}; ` : ''}${formatMoney(price)} × ${quantity} = ${formatMoney(total)}`,
    })),
    ...discountText(order),
    { term: 'Shipping', how: shippingText(order) },
    ...taxSteps(order),
    { term: 'Total', how: totalText(charged) },
    ...shownText(order, lines),
    ...refundText(order),
  ]
}

function isBookedElsewhere({ charged, store }: Pick<ExplainedOrder, 'charged' | 'store'>): boolean {
  return store.total.currency !== charged.total.currency
}

/** 'the cent' of currencies whose hundredth has that name, '¥1' or 'KWD 0.001' of others. */
function roundedTo({ charged: { total } }: Pick<ExplainedOrder, 'charged'>): string {
  return HAS_CENTS.has(total.currency) ? 'the cent' : formatMoney(money(1, total.currency))
}

const HAS_CENTS: ReadonlySet<string> = new Set(['USD', 'EUR', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'ZAR', 'KES'])

function discountText({ discountCode, charged, store }: ExplainedOrder): Step[] {
  if (discountCode === '') return []
  const booked = isBookedElsewhere({ charged, store }) ? `; ${formatMoney(store.discount)} as booked` : ''
  const items = formatMoney(add(charged.subtotal, charged.discount))
  const left = `${items} − ${formatMoney(charged.discount)} = ${formatMoney(charged.subtotal)}`
  return [{ term: 'Discount', how: `${discountCode}: ${left}${booked}` }]
}

function refundText({ charged, store, refunded, storeRefunded }: ExplainedOrder): Step[] {
  if (refunded.minor === 0) return []
  const of = `${formatMoney(refunded)} of ${formatMoney(charged.total)}`
  const booked = `, booked as ${formatMoney(storeRefunded)} of ${formatMoney(store.total)}`
  return [{ term: 'Refunded', how: of + (isBookedElsewhere({ charged, store }) ? booked : '') }]
}

function shippingText({ shippingKind, shippingName: name, charged: { shipping, subtotal } }: ExplainedOrder): string {
  if (shippingKind === 'pickup' && shipping.minor === 0) return 'Picked up: free'
  return shipping.minor === 0
    ? `${name}: free from a subtotal of ${formatMoney(subtotal)}`
    : `${name}: ${formatMoney(shipping)}`
}

/** As rows of `sumRows`, which leave out taxes of nothing. */
function taxSteps({ charged, store, shippingAddress }: ExplainedOrder): Step[] {
  const country = countryName(shippingAddress.country)
  if (charged.isReverseCharge) return [{ term: 'Tax', how: `None: reverse charge, the buyer owes it (${country})` }]
  if (charged.tax.minor === 0 && store.tax.minor === 0) return [{ term: 'Tax', how: `None (${country})` }]
  const taxes = paidTaxes(charged)
  return taxes.map((tax) => ({ term: taxTerm(tax, charged), how: taxText(tax, charged, country) }))
}

function taxText({ rate, net, tax }: TaxSum, { subtotal, taxIncluded }: Sums, country: string): string {
  const share = rate === null ? 'Computed' : `${formatPpm(rate, 10_000)}% (${country})`
  const base = taxIncluded ? add(net, tax) : net
  const isGoods = base.minor === subtotal.minor ? ', without shipping' : ''
  return `${share} ${taxIncluded ? 'in' : 'on'} ${formatMoney(base)}${isGoods} = ${formatMoney(tax)}`
}

function totalText({ subtotal, shipping, tax, total, taxIncluded }: Sums): string {
  const parts = taxIncluded ? [subtotal, shipping] : [subtotal, shipping, tax]
  return `${parts.map((part) => formatMoney(part)).join(' + ')} = ${formatMoney(total)}`
}

function shownText({ charged, store, shown }: ExplainedOrder, lines: readonly ExplainedLine[]): Step[] {
  if (shown.currency === charged.total.currency) return []
  const { total } = shownSums(lines, charged, store, shown)
  return [{ term: 'Shown', how: `as ${formatMoney(total)} to the shopper, charged as ${formatMoney(charged.total)}` }]
}
