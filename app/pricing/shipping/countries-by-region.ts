import type { ShippingZone } from '#app/pricing/shipping/shipping.ts'
import { dependsOnRegion, type TaxSettings } from '#app/pricing/taxes/tax-table.ts'

type Terms = TaxSettings & { readonly shipping: { readonly zones: readonly Pick<ShippingZone, 'places'>[] } }

/** Those of the countries where the state or province of an address can change its shipping zone or its tax. */
export function countriesByRegion(countries: readonly string[], terms: Terms): readonly string[] {
  const places = terms.shipping.zones.flatMap((zone) => zone.places)
  const hasZone = (code: string) => places.some(({ country, region }) => country === code && region !== '')
  return countries.filter((country) => hasZone(country) || dependsOnRegion(country, terms))
}
