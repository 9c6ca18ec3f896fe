import { type DeliveryDays, findDeliveryDays, type RateBasis, type ShippingRate } from '#app/pricing/shipping.ts'

/**
 * The prices and times of a delivery method, across all orders to which it applies. Amounts are in the smallest unit.
 */
export type RateRange = {
  /** Null if the names differ. */
  readonly name: string | null
  readonly lowest: number
  readonly highest: number
  /** From the fastest to the slowest; null if at least one order has no promised days. */
  readonly days: DeliveryDays | null
}

/** The terms of one zone for any order. */
export type ZoneTerms = {
  /** The cost below `free.from`. */
  readonly standard: RateRange
  /** Null if nothing is faster than standard. */
  readonly express: RateRange | null
  /** Every order with at least the subtotal `from` has free delivery; null if there is no such subtotal. */
  readonly free: { readonly from: number; readonly name: string | null } | null
}

type Size = Readonly<Record<RateBasis, number>>
/** The sizes to compare with the rates' limits; by default every size that makes a difference. */
type Sizes = { readonly weights?: readonly number[]; readonly units?: readonly number[] }

/** Returns the terms of one zone's rates; null if no rate applies to orders of these sizes. */
export function computeZoneTerms(rates: readonly ShippingRate[], sizes: Sizes = {}): ZoneTerms | null {
  const listLimits = (basis: RateBasis) =>
    rates.flatMap((rate) => (rate.basis === basis ? [rate.minimum ?? 0, rate.maximum ?? 0] : []))
  const subtotals = sortUnique([0, ...listLimits('subtotal'), ...rates.flatMap(({ freeFrom }) => freeFrom ?? [])])
  const weights = sizes.weights ?? sortUnique([0, ...listLimits('weight')])
  const units = sizes.units ?? sortUnique([1, ...listLimits('units').filter((count) => count > 0)])
  const [standardNames, expressNames] = [listNames(rates, 'standard'), listNames(rates, 'express')]
  const orders = subtotals.flatMap((subtotal) =>
    weights.flatMap((weight) =>
      units.flatMap((count) => {
        const offered = listOffers(rates, { subtotal, weight, units: count })
        const standard =
          offered.find(({ name }) => standardNames.has(name)) ?? findLeast(offered, ({ amount }) => amount)
        if (!standard) return []
        const express = offered.find(({ name }) => expressNames.has(name)) ?? findFaster(standard, offered)
        return [{ subtotal, standard, express, free: offered.find(({ amount }) => amount === 0) ?? null }]
      }),
    ),
  )
  const freeFrom = subtotals.find(
    (from) =>
      orders.some(({ subtotal }) => subtotal === from) &&
      orders.every(({ subtotal, free }) => subtotal < from || free !== null),
  )
  const chargedOrders = orders.filter(({ subtotal }) => subtotal < (freeFrom ?? Number.POSITIVE_INFINITY))
  const relevantOrders = chargedOrders.length > 0 ? chargedOrders : orders
  const standard = findRateRange(relevantOrders.map((order) => order.standard))
  if (!standard) return null
  const freeNames = new Set(
    orders.flatMap(({ subtotal, free }) => (subtotal >= (freeFrom ?? 0) && free ? [free.name] : [])),
  )
  return {
    standard,
    express: findRateRange(relevantOrders.flatMap((order) => order.express ?? [])),
    free: freeFrom === undefined ? null : { from: freeFrom, name: getOnlyName(freeNames) },
  }
}

/** Returns the range of prices and of delivery times of several methods, or null if there are none. */
export function findRateRange(methods: readonly (Offer | RateRange)[]): RateRange | null {
  const ranges = methods.map((method) =>
    'amount' in method ? { ...method, lowest: method.amount, highest: method.amount } : method,
  )
  if (ranges.length === 0) return null
  const days = ranges.flatMap((range) => range.days ?? [])
  return {
    name: getOnlyName(new Set(ranges.map(({ name }) => name))),
    lowest: Math.min(...ranges.map(({ lowest }) => lowest)),
    highest: Math.max(...ranges.map(({ highest }) => highest)),
    days:
      days.length < ranges.length
        ? null
        : { min: Math.min(...days.map(({ min }) => min)), max: Math.max(...days.map(({ max }) => max)) },
  }
}

type Offer = { readonly name: string; readonly amount: number; readonly days: DeliveryDays | null }

function listOffers(rates: readonly ShippingRate[], size: Size): Offer[] {
  return rates.flatMap(({ name, amount, freeFrom, basis, minimum, maximum, daysMin, daysMax }) => {
    if (size[basis] < (minimum ?? 0) || (maximum !== null && size[basis] >= maximum)) return []
    const isFree = freeFrom !== null && size.subtotal >= freeFrom
    return [{ name, amount: isFree ? 0 : amount, days: findDeliveryDays(daysMin, daysMax) }]
  })
}

/** Bands of one delivery method share its name, but only one of them can have its key. */
function listNames(rates: readonly ShippingRate[], key: string): ReadonlySet<string> {
  return new Set(rates.filter((rate) => rate.key === key).map(({ name }) => name))
}

function findFaster({ days }: Offer, offered: readonly Offer[]): Offer | null {
  const faster = offered.filter((other) => days && other.days && other.days.max < days.max)
  return findLeast(faster, (offer) => offer.days?.max ?? 0)
}

function findLeast(offers: readonly Offer[], getValue: (offer: Offer) => number): Offer | null {
  return offers.toSorted((a, b) => getValue(a) - getValue(b))[0] ?? null
}

function sortUnique(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].toSorted((a, b) => a - b)
}

function getOnlyName(names: ReadonlySet<string | null>): string | null {
  const [name = null] = names
  return names.size === 1 ? name : null
}
