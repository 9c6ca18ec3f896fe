import { COUNTRIES } from '#app/base/country-data.ts'

/**
 * Returns whether it has the form of a tax number that a seller may state instead of a VAT number, or that national
 * invoices need. VAT numbers have letters, and are checked by vat-number.ts.
 */
export function isNationalTaxNumber(typed: string, country: string): boolean {
  if (!/^\d[\d\s/.-]*$/.test(typed)) return false
  return COUNTRIES[country]?.taxNumber?.otherDigits?.includes(typed.replace(/\D/g, '').length) ?? false
}
