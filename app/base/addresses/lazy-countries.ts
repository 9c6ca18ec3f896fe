import { addressForm } from '#app/base/addresses/address-form.ts'
import { checkAddress } from '#app/base/addresses/check-address.ts'
import { printAddress } from '#app/base/addresses/print-address.ts'

/** One script with the data of all countries, some 20 KB compressed. */
export const lazyCountries = { addressForm, checkAddress, printAddress }
