// Texts of an invoice and a credit note, on screens and in PDFs

export const kinds = { invoice: 'Invoice', 'credit-note': 'Credit note' } as const
export const billedTo = 'Billed to'
export const shippedTo = 'Shipped to'
export const issued = 'Issued'
export const order = (number: string, day: string) => `Order ${number} dated ${day}`
export const corrects = (number: string, day: string) => `Corrects invoice ${number} dated ${day}`
export const taxNumber = (place: string, number: string) => `Tax number (${place}): ${number}`
export const buyerVatNumber = (number: string) => `VAT number: ${number}`
export const reverseCharge = 'Reverse charge: the customer is liable for the VAT.'
export const intraCommunitySupply = 'Tax-exempt intra-Community supply (Article 138 of Directive 2006/112/EC).'
export const supplied = (day: string) => `Date of supply: ${day}`
export const paidBefore = (day: string) => `Paid on ${day}, before delivery`
export const exported = 'Export of goods: no tax is charged.'
export const product = 'Product'
export const quantity = 'Qty'
export const price = 'Price'
export const taxRate = 'Tax'
export const lineTotal = 'Total'
export const returned = 'Returned'
export const items = 'Items'
export const discount = (code: string) => (code === '' ? 'Discount' : `Discount (${code})`)
export const subtotal = 'Subtotal'
export const shipping = (name: string) => `Shipping (${name})`
export const tax = 'Tax'
export const includes = (tax: string) => `Includes ${tax}`
export const inCurrency = (tax: string, currency: string) => `${tax} in ${currency}`
export const exchangeRate = 'Exchange rate'
export const net = 'Net'
export const total = 'Total'
export const totalCredited = 'Total credited'
export const taxByRate = 'Tax by rate'
export const notTaxed = 'Not taxed'
export const page = (number: number, count: number) => `Page ${number} of ${count}`
