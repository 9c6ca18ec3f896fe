import { plural } from '#app/lib/plural.ts'

// How an order is paid
export const paymentNames = {
  credit_card: 'Cartão de crédito',
  paypal: 'PayPal',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  bank_or_mobile: 'Banco, USSD ou dinheiro móvel',
  bank_transfer: 'Transferência bancária',
  cash_on_delivery: 'Pagamento na entrega',
} as const

// Sums
export const items = 'Artigos'
export const discount = (code: string) => (code ? `Desconto ${code}` : 'Desconto')
export const subtotal = 'Subtotal'
export const shippingBy = (method: string) => `Envio (${method})`
export const shipping = 'Envio'
export const paymentFee = 'Taxa de pagamento na entrega'
export const rounding = 'Arredondamento (numerário)'
export const free = 'Grátis'
export const tax = 'Impostos'
export const intraCommunitySupply = 'IVA (transmissão intracomunitária isenta)'
export const vatNumber = 'Número de IVA'
/** 'VAT' is the name that new stores begin with. */
export const includesTax = (tax: string) => `Inclui ${tax.replace(/^VAT\b/, 'IVA')}`
export const total = 'Total'
export const chargedAs = (amount: string) => `valor cobrado: ${amount}`

// The page of an order
export const title = (order: string, store: string) => `Encomenda ${order} · ${store}`
export const away = 'Não foi possível aceder à loja. Nada se perdeu: tente novamente.'
export const pleaseWait = 'Aguarde um momento'
export const yourOrder = 'A sua encomenda'
export const myOrders = 'As minhas encomendas'
export const orderNumber = 'Número da encomenda'
export const placed = 'Efetuada em'
export const print = 'Imprimir'
export const yourAddress = 'A sua morada'
export const shippingTo = 'Morada de envio'
export const shippingMethod = 'Método de envio'
export const estimatedDelivery = 'Entrega prevista'
export const questions = 'Dúvidas sobre esta encomenda?'
export const writeToUs = { link: 'Escreva-nos', between: ' ou consulte as ', faq: 'perguntas frequentes' } as const
export const erased = 'A morada desta encomenda foi apagada.'
export const quantity = (units: number) => `Quantidade: ${units}`
export const onBackorder = (units: number) => `${units} a aguardar reposição`
export const sentBackUnits = (units: number) =>
  `${units} ${plural('pt', units, { one: 'devolvido', other: 'devolvidos' })}`
export const unitsLine = (units: number, product: string) => `${units} × ${product} `
export const review = 'Escrever avaliação'
export const reviewSuffix = (product: string) => `: ${product}`
export const reviewed = 'Já avaliou este artigo'
export const sentBack = 'Devoluções'
export const startReturn = 'Iniciar uma devolução'
export const returnSubject = (order: string) => `Devolução da encomenda ${order}`
export const arrived = 'Recebida em'
export const summary = 'Resumo'
export const documents = { invoice: 'Fatura', 'credit-note': 'Nota de crédito' } as const
export const documentName = ({ kind, number }: { readonly kind: keyof typeof documents; readonly number: string }) =>
  `${documents[kind]} ${number} (PDF)`
export const refundOnItsWay = 'Reembolso a caminho'
export const refunded = 'Reembolsado'
export const uncollected = 'Devolvido antes da entrega'
export const cancelledAt = 'Cancelada em'
export const payBy = 'Pague até'
export const progress = 'Progresso'
export const stepDone = ', concluído'
export const trackingCopied = 'Número de seguimento copiado'
export const trackingNotCopied = 'Não foi possível copiar o número de seguimento'
export const followParcel = (carrier: string) => (carrier ? `Seguir com ${carrier}` : 'Seguir a encomenda')
export const trackingNumber = 'Número de seguimento'
export const copy = 'Copiar'

// Changing it
export const change = 'Alterar a encomenda'
export const corrected = 'A morada foi atualizada.'
export const cancelled = 'A sua encomenda está cancelada.'
export const hourOver = 'O prazo de uma hora para alterar a encomenda já passou.'
export const changeable = (withAddress: boolean) =>
  `Enquanto não a enviarmos, pode cancelar a encomenda${withAddress ? ' ou corrigir a morada' : ''}.`
export const until = 'Até às'
export const timeLeft = (ms: number) => {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'falta menos de um minuto'
  return plural('pt', minutes, { one: `falta ${minutes} minuto`, other: `faltam ${minutes} minutos` })
}
export const cancelQuestion = 'Cancelar esta encomenda?'
export const cancelConsequence = (isPaid: boolean) =>
  `Nada será enviado${isPaid ? ' e reembolsamos o que pagou' : ''}. Não é possível voltar atrás.`
export const cancel = 'Cancelar encomenda'
export const keep = 'Manter encomenda'
export const cancelling = 'A cancelar…'
export const correctAddress = 'Editar a morada'
export const countryStays =
  'O envio e os impostos foram calculados para este país, por isso não pode ser alterado aqui. Para enviar para outro país, contacte-nos.'
export const saving = 'A guardar…'
export const saveAddress = 'Guardar morada'
export const checkFields = 'Verifique estes campos'
export const checkout = 'Finalizar compra'
export const paymentMethod = 'Método de pagamento'
