// Texts of an invoice and a credit note, on screens and as PDF

export const kinds = { invoice: 'Factuur', 'credit-note': 'Creditnota' } as const
export const billedTo = 'Factuur aan'
export const shippedTo = 'Verzonden naar'
export const issued = 'Datum'
export const order = (number: string, day: string) => `Bestelling ${number} van ${day}`
export const corrects = (number: string, day: string) => `Corrigeert factuur ${number} van ${day}`
/** EU numbers, which begin with the country, have the same name for the store and its buyers. */
export const taxNumber = (place: string, number: string) =>
  `${/^[A-Z]{2}/.test(number) ? 'Btw-nummer' : 'Belastingnummer'} (${place}): ${number}`
export const buyerVatNumber = (number: string) => `Btw-nummer: ${number}`
export const reverseCharge = 'Btw verlegd: de koper draagt de btw af.'
export const intraCommunitySupply = 'Vrijgestelde intracommunautaire levering (artikel 138 van Richtlijn 2006/112/EG).'
export const supplied = (day: string) => `Leveringsdatum: ${day}`
export const paidBefore = (day: string) => `Betaald op ${day}, vóór de levering`
export const exported = 'Uitvoer van goederen: er wordt geen belasting berekend.'
export const product = 'Artikel'
export const quantity = 'Aantal'
export const price = 'Prijs'
export const taxRate = 'Btw'
export const lineTotal = 'Totaal'
export const returned = 'Retour'
export const items = 'Artikelen'
export const discount = (code: string) => (code === '' ? 'Korting' : `Korting (${code})`)
export const subtotal = 'Subtotaal'
export const shipping = (name: string) => `Verzending (${name})`
export const tax = 'Belasting'
/** 'VAT' is the name that new stores begin with. */
export const includes = (tax: string) => `Incl. ${tax.replace(/^VAT\b/, 'btw')}`
export const inCurrency = (tax: string, currency: string) => `${tax.replace(/^VAT\b/, 'Btw')} in ${currency}`
export const exchangeRate = 'Wisselkoers'
export const net = 'Netto'
export const total = 'Totaal'
export const totalCredited = 'Totaal gecrediteerd'
export const taxByRate = 'Belasting per tarief'
export const notTaxed = 'Niet belast'
export const page = (number: number, count: number) => `Pagina ${number} van ${count}`
