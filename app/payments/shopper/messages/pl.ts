export const paymentAway = 'Nie możemy połączyć się ze stroną płatności. Spróbuj ponownie.'
export const orderName = (number: string) => `Zamówienie ${number}`
export const amountRejected =
  'Operator płatności nie przyjmuje tej kwoty, więc nic nie zostało zamówione ani pobrane. Zmień zawartość koszyka.'
export const methodProblems = {
  'not-offered': 'Ta metoda płatności nie jest już dostępna. Wybierz inną.',
  ended: 'Płatność za to zamówienie się zmieniła. Sprawdź zamówienie jeszcze raz.',
} as const
export const payAnotherWay = 'Zapłać inaczej'
export const changeMethod = 'Zmień metodę płatności'
export const changingMethod = 'Zmieniamy…'
export const copyValue = (subject: string) => `Kopiuj: ${subject}`
export const copied = (subject: string) => `Skopiowano: ${subject}`
export const notCopied = (subject: string) => `${subject}: nie udało się skopiować. Zaznacz tekst ręcznie.`
export const scanCode = 'Zeskanuj kod w aplikacji swojego banku, żeby wypełnić dane przelewu.'
export const payNotShown = 'Nie udało się wczytać metod płatności.'
export const paymentOnItsWay = 'Dziękujemy. Ta strona zaktualizuje się, gdy tylko płatność zostanie potwierdzona.'
export const orderReceived = 'Dziękujemy. Otrzymaliśmy Twoje zamówienie.'
export const paymentArrived = 'Dziękujemy. Otrzymaliśmy Twoją płatność.'
export const payNow = 'Zapłać teraz'
export const backToCheckout = 'Wróć do kasy'
export const cartStillHere = 'Twój koszyk nadal tu jest.'
export const orderWaits = 'Twoje zamówienie czeka na płatność'
export const orderWaitsText =
  'Produkty są dla Ciebie zarezerwowane. Koszyk pozostanie bez zmian, dopóki nie dotrze płatność. Żeby coś zmienić, anuluj zamówienie i złóż je ponownie.'
export const goOnToPayment = 'Przejdź do płatności'
export const changeOrder = 'Zmień zamówienie'
export const seeOrder = 'Zobacz zamówienie'
