import { EU_MEMBERS } from '#app/features/addresses/countries.ts'

/** Whether goods to a country leave the places where the store is registered, of which the EU is one. */
export function isExport(country: string, registrations: readonly { readonly country: string }[]): boolean {
  return registrations.length > 0 && !registrations.some((one) => territoryOf(one.country) === territoryOf(country))
}

function territoryOf(country: string): string {
  return EU_MEMBERS.includes(country) ? 'EU' : country
}
