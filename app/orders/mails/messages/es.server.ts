import { plural } from '#app/lib/plural.ts'

// The state of an order, on its own page

export const delivery = {
  pending: { step: 'Recibido', title: 'Hemos recibido tu pedido', text: 'Pronto empezaremos a prepararlo. ' },
  processing: { step: 'En preparación', title: 'Estamos preparando tu pedido', text: '' },
  shipped: {
    step: 'Enviado',
    title: 'Tu pedido está en camino',
    text: 'Tu paquete ya ha salido y está de camino.',
    tracked: 'Sigue tu paquete con el número de seguimiento que aparece abajo.',
  },
  delivered: {
    step: 'Entregado',
    title: 'Tu pedido se ha entregado',
    text: 'Esperamos que te encante. Si algo no está bien, [escríbenos](/contact).',
  },
  cancelled: { step: null, title: 'Pedido cancelado', text: '' },
}
export const pickup = {
  shipped: {
    step: 'Listo para recoger',
    title: 'Tu pedido está listo para recoger',
    text: 'Trae tu número de pedido a la tienda.',
  },
  delivered: { step: 'Recogido', title: 'Ya has recogido tu pedido' },
}
export const waitingForPayment = {
  title: 'Pendiente de pago',
  text: 'Te reservamos los artículos. En cuanto recibamos tu pago, preparamos tu pedido.',
} as const
export const onBackorder = (units: number) =>
  `${units} ${plural('es', units, {
    one: 'de tus artículos está',
    other: 'de tus artículos están',
  })} a la espera de reposición: enviaremos tu pedido en cuanto lo tengamos todo. `
export const whatNext = {
  pickup: 'Te escribiremos en cuanto puedas recogerlo.',
  delivery: 'Te escribiremos en cuanto esté en camino, con el número de seguimiento.',
} as const
export const waitingForTransfer = {
  title: 'Haz una transferencia por el total',
  text: 'Te reservamos los artículos y los enviamos en cuanto recibamos tu pago.',
} as const
export const waitingForRest = (rest: string) => ({
  title: 'Hemos recibido una parte de tu pago',
  text: `Transfiere los ${rest} restantes. Te reservamos los artículos.`,
})
export const paidOnDelivery = 'pago en efectivo a la entrega'
export const arrived = (amount: string) => `${amount} recibidos`
export const returned = (amount: string) =>
  `. Te devolvemos por transferencia los ${amount} que hemos recibido. Tu banco puede tardar unos días en mostrarlos.`
export const paymentState = (method: string, state: string) => `${method}: ${state}`
export const notPaidInTime = 'Tu pago no llegó a tiempo. No se te ha cobrado nada.'
export const cancelledBy = { shopper: 'Has cancelado este pedido', store: 'Hemos cancelado este pedido' } as const

export const payments = {
  pending: {
    state: 'sin pagar todavía',
    cancelled: 'no se ha cobrado nada',
    afterCancelling: '. No se te ha cobrado nada.',
  },
  paid: {
    state: 'pagado',
    afterCancelling: '. Aún no te hemos reembolsado el pago. Si tienes alguna duda, [escríbenos](/contact).',
  },
  failed: { state: 'sin pagar, no se ha cobrado nada', afterCancelling: '. No se te ha cobrado nada.' },
  partly_refunded: {
    state: 'pagado, reembolsado en parte',
    afterCancelling: '. Te hemos reembolsado una parte de lo que pagaste: la verás abajo.',
    refundPending: '. Te estamos reembolsando una parte de lo que pagaste: la verás abajo.',
  },
  refunded: {
    state: 'reembolsado',
    afterCancelling: '. Te hemos reembolsado lo que pagaste.',
    refundPending: '. Te estamos reembolsando lo que pagaste.',
  },
}

// Why it cannot be changed
export const tooLateToCancel = {
  left: 'Tu pedido ya ha salido, así que ya no se puede cancelar aquí. No se ha cambiado nada. Escríbenos.',
  over: 'Ha pasado la hora en la que podías cancelar tu pedido. No se ha cambiado nada. Escríbenos.',
} as const
export const tooLateToCorrect = {
  cancelled: 'Este pedido está cancelado, así que no se puede cambiar la dirección.',
  left: 'Tu pedido ya ha salido, así que ya no se puede cambiar la dirección. Escríbenos.',
  over: 'Ha pasado la hora en la que podías cambiar la dirección. No se ha cambiado nada. Escríbenos.',
} as const
export const addressErased = 'La dirección de este pedido se ha borrado y no se puede volver a introducir.'
export const formIncomplete =
  'Este formulario está incompleto o contiene un campo desconocido. Recarga la página e inténtalo de nuevo.'
export const correctedElsewhere =
  'La dirección se ha cambiado en otra ventana o la hemos cambiado nosotros. Tus cambios siguen aquí: revísalos y vuelve a guardar.'
export const otherZone = 'Allí el envío puede tener otro precio. Cancela este pedido y haz uno nuevo, o escríbenos.'
export const otherTax = 'Allí se aplican otros impuestos. Cancela este pedido y haz uno nuevo, o escríbenos.'

export const order = (number: string) => `Pedido ${number}`
export const viewOrder = 'Ver tu pedido'
export const shippingTo = (method: string) => `Dirección de envío (${method})`
export const confirmation = {
  subject: (store: string, number: string) => `Tu pedido ${number} de ${store}`,
  title: (firstName: string) => `Gracias por tu pedido, ${firstName}.`,
  next: 'Lo estamos preparando.',
  promise:
    'Durante 1 hora puedes cancelarlo en la página del pedido, o corregir la dirección mientras no lo hayamos enviado.',
} as const
export const payInCash = (amount: string) => `Pagarás ${amount} en efectivo cuando recibas tu pedido.`
export const paymentRequest = {
  subject: (store: string, number: string) => `Tu pedido ${number} de ${store} está pendiente de pago`,
  title: (firstName: string) => `Gracias por tu pedido, ${firstName}.`,
  account: 'Datos bancarios',
} as const
export const shipped = {
  delivery: 'está en camino',
  pickup: 'está listo para recoger',
  subject: (store: string, number: string, progress: string) => `Tu pedido ${number} de ${store} ${progress}`,
  title: (progress: string, firstName: string) => `Tu pedido ${progress}, ${firstName}.`,
  tracking: (number: string) => `Número de seguimiento: ${number}`,
  pickupAddress: 'Dirección de recogida',
} as const
export const cancelled = {
  subject: (store: string, number: string) => `Tu pedido ${number} de ${store} se ha cancelado`,
  title: 'Tu pedido se ha cancelado',
  by: {
    shopper: 'Has cancelado este pedido, así que no te enviaremos nada.',
    staff: 'Hemos tenido que cancelar este pedido, así que no te enviaremos nada.',
    unpaid: 'Tu pago no llegó a tiempo, así que hemos cancelado este pedido y no te enviaremos nada.',
  },
  refund: (amount: string) => `Te reembolsamos ${amount} por el mismo medio de pago que usaste.`,
  refundInAll: (total: string) => `Con lo que ya te habíamos devuelto, son ${total} en total.`,
  notCharged: 'No se te ha cobrado nada.',
  questions: (email: string) => `Si tienes alguna duda, escríbenos a ${email}.`,
} as const
export const refund = {
  subject: (store: string, number: string) => `Reembolso de tu pedido ${number} de ${store}`,
  title: (amount: string) => `Tu reembolso de ${amount}`,
  progress: (amount: string, total: string) => `Te hemos reembolsado ${amount} de los ${total} que se te cobraron.`,
  when: 'Lo recibirás por el mismo medio de pago que usaste. Tu banco puede tardar unos días en mostrarlo.',
  amount: 'Este reembolso',
  about: {
    part: 'El reembolso corresponde a una parte del pedido, no a artículos concretos.',
    shipping: 'El reembolso corresponde a los gastos de envío.',
  },
} as const
