import { addArticles, countryName } from '#app/base/countries.ts'
import { add, formatMoney, money, subtract } from '#app/base/money.ts'
import { formatSignedAmount } from '#app/base/money-formats.ts'
import { formatPpm } from '#app/base/rates.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { convertSums, type SoldLine, type Sums, type TaxSum } from '#app/orders/order-sums.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { Order, OrderItem } from '#app/orders/orders.server.ts'
import { getTaxTerm, listPaidTaxes } from '#app/orders/sum-rows.ts'
import { formatOrderRate } from '#app/orders/sums/order-currencies.ts'

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

/**
 * Explains how the order's sums were computed. Uses only the order's own data, since settings may have changed
 * (docs/rules.md, Money, Tax, Shipping).
 */
export function explainSums(order: ExplainedOrder, lines: readonly ExplainedLine[]): Step[] {
  const { charged } = order
  const isConverted = hasDifferentCurrencies(order)
  return [
    ...(isConverted
      ? [{ term: adminText.rate, explanation: adminText.rateExplained(formatOrderRate(order), getRoundingUnit(order)) }]
      : []),
    ...lines.map((line) => ({ term: line.productName, explanation: explainLine(line, isConverted) })),
    ...explainDiscount(order),
    { term: adminText.shipping, explanation: explainShipping(order) },
    ...explainFee(order),
    ...explainTaxes(order),
    ...explainRounding(order),
    { term: adminText.total, explanation: explainTotal(charged) },
    ...explainShown(order, lines),
    ...explainRefund(order),
  ]
}

function hasDifferentCurrencies({ charged, store }: Pick<ExplainedOrder, 'charged' | 'store'>): boolean {
  return store.total.currency !== charged.total.currency
}

function explainLine({ price, storePrice, quantity, total }: ExplainedLine, isConverted: boolean): string {
  const sum = `${formatMoney(price)} × ${quantity} = ${formatMoney(total)}`
  return isConverted ? adminText.lineConverted(formatMoney(storePrice), formatMoney(price), sum) : sum
}

/** Returns 'the cent' for currencies with cents, and an amount such as '¥1' or 'KWD 0.001' for others. */
function getRoundingUnit({ charged: { total } }: Pick<ExplainedOrder, 'charged'>): string {
  return HAS_CENTS.has(total.currency) ? adminText.theCent : formatMoney(money(1, total.currency))
}

const HAS_CENTS: ReadonlySet<string> = new Set(['USD', 'EUR', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'ZAR', 'KES'])

function explainDiscount({ discountCode, charged, store }: ExplainedOrder): Step[] {
  if (discountCode === '') return []
  const items = formatMoney(add(charged.subtotal, charged.discount))
  const sum = `${discountCode}: ${items} − ${formatMoney(charged.discount)} = ${formatMoney(charged.subtotal)}`
  const isConverted = hasDifferentCurrencies({ charged, store })
  return [
    {
      term: adminText.discount,
      explanation: isConverted ? adminText.discountBooked(sum, formatMoney(store.discount)) : sum,
    },
  ]
}

function explainRefund({ charged, store, refunded, storeRefunded }: ExplainedOrder): Step[] {
  if (refunded.minor === 0) return []
  const part = adminText.refundedPart(formatMoney(refunded), formatMoney(charged.total))
  const booked = adminText.refundedPart(formatMoney(storeRefunded), formatMoney(store.total))
  const isConverted = hasDifferentCurrencies({ charged, store })
  return [{ term: adminText.refunded, explanation: isConverted ? adminText.refundedPartBooked(part, booked) : part }]
}

function explainShipping({ shippingKind, shippingName: name, charged }: ExplainedOrder): string {
  const { subtotal } = charged
  const shipping = subtract(charged.shipping, charged.paymentFee)
  if (shippingKind === 'pickup' && shipping.minor === 0) return adminText.pickupFree
  return shipping.minor === 0
    ? adminText.shippingFree(name, formatMoney(subtotal))
    : `${name}: ${formatMoney(shipping)}`
}

function explainFee({ charged: { paymentFee } }: ExplainedOrder): Step[] {
  return paymentFee.minor === 0 ? [] : [{ term: orderText.paymentFee, explanation: formatMoney(paymentFee) }]
}

function explainRounding({ charged: { rounding, total } }: ExplainedOrder): Step[] {
  if (rounding.minor === 0) return []
  const explanation = `${formatMoney(subtract(total, rounding))} → ${formatMoney(total)}`
  return [{ term: orderText.rounding, explanation }]
}

/** Lists the same taxes as `listSumRows`, which skips taxes of 0. */
function explainTaxes({ charged, store, shippingAddress }: ExplainedOrder): Step[] {
  const country = countryName(shippingAddress.country)
  if (charged.isReverseCharge)
    return [{ term: adminText.tax, explanation: adminText.taxReversed(addArticles(country)) }]
  if (charged.tax.minor === 0 && store.tax.minor === 0)
    return [{ term: adminText.tax, explanation: adminText.noTax(country) }]
  const taxes = listPaidTaxes(charged)
  return taxes.map((tax) => ({ term: getTaxTerm(tax, charged), explanation: explainTax(tax, charged, country) }))
}

function explainTax({ rate, net, tax }: TaxSum, { subtotal, taxIncluded }: Sums, country: string): string {
  const share = rate === null ? adminText.taxComputed : `${formatPpm(rate, 10_000)}% (${country})`
  const base = taxIncluded ? add(net, tax) : net
  const isGoods = base.minor === subtotal.minor
  return adminText.taxExplained(share, taxIncluded ? 'in' : 'on', formatMoney(base), isGoods, formatMoney(tax))
}

function explainTotal({ subtotal, shipping, tax, rounding, total, taxIncluded }: Sums): string {
  const parts = taxIncluded ? [subtotal, shipping] : [subtotal, shipping, tax]
  const sum = parts.map((part) => formatMoney(part)).join(' + ')
  const rounded = rounding.minor < 0 ? ` ${formatSignedAmount(rounding)}` : ` + ${formatSignedAmount(rounding)}`
  return `${sum}${rounding.minor === 0 ? '' : rounded} = ${formatMoney(total)}`
}

function explainShown({ charged, store, shown }: ExplainedOrder, lines: readonly ExplainedLine[]): Step[] {
  if (shown.currency === charged.total.currency) return []
  const { total } = convertSums(lines, charged, store, shown)
  return [{ term: adminText.shown, explanation: adminText.shownAs(formatMoney(total), formatMoney(charged.total)) }]
}
