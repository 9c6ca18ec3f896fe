import type { AddressRules } from '#app/base/address.ts'
import { createAddressRules, listAddressCountries } from '#app/base/market-addresses.ts'
import type { SalesTerms } from '#app/orders/sales-terms.server.ts'
import { listRegionDependentCountries } from '#app/pricing/find-zone.ts'
import type { TaxSettings } from '#app/pricing/tax-table.ts'

type AddressTerms = TaxSettings & Pick<SalesTerms, 'locale' | 'shipping' | 'store_country' | 'phone_required'>

/**
 * Returns the rules for addresses at checkout. The state is required if delivery or tax depends on it. The
 * international form always requires a phone number.
 */
export function getCheckoutAddressRules(terms: AddressTerms): AddressRules {
  const { market } = terms.locale
  const needsState = listRegionDependentCountries(listAddressCountries(market), terms)
  return createAddressRules(market, terms.store_country, needsState, !terms.phone_required)
}
