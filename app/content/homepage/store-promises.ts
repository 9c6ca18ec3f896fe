import { formatMoney, money } from '#app/base/money.ts'
import { serverHomepageText } from '#app/content/homepage/homepage-text.server.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'
import { formatBusinessDays } from '#app/pricing/shipping.ts'
import {
  findFreeDelivery,
  findPromisedRate,
  getDeliveryName,
  qualifyByPlace,
  type ShippingPromises,
} from '#app/pricing/shipping-promises.ts'

type StorePromise = { readonly title: string; readonly text: string }

/** Promises derived from shipping rates, delivery times, or the `methods` with which shoppers can pay real money. */
export const STORE_PROMISES = {
  shipping: (promises) => buildFreeShippingPromise(promises),
  payment: (_promises, methods) => buildPaymentPromise(methods),
  delivery: (promises) => buildDeliveryTimePromise(promises),
} as const satisfies Record<string, (promises: ShippingPromises, methods: Methods) => StorePromise | null>

/** Null if orders are paid with the demo provider. */
type Methods = readonly PaymentMethod[] | null

function buildPaymentPromise(methods: Methods): StorePromise | null {
  const { title, text } = serverHomepageText.promises.payment
  const names = [...new Set(methods ?? [])].map((method) => orderText.paymentNames[method])
  return names.length > 1 ? { title, text: text(names) } : null // a single method is not a choice
}

function buildFreeShippingPromise(promises: ShippingPromises): StorePromise | null {
  const { freeShipping, freePickup } = serverHomepageText.promises
  const free = findFreeDelivery(promises)
  if (free) {
    const { from, name } = free.value
    const threshold = from > 0 ? formatMoney(money(from, promises.currency)) : null
    const delivery = getDeliveryName(name)
    return { title: freeShipping.title, text: freeShipping.text({ delivery, where: free.where, from: threshold }) }
  }
  return promises.areas.every(({ terms }) => terms === null) && promises.hasFreePickup ? freePickup : null
}

/** Promises the delivery time of standard delivery and, if it is faster, of express delivery. */
function buildDeliveryTimePromise(promises: ShippingPromises): StorePromise | null {
  const { title, text } = serverHomepageText.promises.delivery
  const [standard, express] = [
    findPromisedRate(promises, 'standard', true),
    findPromisedRate(promises, 'express', true),
  ]
  if (!standard?.value.days) return null
  const days = formatBusinessDays(standard.value.days)
  const { days: fastDays = null, name = null } = express?.where === standard.where ? express.value : {}
  const isFaster = fastDays !== null && fastDays.max < standard.value.days.max
  const fast = isFaster && name !== null ? { days: formatBusinessDays(fastDays), name } : null
  return { title, text: text(qualifyByPlace(days, standard.where), fast) }
}
