import { compare, fromUsd, type Money, money, type StoreCurrency, toUsd } from '#app/features/money/money.ts'
import type { ShippingMethod } from '#app/features/orders/order.ts'
import type { Settings } from '#app/features/settings/settings.ts'

export type ShippingSettings = Pick<
  Settings,
  | 'store_currency'
  | 'usd_rate'
  | 'enable_shipping'
  | 'enable_local_pickup'
  | 'default_shipping_rate'
  | 'free_shipping_threshold'
>

export type ShippingOption = {
  readonly method: ShippingMethod
  readonly cost: Money<'USD'>
  readonly storeCost: Money<StoreCurrency>
}

const STANDARD = money(10_00, 'USD')
const EXPRESS = money(25_00, 'USD')
const FREE_FROM = money(150_00, 'USD')

/** In display order. Free shipping is decided only here, on the USD subtotal (docs/rules.md, Shipping). */
export function shippingOptions(settings: ShippingSettings, subtotal: Money<'USD'>): readonly ShippingOption[] {
  const options: ShippingOption[] = []
  if (settings.enable_shipping) {
    const isFree = compare(subtotal, freeShippingFrom(settings)) >= 0
    options.push(isFree ? option('standard', money(0, 'USD'), settings) : standard(settings))
    options.push(option('express', EXPRESS, settings))
  }
  if (settings.enable_local_pickup) options.push(option('pickup', money(0, 'USD'), settings))
  return options
}

export function freeShippingFrom(settings: ShippingSettings): Money<'USD'> {
  const { store_currency, usd_rate, free_shipping_threshold } = settings
  return free_shipping_threshold > 0 ? toUsd(money(free_shipping_threshold, store_currency), usd_rate) : FREE_FROM
}

/** A rate that staff entered is booked as entered, in the store currency. */
function standard(settings: ShippingSettings): ShippingOption {
  const { store_currency, usd_rate, default_shipping_rate } = settings
  if (default_shipping_rate === 0) return option('standard', STANDARD, settings)
  const storeCost = money(default_shipping_rate, store_currency)
  return { method: 'standard', cost: toUsd(storeCost, usd_rate), storeCost }
}

function option(method: ShippingMethod, cost: Money<'USD'>, settings: ShippingSettings): ShippingOption {
  return { method, cost, storeCost: fromUsd(cost, settings.store_currency, settings.usd_rate) }
}
