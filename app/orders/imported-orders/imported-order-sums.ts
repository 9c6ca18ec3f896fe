import type { Source } from '#app/base/imports.ts'
import { add, compare, type Money, subtract } from '#app/base/money.ts'
import { adminText } from '#app/orders/imported-orders/admin-text.ts'

type Sums = {
  readonly source: Source
  readonly discountCode: string
  readonly subtotal: Money | null
  readonly discount: Money | null
  readonly shipping: Money | null
  readonly tax: Money | null
  readonly total: Money
  readonly refunded: Money
}

type SumRow = { readonly term: string; readonly amount: Money; readonly sign: '' | '−' }

/** Returns the rows in the order in which they add up. Only WooCommerce's subtotal is before the discount. */
export function importedSumRows(order: Sums): readonly SumRow[] {
  const { source, discountCode, subtotal, discount, shipping, tax, total, refunded } = order
  const isBefore = source === 'woocommerce'
  const discounted = row(
    discountCode ? adminText.discountWithCode(discountCode) : adminText.discount,
    positive(discount),
    '−',
  )
  const goods = [row(adminText.subtotal, subtotal), discounted]
  const isIncluded = isTaxIncluded(order, isBefore)
  const taxed = row(isIncluded ? adminText.taxIncluded : adminText.tax, tax)
  return [
    ...(isBefore ? goods : goods.toReversed()),
    row(adminText.shipping, shipping),
    isIncluded ? null : taxed,
    row(adminText.total, total),
    isIncluded ? taxed : null,
    row(adminText.refunded, positive(refunded), '−'),
  ].filter((sumRow) => sumRow !== null)
}

function row(term: string, amount: Money | null, sign: SumRow['sign'] = ''): SumRow | null {
  return amount && { term, amount, sign }
}

function positive(amount: Money | null): Money | null {
  return amount && amount.minor > 0 ? amount : null
}

function isTaxIncluded({ subtotal, discount, shipping, tax, total }: Sums, isBefore: boolean): boolean {
  if (!subtotal || !positive(tax)) return false
  const net = isBefore && discount ? subtract(subtotal, discount) : subtotal
  return compare(shipping ? add(net, shipping) : net, total) === 0
}
