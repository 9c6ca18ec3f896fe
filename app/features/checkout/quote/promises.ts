import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { formatMoney } from '#app/features/money/money.ts'
import type { PaymentMethod } from '#app/features/orders/order.ts'
import { orderText } from '#app/features/orders/order-text.ts'
import { freeDelivery, type PromisedRate, type ShippingPromises } from '#app/features/shipping/promises.ts'
import { shippingText } from '#app/features/shipping/shipping-text.ts'

type Promised = { readonly title: string; readonly text: string }

/**
 * The promises of the homepage: what the shipping rates say, the `methods` by which shoppers pay real money, and those of
 * the demo store. Null: the demo provider takes the orders.
 */
export function homepagePromises(
  promises: ShippingPromises,
  methods: readonly PaymentMethod[] | null,
  hasDemoContent: boolean,
): readonly Promised[] {
  const { support } = checkoutText.promises
  const [free, days] = [freePromise(promises), daysPromise(promises.deliveries)]
  const payment = paymentPromise(methods, hasDemoContent)
  return [free, payment, days, hasDemoContent ? support : null].filter((promise) => promise !== null)
}

function paymentPromise(methods: readonly PaymentMethod[] | null, hasDemoContent: boolean): Promised | null {
  const { title, demo, text } = checkoutText.promises.payment
  if (methods === null) return hasDemoContent ? { title, text: demo } : null
  const names = [...new Set(methods)].map((method) => orderText.paymentNames[method])
  return names.length > 0 ? { title, text: text(names) } : null
}

function freePromise(promises: ShippingPromises): Promised | null {
  const { freeShipping, freePickup } = checkoutText.promises
  const free = freeDelivery(promises)
  if (free) return { title: freeShipping.title, text: freeShipping.text(free.name, formatMoney(free.freeFrom)) }
  return promises.deliveries.length === 0 && promises.hasFreePickup ? freePickup : null
}

/** How long the first delivery takes, and the first that is faster. */
function daysPromise(deliveries: readonly PromisedRate[]): Promised | null {
  const timed = deliveries.flatMap(({ name, days }) => (days ? [{ name, days }] : []))
  const [first] = timed
  if (!first) return null
  const faster = timed.find(({ days }) => days.max < first.days.max)
  const { title, text } = checkoutText.promises.delivery
  const fast = faster && { days: shippingText.businessDays(faster.days), name: asWord(faster.name) }
  return { title, text: text(shippingText.businessDays(first.days), fast ?? null) }
}

/** 'Express' within a sentence; 'DHL' stays. */
function asWord(name: string): string {
  return /^\p{Lu}\p{Ll}+$/u.test(name) ? name.toLowerCase() : name
}
