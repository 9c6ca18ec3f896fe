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
export function listImportedSumRows(order: Sums): readonly SumRow[] {
  const { source, discountCode, subtotal, discount, shipping, tax, total, refunded } = order
  const isBeforeDiscount = source === 'woocommerce'
  const discountRow = createRow(
    discountCode ? adminText.discountWithCode(discountCode) : adminText.discount,
    keepPositive(discount),
    '−',
  )
  const goods = [createRow(adminText.subtotal, subtotal), discountRow]
  const isIncluded = isTaxIncluded(order, isBeforeDiscount)
  const taxRow = createRow(isIncluded ? adminText.taxIncluded : adminText.tax, tax)
  return [
    ...(isBeforeDiscount ? goods : goods.toReversed()),
    createRow(adminText.shipping, shipping),
    isIncluded ? null : taxRow,
    createRow(adminText.total, total),
    isIncluded ? taxRow : null,
    createRow(adminText.refunded, keepPositive(refunded), '−'),
  ].filter((sumRow) => sumRow !== null)
}

function createRow(term: string, amount: Money | null, sign: SumRow['sign'] = ''): SumRow | null {
  return amount && { term, amount, sign }
}

function keepPositive(amount: Money | null): Money | null {
  return amount && amount.minor > 0 ? amount : null
}

function isTaxIncluded({ subtotal, discount, shipping, tax, total }: Sums, isBeforeDiscount: boolean): boolean {
  if (!subtotal || !keepPositive(tax)) return false
  const net = isBeforeDiscount && discount ? subtract(subtotal, discount) : subtotal
  return compare(shipping ? add(net, shipping) : net, total) === 0
}
