import { memberCountries } from '#app/base/countries.ts'
import type { TaxClass } from '#app/pricing/taxes/tax-class.ts'
import { ratesFor, type TaxDestination, type TaxSettings } from '#app/pricing/taxes/tax-table.ts'
import { destinationOfAddress } from '#app/pricing/taxes/territories.ts'
import type { OpenMarket } from '#app/store/locale.ts'
import type { PriceTaxKind } from '#app/store/market.ts'

/** The tax of prices. `name` is '' if it differs by place. */
export type PriceTax = { readonly kind: PriceTaxKind; readonly name: string }

type TaxedMarket = Pick<OpenMarket, 'taxIncluded' | 'countries' | 'addressForm'>

/** Null where a market taxes no product of this class. */
export function priceTax(taxClass: TaxClass, market: TaxedMarket, settings: TaxSettings): PriceTax | null {
  const { taxIncluded, countries, addressForm } = market
  const choices = addressForm === 'international' ? countries : memberCountries(countries)
  const rates = choices
    .flatMap((country) => placesIn(country, settings))
    .flatMap((place) => ratesFor(taxClass, place, settings))
  const names = new Set(rates.flatMap(({ name, rate }) => (rate > 0 ? [name] : [])))
  const [first] = names
  if (first === undefined) return null
  return { kind: taxIncluded ? 'included' : 'added', name: names.size > 1 ? '' : first }
}

/** Whether products of the standard class are taxed in a country or in one of its regions, if only at 0%. */
export function isTaxedSomewhere(country: string, settings: TaxSettings): boolean {
  return placesIn(country, settings).some((place) => ratesFor('standard', place, settings).length > 0)
}

/** The country and its regions that are taxed on their own. */
function placesIn(country: string, { taxes }: TaxSettings): readonly TaxDestination[] {
  const regions = [...taxes.rates, ...taxes.registrations].filter((place) => place.country === country)
  return [...new Set(['', ...regions.map(({ region }) => region)])].map((region) =>
    destinationOfAddress({ country, region }),
  )
}
