import { SHIPPING_TIMES } from '#app/features/checkout/checkout-messages.ts'
import { freeShippingFrom, type ShippingSettings } from '#app/features/checkout/quote/shipping.ts'
import { formatMoney } from '#app/features/money/money.ts'

/**
 * What the home page promises of delivery, payment and support. Only what checkout keeps: amounts and times are its own,
 * and where nothing is delivered, nothing is said of delivery.
 */
export function promisesOf(settings: ShippingSettings): readonly { readonly title: string; readonly text: string }[] {
  const { enable_shipping, enable_local_pickup } = settings
  const freeShipping = {
    title: 'Free shipping',
    text: `Standard delivery is free from ${formatMoney(freeShippingFrom(settings))}.`,
  }
  const freePickup = { title: 'Free pickup', text: 'Collect your order from the store at no cost.' }
  const payment = { title: 'Flexible payment', text: 'Pay by card, PayPal, Apple Pay or Google Pay.' }
  const delivery = {
    title: 'Fast delivery',
    text: `With you in ${SHIPPING_TIMES.standard}, or in ${SHIPPING_TIMES.express} by express.`,
  }
  const support = { title: 'Premium support', text: 'Write to us and a person answers within 24-48 hours.' }
  if (enable_shipping) return [freeShipping, payment, delivery, support]
  return enable_local_pickup ? [freePickup, payment, support] : [payment, support]
}
