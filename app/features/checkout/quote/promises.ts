import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { freeShippingFrom, type ShippingSettings } from '#app/features/checkout/quote/shipping.ts'
import { formatMoney } from '#app/features/money/money.ts'

export function promisesOf(settings: ShippingSettings): readonly { readonly title: string; readonly text: string }[] {
  const { enable_shipping, enable_local_pickup } = settings
  const { freeShipping, freePickup, payment, delivery, support } = checkoutText.promises
  if (enable_shipping) {
    const { title, text } = freeShipping
    return [{ title, text: text(formatMoney(freeShippingFrom(settings))) }, payment, delivery, support]
  }
  return enable_local_pickup ? [freePickup, payment, support] : [payment, support]
}
