import { countriesIn } from '#app/base/countries.ts'
import { convert, invert, type Money, money } from '#app/base/money.ts'
import { findZone } from '#app/pricing/find-zone.ts'
import { shippingText } from '#app/pricing/shipping/shipping-text.ts'
import {
  type DeliveryDays,
  type Destination,
  findDeliveryDays,
  type MarketShipping,
  type RateKind,
  type ShippingRate,
  type ShippingZone,
} from '#app/pricing/shipping.ts'
import { type Market, toChargedPrice } from '#app/store/market.ts'
import type { Settings } from '#app/store/settings.ts'

export type ShippingSettings = Pick<
  Settings,
  'enable_shipping' | 'enable_local_pickup' | 'default_shipping_rate' | 'free_shipping_threshold'
> & { readonly market: Market; readonly shipping: MarketShipping }

/** An order's charged subtotal after discounts, weight in grams, and number of units. */
type Parcel = { readonly subtotal: Money; readonly weight: number; readonly units: number }

export type ShippingOption = {
  readonly method: string
  readonly name: string
  readonly kind: RateKind
  readonly days: DeliveryDays | null
  readonly cost: Money
  readonly storeCost: Money
}

/**
 * 'unavailable': the market offers no shipping at all; 'outside': it offers none to this address; 'order': it offers
 * none for this order's value, weight or size.
 */
export type ShippingProblem = 'unavailable' | 'outside' | 'order'

type ShippingOffer = {
  /** In display order. */
  readonly options: readonly ShippingOption[]
  readonly problem: ShippingProblem | null
}

/** See docs/rules.md, Shipping. Free shipping is decided only here, based on the charged subtotal. */
export function offerShipping(settings: ShippingSettings, destination: Destination, parcel: Parcel): ShippingOffer {
  const options = listZoneOptions(findZone(settings.shipping.zones, destination), settings, parcel)
  const problem = options.length > 0 ? null : (findAddressProblem(settings, destination) ?? 'order')
  return { options, problem }
}

/** Returns the options in display order. */
export function listZoneOptions(
  zone: Pick<ShippingZone, 'rates'> | null,
  settings: ShippingSettings,
  parcel: Parcel,
): readonly ShippingOption[] {
  const rates = listOfferedRates(zone, settings).filter((rate) => isWithin(rate, parcel))
  return rates.map((rate) => toShippingOption(rate, parcel.subtotal, settings))
}

/** Returns the `choices` with at least one rate. If none has a rate, returns all of them, and checkout explains why. */
export function listDeliveredCountries(choices: readonly string[], settings: ShippingSettings): readonly string[] {
  if (listOfferedRates(null, settings).length > 0) return choices // pickup is available wherever the shopper lives
  const places = listZonesWithRates(settings).flatMap((zone) => zone.places)
  const coveredCountries = new Set(places.flatMap(({ country }) => [country, ...countriesIn(country)]))
  const deliveredCountries = choices.filter((choice) => coveredCountries.has(choice))
  return deliveredCountries.length === 0 ? choices : deliveredCountries
}

/** Returns true if at least one address has a rate. */
export function offersDelivery(settings: ShippingSettings): boolean {
  return listOfferedRates(null, settings).length > 0 || listZonesWithRates(settings).length > 0
}

/** Returns null if at least some orders for the destination can be delivered or picked up. */
export function findAddressProblem(settings: ShippingSettings, destination: Destination): ShippingProblem | null {
  const rates = listOfferedRates(findZone(settings.shipping.zones, destination), settings)
  if (rates.length > 0) return null
  return offersDelivery(settings) ? 'outside' : 'unavailable'
}

function listZonesWithRates(settings: ShippingSettings): readonly ShippingZone[] {
  return settings.shipping.zones.filter((zone) => listOfferedRates(zone, settings).length > 0)
}

/** Returns true if a pickup point must still be chosen. */
export function lacksPickupPoint(
  { kind }: { readonly kind: RateKind },
  { pickupPoints }: Pick<MarketShipping, 'pickupPoints'>,
  chosen: string,
): boolean {
  return kind === 'pickup' && pickupPoints.length > 0 && !pickupPoints.some(({ id }) => id === chosen)
}

/** Returns true for local pickup and for each method in the market, whatever the address. */
export function isMethodKnown(method: string, { zones }: MarketShipping): boolean {
  return method === LOCAL_PICKUP.key || zones.some(({ rates }) => rates.some(({ key }) => key === method))
}

/** `storeAmount` was entered in the store currency; it is null if the amount is in the market's currency. */
export type OfferedRate = ShippingRate & { readonly storeAmount: number | null }

/** The rate that the setting for local pickup offers. */
const LOCAL_PICKUP: Omit<OfferedRate, 'name'> = {
  key: 'pickup',
  kind: 'pickup',
  amount: 0,
  storeAmount: null,
  freeFrom: null,
  basis: 'subtotal',
  minimum: null,
  maximum: null,
  daysMin: null,
  daysMax: null,
}

/** Returns a zone's rates under the store's settings. Pickup that the setting enables needs no zone. */
export function listOfferedRates(
  zone: Pick<ShippingZone, 'rates'> | null,
  settings: ShippingSettings,
): readonly OfferedRate[] {
  const { enable_shipping, enable_local_pickup, shipping } = settings
  if (!shipping.isPrimary) return (zone?.rates ?? []).map((rate) => ({ ...rate, storeAmount: null }))
  const rates = (zone?.rates ?? []).filter(({ kind }) => enable_shipping || kind === 'pickup')
  const offeredRates = rates.map((rate) =>
    rate.key === 'standard' ? toStandardRate(rate, settings) : { ...rate, storeAmount: null },
  )
  if (!enable_local_pickup || rates.some(({ key }) => key === LOCAL_PICKUP.key)) return offeredRates
  return [...offeredRates, { ...LOCAL_PICKUP, name: shippingText.localPickup }]
}

/**
 * Settings above 0 replace the rate's amount and its threshold for free shipping. `storeAmount` keeps the amount as
 * staff entered it, before conversion.
 */
function toStandardRate(rate: ShippingRate, settings: ShippingSettings): OfferedRate {
  const { market, default_shipping_rate, free_shipping_threshold } = settings
  const toChargedMinor = (minor: number) => toChargedPrice(money(minor, market.storeCurrency), market).minor
  return {
    ...rate,
    amount: default_shipping_rate > 0 ? toChargedMinor(default_shipping_rate) : rate.amount,
    storeAmount: default_shipping_rate > 0 ? default_shipping_rate : null,
    freeFrom: free_shipping_threshold > 0 ? toChargedMinor(free_shipping_threshold) : rate.freeFrom,
  }
}

function isWithin({ basis, minimum, maximum }: ShippingRate, { subtotal, weight, units }: Parcel): boolean {
  const size = { subtotal: subtotal.minor, weight, units }[basis]
  return size >= (minimum ?? 0) && (maximum === null || size < maximum)
}

function toShippingOption(rate: OfferedRate, subtotal: Money, { market }: ShippingSettings): ShippingOption {
  const isFree = rate.freeFrom !== null && subtotal.minor >= rate.freeFrom
  const cost = money(isFree ? 0 : rate.amount, market.currency)
  const { key: method, name, kind, storeAmount } = rate
  const isEntered = storeAmount !== null && !isFree
  const storeCost = isEntered
    ? money(storeAmount, market.storeCurrency)
    : convert(cost, market.storeCurrency, invert(market.rate))
  return { method, name, kind, days: findDeliveryDays(rate.daysMin, rate.daysMax), cost, storeCost }
}
