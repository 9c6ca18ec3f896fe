export const paymentAway = 'No hemos podido abrir la página de pago. Inténtalo de nuevo.'
export const orderName = (number: string) => `Pedido ${number}`
export const amountRejected =
  'El proveedor de pagos no admite este importe, así que no se ha pedido ni cobrado nada. Modifica tu carrito.'
export const methodProblems = {
  'not-offered': 'Este método de pago ya no está disponible. Elige otro.',
  ended: 'El pago de este pedido ha cambiado. Vuelve a revisar tu pedido.',
} as const
export const payAnotherWay = 'Pagar de otra forma'
export const changeMethod = 'Cambiar método de pago'
export const changingMethod = 'Cambiando…'
export const copyValue = (subject: string) => `Copiar: ${subject}`
export const copied = (subject: string) => `Copiado: ${subject}`
export const notCopied = (subject: string) => `No se ha podido copiar: ${subject}. Selecciona el texto y cópialo.`
export const scanCode = 'Escanea este código con la app de tu banco para rellenar la transferencia.'
export const payNotShown = 'No se han podido cargar las opciones de pago.'
export const paymentOnItsWay = 'Gracias. Esta página se actualizará en cuanto se confirme tu pago.'
export const orderReceived = 'Gracias. Hemos recibido tu pedido.'
export const paymentArrived = 'Gracias. Hemos recibido tu pago.'
export const payNow = 'Pagar ahora'
export const backToCheckout = 'Volver a la compra'
export const cartStillHere = 'Tu carrito sigue aquí.'
export const orderWaits = 'Tu pedido está pendiente de pago'
export const orderWaitsText =
  'Te reservamos los artículos. Tu carrito se queda como está hasta que recibamos el pago. Si quieres cambiar algo, cancela este pedido y haz uno nuevo.'
export const goOnToPayment = 'Ir al pago'
export const changeOrder = 'Modificar mi pedido'
export const seeOrder = 'Ver tu pedido'
