import { countryName, EU_MEMBERS } from '#app/base/countries.ts'
import { findMemberState, type TaxDestination } from '#app/pricing/tax-destination.ts'
import { isRegistered, type TaxSettings } from '#app/pricing/tax-table.ts'
import { TAX_NUMBER_FORMATS, type TaxNumberFormat } from '#app/pricing/taxes/tax-number-formats.ts'
import { taxesText } from '#app/pricing/taxes/taxes-text.ts'
import type { Market } from '#app/store/market.ts'

export type TaxNumber = {
  /** The number as stored and printed: 'DE136695976', 'EL094259216', '12345678-0001'. */
  readonly number: string
  /** ISO 3166-1, or XI for Northern Ireland. */
  readonly country: string
  /** The letters before the number; '' for a tax number without letters. */
  readonly prefix: string
}

type VatNumberCheck = ({ readonly ok: true } & TaxNumber) | { readonly ok: false; readonly message: string }

/**
 * Checks the format and check digit of a VAT number, or of a Nigerian or Australian tax number, and normalizes it. A
 * number without letters is assumed to be from `country`. Only the authorities know whether the number is registered
 * (vies.server.ts).
 */
export function checkVatNumber(typed: string, country: string | null = null): VatNumberCheck {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9+*]/g, '') // + and * occur in old Irish numbers
    .replace(/^GR/, 'EL')
    .replace(/^\d{9}MVA$/, 'NO$&') // Norwegian numbers are written without letters in front
  const match = Object.entries(TAX_NUMBER_FORMATS).find(([, { prefix }]) => prefix !== '' && text.startsWith(prefix))
  if (match) return checkAs(...match, text.slice(match[1].prefix.length))
  const countryFormat = country === null ? undefined : TAX_NUMBER_FORMATS[country]
  if (country !== null && countryFormat) return checkAs(country, countryFormat, text)
  const letters = /^[A-Z]{2}/.exec(text)?.[0]
  return { ok: false, message: letters ? taxesText.unknownPrefix(letters) : taxesText.noPrefix }
}

function checkAs(country: string, { kind, prefix, example, check }: TaxNumberFormat, text: string): VatNumberCheck {
  const result = check(text)
  if (result === 'check-digit') return { ok: false, message: taxesText.wrongCheckDigit(prefix + text) }
  if (result === 'format') {
    const place = country === 'XI' ? taxesText.northernIreland : countryName(country)
    return { ok: false, message: taxesText.wrongForm(taxesText.numberNames[kind], place, example) }
  }
  return { ok: true, number: prefix + result.stored, country, prefix }
}

/**
 * Returns true if the buyer can enter a VAT number, because it can change the tax or because it appears on the invoice
 * (if the store is registered in the buyer's country and that country has VAT numbers). The international address form
 * has the field only if the number can change the tax.
 */
export function acceptsVatNumber(
  destination: TaxDestination,
  settings: TaxSettings & { readonly market: Pick<Market, 'addressForm'> },
): boolean {
  if (canReverseCharge(destination, settings)) return true
  const { taxedAs: country = destination.country } = destination
  const isKnown = country === 'EU' || TAX_NUMBER_FORMATS[country]?.kind === 'vat'
  const isShown = settings.enable_tax && settings.market.addressForm === 'country'
  return isShown && isKnown && isRegistered(destination, settings.taxes)
}

/** Returns true for an EU country where the store is not registered: a business there can owe the tax itself. */
function canReverseCharge(destination: TaxDestination, settings: TaxSettings): boolean {
  const state = findMemberState(destination)
  return settings.enable_tax && listHomeStates(settings).length > 0 && state !== null && isAbroad(state, settings)
}

/**
 * Returns true if the buyer owes the tax. This is so if the goods are sent to an EU country where the store is not
 * registered, and the buyer's number is from such a country or from Northern Ireland, whose numbers are valid in the EU
 * for goods (Directive (EU) 2020/1756). Checks only the number's format; VIES can reject it later (vies.server.ts).
 */
export function isReverseCharge(vatNumber: string, destination: TaxDestination, settings: TaxSettings): boolean {
  if (!canReverseCharge(destination, settings)) return false
  const checked = checkVatNumber(vatNumber)
  return checked.ok && (checked.country === 'XI' || isOtherMember(checked.country, settings))
}

function isOtherMember(country: string, settings: TaxSettings): boolean {
  return EU_MEMBERS.includes(country) && isAbroad(country, settings)
}

/** Returns the EU countries where the store is registered. */
function listHomeStates({ taxes }: TaxSettings): readonly string[] {
  return taxes.registrations.map(({ country }) => country).filter((country) => EU_MEMBERS.includes(country))
}

/**
 * Returns true if the store is not registered in an EU country. This includes the group 'EU', because registrations
 * there do not name a country.
 */
function isAbroad(country: string, settings: TaxSettings): boolean {
  return (
    country === 'EU' ||
    country === 'XI' ||
    (EU_MEMBERS.includes(country) && !listHomeStates(settings).includes(country))
  )
}
