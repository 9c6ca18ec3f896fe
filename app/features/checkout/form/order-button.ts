import { checkoutText } from '#app/features/checkout/checkout-text.ts'

/** `own`: the market's text with '{total}', '' for the built-in one. `total` is null until it is known. */
export function orderButtonText(own: string, total: string | null): string {
  if (own === '') return checkoutText.placeOrder(total)
  const text = own.replaceAll('{total}', total ?? '')
  // Without a total, its separator goes too: 'Pay · {total}' is 'Pay'
  return total === null ? text.replace(/^[\s·:,–-]+|[\s·:,–-]+$/g, '') : text
}
