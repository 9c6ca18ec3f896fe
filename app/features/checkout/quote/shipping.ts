import { chargedPrice, type Market } from '#app/features/markets/market.ts'
import { compare, convert, inverse, type Money, money } from '#app/features/money/money.ts'
import type { ShippingMethod } from '#app/features/orders/order.ts'
import type { Settings } from '#app/features/settings/settings.ts'

export type ShippingSettings = Pick<
  Settings,
  'enable_shipping' | 'enable_local_pickup' | 'default_shipping_rate' | 'free_shipping_threshold'
> & { readonly market: Market }

export type ShippingOption = {
  readonly method: ShippingMethod
  readonly cost: Money
  readonly storeCost: Money
}

const STANDARD = money(10_00, 'USD')
const EXPRESS = money(25_00, 'USD')
const FREE_FROM = money(150_00, 'USD')

/** In display order. Free shipping is decided only here, on the charged subtotal (docs/rules.md, Shipping). */
export function shippingOptions(settings: ShippingSettings, subtotal: Money): readonly ShippingOption[] {
  const options: ShippingOption[] = []
  if (settings.enable_shipping) {
    const isFree = compare(subtotal, freeShippingFrom(settings)) >= 0
    options.push(isFree ? option('standard', money(0, 'USD'), settings) : standard(settings))
    options.push(option('express', EXPRESS, settings))
  }
  if (settings.enable_local_pickup) options.push(option('pickup', money(0, 'USD'), settings))
  return options
}

export function freeShippingFrom({ market, free_shipping_threshold }: ShippingSettings): Money {
  if (free_shipping_threshold === 0) return FREE_FROM
  return chargedPrice(money(free_shipping_threshold, market.storeCurrency), market)
}

/** A rate that staff entered is booked as entered, in the store currency. */
function standard(settings: ShippingSettings): ShippingOption {
  const { market, default_shipping_rate } = settings
  if (default_shipping_rate === 0) return option('standard', STANDARD, settings)
  const storeCost = money(default_shipping_rate, market.storeCurrency)
  return { method: 'standard', cost: chargedPrice(storeCost, market), storeCost }
}

function option(method: ShippingMethod, cost: Money, { market }: ShippingSettings): ShippingOption {
  return { method, cost, storeCost: convert(cost, market.storeCurrency, inverse(market.rate)) }
}
