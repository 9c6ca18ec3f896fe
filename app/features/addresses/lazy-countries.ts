import { addressForm } from '#app/features/addresses/address-form.ts'
import { checkAddress } from '#app/features/addresses/check-address.ts'
import { printAddress } from '#app/features/addresses/print-address.ts'

/** One script with the data of all countries, some 20 KB compressed. */
export const lazyCountries = { addressForm, checkAddress, printAddress }
