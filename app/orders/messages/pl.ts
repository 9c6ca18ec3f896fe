import { plural } from '#app/lib/plural.ts'

// How an order is paid
export const paymentNames = {
  credit_card: 'Karta płatnicza',
  paypal: 'PayPal',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  bank_or_mobile: 'Bank, USSD lub płatność mobilna',
  bank_transfer: 'Przelew bankowy',
  cash_on_delivery: 'Płatność przy odbiorze',
} as const

// Sums
export const items = 'Produkty'
export const discount = (code: string) => (code ? `Rabat ${code}` : 'Rabat')
export const subtotal = 'Suma częściowa'
export const shippingBy = (method: string) => `Dostawa (${method})`
export const shipping = 'Dostawa'
export const paymentFee = 'Opłata za płatność przy odbiorze'
export const rounding = 'Zaokrąglenie (gotówka)'
export const free = 'Gratis'
export const tax = 'Podatek'
export const intraCommunitySupply = 'VAT (zwolniona dostawa wewnątrzwspólnotowa)'
export const vatNumber = 'Numer VAT'
export const includesTax = (tax: string) => `W tym ${tax}`
export const total = 'Razem'
export const chargedAs = (amount: string) => `rozliczane jako ${amount}`

// The page of an order
export const title = (order: string, store: string) => `Zamówienie ${order} · ${store}`
export const away = 'Nie możemy połączyć się ze sklepem. Nic nie przepadło: spróbuj ponownie.'
export const pleaseWait = 'Zaczekaj chwilę'
export const yourOrder = 'Twoje zamówienie'
export const myOrders = 'Moje zamówienia'
export const orderNumber = 'Numer zamówienia'
export const placed = 'Złożone'
export const print = 'Drukuj'
export const yourAddress = 'Twój adres'
export const shippingTo = 'Adres dostawy'
export const shippingMethod = 'Sposób dostawy'
export const estimatedDelivery = 'Przewidywana dostawa'
export const questions = 'Masz pytanie o to zamówienie?'
export const writeToUs = { link: 'Napisz do nas', between: ' lub zajrzyj do ', faq: 'FAQ' } as const
export const erased = 'Adres tego zamówienia został usunięty.'
export const quantity = (units: number) => `Ilość: ${units}`
export const onBackorder = (units: number) => `Na zamówienie: ${units}`
export const sentBackUnits = (units: number) => `Zwrócono: ${units}`
export const unitsLine = (units: number, product: string) => `${units} × ${product} `
export const review = 'Napisz opinię'
export const reviewSuffix = (product: string) => ` o produkcie ${product}`
export const reviewed = 'Mamy już Twoją opinię'
export const sentBack = 'Zwrócone'
export const startReturn = 'Zgłoś zwrot'
export const returnSubject = (order: string) => `Zwrot zamówienia ${order}`
export const arrived = 'Otrzymano'
export const summary = 'Podsumowanie'
export const documents = { invoice: 'Faktura', 'credit-note': 'Faktura korygująca' } as const
export const documentName = ({ kind, number }: { readonly kind: keyof typeof documents; readonly number: string }) =>
  `${documents[kind]} ${number} (PDF)`
export const refundOnItsWay = 'Zwrot pieniędzy w drodze'
export const refunded = 'Zwrot pieniędzy'
export const uncollected = 'Zwrócone przed doręczeniem'
export const cancelledAt = 'Anulowano'
export const payBy = 'Zapłać do'
export const progress = 'Status zamówienia'
export const stepDone = ', zakończone'
export const trackingCopied = 'Skopiowano numer przesyłki'
export const trackingNotCopied = 'Nie udało się skopiować numeru przesyłki'
export const followParcel = (carrier: string) => (carrier ? `Śledź przesyłkę: ${carrier}` : 'Śledź przesyłkę')
export const trackingNumber = 'Numer przesyłki'
export const copy = 'Kopiuj'

// Changing it
export const change = 'Zmień zamówienie'
export const corrected = 'Adres został zmieniony.'
export const cancelled = 'Twoje zamówienie zostało anulowane.'
export const hourOver = 'Godzina na zmianę zamówienia już minęła.'
export const changeable = (withAddress: boolean) =>
  `Do czasu wysyłki możesz anulować zamówienie${withAddress ? ' lub zmienić adres' : ''}.`
export const until = 'Do godz.'
export const timeLeft = (ms: number) => {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'została mniej niż minuta'
  return plural('pl', minutes, {
    one: `została ${minutes} minuta`,
    few: `zostały ${minutes} minuty`,
    many: `zostało ${minutes} minut`,
    other: `zostało ${minutes} minuty`,
  })
}
export const cancelQuestion = 'Anulować to zamówienie?'
export const cancelConsequence = (isPaid: boolean) =>
  `Niczego nie wyślemy${isPaid ? ', a wpłacone pieniądze zwrócimy' : ''}. Tego nie można cofnąć.`
export const cancel = 'Anuluj zamówienie'
export const keep = 'Nie anuluj'
export const cancelling = 'Anulujemy…'
export const correctAddress = 'Zmień adres'
export const countryStays =
  'Dostawę i podatek obliczyliśmy dla tego kraju, więc nie można go tu zmienić. Żeby wysłać zamówienie do innego kraju, napisz do nas.'
export const saving = 'Zapisujemy…'
export const saveAddress = 'Zapisz adres'
export const checkFields = 'Sprawdź te pola'
export const checkout = 'Kasa'
export const paymentMethod = 'Metoda płatności'
