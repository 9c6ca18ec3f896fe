export const email = 'E-mail'
export const emailExample = 'Un indirizzo come nome@example.com'
export const subscribing = 'Iscrizione…'
export const subscribe = 'Iscriviti'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'Grazie per l’iscrizione!',
  'already-subscribed': 'Questo indirizzo e-mail è già iscritto!',
  failed: 'Iscrizione non riuscita. Riprova.',
  limited: 'Iscrizione non riuscita. Troppi tentativi dalla tua connessione: riprova tra un minuto.',
} as const
