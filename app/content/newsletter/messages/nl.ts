export const email = 'E-mail'
export const emailExample = 'Een adres zoals naam@example.com'
export const subscribing = 'Aanmelden…'
export const subscribe = 'Aanmelden'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'Bedankt voor je aanmelding!',
  confirm:
    'Bijna klaar: bevestig je aanmelding via de link in je inbox. Ben je al aangemeld, dan krijg je geen nieuwe mail.',
  'already-subscribed': 'Dit e-mailadres is al aangemeld!',
  failed: 'Aanmelden is niet gelukt. Probeer het opnieuw.',
  limited:
    'Aanmelden is niet gelukt. Er waren te veel pogingen via je verbinding: wacht een minuut en probeer het opnieuw.',
} as const

// The page that confirms a subscription, and ends it
export const consentStates = {
  pending: {
    title: 'Bevestig je aanmelding',
    text: 'Eén klik en je krijgt de nieuwsbrief in je inbox. Afmelden kan altijd met de link in elke mail.',
  },
  subscribed: {
    title: 'Je bent aangemeld',
    text: 'Je krijgt de nieuwsbrief in je inbox. Later afmelden? Gebruik de link in een van onze mails.',
  },
  unsubscribed: { title: 'Je bent afgemeld', text: 'Je krijgt geen nieuwsbrief meer van ons.' },
} as const
export const unsubscribe = 'Afmelden'
export const subscribeAgain = 'Opnieuw aanmelden'
export const toShop = 'Verder winkelen'
