import type { OpenMarket } from '#app/features/markets/locale.ts'
import { rateFor, type TaxSettings } from '#app/features/taxes/tax-table.ts'

/** The tax that prices of a market contain, such as 'VAT'; '' if its countries name it differently; null for none. */
export function includedTaxName(
  { taxIncluded, countries }: Pick<OpenMarket, 'taxIncluded' | 'countries'>,
  settings: TaxSettings,
): string | null {
  if (!taxIncluded) return null
  const rates = countries.map((country) => rateFor('standard', { country, region: '' }, settings))
  const names = new Set(rates.flatMap((found) => (found && found.rate > 0 ? [found.name] : [])))
  const [name = null] = names
  return names.size > 1 ? '' : name
}
