import { plural } from '#app/lib/plural.ts'

// How an order is paid
export const paymentNames = {
  credit_card: 'Tarjeta de crédito',
  paypal: 'PayPal',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  bank_or_mobile: 'Banco, USSD o dinero móvil',
  bank_transfer: 'Transferencia bancaria',
  cash_on_delivery: 'Contra reembolso',
} as const

// Sums
export const items = 'Artículos'
export const discount = (code: string) => (code ? `Descuento ${code}` : 'Descuento')
export const subtotal = 'Subtotal'
export const shippingBy = (method: string) => `Envío (${method})`
export const shipping = 'Envío'
export const paymentFee = 'Recargo por pago contra reembolso'
export const rounding = 'Redondeo (pago en efectivo)'
export const free = 'Gratis'
export const tax = 'Impuestos'
export const intraCommunitySupply = 'IVA (entrega intracomunitaria exenta)'
export const vatNumber = 'NIF-IVA'
/** 'VAT' is the name that new stores begin with. */
export const includesTax = (tax: string) => `Incluye ${tax.replace(/^VAT\b/, 'IVA')}`
export const total = 'Total'
export const chargedAs = (amount: string) => `importe cobrado: ${amount}`

// The page of an order
export const title = (order: string, store: string) => `Pedido ${order} · ${store}`
export const away = 'No hemos podido conectar con la tienda. No se ha perdido nada: inténtalo de nuevo.'
export const pleaseWait = 'Espera un momento'
export const yourOrder = 'Tu pedido'
export const myOrders = 'Mis pedidos'
export const orderNumber = 'Número de pedido'
export const placed = 'Realizado el'
export const print = 'Imprimir'
export const yourAddress = 'Tu dirección'
export const shippingTo = 'Dirección de envío'
export const shippingMethod = 'Método de envío'
export const estimatedDelivery = 'Entrega estimada'
export const questions = '¿Dudas sobre este pedido?'
export const writeToUs = { link: 'Escríbenos', between: ' o consulta las ', faq: 'preguntas frecuentes' } as const
export const erased = 'La dirección de este pedido se ha borrado.'
export const quantity = (units: number) => `Cantidad: ${units}`
export const onBackorder = (units: number) => `${units} a la espera de reposición`
export const sentBackUnits = (units: number) =>
  `${units} ${plural('es', units, { one: 'devuelto', other: 'devueltos' })}`
export const unitsLine = (units: number, product: string) => `${units} × ${product} `
export const review = 'Escribir una opinión'
export const reviewSuffix = (product: string) => ` sobre ${product}`
export const reviewed = 'Ya has dado tu opinión'
export const sentBack = 'Devoluciones'
export const startReturn = 'Iniciar una devolución'
export const returnSubject = (order: string) => `Devolución del pedido ${order}`
export const arrived = 'Recibida el'
export const summary = 'Resumen'
export const documents = { invoice: 'Factura', 'credit-note': 'Factura rectificativa' } as const
export const documentName = ({ kind, number }: { readonly kind: keyof typeof documents; readonly number: string }) =>
  `${documents[kind]} ${number} (PDF)`
export const refundOnItsWay = 'Reembolso en camino'
export const refunded = 'Reembolsado'
export const uncollected = 'Devuelto antes de la entrega'
export const cancelledAt = 'Cancelado el'
export const payBy = 'Págalo como muy tarde el'
export const progress = 'Progreso'
export const stepDone = ', completado'
export const trackingCopied = 'Número de seguimiento copiado'
export const trackingNotCopied = 'No se ha podido copiar el número de seguimiento'
export const followParcel = (carrier: string) => (carrier ? `Seguir envío con ${carrier}` : 'Seguir el envío')
export const trackingNumber = 'Número de seguimiento'
export const copy = 'Copiar'

// Changing it
export const change = 'Modificar tu pedido'
export const corrected = 'La dirección se ha actualizado.'
export const cancelled = 'Tu pedido está cancelado.'
export const hourOver = 'Ha pasado la hora en la que podías modificar tu pedido.'
export const changeable = (withAddress: boolean) =>
  `Puedes cancelar tu pedido${withAddress ? ' o corregir la dirección' : ''} mientras no lo hayamos enviado.`
export const until = 'Hasta las'
export const timeLeft = (ms: number) => {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'queda menos de un minuto'
  return plural('es', minutes, { one: `queda ${minutes} minuto`, other: `quedan ${minutes} minutos` })
}
export const cancelQuestion = '¿Cancelar este pedido?'
export const cancelConsequence = (isPaid: boolean) =>
  `No te enviaremos nada${isPaid ? ' y te devolveremos lo que pagaste' : ''}. Esta acción no se puede deshacer.`
export const cancel = 'Cancelar pedido'
export const keep = 'Mantener pedido'
export const cancelling = 'Cancelando…'
export const correctAddress = 'Editar dirección'
export const countryStays =
  'El envío y los impuestos se calcularon para este país, así que aquí no se puede cambiar. Para enviarlo a otro país, escríbenos.'
export const saving = 'Guardando…'
export const saveAddress = 'Guardar dirección'
export const checkFields = 'Revisa estos campos'
export const checkout = 'Finalizar compra'
export const paymentMethod = 'Método de pago'
