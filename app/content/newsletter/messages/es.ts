export const email = 'Correo electrónico'
export const emailExample = 'Una dirección como nombre@example.com'
export const subscribing = 'Enviando…'
export const subscribe = 'Suscribirme'
/** Results of a subscription. */
export const outcomes = {
  subscribed: '¡Gracias por suscribirte!',
  confirm:
    'Ya casi está: revisa tu bandeja de entrada y confirma con el enlace que te hemos enviado. Si este correo ya está suscrito, no recibirás otro mensaje.',
  'already-subscribed': '¡Este correo ya está suscrito!',
  failed: 'No hemos podido suscribirte. Inténtalo de nuevo.',
  limited: 'No hemos podido suscribirte: demasiados intentos desde tu conexión. Espera un minuto e inténtalo de nuevo.',
} as const

// The page that confirms a subscription, and ends it
export const consentStates = {
  pending: {
    title: 'Confirma tu suscripción',
    text: 'Un clic y recibirás la newsletter en tu correo. Puedes darte de baja cuando quieras con el enlace de cada mensaje.',
  },
  subscribed: {
    title: 'Suscripción confirmada',
    text: 'Recibirás la newsletter en tu correo. Para darte de baja más adelante, usa el enlace de cualquiera de nuestros mensajes.',
  },
  unsubscribed: { title: 'Te has dado de baja', text: 'No recibirás más newsletters nuestras.' },
} as const
export const unsubscribe = 'Darme de baja'
export const subscribeAgain = 'Volver a suscribirme'
export const toShop = 'Seguir comprando'
