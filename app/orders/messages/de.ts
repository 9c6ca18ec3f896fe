import { plural } from '#app/lib/plural.ts'

// How an order is paid
export const paymentNames = {
  credit_card: 'Kreditkarte',
  paypal: 'PayPal',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  bank_or_mobile: 'Bank, USSD oder Mobile Money',
  bank_transfer: 'Überweisung',
  cash_on_delivery: 'Nachnahme',
} as const

// Sums
export const items = 'Artikel'
export const discount = (code: string) => (code ? `Rabatt ${code}` : 'Rabatt')
export const subtotal = 'Zwischensumme'
export const shippingBy = (method: string) => `Versand (${method})`
export const shipping = 'Versand'
export const paymentFee = 'Nachnahmegebühr'
export const rounding = 'Rundung (Barzahlung)'
export const free = 'Kostenlos'
export const tax = 'Steuer'
export const intraCommunitySupply = 'MwSt. (steuerfreie innergemeinschaftliche Lieferung)'
export const vatNumber = 'USt-IdNr.'
/** 'VAT' is the name that new stores begin with. */
export const includesTax = (tax: string) => `inkl. ${tax.replace(/^VAT\b/, 'MwSt.')}`
export const total = 'Gesamtsumme'
export const chargedAs = (amount: string) => `abgebucht werden ${amount}`

// The page of an order
export const title = (order: string, store: string) => `Bestellung ${order} · ${store}`
export const away = 'Wir konnten den Shop nicht erreichen. Es ist nichts verloren: Bitte versuch es noch einmal.'
export const pleaseWait = 'Bitte warte kurz'
export const yourOrder = 'Deine Bestellung'
export const myOrders = 'Meine Bestellungen'
export const orderNumber = 'Bestellnummer'
export const placed = 'Bestellt am'
export const print = 'Drucken'
export const yourAddress = 'Deine Adresse'
export const shippingTo = 'Lieferadresse'
export const shippingMethod = 'Versandart'
export const estimatedDelivery = 'Voraussichtliche Lieferung'
export const questions = 'Fragen zu dieser Bestellung?'
export const writeToUs = { link: 'Schreib uns', between: ' oder wirf einen Blick in unsere ', faq: 'FAQ' } as const
export const erased = 'Die Adresse dieser Bestellung wurde gelöscht.'
export const quantity = (units: number) => `Menge: ${units}`
export const onBackorder = (units: number) =>
  `${units} ${plural('de', units, { one: 'Stück wird', other: 'Stück werden' })} nachgeliefert`
export const sentBackUnits = (units: number) => `${units} zurückgeschickt`
export const unitsLine = (units: number, product: string) => `${units} × ${product} `
export const review = 'Bewertung schreiben'
export const reviewSuffix = (product: string) => `: ${product}`
export const reviewed = 'Von dir bewertet'
export const sentBack = 'Zurückgeschickt'
export const startReturn = 'Rücksendung anmelden'
export const returnSubject = (order: string) => `Rücksendung zu Bestellung ${order}`
export const arrived = 'Bei uns eingegangen am'
export const summary = 'Übersicht'
export const documents = { invoice: 'Rechnung', 'credit-note': 'Rechnungskorrektur' } as const
export const documentName = ({ kind, number }: { readonly kind: keyof typeof documents; readonly number: string }) =>
  `${documents[kind]} ${number} (PDF)`
export const refundOnItsWay = 'Erstattung unterwegs'
export const refunded = 'Erstattet'
export const uncollected = 'Vor der Zustellung zurückgeschickt'
export const cancelledAt = 'Storniert am'
export const payBy = 'Bitte zahle bis'
export const progress = 'Bestellstatus'
export const stepDone = ', erledigt'
export const trackingCopied = 'Sendungsnummer kopiert'
export const trackingNotCopied = 'Die Sendungsnummer konnte nicht kopiert werden'
export const followParcel = (carrier: string) => (carrier ? `Bei ${carrier} verfolgen` : 'Paket verfolgen')
export const trackingNumber = 'Sendungsnummer'
export const copy = 'Kopieren'

// Changing it
export const change = 'Bestellung ändern'
export const corrected = 'Die Adresse wurde geändert.'
export const cancelled = 'Deine Bestellung wurde storniert.'
export const hourOver = 'Die Stunde, in der du deine Bestellung ändern konntest, ist vorbei.'
export const changeable = (withAddress: boolean) =>
  `Solange deine Bestellung nicht verschickt ist, kannst du sie stornieren${withAddress ? ' oder die Adresse ändern' : ''}.`
export const until = 'Bis'
export const timeLeft = (ms: number) => {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'noch weniger als eine Minute'
  return `noch ${minutes} ${plural('de', minutes, { one: 'Minute', other: 'Minuten' })}`
}
export const cancelQuestion = 'Diese Bestellung stornieren?'
export const cancelConsequence = (isPaid: boolean) =>
  `Es wird nichts verschickt${isPaid ? ', und du bekommst dein Geld zurück' : ''}. Das lässt sich nicht rückgängig machen.`
export const cancel = 'Stornieren'
export const keep = 'Behalten'
export const cancelling = 'Wird storniert …'
export const correctAddress = 'Adresse ändern'
export const countryStays =
  'Versand und Steuern wurden für dieses Land berechnet, deshalb lässt es sich hier nicht ändern. Soll deine Bestellung in ein anderes Land gehen, schreib uns.'
export const saving = 'Wird gespeichert …'
export const saveAddress = 'Adresse speichern'
export const checkFields = 'Bitte prüfe diese Felder'
export const checkout = 'Kasse'
export const paymentMethod = 'Zahlungsart'
