import type { AddressForm } from '#app/base/address.ts'

/** Moves the country to the top, since shipping methods and taxes depend on it. */
export function putCountryFirst(form: AddressForm): AddressForm {
  const place = ([first]: AddressForm[number]) => (first?.name === 'country' ? 0 : 1)
  return form.toSorted((a, b) => place(a) - place(b))
}
