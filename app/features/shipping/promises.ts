import { formatMoney, type Money, money } from '#app/features/money/money.ts'
import { type DeliveryDays, daysOf } from '#app/features/shipping/delivery-time.ts'
import { ratesOf, type ShippingSettings } from '#app/features/shipping/shipping-options.ts'
import { shippingText } from '#app/features/shipping/shipping-text.ts'

export type PromisedRate = {
  readonly key: string
  readonly name: string
  readonly price: Money
  /** The subtotal from which it is free; null for never. */
  readonly freeFrom: Money | null
  readonly days: DeliveryDays | null
}

/** What the store promises about delivery: the rates of the market's first zone, and the countries that it delivers to. */
export type ShippingPromises = {
  readonly deliveries: readonly PromisedRate[]
  readonly hasFreePickup: boolean
  readonly countries: readonly string[]
}

export function promisesOf(settings: ShippingSettings): ShippingPromises {
  const { market, shipping } = settings
  const [first = null] = shipping.zones
  const rates = ratesOf(first, settings)
  const charged = (minor: number) => money(minor, market.currency)
  const deliveries = rates.flatMap(({ kind, key, name, amount, freeFrom, daysMin, daysMax }) => {
    if (kind !== 'delivery') return []
    const limit = freeFrom === null ? null : charged(freeFrom)
    return [{ key, name, price: charged(amount), freeFrom: limit, days: daysOf(daysMin, daysMax) }]
  })
  return {
    deliveries,
    hasFreePickup: rates.some(({ kind, amount }) => kind === 'pickup' && amount === 0),
    countries: deliveries.length > 0 ? deliveryCountries(shipping.zones) : [],
  }
}

function deliveryCountries(zones: ShippingSettings['shipping']['zones']): string[] {
  const delivering = zones.filter(({ rates }) => rates.some(({ kind }) => kind === 'delivery'))
  return [...new Set(delivering.flatMap(({ places }) => places.map(({ country }) => country)))]
}

/** 'Standard delivery in 5-7 business days, free from $150.00' of the first delivery; '' without one. */
export function deliveryPromise({ deliveries: [first] }: ShippingPromises): string {
  if (!first) return ''
  const { name, price, freeFrom, days } = first
  const isFree = price.minor === 0 || freeFrom?.minor === 0
  return shippingText.deliveryPromise({
    name,
    days: days && shippingText.businessDays(days),
    price: isFree ? null : formatMoney(price),
    freeFrom: !isFree && freeFrom ? formatMoney(freeFrom) : null,
  })
}

/** The delivery that is free from the lowest subtotal above 0; null if none is. */
export function freeDelivery({ deliveries }: ShippingPromises): (PromisedRate & { readonly freeFrom: Money }) | null {
  const free = deliveries.flatMap((rate) => {
    const { freeFrom } = rate
    return freeFrom && freeFrom.minor > 0 && rate.price.minor > 0 ? [{ ...rate, freeFrom }] : []
  })
  return free.toSorted((a, b) => a.freeFrom.minor - b.freeFrom.minor)[0] ?? null
}
