// Texts of an invoice and a credit note, on screens and as PDF

export const kinds = { invoice: 'Rechnung', 'credit-note': 'Rechnungskorrektur' } as const
export const billedTo = 'Rechnung an'
export const shippedTo = 'Lieferung an'
export const issued = 'Ausgestellt am'
export const order = (number: string, day: string) => `Bestellung ${number} vom ${day}`
export const corrects = (number: string, day: string) => `Korrigiert die Rechnung ${number} vom ${day}`
/** EU numbers, which begin with the country, have the same name for the store and its buyers. */
export const taxNumber = (place: string, number: string) =>
  `${/^[A-Z]{2}/.test(number) ? 'USt-IdNr.' : 'Steuernummer'} (${place}): ${number}`
export const buyerVatNumber = (number: string) => `USt-IdNr.: ${number}`
export const reverseCharge = 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).'
export const intraCommunitySupply =
  'Steuerfreie innergemeinschaftliche Lieferung (Artikel 138 der Richtlinie 2006/112/EG; in Deutschland § 4 Nr. 1b, § 6a UStG).'
export const supplied = (day: string) => `Leistungsdatum: ${day}`
export const paidBefore = (day: string) => `Bezahlt am ${day}, vor der Lieferung`
export const exported = 'Ausfuhrlieferung: Es wird keine Steuer berechnet.'
export const product = 'Artikel'
export const quantity = 'Menge'
export const price = 'Preis'
export const taxRate = 'Steuer'
export const lineTotal = 'Gesamt'
export const returned = 'Zurückgegeben'
export const items = 'Artikel'
export const discount = (code: string) => (code === '' ? 'Rabatt' : `Rabatt (${code})`)
export const subtotal = 'Zwischensumme'
export const shipping = (name: string) => `Versand (${name})`
export const tax = 'Steuer'
/** 'VAT' is the name that new stores begin with. */
export const includes = (tax: string) => `inkl. ${tax.replace(/^VAT\b/, 'MwSt.')}`
export const inCurrency = (tax: string, currency: string) => `${tax.replace(/^VAT\b/, 'MwSt.')} in ${currency}`
export const exchangeRate = 'Wechselkurs'
export const net = 'Netto'
export const total = 'Gesamtsumme'
export const totalCredited = 'Gutgeschrieben'
export const taxByRate = 'Steuer nach Satz'
export const notTaxed = 'Nicht besteuert'
export const page = (number: number, count: number) => `Seite ${number} von ${count}`
