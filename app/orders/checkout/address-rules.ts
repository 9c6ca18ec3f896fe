import type { AddressRules } from '#app/base/address.ts'
import { rulesOfMarket } from '#app/base/market-addresses.ts'
import type { SalesTerms } from '#app/orders/sales-terms.server.ts'
import { countriesByRegion } from '#app/pricing/find-zone.ts'

/** How an address is entered at checkout: the state is required where delivery or tax depends on it. The
 * international form always requires a phone number. */
export function rulesOfTerms(terms: SalesTerms): AddressRules {
  const { locale, store_country, phone_required } = terms
  const { countries } = rulesOfMarket(locale.market, store_country)
  return rulesOfMarket(locale.market, store_country, countriesByRegion(countries, terms), !phone_required)
}
