export const email = 'E-Mail'
export const emailExample = 'Eine Adresse wie name@example.com'
export const subscribing = 'Einen Moment …'
export const subscribe = 'Anmelden'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'Danke für deine Anmeldung!',
  'already-subscribed': 'Diese E-Mail-Adresse ist schon angemeldet!',
  failed: 'Die Anmeldung hat nicht geklappt. Bitte versuch es noch einmal.',
  limited:
    'Die Anmeldung hat nicht geklappt. Von deiner Verbindung kamen zu viele Versuche: Warte bitte eine Minute und versuch es dann noch einmal.',
} as const
