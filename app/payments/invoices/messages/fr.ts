// Texts of an invoice and a credit note, on screens and as PDF

export const kinds = { invoice: 'Facture', 'credit-note': 'Avoir' } as const
export const billedTo = 'Facturé à'
export const shippedTo = 'Livré à'
export const issued = 'Date d’émission :'
export const order = (number: string, day: string) => `Commande ${number} du ${day}`
export const corrects = (number: string, day: string) => `Rectifie la facture ${number} du ${day}`
/** EU numbers, which begin with the country, have the same name for the store and its buyers. */
export const taxNumber = (place: string, number: string) =>
  `${/^[A-Z]{2}/.test(number) ? 'Numéro de TVA' : 'Numéro fiscal'} (${place}) : ${number}`
export const buyerVatNumber = (number: string) => `Numéro de TVA : ${number}`
export const reverseCharge = 'Autoliquidation : la TVA est due par le preneur.'
export const intraCommunitySupply =
  'Livraison intracommunautaire exonérée de TVA (article 138 de la directive 2006/112/CE ; en France, article 262 ter, I du CGI).'
export const supplied = (day: string) => `Date de livraison : ${day}`
export const paidBefore = (day: string) => `Payé le ${day}, avant la livraison`
export const exported = 'Exportation de biens : aucune taxe n’est facturée.'
export const product = 'Produit'
export const quantity = 'Qté'
export const price = 'Prix'
export const taxRate = 'Taxe'
export const lineTotal = 'Total'
export const returned = 'Articles retournés'
export const items = 'Articles'
export const discount = (code: string) => (code === '' ? 'Remise' : `Remise (${code})`)
export const subtotal = 'Sous-total'
export const shipping = (name: string) => `Livraison (${name})`
export const tax = 'Taxe'
/** 'VAT' is the name that new stores begin with. */
export const includes = (tax: string) => `Dont ${tax.replace(/^VAT\b/, 'TVA')}`
export const inCurrency = (tax: string, currency: string) => `${tax.replace(/^VAT\b/, 'TVA')} en ${currency}`
export const exchangeRate = 'Taux de change'
export const net = 'Total HT'
export const total = 'Total'
export const totalCredited = 'Total de l’avoir'
export const taxByRate = 'Taxe par taux'
export const notTaxed = 'Non taxé'
export const page = (number: number, count: number) => `Page ${number} sur ${count}`
