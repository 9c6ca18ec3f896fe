/** Tax numbers that a seller may state instead of a VAT number, or that national invoices need, by the number of their digits. */
const DIGITS: Readonly<Record<string, readonly number[]>> = {
  AT: [9], // Steuernummer, 12 345/6789
  CZ: [8], // IČO
  DE: [10, 11, 13], // Steuernummer, 30/123/45678 (§ 14 (4) no. 2 UStG), and in the form of ELSTER
  EE: [8], // registrikood
  FR: [9, 14], // SIREN and SIRET
  HU: [11], // adószám, 12345678-1-42 (Act CXXVII of 2007, § 169)
  LU: [11, 13], // matricule
  NO: [9], // organisasjonsnummer
  SE: [10, 12], // organisationsnummer, 556188-8404
  SK: [8], // IČO
}

/** Whether it has the form of such a number. VAT numbers have letters, and are checked by vat-number.ts. */
export function isNationalTaxNumber(typed: string, country: string): boolean {
  if (!/^\d[\d\s/.-]*$/.test(typed)) return false
  return DIGITS[country]?.includes(typed.replace(/\D/g, '').length) ?? false
}
