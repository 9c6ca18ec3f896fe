import { add, formatMoney } from '#app/features/money/money.ts'
import type { Sums } from '#app/features/orders/order-sums.ts'
import { orderText } from '#app/features/orders/order-text.ts'

export function sumRows(
  sums: Sums,
  { shippingName, discountCode }: { readonly shippingName: string | null; readonly discountCode: string },
): { readonly term: string; readonly amount: string }[] {
  const { discount, subtotal, shipping, tax } = sums
  const isReduced = discount.minor > 0 || discountCode !== '' // the same rows in both currencies
  return [
    ...(isReduced
      ? [
          { term: orderText.items, amount: formatMoney(add(subtotal, discount)) },
          { term: orderText.discount(discountCode), amount: `−${formatMoney(discount)}` },
        ]
      : []),
    { term: orderText.subtotal, amount: formatMoney(subtotal) },
    shippingName
      ? {
          term: orderText.shippingBy(shippingName),
          amount: shipping.minor === 0 ? orderText.free : formatMoney(shipping),
        }
      : { term: orderText.shipping, amount: '—' },
    { term: orderText.tax, amount: formatMoney(tax) },
  ]
}
