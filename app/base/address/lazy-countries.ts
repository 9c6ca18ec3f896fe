import { buildAddressForm } from '#app/base/address/address-form.ts'
import { checkAddress } from '#app/base/address/check-address.ts'
import { formatLocalLines } from '#app/base/address/print-address.ts'

/** One script with the data for all countries, about 20 KB compressed. */
export const lazyCountries = { addressForm: buildAddressForm, checkAddress, printAddress: formatLocalLines }
