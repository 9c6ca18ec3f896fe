import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Obstacles and failures
export const someChanged = 'Hay cambios desde que llenaste tu carrito'
export const totalChanged = 'El total ha cambiado desde que lo viste'
export const outOfStock = 'agotado'
export const noLongerAvailable = 'ya no disponible'
export const units = (count: number) =>
  `${formatNumber(count)} ${plural('es', count, { one: 'artículo', other: 'artículos' })}`
export const changedLine = (product: string, size: string, color: string) => `${product} (${size}, ${color}): `
export const newTotal = 'Nuevo total:'
export const continueShopping = 'Seguir comprando'
export const emptyCart = 'Vaciar carrito'
export const accept = 'Aceptar y continuar'
export const waitingNotShown = 'No se ha podido mostrar un pedido tuyo que está pendiente de pago.'
export const checkoutNotShown = 'No se ha podido mostrar la página de compra.'
export const noPrices = 'No hemos podido consultar los precios de hoy.'
export const tryAgain = 'Reintentar'
export const contactUs = 'Contacto'
export const changesNotShown = 'No se ha podido mostrar qué ha cambiado desde que llenaste tu carrito.'
export const paymentNotShown = 'No se ha podido mostrar el paso de pago.'
export const codeFieldNotShown = 'No se ha podido mostrar el campo para códigos de descuento.'
export const pickupPointsNotShown = 'No se han podido mostrar los puntos de recogida.'
export const orderFailed = 'No se ha podido tramitar el pedido. Inténtalo de nuevo.'
/** Shown if the outcome is unknown: the next attempt has the same idempotency key. */
export const safeToRetry = 'Tu carrito está guardado. Si vuelves a hacer el pedido, no se te cobrará dos veces.'
export const noDelivery = 'Ahora mismo no podemos hacer entregas.'
export const nothingLeft = 'Ahora mismo no se puede pedir nada de lo que hay en tu carrito.'
export const paymentLapsed =
  'Tu pedido no se pagó a tiempo: está cancelado y no se te ha cobrado nada. Tu carrito sigue aquí; vuelve a hacer el pedido cuando quieras.'

// The steps
export const total = (amount: string) => `Total: ${amount}`
export const steps = { shipping: 'Envío', payment: 'Pago' } as const
export const showSummary = 'Ver resumen'
export const hideSummary = 'Ocultar resumen'
export const summary = 'Resumen del pedido'
export const yourOrder = 'Tu pedido'
export const codeApplied = (code: string) => `Código de descuento ${code} aplicado`
export const discountCode = 'Código de descuento'
export const removeCode = { short: 'Quitar', rest: ' código de descuento' } as const
export const apply = 'Aplicar'
export const enterCode = 'Introduce un código de descuento'
export const needsJavaScript =
  'Para finalizar la compra hace falta JavaScript: el carrito se guarda en tu navegador. Actívalo y recarga esta página.'
export const cartEmpty = 'Tu carrito está vacío'
export const cartEmptyHint = 'Añade alguna prenda que te encante para empezar'
export const checkFields = 'Revisa estos campos'
export const editShipping = { short: 'Editar', rest: ' envío' } as const
export const email = 'Correo electrónico'
export const forConfirmation = 'Para la confirmación del pedido'
export const buysForBusiness = 'Compro para una empresa'
export const vatNumber = 'NIF-IVA'
export const vatNumberHint =
  'El de tu empresa, con las letras del país. En otro país de la UE, te corresponde a ti declarar el impuesto.'
export const vatNumberNotShown = 'No se ha podido mostrar el campo para el NIF-IVA.'
export const continueToPayment = 'Continuar al pago'
export const shippingMethod = 'Método de envío'
export const free = 'Gratis'
export const pickupPoint = 'Dónde recogerlo'
/** Instead of shipping methods. */
export const shippingProblems = {
  unavailable: noDelivery,
  outside: 'No hacemos entregas en esta dirección.',
  order: 'Este pedido no se puede enviar a esta dirección. Escríbenos y lo vemos.',
} as const
export const enterAddress = 'Introduce tu dirección para ver las opciones de entrega.'
export const notDeliveredHere = 'Aquí no hacemos entregas. Revisa la dirección o introduce otra.'

// Payment
export const required = (field: string) => `${field}: campo obligatorio`
export const cardNumber = 'Número de tarjeta'
export const expiry = 'Caducidad'
export const expiryExample = 'MM / AA'
export const cvv = 'CVV'
export const noCardCharged = 'Compra de demostración: no se cobra ninguna tarjeta ni se guardan sus datos'
export const securePage = (provider: string) =>
  `Pagas en una página segura de ${provider}, que se abre a continuación y te trae de vuelta aquí. ` +
  `Los datos de tu tarjeta solo los recibe ${provider}. Mientras tanto, te reservamos los artículos.`
export const termsApply = 'A tu pedido se aplican nuestras condiciones:'
export const canWithdraw = 'Puedes desistir en los 14 días siguientes a la entrega:'
export const rightOfWithdrawal = 'Derecho de desistimiento'
export const chargedAsSentence = (amount: string) => `Importe que se cobrará por tu pedido: ${amount}.`
export const chargedAs = (amount: string) => `importe cobrado: ${amount}`
export const placeOrder = (total: string | null) =>
  `Pedido con obligación de pago${total === null ? '' : ` · ${total}`}`
export const back = 'Volver'
export const processing = 'Procesando…'
export const quantity = (count: number) => `Cantidad: ${count}`
export const lineOutOfStock = 'Agotado'
export const lineGone = 'Ya no disponible'
export const sentOnceComplete =
  'Algunos artículos están a la espera de reposición. Enviaremos tu pedido en cuanto lo tengamos todo, así que tardará más que el plazo de entrega indicado.'
export const totalHeading = 'Total'

// Placed
export const thankYou = 'Gracias'
export const confirmationSent = {
  before: 'Hemos recibido tu pedido. Te hemos enviado la confirmación a ',
  after: '.',
} as const
export const placedEarlier =
  'Este pedido ya se había realizado, así que no se ha pedido nada dos veces. Tiene los datos de tu primer intento: lo que cambiaste después no se ha aplicado.'
export const correctAddress = 'Corregir la dirección en la página del pedido'
export const stillInCart = 'Lo que no incluye sigue en tu carrito.'
export const orderNumber = 'Número de pedido'
export const followOrder =
  'Sigue tu pedido en su propia página. Durante una hora también puedes cancelarlo allí o corregir la dirección. Tienes el enlace también en el correo de confirmación.'
export const viewOrder = 'Ver tu pedido'
// What is wrong with an order that was sent
export const invalidVatNumber = 'Esto no es un NIF-IVA'
export const unknownVatNumber =
  'Este NIF-IVA no está registrado para operaciones entre países de la UE. Revísalo o deja el campo vacío.'
export const invalidEmail = 'Introduce un correo electrónico válido'
export const chooseShipping = 'Elige un método de envío'
export const choosePickupPoint = 'Elige dónde quieres recoger tu pedido'
export const choosePayment = 'Elige un método de pago'
export const chooseCurrency = 'Elige una moneda'
export const chooseCountry = 'Elige un país'
export const wholeQuantity = (max: number) => `La cantidad debe ser un número entero entre 1 y ${formatNumber(max)}`
export const unknownProduct = 'Este producto no existe'
export const size = 'Talla'
export const color = 'Color'
export const lineParts = 'Una línea tiene un producto, una talla, un color y una cantidad, y nada más'
export const storedLineParts = 'Una línea tiene un producto, una talla y un color'
export const lineTooLong = 'Una línea es demasiado larga'
export const tooManyLines = (max: number) => `Un pedido admite como máximo ${formatNumber(max)} artículos distintos`
export const invalidCode = 'Este código de descuento no es válido'
export const codeTooLong = (max: number) => `Un código de descuento tiene como máximo ${formatNumber(max)} caracteres`
export const noKey = 'Esta compra ya no es válida. Recarga la página.'
export const noTotal = 'Falta el total'
export const incomplete = 'Esta solicitud está incompleta o contiene un campo que no pertenece a un pedido.'
export const tooLarge = 'Este pedido es demasiado grande para hacerlo aquí. Escríbenos y lo vemos.'
export const productGone = 'Este producto ya no está disponible en esta talla y color. Quítalo de tu carrito.'
export const tooManyUnits = (limit: number) =>
  `Un pedido admite como máximo ${formatNumber(limit)} unidades de un producto en la misma talla y color.`
export const shippingGone = 'Este método de envío ya no está disponible. Elige otro.'
export const tooSmall = (min: string) => `El pedido mínimo es de ${min}. Añade algo más a tu carrito.`
export const currencyNotTaken = (currency: string) => `Aquí no se puede pagar en ${currency}. Escríbenos y lo vemos.`
export const notChargeable = (total: string, step: string) =>
  `No se puede cobrar un total de ${total}, solo múltiplos de ${step}. Modifica tu carrito o escríbenos.`
export const notPayableThere = 'No hay ninguna forma de pagar un pedido a esta dirección. Escríbenos y lo vemos.'
export const transferNext = (days: number) =>
  `En la página siguiente verás nuestros datos bancarios. Te reservamos los artículos ${formatNumber(days)} ${plural('es', days, { one: 'día', other: 'días' })}.`
export const cashNext = 'Pagas en efectivo cuando recibas tu pedido.'
export const tooManyOrders = 'Se han intentado demasiados pedidos desde tu conexión. Inténtalo de nuevo en un minuto.'
