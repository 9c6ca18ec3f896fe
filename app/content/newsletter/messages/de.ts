export const email = 'E-Mail'
export const emailExample = 'Eine Adresse wie name@example.com'
export const subscribing = 'Einen Moment …'
export const subscribe = 'Anmelden'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'Danke für deine Anmeldung!',
  confirm:
    'Fast geschafft: Bitte bestätige die Anmeldung über den Link in deinem Posteingang. Ist die Adresse schon angemeldet, kommt keine E-Mail.',
  'already-subscribed': 'Diese E-Mail-Adresse ist schon angemeldet!',
  failed: 'Die Anmeldung hat nicht geklappt. Bitte versuch es noch einmal.',
  limited:
    'Die Anmeldung hat nicht geklappt. Von deiner Verbindung kamen zu viele Versuche: Warte bitte eine Minute und versuch es dann noch einmal.',
} as const

// The page that confirms a subscription, and ends it
export const consentStates = {
  pending: {
    title: 'Sollen wir dir den Newsletter schicken?',
    text: 'Ein Klick, und er kommt in deinen Posteingang. Abmelden kannst du dich jederzeit auf dieser Seite.',
  },
  subscribed: {
    title: 'Du bist angemeldet',
    text: 'Der Newsletter kommt in deinen Posteingang. Der Link in unserer E-Mail führt hierher zurück.',
  },
  unsubscribed: { title: 'Du bist abgemeldet', text: 'Du bekommst keinen Newsletter mehr von uns.' },
} as const
export const unsubscribe = 'Abmelden'
export const toShop = 'Weiter einkaufen'
