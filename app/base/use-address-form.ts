import { useEffect } from 'react'
import { buildInternationalForm, formatInternationalLines } from '#app/base/address/international-address.ts'
import type { Address, AddressForm, AddressRules } from '#app/base/address.ts'
import { useLazy } from '#app/ui/lazy.ts'

/** Only pages with an address form load the data of all countries. */
const loadCountries = async () => (await import('#app/base/address/lazy-countries.ts')).lazyCountries

type ShownForm = {
  /** Null until the country data is loaded. */
  readonly form: AddressForm | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

export function useAddressForm(country: string, rules: AddressRules): ShownForm {
  const { part, hasFailed, startLoading } = useCountries(rules)
  const { countries, needsState, isPhoneOptional } = rules
  const isInternational = rules.form === 'international'
  const form = isInternational
    ? buildInternationalForm(countries)
    : (part?.addressForm(country, countries, needsState, isPhoneOptional) ?? null)
  return { form, hasFailed, retry: startLoading }
}

/** Returns the lines that the order will show, in the international format until the country data is loaded. */
export function useAddressLines(address: Address, rules: AddressRules): string[] {
  const { part } = useCountries(rules)
  if (!part) return formatInternationalLines(address)
  return part.printAddress(part.checkAddress(address, address.country).address, rules.from, 'text')
}

function useCountries({ form }: AddressRules) {
  const countries = useLazy(loadCountries)
  const { startLoading } = countries
  const shouldLoad = form === 'country'
  useEffect(() => {
    if (shouldLoad) startLoading()
  }, [shouldLoad, startLoading])
  return countries
}
