import type { CurrencyCode } from '#app/base/currencies.ts'
import { listAddressCountries } from '#app/base/market-addresses.ts'
import { formatMoney, money } from '#app/base/money.ts'
import { formatList } from '#app/lib/format/list.ts'
import {
  type DeliveryArea,
  getAreaNames,
  listDeliveredNames,
  listDeliveryAreas,
} from '#app/pricing/shipping/delivery-areas.ts'
import { computeZoneTerms, findRateRange, type RateRange, type ZoneTerms } from '#app/pricing/shipping/rate-range.ts'
import { shippingText } from '#app/pricing/shipping/shipping-text.ts'
import { listOfferedRates, type OfferedRate, type ShippingSettings } from '#app/pricing/shipping-options.ts'
import type { OpenMarket } from '#app/store/locale.ts'

type PromisedArea = DeliveryArea & { readonly deliveries: readonly OfferedRate[]; readonly terms: ZoneTerms | null }

/** Statements about delivery in a market that are true for all readers of its pages. See docs/rules.md, Shipping. */
export type ShippingPromises = {
  readonly currency: CurrencyCode
  /** The areas with at least one rate. */
  readonly areas: readonly PromisedArea[]
  /** True if free pickup is offered wherever the shopper lives. */
  readonly hasFreePickup: boolean
}

/** Returns the statements that are true for all addresses in a market. `settings` are the market's. */
export function computeShippingPromises(
  settings: ShippingSettings,
  openMarket: Pick<OpenMarket, 'addressForm' | 'countries'>,
): ShippingPromises {
  const { market, shipping } = settings
  const offeredAreas = listDeliveryAreas(shipping.zones, listAddressCountries(openMarket)).map((area) => ({
    area,
    rates: listOfferedRates(area.zone, settings),
  }))
  const servedAreas = offeredAreas.filter(({ rates }) => rates.length > 0)
  const places = servedAreas.length > 0 ? servedAreas.map(({ rates }) => rates) : [listOfferedRates(null, settings)]
  return {
    currency: market.currency,
    areas: servedAreas.map(({ area, rates }) => {
      const deliveries = rates.filter(({ kind }) => kind === 'delivery')
      return { ...area, deliveries, terms: computeZoneTerms(deliveries) }
    }),
    hasFreePickup: places.every((rates) => rates.some(({ kind, amount }) => kind === 'pickup' && amount === 0)),
  }
}

/** A promise with the places that it applies to; '' for all of them. */
export type ShippingPromise<Value> = { readonly value: Value; readonly where: string }

const MAX_NAMED = 3

/** Returns the names of areas, or null if there are too many or one has no name. */
function findNames(areas: readonly DeliveryArea[]): readonly string[] | null {
  const names = areas.map(getAreaNames)
  if (names.some((known) => known === null)) return null
  const all = names.flatMap((known) => known ?? [])
  return all.length > MAX_NAMED ? null : all
}

/** Omits parts of a country if the areas also contain the whole country. */
function withoutRepeatedParts(areas: readonly DeliveryArea[]): readonly DeliveryArea[] {
  const wholeCountries = areas.flatMap(({ countries }) => countries)
  return areas.map((area) => ({
    ...area,
    parts: area.parts.filter(({ country }) => !wholeCountries.includes(country)),
  }))
}

/** Returns null if no area has the value, or if the areas with the value cannot be named. */
function findPromise<Value>(
  { areas }: ShippingPromises,
  readTerms: (terms: ZoneTerms) => Value | null,
): ShippingPromise<readonly Value[]> | null {
  const matchingAreas = areas.flatMap((area) => {
    const value = area.terms && readTerms(area.terms)
    return value === null ? [] : [{ area, value }]
  })
  if (matchingAreas.length === 0) return null
  const names =
    matchingAreas.length === areas.length ? [] : findNames(withoutRepeatedParts(matchingAreas.map(({ area }) => area)))
  return names && { value: matchingAreas.map(({ value }) => value), where: formatList(names) }
}

/**
 * Returns the range of rates for standard or express delivery across all zones. With `isTimed`, zones without promised
 * delivery days are ignored.
 */
export function findPromisedRate(
  promises: ShippingPromises,
  speed: 'standard' | 'express',
  isTimed = false,
): ShippingPromise<RateRange> | null {
  const found = findPromise(promises, (terms) => (isTimed && !terms[speed]?.days ? null : terms[speed]))
  const value = found && findRateRange(found.value)
  return found && value && { value, where: found.where }
}

/** Returns the subtotal from which delivery is free: the highest threshold among the zones that have one. */
export function findFreeDelivery(
  promises: ShippingPromises,
): ShippingPromise<{ readonly from: number; readonly name: string | null }> | null {
  const found = findPromise(promises, ({ free }) => free)
  if (!found) return null
  const names = new Set(found.value.map(({ name }) => name))
  const [name = null] = names
  const from = Math.max(...found.value.map((free) => free.from))
  return { value: { from, name: names.size === 1 ? name : null }, where: found.where }
}

/**
 * Returns the subtotal from which delivery is free for every order and address, in the smallest unit of the market's
 * currency; null if there is no such subtotal, or if delivery is always free.
 */
export function findFreeDeliveryThreshold(promises: ShippingPromises): number | null {
  const free = findFreeDelivery(promises)
  return free?.where === '' && free.value.from > 0 ? free.value.from : null
}

/** Returns true if delivery is free for every order and address. */
export function isDeliveryFree(promises: ShippingPromises): boolean {
  const free = findFreeDelivery(promises)
  return free?.where === '' && free.value.from === 0
}

/** Returns text such as 'United States, Canada, and Mexico (some regions)', or '' if nothing is delivered. */
export function formatDeliveredPlaces({ areas }: ShippingPromises): string {
  return formatList(listDeliveredNames(areas.filter(({ terms }) => terms)))
}

/**
 * Returns the delivery cost for one unit, on one line: 'Standard delivery in 5-7 business days: $10.00, free on orders
 * of $150.00 or more'. Names the zones if they differ and are few. Returns '' if no statement is true for all
 * addresses. `weights` are those of the product's variants, in grams.
 */
export function formatDeliveryPromise({ areas, currency }: ShippingPromises, weights: readonly number[]): string {
  const areaCosts = areas.flatMap((area) => {
    const terms = computeZoneTerms(area.deliveries, { weights, units: [1] })
    return terms ? [{ area, terms, cost: formatCost(terms, area.terms, currency) }] : []
  })
  const all = areaCosts.map(({ terms }) => terms)
  const standard = findRateRange(all.map((terms) => terms.standard))
  if (!standard) return ''
  const line = { name: standard.name, days: standard.days && shippingText.businessDays(standard.days) }
  const [first] = areaCosts
  const isSameEverywhere = areaCosts.length === areas.length && areaCosts.every(({ cost }) => cost === first?.cost)
  if (isSameEverywhere) return shippingText.deliveryPromise({ ...line, cost: first?.cost ?? '' })
  if (findNames(areaCosts.map(({ area }) => area))) {
    const costs = areaCosts.map(({ area, cost }) => shippingText.costIn(formatList(getAreaNames(area) ?? []), cost))
    return shippingText.deliveryPromise({ ...line, cost: shippingText.costs(costs) })
  }
  if (areaCosts.length < areas.length) return ''
  const isFree = all.every(({ free }) => free !== null)
  const from = Math.max(...all.map(({ free }) => free?.from ?? 0))
  return shippingText.deliveryPromise({
    ...line,
    cost: shippingText.cost({
      price: formatRate(standard, currency),
      freeFrom: isFree && from > 0 ? formatMoney(money(from, currency)) : null,
      isForOne: areaCosts.some(({ area, terms }) => dependsOnSize(terms, area.terms)),
    }),
  })
}

function formatCost(terms: ZoneTerms, allOrderTerms: ZoneTerms | null, currency: CurrencyCode): string {
  const { standard, free } = terms
  return shippingText.cost({
    price: formatRate(standard, currency),
    freeFrom: free && free.from > 0 ? formatMoney(money(free.from, currency)) : null,
    isForOne: dependsOnSize(terms, allOrderTerms),
  })
}

/** Returns true if several units can cost more than one. */
function dependsOnSize({ standard, free }: ZoneTerms, allOrderTerms: ZoneTerms | null): boolean {
  if (!allOrderTerms) return false
  return standard.highest < allOrderTerms.standard.highest || free?.from !== allOrderTerms.free?.from
}

/** Returns '$5.00', or 'from $5.00' or 'up to $5.00' if the cost varies, or null if delivery is free. */
export function formatRate({ lowest, highest }: RateRange, currency: CurrencyCode): string | null {
  const amount = (minor: number) => formatMoney(money(minor, currency))
  if (highest === 0) return null
  if (lowest === highest) return amount(lowest)
  return lowest === 0 ? shippingText.upTo(amount(highest)) : shippingText.from(amount(lowest))
}

/** Adds the places that the text applies to: '5-7 business days (Canada)'. `where` is '' for all places. */
export function qualifyByPlace(text: string, where: string): string {
  return where === '' ? text : shippingText.onlyIn(text, where)
}

/** Returns a name for delivery with a rate, or with any rate if `name` is null. */
export function getDeliveryName(name: string | null): string {
  return shippingText.deliveryBy(name)
}
