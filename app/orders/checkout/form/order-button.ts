import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { lawText } from '#app/orders/law/law-text.ts'

type OrderButton = {
  /** The market's text with '{total}'; '' for the built-in text. */
  readonly own: string
  /** True if the law requires the button to mention payment and nothing else (Directive 2011/83/EU, Art. 8(2)). */
  readonly namesPayment: boolean
}

/** `known`: the total, or null until it is known. */
export function getOrderButtonText({ own, namesPayment }: OrderButton, known: string | null): string {
  const total = namesPayment ? null : known
  if (own === '') return namesPayment ? lawText.orderAndPay : checkoutText.placeOrder(total)
  const text = own.replaceAll('{total}', total ?? '')
  // Without a total, the separator beside it is removed too: 'Pay · {total}' becomes 'Pay'
  return total === null ? text.replace(/^[\s·:,–-]+|[\s·:,–-]+$/g, '') : text
}
