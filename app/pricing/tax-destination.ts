import { countryName, EU_MEMBERS } from '#app/base/countries.ts'
import { findRegion, listRegions } from '#app/base/regions.ts'
import { CUSTOMS_AREAS, TERRITORIES } from '#app/pricing/taxes/territories.data.ts'

/**
 * A country (ISO 3166-1, or the group 'EU') or one of its regions (ISO 3166-2, without the country); '' is the whole
 * country.
 */
export type TaxPlace = { readonly country: string; readonly region: string }

/** The destination of goods (`toTaxDestination`). */
export type TaxDestination = TaxPlace & {
  /** A different country whose taxes also apply here and whose registrations count, such as FR for Monaco. */
  readonly taxedAs?: string
  /** True if the country's taxes do not apply. The region's taxes apply if the store is registered in the region. */
  readonly isOutside?: boolean
}

/** Northern Ireland is in the EU for goods, but is taxed at the rates of the United Kingdom. */
export function isNorthernIreland({ country, region }: TaxPlace): boolean {
  return country === 'GB' && region === 'NIR'
}

const territories = TERRITORIES.map((territory) => ({
  ...territory,
  postalCodes: territory.postalCodes === undefined ? null : new RegExp(`^(?:${territory.postalCodes})$`),
}))

type PlacedAddress = { readonly country: string; readonly region?: string; readonly postalCode?: string }

/**
 * Returns the tax jurisdiction of an address. Accepts any spelling of the region. Region and postal code can still be
 * unknown.
 */
export function toTaxDestination({ country, region = '', postalCode = '' }: PlacedAddress): TaxDestination {
  const code = findRegion(country, region)?.code ?? ''
  const bare = postalCode.replace(/[\s-]/g, '').toUpperCase()
  const territory = territories.find(
    ({ country: territoryCountry, regions, postalCodes }) =>
      territoryCountry === country &&
      (regions?.includes(code) || postalCodes?.test(bare) || (!regions && !postalCodes)),
  )
  if (!territory) return { country, region: code }
  const { tax } = territory
  if (tax === 'outside') return { country, region: '', isOutside: true }
  if ('as' in tax) return { country, region: code, taxedAs: tax.as }
  if ('in' in tax) return { country: tax.in, region: '' }
  return tax.region === 'NIR' ? { country, region: tax.region } : { country, region: tax.region, isOutside: true }
}

/** Returns true if the postal code of an address can change its tax jurisdiction. */
export function hasTerritories(country: string): boolean {
  return TERRITORIES.some((territory) => territory.country === country && territory.postalCodes !== undefined)
}

/** Returns true if goods to the destination leave the areas where the store is registered. The EU is one area. */
export function isExport(destination: TaxDestination, registrations: readonly TaxPlace[]): boolean {
  const { country, region, isOutside } = destination
  if (registrations.length === 0) return false
  if (isOutside)
    return !registrations.some(
      (registration) => registration.country === country && registration.region === region && region !== '',
    )
  const areas = listAreas(destination)
  return !registrations.some((registration) => areas.includes(getArea(registration.country)))
}

/** Northern Ireland is in two areas. */
function listAreas(destination: TaxDestination): readonly string[] {
  const { country, taxedAs = country } = destination
  return [getArea(country), getArea(taxedAs), ...(isNorthernIreland(destination) ? ['EU'] : [])]
}

function getArea(country: string): string {
  return EU_MEMBERS.includes(country) ? 'EU' : (CUSTOMS_AREAS[country] ?? country)
}

/**
 * Returns the EU member state whose VAT area receives the goods: its code, 'EU' for the group, or XI for Northern
 * Ireland. Returns null for other destinations.
 */
export function findMemberState(destination: TaxDestination): string | null {
  const { country, taxedAs = country, isOutside } = destination
  if (isOutside) return null
  if (isNorthernIreland(destination)) return 'XI'
  return taxedAs === 'EU' || EU_MEMBERS.includes(taxedAs) ? taxedAs : null
}

/** Returns a name such as 'Ontario, Canada' or 'Germany'. */
export function getPlaceName({ country, region }: TaxPlace): string {
  return region === '' ? countryName(country) : `${getRegionName({ country, region })}, ${countryName(country)}`
}

/** Returns a name such as 'Ontario'. An unknown code is returned unchanged. */
export function getRegionName({ country, region }: TaxPlace): string {
  return listRegions(country).find(({ code }) => code === region)?.name ?? region
}
