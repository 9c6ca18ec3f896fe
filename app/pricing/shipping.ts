import type { Id } from '#app/lib/id.ts'
import type { PostalRange } from '#app/pricing/shipping/postal-pattern.ts'
import { shippingText } from '#app/pricing/shipping/shipping-text.ts'

export const RATE_KINDS = ['delivery', 'pickup'] as const
export type RateKind = (typeof RATE_KINDS)[number]

/** A rate's limits apply to the charged subtotal after discounts, the weight in grams, or the number of units. */
export const RATE_BASES = ['subtotal', 'weight', 'units'] as const
export type RateBasis = (typeof RATE_BASES)[number]

/** The key of a rate in requests and orders. */
export const RATE_KEY = /^[a-z][a-z0-9-]{0,39}$/

/** A country or group, one of its regions ('' for all), and the postal codes that `ranges` cover (empty for all). */
export type ShippingPlace = {
  readonly country: string
  readonly region: string
  readonly ranges: readonly PostalRange[]
}

/** Amounts are in the smallest unit of the market's currency. */
export type ShippingRate = {
  readonly key: string
  readonly name: string
  readonly kind: RateKind
  readonly amount: number
  /** The charged subtotal from which delivery is free; null for never. */
  readonly freeFrom: number | null
  readonly basis: RateBasis
  /** Inclusive; null for no limit. */
  readonly minimum: number | null
  /** Exclusive, so that the next rate can begin there; null for no limit. */
  readonly maximum: number | null
  /** Business days; null if nothing is promised. */
  readonly daysMin: number | null
  readonly daysMax: number | null
}

export type ShippingZone = {
  readonly name: string
  readonly places: readonly ShippingPlace[]
  readonly rates: readonly ShippingRate[]
}

export type PickupPoint = {
  readonly id: Id<'pickup-point'>
  readonly name: string
  readonly address: string
  readonly hours: string
}

/** One market's shipping terms, with zones and rates in order. */
export type MarketShipping = {
  /** The store's shipping settings apply to the primary market only. */
  readonly isPrimary: boolean
  readonly zones: readonly ShippingZone[]
  readonly pickupPoints: readonly PickupPoint[]
}

/** An order's destination. The region and the postal code are as typed, or '' if not known yet. */
export type Destination = {
  readonly country: string
  readonly region: string
  readonly postalCode: string
}

/** In business days. */
export type DeliveryDays = { readonly min: number; readonly max: number }

export function findDeliveryDays(min: number | null, max: number | null): DeliveryDays | null {
  return min === null || max === null ? null : { min, max }
}

/**
 * Returns the first and last day on which an order can arrive, as '2026-12-08'. Only weekends are skipped: holidays
 * depend on the region.
 */
export function computeDeliveryDates(orderedOn: string, { min, max }: DeliveryDays): { from: string; to: string } {
  return { from: addBusinessDays(orderedOn, min), to: addBusinessDays(orderedOn, max) }
}

function addBusinessDays(day: string, count: number): string {
  const date = new Date(day)
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (date.getUTCDay() % 6 !== 0) left -= 1 // Sunday is 0, Saturday is 6
  }
  return date.toISOString().slice(0, 10)
}

/** Returns text such as '5-7 business days'. */
export function formatBusinessDays(days: DeliveryDays): string {
  return shippingText.businessDays(days)
}

/** Returns text such as '5-7 business days', or '' if nothing is promised. */
export function formatDeliveryTime({
  kind,
  days,
}: {
  readonly kind: RateKind
  readonly days: DeliveryDays | null
}): string {
  if (days) return shippingText.businessDays(days)
  return kind === 'pickup' ? shippingText.collect : ''
}
