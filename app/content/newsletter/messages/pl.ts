export const email = 'E-mail'
export const emailExample = 'Adres w formacie imie@example.com'
export const subscribing = 'Zapisujemy…'
export const subscribe = 'Zapisz się'
/** Results of a subscription. */
export const outcomes = {
  subscribed: 'Dziękujemy za zapis do newslettera!',
  confirm:
    'Prawie gotowe: sprawdź skrzynkę i potwierdź zapis, klikając link. Jeśli ten adres jest już zapisany, nie wyślemy kolejnej wiadomości.',
  'already-subscribed': 'Ten adres e-mail jest już zapisany!',
  failed: 'Nie udało się zapisać. Spróbuj ponownie.',
  limited: 'Nie udało się zapisać. Z Twojego łącza było zbyt wiele prób: zaczekaj minutę i spróbuj ponownie.',
} as const

// The page that confirms a subscription, and ends it
export const consentStates = {
  pending: {
    title: 'Potwierdź zapis',
    text: 'Jedno kliknięcie i newsletter będzie trafiał do Twojej skrzynki. Możesz się w każdej chwili wypisać, używając linku w dowolnej wiadomości.',
  },
  subscribed: {
    title: 'Zapis potwierdzony',
    text: 'Newsletter będzie trafiał do Twojej skrzynki. Aby się później wypisać, użyj linku w dowolnej naszej wiadomości.',
  },
  unsubscribed: { title: 'Wypisano z newslettera', text: 'Nie wyślemy Ci już żadnego newslettera.' },
} as const
export const unsubscribe = 'Wypisz się'
export const subscribeAgain = 'Zapisz się ponownie'
export const toShop = 'Kontynuuj zakupy'
