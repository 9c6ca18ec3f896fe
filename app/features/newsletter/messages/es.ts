export const email = 'Correo electrónico'
export const emailExample = 'Una dirección como nombre@example.com'
export const subscribing = 'Suscribiendo…'
export const subscribe = 'Suscribirme'
/** Results of a subscription. */
export const outcomes = {
  subscribed: '¡Gracias por suscribirte!',
  'already-subscribed': '¡Este correo ya está suscrito!',
  failed: 'No hemos podido suscribirte. Inténtalo de nuevo.',
  limited:
    'No hemos podido suscribirte: ha habido demasiados intentos desde tu conexión. Espera un minuto e inténtalo de nuevo.',
} as const
