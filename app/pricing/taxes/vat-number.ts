import { countryName } from '#app/base/countries.ts'
import { TAX_NUMBER_FORMATS, type TaxNumberFormat } from '#app/pricing/taxes/tax-number-formats.ts'
import { taxesText } from '#app/pricing/taxes/taxes-text.ts'

export type TaxNumber = {
  /** As it is stored and printed: 'DE136695976', 'EL094259216', '12345678-0001'. */
  readonly number: string
  /** ISO 3166-1, or XI for Northern Ireland. */
  readonly country: string
  /** The letters before the number, '' for a plain tax number. */
  readonly prefix: string
}

export type VatNumberCheck = ({ readonly ok: true } & TaxNumber) | { readonly ok: false; readonly message: string }

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
