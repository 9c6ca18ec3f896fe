export const email = 'E-mail'
export const emailExample = 'Een adres zoals naam@example.com'
export const subscribing = 'Aanmelden…'
export const subscribe = 'Aanmelden'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'Bedankt voor je aanmelding!',
  'already-subscribed': 'Dit e-mailadres is al aangemeld!',
  failed: 'Aanmelden is niet gelukt. Probeer het opnieuw.',
  limited:
    'Aanmelden is niet gelukt. Er kwamen te veel pogingen van je verbinding: wacht een minuut en probeer het dan opnieuw.',
} as const
