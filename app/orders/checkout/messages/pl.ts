import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Obstacles and failures
export const someChanged = 'Niektóre produkty w koszyku się zmieniły'
export const totalChanged = 'Zmieniła się kwota do zapłaty'
export const outOfStock = 'wyprzedane'
export const noLongerAvailable = 'już niedostępne'
export const units = (count: number) => {
  const shown = formatNumber(count)
  return plural('pl', count, {
    one: `${shown} sztuka`,
    few: `${shown} sztuki`,
    many: `${shown} sztuk`,
    other: `${shown} sztuki`,
  })
}
export const changedLine = (product: string, size: string, color: string) => `${product} (${size}, ${color}): `
export const newTotal = 'Nowa kwota:'
export const continueShopping = 'Kontynuuj zakupy'
export const emptyCart = 'Opróżnij koszyk'
export const accept = 'Akceptuj i kontynuuj'
export const waitingNotShown = 'Nie udało się wczytać Twojego nieopłaconego zamówienia.'
export const checkoutNotShown = 'Nie udało się wczytać kasy.'
export const noPrices = 'Nie udało się pobrać aktualnych cen.'
export const tryAgain = 'Ponów próbę'
export const contactUs = 'Kontakt'
export const changesNotShown = 'Nie udało się wczytać zmian w koszyku.'
export const paymentNotShown = 'Nie udało się wczytać płatności.'
export const codeFieldNotShown = 'Nie udało się wczytać pola na kod rabatowy.'
export const pickupPointsNotShown = 'Nie udało się wczytać punktów odbioru.'
export const orderFailed = 'Nie udało się złożyć zamówienia. Spróbuj ponownie.'
/** Shown if the outcome is unknown: the next attempt has the same idempotency key. */
export const safeToRetry = 'Twój koszyk jest zapisany. Jeśli złożysz zamówienie ponownie, nie zapłacisz dwa razy.'
export const noDelivery = 'Dostawa jest obecnie niedostępna.'
export const nothingLeft = 'W tej chwili nie można zamówić żadnego produktu z Twojego koszyka.'
export const paymentLapsed =
  'Zamówienie nie zostało opłacone na czas, więc je anulowaliśmy i nic nie pobraliśmy. Koszyk nadal tu jest: możesz złożyć zamówienie ponownie.'

// The steps
export const total = (amount: string) => `Razem: ${amount}`
export const steps = { shipping: 'Dostawa', payment: 'Płatność' } as const
export const showSummary = 'Pokaż podsumowanie'
export const hideSummary = 'Ukryj podsumowanie'
export const summary = 'Podsumowanie'
export const yourOrder = 'Twoje zamówienie'
export const editCart = 'Edytuj koszyk'
export const codeApplied = (code: string) => `Kod rabatowy ${code} został uwzględniony`
export const discountCode = 'Kod rabatowy'
export const removeCode = { short: 'Usuń', rest: ' kod rabatowy' } as const
export const apply = 'Zastosuj'
export const enterCode = 'Podaj kod rabatowy'
export const needsJavaScript =
  'Kasa wymaga JavaScriptu, bo koszyk jest zapisany w Twojej przeglądarce. Włącz go i odśwież stronę.'
export const cartEmpty = 'Twój koszyk jest pusty'
export const cartEmptyHint = 'Dodaj coś pięknego na dobry początek'
export const checkFields = 'Sprawdź te pola'
export const editShipping = { short: 'Zmień', rest: ' dostawę' } as const
export const email = 'E-mail'
export const forConfirmation = 'Tu wyślemy potwierdzenie zamówienia'
export const buysForBusiness = 'Kupuję na firmę'
export const vatNumber = 'Numer VAT'
export const vatNumberHint =
  'Numer VAT Twojej firmy, z kodem kraju na początku. W innym kraju UE podatek rozlicza wtedy Twoja firma.'
export const vatNumberNotShown = 'Nie udało się wczytać pola na numer VAT.'
export const continueToPayment = 'Przejdź do płatności'
export const shippingMethod = 'Sposób dostawy'
export const free = 'Gratis'
export const pickupPoint = 'Punkt odbioru'
/** Instead of shipping methods. */
export const shippingProblems = {
  unavailable: noDelivery,
  outside: 'Nie dostarczamy pod ten adres.',
  order: 'Tego zamówienia nie możemy wysłać pod ten adres. Napisz do nas.',
} as const
export const enterAddress = 'Podaj adres, a pokażemy dostępne sposoby dostawy.'
export const notDeliveredHere = 'Nie dostarczamy pod ten adres. Sprawdź go lub podaj inny.'

// Payment
export const required = (field: string) => `${field}: pole wymagane`
export const cardNumber = 'Numer karty'
export const expiry = 'Data ważności'
export const expiryExample = 'MM / RR'
export const cvv = 'CVV'
export const noCardCharged = 'Wersja demo: karta nie zostanie obciążona, a jej dane nie są zapisywane'
export const securePage = (provider: string) =>
  `Teraz zapłacisz na bezpiecznej stronie ${provider}, a potem wrócisz tutaj. ` +
  `Dane Twojej karty trafią tylko do ${provider}. Do tego czasu rezerwujemy dla Ciebie produkty.`
export const termsApply = 'Do zamówienia stosuje się nasz regulamin:'
export const canWithdraw = 'Możesz odstąpić od umowy w ciągu 14 dni od dostawy:'
export const rightOfWithdrawal = 'Prawo odstąpienia od umowy'
export const chargedAsSentence = (amount: string) => `Za zamówienie pobierzemy ${amount}.`
export const chargedAs = (amount: string) => `rozliczane jako ${amount}`
export const placeOrder = (total: string | null) =>
  `Zamówienie z obowiązkiem zapłaty${total === null ? '' : ` · ${total}`}`
export const back = 'Wstecz'
export const processing = 'Przetwarzanie…'
export const quantity = (count: number) => `Ilość: ${count}`
export const lineOutOfStock = 'Wyprzedane'
export const lineGone = 'Już niedostępne'
export const sentOnceComplete =
  'Część produktów jest dostępna na zamówienie. Wyślemy wszystko razem, gdy skompletujemy całość, więc dostawa potrwa dłużej niż podany czas.'
export const totalHeading = 'Razem'

// Placed
export const thankYou = 'Dziękujemy'
export const confirmationSent = {
  before: 'Twoje zamówienie zostało złożone. Potwierdzenie wysłaliśmy na adres ',
  after: '.',
} as const
export const placedEarlier =
  'To zamówienie zostało już złożone, więc niczego nie zamówiono podwójnie. Zawiera dane z pierwszej próby. Późniejsze zmiany nie zostały uwzględnione.'
export const correctAddress = 'Zmień adres na stronie zamówienia'
export const stillInCart = 'Produkty spoza tego zamówienia są nadal w koszyku.'
export const orderNumber = 'Numer zamówienia'
export const whatNext = 'Co dalej'
export const changeWindow =
  'Przez godzinę możesz anulować zamówienie lub zmienić adres, o ile nie zostało jeszcze wysłane.'
export const trackOrder = 'Śledź zamówienie'
// Errors of an order that was sent
export const invalidVatNumber = 'Podaj prawidłowy numer VAT'
export const unknownVatNumber =
  'Ten numer VAT nie jest zarejestrowany do transakcji wewnątrz UE. Sprawdź go lub zostaw pole puste.'
export const invalidEmail = 'Podaj prawidłowy adres e-mail'
export const chooseShipping = 'Wybierz sposób dostawy'
export const choosePickupPoint = 'Wybierz punkt odbioru'
export const choosePayment = 'Wybierz metodę płatności'
export const chooseCurrency = 'Wybierz walutę'
export const chooseCountry = 'Wybierz kraj'
export const wholeQuantity = (max: number) => `Ilość musi być liczbą całkowitą od 1 do ${formatNumber(max)}`
export const unknownProduct = 'Ten produkt nie istnieje'
export const size = 'Rozmiar'
export const color = 'Kolor'
export const lineParts = 'Pozycja może zawierać tylko produkt, rozmiar, kolor i ilość'
export const storedLineParts = 'Pozycja musi zawierać produkt, rozmiar i kolor'
export const lineTooLong = 'Pozycja jest za długa'
export const tooManyLines = (max: number) =>
  `Zamówienie może mieć najwyżej ${plural('pl', max, {
    one: `${max} pozycję`,
    few: `${max} pozycje`,
    many: `${max} pozycji`,
    other: `${max} pozycji`,
  })}`
export const invalidCode = 'Ten kod rabatowy jest nieprawidłowy'
export const codeTooLong = (max: number) =>
  `Kod rabatowy ma najwyżej ${plural('pl', max, {
    one: `${max} znak`,
    few: `${max} znaki`,
    many: `${max} znaków`,
    other: `${max} znaku`,
  })}`
export const noKey = 'Ta sesja zamówienia straciła ważność. Odśwież stronę.'
export const noTotal = 'Brakuje kwoty do zapłaty'
export const incomplete = 'Żądanie jest niepełne lub zawiera nieznane pole. Odśwież stronę i spróbuj ponownie.'
export const tooLarge = 'To zamówienie jest zbyt duże, żeby złożyć je online. Napisz do nas.'
export const productGone = 'Ten produkt nie jest już dostępny w tym rozmiarze i kolorze. Usuń go z koszyka.'
export const tooManyUnits = (limit: number) => {
  const shown = formatNumber(limit)
  return `Możesz zamówić najwyżej ${plural('pl', limit, {
    one: `${shown} sztukę`,
    few: `${shown} sztuki`,
    many: `${shown} sztuk`,
    other: `${shown} sztuki`,
  })} jednego produktu w tym samym rozmiarze i kolorze.`
}
export const shippingGone = 'Ten sposób dostawy nie jest już dostępny. Wybierz inny.'
export const tooSmall = (min: string) => `Minimalna wartość zamówienia to ${min}. Dodaj coś jeszcze do koszyka.`
export const currencyNotTaken = (currency: string) =>
  `Płatność w tej walucie nie jest tu możliwa: ${currency}. Napisz do nas.`
export const notChargeable = (total: string, step: string) =>
  `Nie możemy pobrać kwoty ${total}, a jedynie wielokrotność ${step}. Zmień zawartość koszyka lub napisz do nas.`
export const notPayableThere = 'Dla tego adresu nie ma dostępnej metody płatności. Napisz do nas.'
export const transferNext = (days: number) =>
  `Dane do przelewu zobaczysz na następnej stronie. Produkty rezerwujemy dla Ciebie na ${plural('pl', days, {
    one: `${days} dzień`,
    few: `${days} dni`,
    many: `${days} dni`,
    other: `${days} dnia`,
  })}.`
export const cashNext = 'Zapłacisz gotówką przy odbiorze.'
export const tooManyOrders = 'Zbyt wiele prób zamówienia z Twojego łącza. Spróbuj ponownie za minutę.'
