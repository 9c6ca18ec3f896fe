import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Obstacles and failures
export const someChanged = 'Algunos artículos de tu carrito han cambiado'
export const totalChanged = 'El total ha cambiado'
export const outOfStock = 'agotado'
export const noLongerAvailable = 'ya no disponible'
export const units = (count: number) =>
  `${formatNumber(count)} ${plural('es', count, { one: 'artículo', other: 'artículos' })}`
export const changedLine = (product: string, size: string, color: string) => `${product} (${size}, ${color}): `
export const newTotal = 'Nuevo total:'
export const continueShopping = 'Seguir comprando'
export const emptyCart = 'Vaciar carrito'
export const accept = 'Aceptar y continuar'
export const waitingNotShown = 'No se ha podido cargar tu pedido pendiente de pago.'
export const checkoutNotShown = 'No se ha podido cargar la página de compra.'
export const noPrices = 'No hemos podido cargar los precios de hoy.'
export const tryAgain = 'Reintentar'
export const contactUs = 'Contacto'
export const changesNotShown = 'No se han podido cargar los cambios de tu carrito.'
export const paymentNotShown = 'No se ha podido cargar el paso de pago.'
export const codeFieldNotShown = 'No se ha podido cargar el campo del código de descuento.'
export const pickupPointsNotShown = 'No se han podido cargar los puntos de recogida.'
export const orderFailed = 'No se ha podido tramitar el pedido. Inténtalo de nuevo.'
/** Shown if the outcome is unknown: the next attempt has the same idempotency key. */
export const safeToRetry = 'Tu carrito está guardado. Si vuelves a hacer el pedido, no se te cobrará dos veces.'
export const noDelivery = 'La entrega no está disponible en este momento.'
export const nothingLeft = 'Ahora mismo no se puede pedir ningún artículo de tu carrito.'
export const paymentLapsed =
  'Tu pedido no se pagó a tiempo, así que se ha cancelado y no se te ha cobrado nada. Tu carrito sigue aquí: vuelve a hacer el pedido.'

// The steps
export const total = (amount: string) => `Total: ${amount}`
export const steps = { shipping: 'Envío', payment: 'Pago' } as const
export const showSummary = 'Ver resumen'
export const hideSummary = 'Ocultar resumen'
export const summary = 'Resumen del pedido'
export const yourOrder = 'Tu pedido'
export const editCart = 'Editar carrito'
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
  'El NIF-IVA de tu empresa, con el código del país delante. En otro país de la UE, te corresponde a ti declarar el impuesto.'
export const vatNumberNotShown = 'No se ha podido cargar el campo del NIF-IVA.'
export const continueToPayment = 'Continuar al pago'
export const shippingMethod = 'Método de envío'
export const free = 'Gratis'
export const pickupPoint = 'Punto de recogida'
/** Instead of shipping methods. */
export const shippingProblems = {
  unavailable: noDelivery,
  outside: 'No hacemos entregas en esta dirección.',
  order: 'Este pedido no se puede enviar a esta dirección. Escríbenos.',
} as const
export const enterAddress = 'Introduce tu dirección para ver los métodos de envío.'
export const notDeliveredHere = 'No hacemos entregas en esta dirección. Revísala o introduce otra.'

// Payment
export const required = (field: string) => `${field}: campo obligatorio`
export const cardNumber = 'Número de tarjeta'
export const expiry = 'Caducidad'
export const expiryExample = 'MM / AA'
export const cvv = 'CVV'
export const noCardCharged = 'Compra de prueba: no se hace ningún cargo ni se guardan los datos de la tarjeta'
export const securePage = (provider: string) =>
  `A continuación pagarás en una página segura de ${provider} y después volverás aquí. ` +
  `Los datos de tu tarjeta solo los recibe ${provider}. Hasta entonces te reservamos los artículos.`
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
  'Algunos artículos están a la espera de reposición. Enviaremos tu pedido en cuanto lo tengamos todo, así que la entrega tardará más de lo indicado.'
export const totalHeading = 'Total'

// Placed
export const thankYou = 'Gracias'
export const confirmationSent = {
  before: 'Hemos recibido tu pedido. Te hemos enviado la confirmación a ',
  after: '.',
} as const
export const placedEarlier =
  'Este pedido ya se había realizado, así que no se ha pedido nada dos veces. Se han usado los datos de tu primer intento; los cambios posteriores no se han aplicado.'
export const correctAddress = 'Editar la dirección en la página del pedido'
export const stillInCart = 'Los artículos que no están en este pedido siguen en tu carrito.'
export const orderNumber = 'Número de pedido'
export const whatNext = 'Próximos pasos'
export const changeWindow =
  'Durante una hora puedes cancelar el pedido o corregir la dirección, si aún no se ha enviado.'
export const trackOrder = 'Seguir mi pedido'
// Errors of an order that was sent
export const invalidVatNumber = 'Introduce un NIF-IVA válido'
export const unknownVatNumber =
  'Este NIF-IVA no está registrado para operaciones entre países de la UE. Revísalo o deja el campo vacío.'
export const invalidEmail = 'Introduce un correo electrónico válido'
export const chooseShipping = 'Elige un método de envío'
export const choosePickupPoint = 'Elige un punto de recogida'
export const choosePayment = 'Elige un método de pago'
export const chooseCurrency = 'Elige una moneda'
export const chooseCountry = 'Elige un país'
export const wholeQuantity = (max: number) => `La cantidad debe ser un número entero entre 1 y ${formatNumber(max)}`
export const unknownProduct = 'Este producto no existe'
export const size = 'Talla'
export const color = 'Color'
export const lineParts = 'Una línea solo puede tener un producto, una talla, un color y una cantidad'
export const storedLineParts = 'Una línea debe tener un producto, una talla y un color'
export const lineTooLong = 'Una línea es demasiado larga'
export const tooManyLines = (max: number) => `Un pedido admite como máximo ${formatNumber(max)} artículos distintos`
export const invalidCode = 'Este código de descuento no es válido'
export const codeTooLong = (max: number) => `Un código de descuento tiene como máximo ${formatNumber(max)} caracteres`
export const noKey = 'Esta compra ya no es válida. Recarga la página.'
export const noTotal = 'Falta el total'
export const incomplete =
  'Esta solicitud está incompleta o contiene un campo desconocido. Recarga la página e inténtalo de nuevo.'
export const tooLarge = 'Este pedido es demasiado grande para hacerlo online. Escríbenos.'
export const productGone = 'Este producto ya no está disponible en esta talla y color. Quítalo de tu carrito.'
export const tooManyUnits = (limit: number) =>
  `Puedes pedir como máximo ${formatNumber(limit)} unidades de un producto en la misma talla y color.`
export const shippingGone = 'Este método de envío ya no está disponible. Elige otro.'
export const tooSmall = (min: string) => `El pedido mínimo es de ${min}. Añade algo más a tu carrito.`
export const currencyNotTaken = (currency: string) => `Aquí no se puede pagar en ${currency}. Escríbenos.`
export const notChargeable = (total: string, step: string) =>
  `No se puede cobrar un total de ${total}, solo múltiplos de ${step}. Modifica tu carrito o escríbenos.`
export const notPayableThere = 'No hay ningún método de pago disponible para esta dirección. Escríbenos.'
export const transferNext = (days: number) =>
  `En la página siguiente verás nuestros datos bancarios. Te reservamos los artículos ${formatNumber(days)} ${plural('es', days, { one: 'día', other: 'días' })}.`
export const cashNext = 'Pagarás en efectivo cuando recibas tu pedido.'
export const tooManyOrders = 'Demasiados intentos de pedido desde tu conexión. Inténtalo de nuevo en un minuto.'
