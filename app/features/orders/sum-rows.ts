import { add, formatMoney } from '#app/features/money/money.ts'
import type { ShippingMethod } from '#app/features/orders/order.ts'
import type { Sums } from '#app/features/orders/order-sums.ts'
import { orderText } from '#app/features/orders/order-text.ts'

/** A row of the sums below an order's lines, as text. */
type SumRow = { readonly term: string; readonly amount: string }

/**
 * What stands below the lines of an order, wherever it is shown: items and discount only where there is one, then the
 * subtotal, shipping (a dash where there is no way to deliver), tax. The total is for the caller, who sets it apart.
 */
export function sumRows(
  sums: Sums,
  { shippingMethod, discountCode }: { readonly shippingMethod: ShippingMethod | null; readonly discountCode: string },
): SumRow[] {
  const { discount, subtotal, shipping, tax } = sums
  const isReduced = discount.minor > 0 || discountCode !== '' // the same rows on either side of an order
  return [
    ...(isReduced
      ? [
          { term: orderText.items, amount: formatMoney(add(subtotal, discount)) },
          { term: orderText.discount(discountCode), amount: `−${formatMoney(discount)}` },
        ]
      : []),
    { term: orderText.subtotal, amount: formatMoney(subtotal) },
    shippingMethod
      ? {
          term: orderText.shippingBy(orderText.shippingNames[shippingMethod]),
          amount: shipping.minor === 0 ? orderText.free : formatMoney(shipping),
        }
      : { term: orderText.shipping, amount: '—' },
    { term: orderText.tax, amount: formatMoney(tax) },
  ]
}
