import type { AddressRules } from '#app/base/address.ts'
import { countriesIn, sortByName } from '#app/base/countries.ts'
import { currentTag } from '#app/lib/language.ts'

type DeliveryArea = { readonly addressForm: AddressRules['form']; readonly countries: readonly string[] }

/** `from`: the setting `store_country`; `needsState`: see `countriesByRegion`. The forms of countries need the members of a group such as 'EU'. Apart from the rules, to stay out of browsers. */
export function rulesOfMarket(
  market: DeliveryArea,
  from: string,
  needsState: readonly string[] = [],
  isPhoneOptional = false,
): AddressRules {
  const tag = currentTag()
  const last = lastRules.get(market)
  const isSame =
    last?.tag === tag && last.rules.from === (from || null) && (last.rules.isPhoneOptional ?? false) === isPhoneOptional
  if (isSame && String(last.rules.needsState ?? []) === String(needsState)) return last.rules
  const { addressForm: form, countries } = market
  const choices = form === 'international' ? countries : sortByName([...new Set(countries.flatMap(countriesIn))])
  const rules = {
    form,
    countries: choices,
    from: from || null,
    ...(needsState.length > 0 && { needsState }),
    ...(isPhoneOptional && { isPhoneOptional }),
  }
  lastRules.set(market, { tag, rules })
  return rules
}

/** With the language, as it decides the order of names. */
const lastRules = new WeakMap<DeliveryArea, { readonly tag: string; readonly rules: AddressRules }>()

/**
 * `choices` with the country first that an empty form has: where the page's language is spoken, otherwise the first of the
 * market. One form for all countries keeps the order of the market.
 */
export function homeFirst(choices: readonly string[], { addressForm, countries }: DeliveryArea): readonly string[] {
  if (addressForm === 'international') return choices
  const home = [new Intl.Locale(currentTag()).maximize().region, ...countries]
  const first = home.find((country) => country !== undefined && choices.includes(country))
  return first === undefined ? choices : [first, ...choices.filter((country) => country !== first)]
}
