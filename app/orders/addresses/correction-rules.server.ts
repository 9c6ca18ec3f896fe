import type { AddressRules } from '#app/base/address.ts'
import { sortByName } from '#app/base/countries.ts'
import { getFormRules, getPhoneRule } from '#app/base/entered-address.ts'
import type { Order } from '#app/orders/orders.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readLocales } from '#app/store/markets.server.ts'

/**
 * Returns the rules for corrected addresses. The international form accepts the countries of all markets and the
 * country of the order.
 */
export async function readCorrectionRules(
  db: Database,
  { addressForm, shippingAddress }: Pick<Order, 'addressForm' | 'shippingAddress'>,
): Promise<AddressRules> {
  const soldCountries = (await readLocales(db)).flatMap(({ market }) => market.countries)
  const rules = {
    ...getFormRules(addressForm, [...soldCountries, shippingAddress.country]),
    ...getPhoneRule(shippingAddress),
  }
  return addressForm === 'country' ? { ...rules, countries: sortByName(rules.countries) } : rules
}
