import type { Address } from '#app/base/address.ts'
import { countriesIn } from '#app/base/countries.ts'
import { findRegion } from '#app/base/regions.ts'
import { computePostalMatch } from '#app/pricing/shipping/postal-pattern.ts'
import type { Destination, ShippingPlace, ShippingZone } from '#app/pricing/shipping.ts'
import { dependsOnRegion, type TaxSettings } from '#app/pricing/tax-table.ts'

export function toDestination({ country, state, postal_code }: Address): Destination {
  return { country, region: state, postalCode: postal_code }
}

/**
 * Finds the zone with the most specific place that covers the destination: postal codes are the most specific, then
 * regions, countries and country groups. If several zones have equally specific places, returns the first of them.
 * Returns null if no zone covers the destination.
 */
export function findZone<Zone extends Pick<ShippingZone, 'places'>>(
  zones: readonly Zone[],
  destination: Destination,
): Zone | null {
  let best: { readonly zone: Zone; readonly specificity: number } | null = null
  for (const zone of zones) {
    for (const place of zone.places) {
      const specificity = computeSpecificity(place, destination)
      if (specificity > (best?.specificity ?? 0)) best = { zone, specificity }
    }
  }
  return best?.zone ?? null
}

/** Returns 0 if the place does not cover the destination. */
function computeSpecificity({ country, region, ranges }: ShippingPlace, destination: Destination): number {
  const isCountry = country === destination.country
  if (!isCountry && !countriesIn(country).includes(destination.country)) return 0
  if (region !== '' && !isSameRegion(destination.country, region, destination.region)) return 0
  const postal = ranges.length === 0 ? 0 : computePostalMatch(ranges, destination.postalCode, destination.country)
  if (ranges.length > 0 && postal === 0) return 0
  return 4 * postal + 2 * Number(region !== '') + Number(isCountry) + 1
}

/** 'ca', 'CA' and 'California' are one region. An unlisted region is compared as typed, ignoring case. */
function isSameRegion(country: string, a: string, b: string): boolean {
  const [known, other] = [findRegion(country, a), findRegion(country, b)]
  if (known && other) return known === other
  return a.trim().localeCompare(b.trim(), 'en', { sensitivity: 'base' }) === 0
}

/** For an address outside all zones, returns the field that decides the zone in its country. */
export function findOutsideField(zones: readonly Pick<ShippingZone, 'places'>[], { country }: Destination) {
  const places = zones.flatMap((zone) => zone.places).filter((place) => countriesIn(place.country).includes(country))
  if (places.some(({ ranges }) => ranges.length > 0)) return 'postal_code'
  return places.length > 0 ? 'state' : 'country'
}

/** Returns the field whose correction moves an address out of its zone, or null if the address stays in the zone. */
export function findFieldLeavingZone(
  zones: readonly Pick<ShippingZone, 'places'>[],
  from: Destination,
  to: Destination,
): 'state' | 'postal_code' | null {
  const zone = findZone(zones, from)
  if (findZone(zones, to) === zone) return null
  return findZone(zones, { ...from, region: to.region }) === zone ? 'postal_code' : 'state'
}

/** Returns true if the zone depends on more than the country. */
export function dependsOnAddress(zones: readonly Pick<ShippingZone, 'places'>[]): boolean {
  return zones.some(({ places }) => places.some(({ region, ranges }) => region !== '' || ranges.length > 0))
}

type Terms = TaxSettings & { readonly shipping: { readonly zones: readonly Pick<ShippingZone, 'places'>[] } }

/** Returns the countries where the state or province of an address can change its shipping zone or its tax. */
export function listRegionDependentCountries(countries: readonly string[], terms: Terms): readonly string[] {
  const places = terms.shipping.zones.flatMap((zone) => zone.places)
  const hasZone = (code: string) => places.some(({ country, region }) => country === code && region !== '')
  return countries.filter((country) => hasZone(country) || dependsOnRegion(country, terms))
}
