export const email = 'E-Mail'
export const emailExample = 'Eine Adresse wie name@example.com'
export const subscribing = 'Einen Moment …'
export const subscribe = 'Anmelden'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'Danke für deine Anmeldung!',
  confirm:
    'Fast geschafft: Schau in dein Postfach und bestätige deine Anmeldung über den Link. Wenn du schon angemeldet bist, bekommst du keine weitere E-Mail.',
  'already-subscribed': 'Diese E-Mail-Adresse ist schon angemeldet!',
  failed: 'Die Anmeldung hat nicht geklappt. Bitte versuch es noch einmal.',
  limited:
    'Die Anmeldung hat nicht geklappt. Zu viele Versuche über deine Verbindung: Warte bitte eine Minute und versuch es dann noch einmal.',
} as const

// The page that confirms a subscription, and ends it
export const consentStates = {
  pending: {
    title: 'Bestätige deine Anmeldung',
    text: 'Ein Klick, und der Newsletter kommt in dein Postfach. Abmelden kannst du dich jederzeit über den Link in jeder E-Mail.',
  },
  subscribed: {
    title: 'Du bist angemeldet',
    text: 'Der Newsletter kommt in dein Postfach. Zum Abmelden nutzt du einfach den Link in einer unserer E-Mails.',
  },
  unsubscribed: { title: 'Du bist abgemeldet', text: 'Du bekommst keinen Newsletter mehr von uns.' },
} as const
export const unsubscribe = 'Abmelden'
export const subscribeAgain = 'Wieder anmelden'
export const toShop = 'Weiter shoppen'
