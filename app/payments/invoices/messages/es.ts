// Texts of an invoice and a credit note, on screens and as PDF

export const kinds = { invoice: 'Factura', 'credit-note': 'Factura rectificativa' } as const
export const billedTo = 'Facturado a'
export const shippedTo = 'Enviado a'
export const issued = 'Emitida el'
export const order = (number: string, day: string) => `Pedido ${number} del ${day}`
export const corrects = (number: string, day: string) => `Rectifica la factura ${number} del ${day}`
/** EU numbers, which begin with the country, have the same name for the store and its buyers. */
export const taxNumber = (place: string, number: string) =>
  `${/^[A-Z]{2}/.test(number) ? 'NIF-IVA' : 'Número fiscal'} (${place}): ${number}`
export const buyerVatNumber = (number: string) => `NIF-IVA: ${number}`
export const reverseCharge = 'Inversión del sujeto pasivo: el destinatario debe liquidar el IVA.'
export const intraCommunitySupply =
  'Entrega intracomunitaria exenta de IVA (artículo 138 de la Directiva 2006/112/CE; en España, artículo 25 de la Ley 37/1992).'
export const supplied = (day: string) => `Fecha de la operación: ${day}`
export const paidBefore = (day: string) => `Pagado el ${day}, antes de la entrega`
export const exported = 'Exportación de bienes: no se aplican impuestos.'
export const product = 'Producto'
export const quantity = 'Cant.'
export const price = 'Precio'
export const taxRate = 'Impuesto'
export const lineTotal = 'Total'
export const returned = 'Devuelto'
export const items = 'Artículos'
export const discount = (code: string) => (code === '' ? 'Descuento' : `Descuento (${code})`)
export const subtotal = 'Subtotal'
export const shipping = (name: string) => `Envío (${name})`
export const tax = 'Impuestos'
/** 'VAT' is the name that new stores begin with. */
export const includes = (tax: string) => `Incluye ${tax.replace(/^VAT\b/, 'IVA')}`
export const inCurrency = (tax: string, currency: string) => `${tax.replace(/^VAT\b/, 'IVA')} en ${currency}`
export const exchangeRate = 'Tipo de cambio'
export const net = 'Base imponible'
export const total = 'Total'
export const totalCredited = 'Total del abono'
export const taxByRate = 'Impuestos por tipo'
export const notTaxed = 'Sin impuestos'
export const page = (number: number, count: number) => `Página ${number} de ${count}`
