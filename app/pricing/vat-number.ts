import { countryName, EU_MEMBERS } from '#app/base/countries.ts'
import { findMemberState, type TaxDestination } from '#app/pricing/tax-destination.ts'
import { isRegistered, type TaxSettings } from '#app/pricing/tax-table.ts'
import { TAX_NUMBER_FORMATS, type TaxNumberFormat } from '#app/pricing/taxes/tax-number-formats.ts'
import { taxesText } from '#app/pricing/taxes/taxes-text.ts'
import type { Market } from '#app/store/market.ts'

export type TaxNumber = {
  /** The number has the form that is stored and printed: 'DE136695976', 'EL094259216', '12345678-0001'. */
  readonly number: string
  /** ISO 3166-1, or XI for Northern Ireland. */
  readonly country: string
  /** The letters before the number, '' for a plain tax number. */
  readonly prefix: string
}

type VatNumberCheck = ({ readonly ok: true } & TaxNumber) | { readonly ok: false; readonly message: string }

/**
 * Checks form and check digit of a VAT number, or of the tax number of Nigeria and Australia, and normalizes it. A
 * number without letters is one of `country`. Whether it is registered only its authority knows (vies.server.ts).
 */
export function checkVatNumber(typed: string, country: string | null = null): VatNumberCheck {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9+*]/g, '') // + and * are in old Irish numbers
    .replace(/^GR/, 'EL')
    .replace(/^\d{9}MVA$/, 'NO$&') // Norwegians write no letters before it
  const named = Object.entries(TAX_NUMBER_FORMATS).find(([, { prefix }]) => prefix !== '' && text.startsWith(prefix))
  if (named) return checkedAs(...named, text.slice(named[1].prefix.length))
  const own = country === null ? undefined : TAX_NUMBER_FORMATS[country]
  if (country !== null && own) return checkedAs(country, own, text)
  const letters = /^[A-Z]{2}/.exec(text)?.[0]
  return { ok: false, message: letters ? taxesText.unknownPrefix(letters) : taxesText.noPrefix }
}

function checkedAs(country: string, { kind, prefix, example, check }: TaxNumberFormat, text: string): VatNumberCheck {
  const result = check(text)
  if (result === 'check-digit') return { ok: false, message: taxesText.wrongCheckDigit(prefix + text) }
  if (result === 'form') {
    const place = country === 'XI' ? taxesText.northernIreland : countryName(country)
    return { ok: false, message: taxesText.wrongForm(taxesText.numberNames[kind], place, example) }
  }
  return { ok: true, number: prefix + result.stored, country, prefix }
}

/**
 * The buyer can give a VAT number: where it can change the tax, and where the store is registered in a country with VAT
 * numbers, for the invoice. The international address form has it only where it can change the tax.
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

/** Goods to a business at the destination could be exempt: it is in another EU country than those of the store. */
function canReverseCharge(destination: TaxDestination, settings: TaxSettings): boolean {
  const state = findMemberState(destination)
  return settings.enable_tax && listHomeStates(settings).length > 0 && state !== null && isAbroad(state, settings)
}

/**
 * The buyer owes the tax: it is a business of another EU country than those of the store, or of Northern Ireland, whose
 * numbers count in the EU for goods (Directive (EU) 2020/1756). The goods are sent to another EU country. The form of the
 * number decides; VIES can reject it later (vies.server.ts).
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
function listHomeStates({ taxes }: TaxSettings): readonly string[] {
  return taxes.registrations.map(({ country }) => country).filter((country) => EU_MEMBERS.includes(country))
}

/** The group 'EU' is: members are registered by themselves. */
function isAbroad(country: string, settings: TaxSettings): boolean {
  return (
    country === 'EU' ||
    country === 'XI' ||
    (EU_MEMBERS.includes(country) && !listHomeStates(settings).includes(country))
  )
}
