export const email = 'Correo electrónico'
export const emailExample = 'Una dirección como nombre@example.com'
export const subscribing = 'Suscribiendo…'
export const subscribe = 'Suscribirme'
/** Results of a subscription. */
export const outcomes = {
  subscribed: '¡Gracias por suscribirte!',
  confirm:
    'Casi listo: confirma la suscripción con el enlace que te hemos enviado al correo. Si esta dirección ya está suscrita, no llegará ningún mensaje.',
  'already-subscribed': '¡Este correo ya está suscrito!',
  failed: 'No hemos podido suscribirte. Inténtalo de nuevo.',
  limited:
    'No hemos podido suscribirte: ha habido demasiados intentos desde tu conexión. Espera un minuto e inténtalo de nuevo.',
} as const

// The page that confirms a subscription, and ends it
export const consentStates = {
  pending: {
    title: '¿Quieres recibir la newsletter?',
    text: 'Un clic y llegará a tu correo. Puedes darte de baja en esta página cuando quieras.',
  },
  subscribed: {
    title: 'Ya recibes la newsletter',
    text: 'Llegará a tu correo. El enlace de nuestro mensaje te trae de vuelta aquí.',
  },
  unsubscribed: { title: 'Te has dado de baja', text: 'No recibirás más newsletters nuestras.' },
} as const
export const unsubscribe = 'Darme de baja'
export const toShop = 'Seguir comprando'
