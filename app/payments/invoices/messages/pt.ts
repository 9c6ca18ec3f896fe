// Texts of an invoice and a credit note, on screens and as PDF

export const kinds = { invoice: 'Fatura', 'credit-note': 'Nota de crédito' } as const
export const billedTo = 'Faturado a'
export const shippedTo = 'Enviado para'
export const issued = 'Emitida em'
export const order = (number: string, day: string) => `Encomenda ${number} de ${day}`
export const corrects = (number: string, day: string) => `Retifica a fatura ${number} de ${day}`
/** EU numbers, which begin with the country, have the same name for the store and its buyers. */
export const taxNumber = (place: string, number: string) =>
  `${/^[A-Z]{2}/.test(number) ? 'Número de IVA' : 'Número fiscal'} (${place}): ${number}`
export const buyerVatNumber = (number: string) => `Número de IVA: ${number}`
export const reverseCharge = 'IVA – autoliquidação: o IVA é devido pelo adquirente.'
export const intraCommunitySupply =
  'Transmissão intracomunitária isenta de IVA (artigo 138.º da Diretiva 2006/112/CE; em Portugal, artigo 14.º do RITI).'
export const supplied = (day: string) => `Data da entrega: ${day}`
export const paidBefore = (day: string) => `Pago em ${day}, antes da entrega`
export const exported = 'Exportação de bens: não é aplicado imposto.'
export const product = 'Produto'
export const quantity = 'Qtd.'
export const price = 'Preço'
export const taxRate = 'Imposto'
export const lineTotal = 'Total'
export const returned = 'Devolvido'
export const items = 'Artigos'
export const discount = (code: string) => (code === '' ? 'Desconto' : `Desconto (${code})`)
export const subtotal = 'Subtotal'
export const shipping = (name: string) => `Envio (${name})`
export const tax = 'Impostos'
/** 'VAT' is the name that new stores begin with. */
export const includes = (tax: string) => `Inclui ${tax.replace(/^VAT\b/, 'IVA')}`
export const inCurrency = (tax: string, currency: string) => `${tax.replace(/^VAT\b/, 'IVA')} em ${currency}`
export const exchangeRate = 'Taxa de câmbio'
export const net = 'Valor líquido'
export const total = 'Total'
export const totalCredited = 'Total creditado'
export const taxByRate = 'Impostos por taxa'
export const notTaxed = 'Sem imposto'
export const page = (number: number, count: number) => `Página ${number} de ${count}`
