import { plural } from '#app/lib/plural.ts'

// How an order is paid
export const paymentNames = {
  credit_card: 'Carta di credito',
  paypal: 'PayPal',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  bank_or_mobile: 'Banca, USSD o mobile money',
  bank_transfer: 'Bonifico bancario',
  cash_on_delivery: 'Contrassegno',
} as const

// Sums
export const items = 'Articoli'
export const discount = (code: string) => (code ? `Sconto ${code}` : 'Sconto')
export const subtotal = 'Subtotale'
export const shippingBy = (method: string) => `Spedizione (${method})`
export const shipping = 'Spedizione'
export const paymentFee = 'Supplemento contrassegno'
export const rounding = 'Arrotondamento (contanti)'
export const free = 'Gratis'
export const tax = 'Imposte'
export const intraCommunitySupply = 'IVA (cessione intracomunitaria non imponibile)'
export const vatNumber = 'Partita IVA'
/** 'VAT' is the name that new stores begin with. */
export const includesTax = (tax: string) => `Di cui ${tax.replace(/^VAT\b/, 'IVA')}`
export const total = 'Totale'
export const chargedAs = (amount: string) => `addebito: ${amount}`

// The page of an order
export const title = (order: string, store: string) => `Ordine ${order} · ${store}`
export const away = 'Non riusciamo a raggiungere lo shop. Non hai perso nulla: riprova.'
export const pleaseWait = 'Attendi'
export const yourOrder = 'Il tuo ordine'
export const myOrders = 'I miei ordini'
export const orderNumber = 'Numero d’ordine'
export const placed = 'Data:'
export const print = 'Stampa'
export const yourAddress = 'Il tuo indirizzo'
export const shippingTo = 'Indirizzo di spedizione'
export const shippingMethod = 'Metodo di spedizione'
export const estimatedDelivery = 'Consegna prevista'
export const questions = 'Domande su questo ordine?'
export const writeToUs = { link: 'Scrivici', between: ' o guarda le nostre ', faq: 'FAQ' } as const
export const erased = 'L’indirizzo di questo ordine è stato cancellato.'
export const quantity = (units: number) => `Quantità: ${units}`
export const onBackorder = (units: number) => `${units} in riassortimento`
export const sentBackUnits = (units: number) =>
  `${units} ${plural('it', units, { one: 'restituito', other: 'restituiti' })}`
export const unitsLine = (units: number, product: string) => `${units} × ${product} `
export const review = 'Scrivi una recensione'
export const reviewSuffix = (product: string) => ` su ${product}`
export const reviewed = 'Hai scritto una recensione'
export const sentBack = 'Resi'
export const startReturn = 'Avvia un reso'
export const returnSubject = (order: string) => `Reso dell’ordine ${order}`
export const arrived = 'Ricevuto:'
export const summary = 'Riepilogo'
export const documents = { invoice: 'Fattura', 'credit-note': 'Nota di credito' } as const
export const documentName = ({ kind, number }: { readonly kind: keyof typeof documents; readonly number: string }) =>
  `${documents[kind]} ${number} (PDF)`
export const refundOnItsWay = 'Rimborso in corso'
export const refunded = 'Rimborsato'
export const uncollected = 'Reso prima della consegna'
export const cancelledAt = 'Annullamento:'
export const payBy = 'Termine di pagamento:'
export const progress = 'Stato dell’ordine'
export const stepDone = ', fase completata'
export const trackingCopied = 'Numero di tracking copiato'
export const trackingNotCopied = 'Non è stato possibile copiare il numero di tracking'
export const followParcel = (carrier: string) => (carrier ? `Traccia con ${carrier}` : 'Traccia il pacco')
export const trackingNumber = 'Numero di tracking'
export const copy = 'Copia'

// Changing it
export const change = 'Modifica il tuo ordine'
export const corrected = 'L’indirizzo è stato aggiornato.'
export const cancelled = 'Il tuo ordine è annullato.'
export const hourOver = 'L’ora in cui potevi modificare l’ordine è passata.'
export const changeable = (withAddress: boolean) =>
  `Finché il pacco non è partito, puoi annullare l’ordine${withAddress ? ' o correggere l’indirizzo' : ''}.`
export const until = 'Fino alle'
export const timeLeft = (ms: number) => {
  const minutes = Math.floor(ms / 60_000)
  return minutes < 1
    ? 'manca meno di un minuto'
    : `ancora ${minutes} ${plural('it', minutes, { one: 'minuto', other: 'minuti' })}`
}
export const cancelQuestion = 'Annullare questo ordine?'
export const cancelConsequence = (isPaid: boolean) =>
  `Non verrà spedito nulla${isPaid ? ' e ti rimborsiamo quanto hai pagato' : ''}. L’annullamento è definitivo.`
export const cancel = 'Annulla ordine'
export const keep = 'Mantieni ordine'
export const cancelling = 'Annullamento…'
export const correctAddress = 'Modifica indirizzo'
export const countryStays =
  'Spedizione e imposte sono state calcolate per questo paese, quindi qui non si può cambiare. Per spedire in un altro paese, scrivici.'
export const saving = 'Salvataggio…'
export const saveAddress = 'Salva indirizzo'
export const checkFields = 'Controlla questi campi'
export const checkout = 'Cassa'
export const paymentMethod = 'Metodo di pagamento'
