import { plural } from '#app/lib/plural.ts'

// How an order is paid
export const paymentNames = {
  credit_card: 'Creditcard',
  paypal: 'PayPal',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  bank_or_mobile: 'Bank, USSD of mobile money',
  bank_transfer: 'Overschrijving',
  cash_on_delivery: 'Onder rembours',
} as const

// Sums
export const items = 'Artikelen'
export const discount = (code: string) => (code ? `Korting ${code}` : 'Korting')
export const subtotal = 'Subtotaal'
export const shippingBy = (method: string) => `Verzending (${method})`
export const shipping = 'Verzending'
export const paymentFee = 'Rembourskosten'
export const rounding = 'Afronding (contant)'
export const free = 'Gratis'
export const tax = 'Belasting'
export const intraCommunitySupply = 'Btw (vrijgestelde intracommunautaire levering)'
export const vatNumber = 'Btw-nummer'
/** 'VAT' is the name that new stores begin with. */
export const includesTax = (tax: string) => `Incl. ${tax.replace(/^VAT\b/, 'btw')}`
export const total = 'Totaal'
export const chargedAs = (amount: string) => `afgeschreven: ${amount}`

// The page of an order
export const title = (order: string, store: string) => `Bestelling ${order} · ${store}`
export const away = 'We konden de shop niet bereiken. Er is niets verloren gegaan: probeer het opnieuw.'
export const pleaseWait = 'Even geduld'
export const yourOrder = 'Je bestelling'
export const myOrders = 'Mijn bestellingen'
export const orderNumber = 'Bestelnummer'
export const placed = 'Besteld op'
export const print = 'Printen'
export const yourAddress = 'Je adres'
export const shippingTo = 'Bezorgadres'
export const shippingMethod = 'Verzendmethode'
export const estimatedDelivery = 'Verwachte levering'
export const questions = 'Vragen over deze bestelling?'
export const writeToUs = {
  link: 'Stuur ons een bericht',
  between: ' of kijk bij de ',
  faq: 'veelgestelde vragen',
} as const
export const erased = 'Het adres van deze bestelling is gewist.'
export const quantity = (units: number) => `Aantal: ${units}`
export const onBackorder = (units: number) =>
  `${units} ${plural('nl', units, { one: 'stuk wordt', other: 'stuks worden' })} nageleverd`
export const sentBackUnits = (units: number) => `${units} geretourneerd`
export const unitsLine = (units: number, product: string) => `${units} × ${product} `
export const review = 'Schrijf een review'
export const reviewSuffix = (product: string) => `: ${product}`
export const reviewed = 'Je hebt dit beoordeeld'
export const sentBack = 'Geretourneerd'
export const startReturn = 'Retour aanmelden'
export const returnSubject = (order: string) => `Retour van bestelling ${order}`
export const arrived = 'Ontvangen op'
export const summary = 'Overzicht'
export const documents = { invoice: 'Factuur', 'credit-note': 'Creditnota' } as const
export const documentName = ({ kind, number }: { readonly kind: keyof typeof documents; readonly number: string }) =>
  `${documents[kind]} ${number} (PDF)`
export const refundOnItsWay = 'Terugbetaling onderweg'
export const refunded = 'Terugbetaald'
export const uncollected = 'Vóór de bezorging geretourneerd'
export const cancelledAt = 'Geannuleerd op'
export const payBy = 'Betaal uiterlijk'
export const progress = 'Voortgang'
export const stepDone = ', klaar'
export const trackingCopied = 'Trackingnummer gekopieerd'
export const trackingNotCopied = 'Het trackingnummer kon niet worden gekopieerd'
export const followParcel = (carrier: string) => (carrier ? `Volg via ${carrier}` : 'Volg je pakket')
export const trackingNumber = 'Trackingnummer'
export const copy = 'Kopiëren'

// Changing it
export const change = 'Bestelling wijzigen'
export const corrected = 'Het adres is aangepast.'
export const cancelled = 'Je bestelling is geannuleerd.'
export const hourOver = 'Het uur waarin je je bestelling kon wijzigen is voorbij.'
export const changeable = (withAddress: boolean) =>
  `Zolang je pakket niet is verzonden, kun je je bestelling annuleren${withAddress ? ' of het adres aanpassen' : ''}.`
export const until = 'Tot'
export const timeLeft = (ms: number) => {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'nog minder dan een minuut'
  return `nog ${minutes} ${plural('nl', minutes, { one: 'minuut', other: 'minuten' })}`
}
export const cancelQuestion = 'Deze bestelling annuleren?'
export const cancelConsequence = (isPaid: boolean) =>
  `Er wordt niets verstuurd${isPaid ? ' en je krijgt je geld terug' : ''}. Dit kun je niet ongedaan maken.`
export const cancel = 'Bestelling annuleren'
export const keep = 'Niet annuleren'
export const cancelling = 'Wordt geannuleerd…'
export const correctAddress = 'Adres aanpassen'
export const countryStays =
  'Verzending en belasting zijn voor dit land berekend, dus je kunt het hier niet wijzigen. Moet je bestelling naar een ander land? Stuur ons een bericht.'
export const saving = 'Opslaan…'
export const saveAddress = 'Adres opslaan'
export const checkFields = 'Controleer deze velden'
export const checkout = 'Afrekenen'
export const paymentMethod = 'Betaalmethode'
