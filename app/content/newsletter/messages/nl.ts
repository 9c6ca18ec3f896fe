export const email = 'E-mail'
export const emailExample = 'Een adres zoals naam@example.com'
export const subscribing = 'Aanmelden…'
export const subscribe = 'Aanmelden'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'Bedankt voor je aanmelding!',
  confirm:
    'Bijna klaar: bevestig je aanmelding via de link in je inbox. Is dit adres al aangemeld, dan komt er geen mail.',
  'already-subscribed': 'Dit e-mailadres is al aangemeld!',
  failed: 'Aanmelden is niet gelukt. Probeer het opnieuw.',
  limited:
    'Aanmelden is niet gelukt. Er kwamen te veel pogingen van je verbinding: wacht een minuut en probeer het dan opnieuw.',
} as const

// The page that confirms a subscription, and ends it
export const consentStates = {
  pending: {
    title: 'Mogen we je de nieuwsbrief sturen?',
    text: 'Eén klik en hij komt in je inbox. Afmelden kan altijd op deze pagina.',
  },
  subscribed: {
    title: 'Je bent aangemeld',
    text: 'De nieuwsbrief komt in je inbox. De link in onze mail brengt je hier terug.',
  },
  unsubscribed: { title: 'Je bent afgemeld', text: 'Je krijgt geen nieuwsbrief meer van ons.' },
} as const
export const unsubscribe = 'Afmelden'
export const toShop = 'Verder winkelen'
