export const email = 'E-mail'
export const emailExample = 'Un indirizzo come nome@example.com'
export const subscribing = 'Iscrizione…'
export const subscribe = 'Iscriviti'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'Grazie per l’iscrizione!',
  confirm:
    'Ci siamo quasi: controlla la tua casella di posta e conferma con il link che ti abbiamo inviato. Se questo indirizzo è già iscritto, non riceverai un’altra e-mail.',
  'already-subscribed': 'Questo indirizzo e-mail è già iscritto!',
  failed: 'Iscrizione non riuscita. Riprova.',
  limited: 'Iscrizione non riuscita. Troppi tentativi dalla tua connessione: riprova tra un minuto.',
} as const

// The page that confirms a subscription, and ends it
export const consentStates = {
  pending: {
    title: 'Conferma la tua iscrizione',
    text: 'Basta un clic e la newsletter arriva nella tua casella di posta. Puoi annullare l’iscrizione in qualsiasi momento con il link in ogni e-mail.',
  },
  subscribed: {
    title: 'Iscrizione confermata',
    text: 'La newsletter arriva nella tua casella di posta. Per annullare l’iscrizione in seguito, usa il link in una delle nostre e-mail.',
  },
  unsubscribed: { title: 'Iscrizione annullata', text: 'Non riceverai più newsletter da parte nostra.' },
} as const
export const unsubscribe = 'Annulla l’iscrizione'
export const subscribeAgain = 'Iscriviti di nuovo'
export const toShop = 'Continua lo shopping'
