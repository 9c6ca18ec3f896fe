import { countriesIn, countryName } from '#app/base/countries.ts'
import { findRegion } from '#app/base/regions.ts'
import { findZone } from '#app/pricing/find-zone.ts'
import { shippingText } from '#app/pricing/shipping/shipping-text.ts'
import type { ShippingPlace, ShippingZone } from '#app/pricing/shipping.ts'

/** The part of a zone that is within the countries that an address can have. */
export type DeliveryArea = {
  readonly zone: ShippingZone
  /** Countries that the zone covers, except where other zones have more specific places. */
  readonly countries: readonly string[]
  /** Regions and postal codes of individual countries. */
  readonly parts: readonly ShippingPlace[]
}

const cachedAreas = new WeakMap<readonly ShippingZone[], { readonly key: string; readonly areas: DeliveryArea[] }>()

/** Omits zones that contain no address in these countries. The result is cached, because zones rarely change. */
export function listDeliveryAreas(
  zones: readonly ShippingZone[],
  countries: readonly string[],
): readonly DeliveryArea[] {
  const key = countries.join(' ')
  const cached = cachedAreas.get(zones)
  if (cached?.key === key) return cached.areas
  const zonesByCountry = new Map(
    countries.map((country) => [country, findZone(zones, { country, region: '', postalCode: '' })]),
  )
  const areas = zones.flatMap((zone) => {
    const zoneCountries = countries.filter((country) => zonesByCountry.get(country) === zone)
    const parts = zone.places.filter((place) => isPart(place) && isReached(place, zone, zones, countries))
    return zoneCountries.length + parts.length > 0 ? [{ zone, countries: zoneCountries, parts }] : []
  })
  cachedAreas.set(zones, { key, areas })
  return areas
}

function isPart({ region, ranges }: ShippingPlace): boolean {
  return region !== '' || ranges.length > 0
}

/** Returns false if zones with more specific places cover the whole part. Does not compare postal codes. */
function isReached(
  { country, region, ranges }: ShippingPlace,
  zone: ShippingZone,
  zones: readonly ShippingZone[],
  countries: readonly string[],
): boolean {
  const matchingCountries = countries.filter((code) => code === country || countriesIn(country).includes(code))
  return matchingCountries.some(
    (code) => ranges.length > 0 || findZone(zones, { country: code, region, postalCode: '' }) === zone,
  )
}

/** Returns names such as 'Germany' or 'Hawaii', or null if countries and regions cannot describe the area. */
export function getAreaNames({ zone, countries, parts }: DeliveryArea): readonly string[] | null {
  if (parts.some(({ ranges }) => ranges.length > 0)) return null
  const regions = parts.map(({ country, region }) => findRegion(country, region)?.name ?? region)
  return [...withGroups(countries, [zone]).map((code) => countryName(code)), ...regions]
}

/** Returns the names of all places that orders are delivered to, in the order of the zones. */
export function listDeliveredNames(areas: readonly DeliveryArea[]): string[] {
  const wholeCountries = areas.flatMap(({ countries }) => countries)
  const zones = areas.map(({ zone }) => zone)
  const countriesOfParts = areas.flatMap(({ parts }) => parts.map(({ country }) => country))
  const partialCountries = [...new Set(countriesOfParts)].filter(
    (country) => !countriesIn(country).every((member) => wholeCountries.includes(member)),
  )
  const names = withGroups(wholeCountries, zones).map((code) => countryName(code))
  return [...names, ...partialCountries.map((code) => shippingText.partialCountry(countryName(code)))]
}

/** Returns codes in the order of the places. A group replaces its members if all are present. */
function withGroups(codes: readonly string[], zones: readonly ShippingZone[]): string[] {
  const places = zones.flatMap((zone) => zone.places)
  const placeCodes = places.flatMap(({ country }) => {
    if (codes.includes(country)) return [country]
    const members = countriesIn(country).filter((member) => codes.includes(member))
    return members.length > 0 && members.length === countriesIn(country).length ? [country] : members
  })
  const groups = placeCodes.filter((code) => countriesIn(code).length > 1)
  const isInGroup = (code: string) => groups.some((group) => group !== code && countriesIn(group).includes(code))
  return [...new Set(placeCodes)].filter((code) => !isInGroup(code))
}
