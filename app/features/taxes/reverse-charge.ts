import { EU_MEMBERS } from '#app/features/addresses/countries.ts'
import type { TaxPlace, TaxSettings } from '#app/features/taxes/tax-table.ts'
import { checkVatNumber } from '#app/features/taxes/vat-number.ts'

type Destination = Pick<TaxPlace, 'country'>

/** Whether a business at the destination could owe the tax itself: in another EU country than those of the store. */
export function takesVatNumber(destination: Destination, settings: TaxSettings): boolean {
  return settings.enable_tax && homesOf(settings).length > 0 && isAbroad(destination.country, settings)
}

/**
 * Whether the buyer owes the tax: a business of another EU country than those of the store, to which the goods are sent.
 * The form of the number decides; VIES can refuse it later (vies.server.ts).
 */
export function isReverseCharge(vatNumber: string, destination: Destination, settings: TaxSettings): boolean {
  if (!takesVatNumber(destination, settings)) return false
  const checked = checkVatNumber(vatNumber)
  return checked.ok && EU_MEMBERS.includes(checked.country) && isAbroad(checked.country, settings)
}

/** The EU countries in which the store is registered. */
function homesOf({ taxes }: TaxSettings): readonly string[] {
  return taxes.registrations.map(({ country }) => country).filter((country) => EU_MEMBERS.includes(country))
}

/** The group 'EU' is: members are registered by themselves. */
function isAbroad(country: string, settings: TaxSettings): boolean {
  return country === 'EU' || (EU_MEMBERS.includes(country) && !homesOf(settings).includes(country))
}
