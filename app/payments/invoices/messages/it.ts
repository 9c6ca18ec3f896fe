// Texts of an invoice and a credit note, on screens and as PDF

/** The day comes first: 'del 12 nov', but 'dell’8 nov'. */
const formatDay = (day: string) => (/^(8|11)\b/.test(day) ? `dell’${day}` : `del ${day}`)
const formatPaymentDay = (day: string) => (/^(8|11)\b/.test(day) ? `l’${day}` : `il ${day}`)

export const kinds = { invoice: 'Fattura', 'credit-note': 'Nota di credito' } as const
export const billedTo = 'Intestatario'
export const shippedTo = 'Spedito a'
export const issued = 'Data:'
export const order = (number: string, day: string) => `Ordine ${number} ${formatDay(day)}`
export const corrects = (number: string, day: string) => `Rettifica la fattura ${number} ${formatDay(day)}`
/** EU numbers, which begin with the country, have the same name for the store and its buyers. */
export const taxNumber = (place: string, number: string) =>
  `${/^[A-Z]{2}/.test(number) ? 'Partita IVA' : 'Numero fiscale'} (${place}): ${number}`
export const buyerVatNumber = (number: string) => `Partita IVA: ${number}`
export const reverseCharge = 'Inversione contabile: l’IVA è dovuta dal cliente.'
export const intraCommunitySupply =
  'Cessione intracomunitaria non imponibile (articolo 138 della direttiva 2006/112/CE; in Italia, articolo 41 del D.L. 331/1993).'
export const supplied = (day: string) => `Data dell’operazione: ${day}`
export const paidBefore = (day: string) => `Pagato ${formatPaymentDay(day)}, prima della consegna`
export const exported = 'Esportazione di beni: nessuna imposta addebitata.'
export const product = 'Prodotto'
export const quantity = 'Q.tà'
export const price = 'Prezzo'
export const taxRate = 'Imposta'
export const lineTotal = 'Totale'
export const returned = 'Articoli resi'
export const items = 'Articoli'
export const discount = (code: string) => (code === '' ? 'Sconto' : `Sconto (${code})`)
export const subtotal = 'Subtotale'
export const shipping = (name: string) => `Spedizione (${name})`
export const tax = 'Imposta'
/** 'VAT' is the name that new stores begin with. */
export const includes = (tax: string) => `Di cui ${tax.replace(/^VAT\b/, 'IVA')}`
export const inCurrency = (tax: string, currency: string) => `${tax.replace(/^VAT\b/, 'IVA')} in ${currency}`
export const exchangeRate = 'Tasso di cambio'
export const net = 'Imponibile'
export const total = 'Totale'
export const totalCredited = 'Totale accreditato'
export const taxByRate = 'Imposta per aliquota'
export const notTaxed = 'Senza imposta'
export const page = (number: number, count: number) => `Pagina ${number} di ${count}`
