import type { AddressRules } from '#app/features/addresses/address-rules.ts'
import { countriesIn } from '#app/features/addresses/countries.ts'
import { sortByName } from '#app/lib/format/country.ts'

type DeliveryArea = { readonly addressForm: AddressRules['form']; readonly countries: readonly string[] }

/** `from`: the setting `store_country`. The forms of countries need the members of a group such as 'EU'. Apart from the rules, to stay out of browsers. */
export function rulesOfMarket(market: DeliveryArea, from: string): AddressRules {
  const last = lastRules.get(market)
  if (last && last.from === (from || null)) return last
  const { addressForm: form, countries } = market
  const choices = form === 'international' ? countries : sortByName([...new Set(countries.flatMap(countriesIn))])
  const rules = { form, countries: choices, from: from || null }
  lastRules.set(market, rules)
  return rules
}

const lastRules = new WeakMap<DeliveryArea, AddressRules>()
