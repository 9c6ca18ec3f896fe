import type { AddressRules } from '#app/base/address.ts'
import { countriesIn, sortByName } from '#app/base/countries.ts'
import { currentTag } from '#app/lib/language.ts'

// This module is separate from the address rules because it needs the members of groups such as 'EU', which browsers do
// not load.

type DeliveryArea = { readonly addressForm: AddressRules['form']; readonly countries: readonly string[] }

/** The last result of `listAddressCountries` per market. `tag` is the language, which determines the order of names. */
const lastCountries = new WeakMap<DeliveryArea, { readonly tag: string; readonly countries: readonly string[] }>()

/** Returns the countries that an address can have, sorted by name. */
export function listAddressCountries(market: DeliveryArea): readonly string[] {
  if (market.addressForm === 'international') return market.countries
  const tag = currentTag()
  const last = lastCountries.get(market)
  if (last?.tag === tag) return last.countries
  const countries = sortByName([...new Set(market.countries.flatMap(countriesIn))])
  lastCountries.set(market, { tag, countries })
  return countries
}

/** `from`: the setting `store_country`; `needsState`: see `countriesByRegion`. */
export function createAddressRules(
  market: DeliveryArea,
  from: string,
  needsState: readonly string[] = [],
  isPhoneOptional = false,
): AddressRules {
  return {
    form: market.addressForm,
    countries: listAddressCountries(market),
    from: from || null,
    ...(needsState.length > 0 && { needsState }),
    ...(isPhoneOptional && { isPhoneOptional }),
  }
}

/**
 * Moves the default country of an empty form to the front: the main country of the page's language or, if it cannot be
 * chosen, the market's first country. The international form keeps the order of the market.
 */
export function moveHomeFirst(choices: readonly string[], { addressForm, countries }: DeliveryArea): readonly string[] {
  if (addressForm === 'international') return choices
  const home = [new Intl.Locale(currentTag()).maximize().region, ...countries]
  const first = home.find((country) => country !== undefined && choices.includes(country))
  return first === undefined ? choices : [first, ...choices.filter((country) => country !== first)]
}
