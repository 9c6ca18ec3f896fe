import { EU_MEMBERS } from '#app/base/countries.ts'
import { isNorthernIreland, type TaxDestination, type TaxPlace } from '#app/pricing/taxes/tax-table.ts'

/** Whether goods to a destination leave the places where the store is registered, of which the EU is one. */
export function isExport(destination: TaxDestination, registrations: readonly TaxPlace[]): boolean {
  const { country, region, isOutside } = destination
  if (registrations.length === 0) return false
  if (isOutside) return !registrations.some((one) => one.country === country && one.region === region && region !== '')
  const areas = areasOf(destination)
  return !registrations.some((one) => areas.includes(areaOf(one.country)))
}

/** Northern Ireland is in two areas. */
function areasOf(destination: TaxDestination): readonly string[] {
  const { country, taxedAs = country } = destination
  return [areaOf(country), areaOf(taxedAs), ...(isNorthernIreland(destination) ? ['EU'] : [])]
}

/** Puerto Rico is within the customs territory of the United States. */
const OF_AREA: Readonly<Record<string, string>> = { PR: 'US' }

function areaOf(country: string): string {
  return EU_MEMBERS.includes(country) ? 'EU' : (OF_AREA[country] ?? country)
}

/**
 * The member state of the EU into whose VAT area goods go: its code, 'EU' for the group, or XI for Northern Ireland.
 * Null for other destinations.
 */
export function memberStateOf(destination: TaxDestination): string | null {
  const { country, taxedAs = country, isOutside } = destination
  if (isOutside) return null
  if (isNorthernIreland(destination)) return 'XI'
  return taxedAs === 'EU' || EU_MEMBERS.includes(taxedAs) ? taxedAs : null
}
