import { countryName, withArticles } from '#app/base/countries.ts'
import { add, formatMoney, money, subtract } from '#app/base/money.ts'
import { signedAmount } from '#app/base/money-formats.ts'
import { formatPpm } from '#app/base/rates.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { type SoldLine, type Sums, shownSums, type TaxSum } from '#app/orders/order-sums.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { Order, OrderItem } from '#app/orders/orders.server.ts'
import { paidTaxes, taxTerm } from '#app/orders/sum-rows.ts'
import { rateText } from '#app/orders/sums/order-currencies.ts'

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

type Step = { readonly term: string; readonly explanation: string }

/** Uses only the order's own data, since settings may have changed (docs/rules.md, Money, Tax, Shipping). */
export function explainSums(order: ExplainedOrder, lines: readonly ExplainedLine[]): Step[] {
  const { charged } = order
  const isConverted = isBookedElsewhere(order)
  return [
    ...(isConverted
      ? [{ term: adminText.rate, explanation: adminText.rateExplained(rateText(order), roundedTo(order)) }]
      : []),
    ...lines.map((line) => ({ term: line.productName, explanation: lineText(line, isConverted) })),
    ...discountText(order),
    { term: adminText.shipping, explanation: shippingText(order) },
    ...feeText(order),
    ...taxSteps(order),
    ...roundingText(order),
    { term: adminText.total, explanation: totalText(charged) },
    ...shownText(order, lines),
    ...refundText(order),
  ]
}

function isBookedElsewhere({ charged, store }: Pick<ExplainedOrder, 'charged' | 'store'>): boolean {
  return store.total.currency !== charged.total.currency
}

function lineText({ price, storePrice, quantity, total }: ExplainedLine, isConverted: boolean): string {
  const sum = `${formatMoney(price)} × ${quantity} = ${formatMoney(total)}`
  return isConverted ? adminText.lineConverted(formatMoney(storePrice), formatMoney(price), sum) : sum
}

/** Returns 'the cent' for currencies whose hundredth has that name, '¥1' or 'KWD 0.001' for others. */
function roundedTo({ charged: { total } }: Pick<ExplainedOrder, 'charged'>): string {
  return HAS_CENTS.has(total.currency) ? adminText.theCent : formatMoney(money(1, total.currency))
}

const HAS_CENTS: ReadonlySet<string> = new Set(['USD', 'EUR', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'ZAR', 'KES'])

function discountText({ discountCode, charged, store }: ExplainedOrder): Step[] {
  if (discountCode === '') return []
  const items = formatMoney(add(charged.subtotal, charged.discount))
  const sum = `${discountCode}: ${items} − ${formatMoney(charged.discount)} = ${formatMoney(charged.subtotal)}`
  const isBooked = isBookedElsewhere({ charged, store })
  return [
    {
      term: adminText.discount,
      explanation: isBooked ? adminText.discountBooked(sum, formatMoney(store.discount)) : sum,
    },
  ]
}

function refundText({ charged, store, refunded, storeRefunded }: ExplainedOrder): Step[] {
  if (refunded.minor === 0) return []
  const part = adminText.refundedPart(formatMoney(refunded), formatMoney(charged.total))
  const booked = adminText.refundedPart(formatMoney(storeRefunded), formatMoney(store.total))
  const isBooked = isBookedElsewhere({ charged, store })
  return [{ term: adminText.refunded, explanation: isBooked ? adminText.refundedPartBooked(part, booked) : part }]
}

function shippingText({ shippingKind, shippingName: name, charged }: ExplainedOrder): string {
  const { subtotal } = charged
  const shipping = subtract(charged.shipping, charged.paymentFee)
  if (shippingKind === 'pickup' && shipping.minor === 0) return adminText.pickupFree
  return shipping.minor === 0
    ? adminText.shippingFree(name, formatMoney(subtotal))
    : `${name}: ${formatMoney(shipping)}`
}

function feeText({ charged: { paymentFee } }: ExplainedOrder): Step[] {
  return paymentFee.minor === 0 ? [] : [{ term: orderText.paymentFee, explanation: formatMoney(paymentFee) }]
}

function roundingText({ charged: { rounding, total } }: ExplainedOrder): Step[] {
  if (rounding.minor === 0) return []
  const explanation = `${formatMoney(subtract(total, rounding))} → ${formatMoney(total)}`
  return [{ term: orderText.rounding, explanation }]
}

/** Lists the same taxes as `sumRows`, which leaves out taxes of 0. */
function taxSteps({ charged, store, shippingAddress }: ExplainedOrder): Step[] {
  const country = countryName(shippingAddress.country)
  if (charged.isReverseCharge)
    return [{ term: adminText.tax, explanation: adminText.taxReversed(withArticles(country)) }]
  if (charged.tax.minor === 0 && store.tax.minor === 0)
    return [{ term: adminText.tax, explanation: adminText.noTax(country) }]
  const taxes = paidTaxes(charged)
  return taxes.map((tax) => ({ term: taxTerm(tax, charged), explanation: taxText(tax, charged, country) }))
}

function taxText({ rate, net, tax }: TaxSum, { subtotal, taxIncluded }: Sums, country: string): string {
  const share = rate === null ? adminText.taxComputed : `${formatPpm(rate, 10_000)}% (${country})`
  const base = taxIncluded ? add(net, tax) : net
  const isGoods = base.minor === subtotal.minor
  return adminText.taxExplained(share, taxIncluded ? 'in' : 'on', formatMoney(base), isGoods, formatMoney(tax))
}

function totalText({ subtotal, shipping, tax, rounding, total, taxIncluded }: Sums): string {
  const parts = taxIncluded ? [subtotal, shipping] : [subtotal, shipping, tax]
  const sum = parts.map((part) => formatMoney(part)).join(' + ')
  const rounded = rounding.minor < 0 ? ` ${signedAmount(rounding)}` : ` + ${signedAmount(rounding)}`
  return `${sum}${rounding.minor === 0 ? '' : rounded} = ${formatMoney(total)}`
}

function shownText({ charged, store, shown }: ExplainedOrder, lines: readonly ExplainedLine[]): Step[] {
  if (shown.currency === charged.total.currency) return []
  const { total } = shownSums(lines, charged, store, shown)
  return [{ term: adminText.shown, explanation: adminText.shownAs(formatMoney(total), formatMoney(charged.total)) }]
}
