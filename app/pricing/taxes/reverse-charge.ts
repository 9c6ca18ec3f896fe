import { EU_MEMBERS } from '#app/base/countries.ts'
import { memberStateOf } from '#app/pricing/taxes/exports.ts'
import { TAX_NUMBER_FORMATS } from '#app/pricing/taxes/tax-number-formats.ts'
import { isRegistered, type TaxDestination, type TaxSettings } from '#app/pricing/taxes/tax-table.ts'
import { checkVatNumber } from '#app/pricing/taxes/vat-number.ts'
import type { Market } from '#app/store/market.ts'

/**
 * Whether a buyer can give a VAT number: where it can change the tax, and where the store is registered in a country with
 * VAT numbers, for the invoice. The international address form has it only where it can change the tax.
 */
export function takesVatNumber(
  destination: TaxDestination,
  settings: TaxSettings & { readonly market: Pick<Market, 'addressForm'> },
): boolean {
  if (canReverseCharge(destination, settings)) return true
  const { taxedAs: country = destination.country } = destination
  const isKnown = country === 'EU' || TAX_NUMBER_FORMATS[country]?.kind === 'vat'
  const isShown = settings.enable_tax && settings.market.addressForm === 'country'
  return isShown && isKnown && isRegistered(destination, settings.taxes)
}

/** Whether goods to a business at the destination could be exempt: in another EU country than those of the store. */
function canReverseCharge(destination: TaxDestination, settings: TaxSettings): boolean {
  const state = memberStateOf(destination)
  return settings.enable_tax && homesOf(settings).length > 0 && state !== null && isAbroad(state, settings)
}

/**
 * Whether the buyer owes the tax: a business of another EU country than those of the store, or of Northern Ireland, whose
 * numbers count in the EU for goods (Directive (EU) 2020/1756). The goods are sent to another EU country. The form of the
 * number decides; VIES can refuse it later (vies.server.ts).
 */
export function isReverseCharge(vatNumber: string, destination: TaxDestination, settings: TaxSettings): boolean {
  if (!canReverseCharge(destination, settings)) return false
  const checked = checkVatNumber(vatNumber)
  return checked.ok && (checked.country === 'XI' || isOfOtherMember(checked.country, settings))
}

function isOfOtherMember(country: string, settings: TaxSettings): boolean {
  return EU_MEMBERS.includes(country) && isAbroad(country, settings)
}

/** The EU countries in which the store is registered. */
function homesOf({ taxes }: TaxSettings): readonly string[] {
  return taxes.registrations.map(({ country }) => country).filter((country) => EU_MEMBERS.includes(country))
}

/** The group 'EU' is: members are registered by themselves. */
function isAbroad(country: string, settings: TaxSettings): boolean {
  return country === 'EU' || country === 'XI' || (EU_MEMBERS.includes(country) && !homesOf(settings).includes(country))
}
