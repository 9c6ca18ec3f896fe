import { plural } from '#app/lib/plural.ts'

// The state of an order, on its own page

export const delivery = {
  pending: { step: 'Recibido', title: 'Hemos recibido tu pedido', text: 'Muy pronto empezamos a prepararlo. ' },
  processing: { step: 'En preparación', title: 'Estamos preparando tu pedido', text: '' },
  shipped: {
    step: 'Enviado',
    title: 'Tu pedido está en camino',
    text: 'Tu paquete ya ha salido y va de camino.',
    tracked: 'Puedes seguir tu paquete en la web del transportista con el número de seguimiento que ves abajo.',
  },
  delivered: {
    step: 'Entregado',
    title: 'Tu pedido se ha entregado',
    text: 'Esperamos que te encante. Si algo no está bien, escríbenos.',
  },
  cancelled: { step: null, title: 'Este pedido está cancelado', text: '' },
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
  title: 'Haz la transferencia del total',
  text: 'Te reservamos los artículos y los enviamos en cuanto recibamos tu pago.',
} as const
export const waitingForRest = (rest: string) => ({
  title: 'Hemos recibido una parte de tu pago',
  text: `Transfiere los ${rest} restantes. Te guardamos los artículos.`,
})
export const paidOnDelivery = 'se paga en efectivo a la entrega'
export const arrived = (amount: string) => `${amount} recibidos`
export const returned = (amount: string) => `. Te devolvemos los ${amount} que hemos recibido.`
export const paymentState = (method: string, state: string) => `${method}: ${state}`
export const notPaidInTime = 'Tu pago no llegó a tiempo. No se te ha cobrado nada.'
export const cancelledBy = { shopper: 'Has cancelado el pedido', store: 'Hemos cancelado el pedido' } as const

export const payments = {
  pending: {
    state: 'sin pagar todavía',
    cancelled: 'no se ha cobrado nada',
    afterCancelling: '. No se te ha cobrado nada.',
  },
  paid: {
    state: 'pagado',
    afterCancelling: '. Aún no te hemos devuelto lo que pagaste; si tienes alguna duda, escríbenos.',
  },
  failed: { state: 'sin pagar, no se ha cobrado nada', afterCancelling: '. No se te ha cobrado nada.' },
  partly_refunded: {
    state: 'pagado, reembolsado en parte',
    afterCancelling: ' y te devolvemos parte de lo que pagaste: lo ves abajo.',
  },
  refunded: { state: 'reembolsado', afterCancelling: ' y te devolvemos lo que pagaste.' },
}

// Why it cannot be changed
export const tooLateToCancel = {
  left: 'Tu pedido ya ha salido, así que no se puede cancelar aquí. No se ha cambiado nada. Escríbenos.',
  over: 'Ha pasado la hora en la que podías cancelar tu pedido. No se ha cambiado nada. Escríbenos.',
} as const
export const tooLateToCorrect = {
  cancelled: 'Este pedido está cancelado: su dirección se queda como está.',
  left: 'Tu pedido ya ha salido, así que no se puede corregir la dirección. Escríbenos.',
  over: 'Ha pasado la hora en la que podías corregir la dirección. No se ha cambiado nada. Escríbenos.',
} as const
export const addressErased = 'La dirección de este pedido se ha borrado y no se puede recuperar.'
export const formIncomplete = 'Este formulario está incompleto o contiene un campo que no le corresponde.'
export const correctedElsewhere =
  'Mientras tanto, la dirección se ha corregido en otra ventana o la hemos corregido en la tienda. Tus cambios siguen aquí: revísalos y vuelve a guardar.'
export const otherZone = 'Allí el envío puede tener otro precio. Cancela este pedido y haz uno nuevo, o escríbenos.'
export const otherTax = 'Allí se aplican otros impuestos. Cancela este pedido y haz uno nuevo, o escríbenos.'

export const order = (number: string) => `Pedido ${number}`
export const viewOrder = 'Ver tu pedido'
export const line = (variant: string, quantity: number) => `${variant}, cantidad: ${quantity}`
export const shippingTo = (method: string) => `Dirección de envío (${method})`
export const confirmation = {
  subject: (store: string, number: string) => `Tu pedido ${number} de ${store}`,
  title: (firstName: string) => `Gracias por tu pedido, ${firstName}.`,
  next: 'Ahora lo preparamos.',
  promise:
    'Durante la primera hora puedes cancelar el pedido en su propia página o, mientras no se haya enviado, corregir la dirección.',
} as const
export const payInCash = (amount: string) => `Pagas ${amount} en efectivo cuando recibas tu pedido.`
export const paymentRequest = {
  subject: (store: string, number: string) => `Tu pedido ${number} de ${store} está pendiente de pago`,
  title: (firstName: string) => `Gracias por tu pedido, ${firstName}.`,
  account: 'Datos para la transferencia',
} as const
export const shipped = {
  delivery: 'está en camino',
  pickup: 'está listo para recoger',
  subject: (store: string, number: string, progress: string) => `Tu pedido ${number} de ${store} ${progress}`,
  title: (news: string, firstName: string) => `Tu pedido ${news}, ${firstName}.`,
  tracking: (number: string) => `Número de seguimiento: ${number}`,
  pickupAddress: 'Dónde recogerlo',
} as const
export const cancelled = {
  subject: (store: string, number: string) => `Tu pedido ${number} de ${store} se ha cancelado`,
  title: 'Tu pedido se ha cancelado',
  by: {
    shopper: 'Has cancelado este pedido, así que no te enviaremos nada.',
    staff: 'Hemos tenido que cancelar este pedido, así que no te enviaremos nada.',
    unpaid: 'Tu pago no llegó a tiempo, así que hemos cancelado este pedido y no te enviaremos nada.',
  },
  refund: (amount: string) => `Te reembolsamos ${amount} por el mismo medio con el que pagaste.`,
  refundInAll: (total: string) => `Con lo que ya te habíamos devuelto, son ${total} en total.`,
  notCharged: 'No se te ha cobrado nada.',
  questions: (email: string) => `Si tienes alguna duda, escríbenos a ${email}.`,
} as const
export const refund = {
  subject: (store: string, number: string) => `Reembolso de tu pedido ${number} de ${store}`,
  title: (amount: string) => `Te devolvemos ${amount}`,
  news: (amount: string, total: string) => `Te hemos reembolsado ${amount} de los ${total} que se te cobraron.`,
  when: 'Lo recibirás por el mismo medio con el que pagaste; tu banco puede tardar unos días en mostrarlo.',
  amount: 'Este reembolso',
  about: {
    part: 'El reembolso corresponde a una parte del pedido, no a artículos concretos.',
    shipping: 'El reembolso corresponde a los gastos de envío.',
  },
} as const
