import { memberCountries } from '#app/features/markets/countries.ts'
import type { OpenMarket } from '#app/features/markets/locale.ts'
import type { TaxClass } from '#app/features/taxes/tax-class.ts'
import { rateFor, type TaxPlace, type TaxSettings } from '#app/features/taxes/tax-table.ts'

/** The tax that prices contain, or that checkout adds. `name` is '' if it differs by place. */
export type PriceTax = { readonly kind: 'included' | 'added'; readonly name: string }

type TaxedMarket = Pick<OpenMarket, 'taxIncluded' | 'countries' | 'addressForm'>

/** Null where a market taxes no product of this class. */
export function priceTax(taxClass: TaxClass, market: TaxedMarket, settings: TaxSettings): PriceTax | null {
  const { taxIncluded, countries, addressForm } = market
  const choices = addressForm === 'international' ? countries : memberCountries(countries)
  const rates = choices
    .flatMap((country) => placesIn(country, settings))
    .map((place) => rateFor(taxClass, place, settings))
  const names = new Set(rates.flatMap((found) => (found && found.rate > 0 ? [found.name] : [])))
  const [first] = names
  if (first === undefined) return null
  return { kind: taxIncluded ? 'included' : 'added', name: names.size > 1 ? '' : first }
}

/** The country and its regions that are taxed on their own. */
function placesIn(country: string, { taxes }: TaxSettings): readonly TaxPlace[] {
  const regions = [...taxes.rates, ...taxes.registrations].filter((place) => place.country === country)
  return [...new Set(['', ...regions.map(({ region }) => region)])].map((region) => ({ country, region }))
}
