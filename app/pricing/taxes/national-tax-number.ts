import { COUNTRIES } from '#app/base/country-data.ts'

/**
 * Returns true if the text has the format of a tax number that a seller can show instead of a VAT number, or that
 * national invoices need. VAT numbers have letters and are checked by vat-number.ts.
 */
export function isNationalTaxNumber(typed: string, country: string): boolean {
  if (!/^\d[\d\s/.-]*$/.test(typed)) return false
  return COUNTRIES[country]?.taxNumber?.otherDigits?.includes(typed.replace(/\D/g, '').length) ?? false
}
