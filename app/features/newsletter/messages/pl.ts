export const email = 'E-mail'
export const emailExample = 'Adres w formacie imie@example.com'
export const subscribing = 'Zapisujemy…'
export const subscribe = 'Zapisz się'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'Dziękujemy za zapis do newslettera!',
  'already-subscribed': 'Ten adres e-mail jest już zapisany!',
  failed: 'Nie udało się zapisać. Spróbuj ponownie.',
  limited: 'Nie udało się zapisać. Z Twojego łącza było zbyt wiele prób: zaczekaj minutę i spróbuj ponownie.',
} as const
