import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Obstacles and failures
export const someChanged = 'Alcuni articoli nel carrello sono cambiati'
export const totalChanged = 'Il totale è cambiato'
export const outOfStock = 'esaurito'
export const noLongerAvailable = 'non più disponibile'
export const units = (count: number) =>
  `${formatNumber(count)} ${plural('it', count, { one: 'articolo', other: 'articoli' })}`
export const changedLine = (product: string, size: string, color: string) => `${product} (${size}, ${color}): `
export const newTotal = 'Nuovo totale:'
export const continueShopping = 'Continua lo shopping'
export const emptyCart = 'Svuota carrello'
export const accept = 'Accetta e continua'
export const waitingNotShown = 'Non è stato possibile caricare il tuo ordine in attesa di pagamento.'
export const checkoutNotShown = 'Non è stato possibile caricare la cassa.'
export const noPrices = 'Non è stato possibile caricare i prezzi di oggi.'
export const tryAgain = 'Riprova'
export const contactUs = 'Contattaci'
export const changesNotShown = 'Non è stato possibile caricare le modifiche al carrello.'
export const paymentNotShown = 'Non è stato possibile caricare la fase di pagamento.'
export const codeFieldNotShown = 'Non è stato possibile caricare il campo per il codice sconto.'
export const pickupPointsNotShown = 'Non è stato possibile caricare i punti di ritiro.'
export const orderFailed = 'Non è stato possibile elaborare l’ordine. Riprova.'
/** Shown if the outcome is unknown: the next attempt has the same idempotency key. */
export const safeToRetry = 'Il tuo carrello è salvato. Se invii di nuovo l’ordine, non pagherai due volte.'
export const noDelivery = 'Al momento la consegna non è disponibile.'
export const nothingLeft = 'Al momento non è possibile ordinare nessun articolo del carrello.'
export const paymentLapsed =
  'Il tuo ordine non è stato pagato in tempo, quindi è stato annullato e non ti è stato addebitato nulla. Il carrello è ancora qui: invia di nuovo l’ordine.'

// The steps
export const total = (amount: string) => `Totale: ${amount}`
export const steps = { shipping: 'Spedizione', payment: 'Pagamento' } as const
export const showSummary = 'Mostra il riepilogo'
export const hideSummary = 'Nascondi il riepilogo'
export const summary = 'Riepilogo ordine'
export const yourOrder = 'Il tuo ordine'
export const editCart = 'Modifica carrello'
export const codeApplied = (code: string) => `Codice sconto ${code} applicato`
export const discountCode = 'Codice sconto'
export const removeCode = { short: 'Rimuovi', rest: ' il codice sconto' } as const
export const apply = 'Applica'
export const enterCode = 'Inserisci un codice sconto'
export const needsJavaScript =
  'La cassa richiede JavaScript: il carrello è salvato nel tuo browser. Attiva JavaScript e ricarica la pagina.'
export const cartEmpty = 'Il tuo carrello è vuoto'
export const cartEmptyHint = 'Aggiungi qualche bel capo per iniziare'
export const checkFields = 'Controlla questi campi'
export const editShipping = { short: 'Modifica', rest: ' la spedizione' } as const
export const email = 'E-mail'
export const forConfirmation = 'Per la conferma dell’ordine'
export const buysForBusiness = 'Acquisto per un’azienda'
export const vatNumber = 'Partita IVA'
export const vatNumberHint =
  'La partita IVA della tua azienda, con la sigla del paese davanti. In un altro paese dell’UE sarai tu a dichiarare l’imposta.'
export const vatNumberNotShown = 'Non è stato possibile caricare il campo per la partita IVA.'
export const continueToPayment = 'Vai al pagamento'
export const shippingMethod = 'Metodo di spedizione'
export const free = 'Gratis'
export const pickupPoint = 'Punto di ritiro'
/** Instead of shipping methods. */
export const shippingProblems = {
  unavailable: noDelivery,
  outside: 'Non consegniamo a questo indirizzo.',
  order: 'Non possiamo spedire questo ordine a questo indirizzo. Contattaci.',
} as const
export const enterAddress = 'Inserisci il tuo indirizzo per vedere i metodi di spedizione.'
export const notDeliveredHere = 'Non consegniamo a questo indirizzo. Controllalo o inseriscine un altro.'

// Payment
export const required = (field: string) => `${field}: campo obbligatorio`
export const cardNumber = 'Numero carta'
export const expiry = 'Scadenza'
export const expiryExample = 'MM / AA'
export const cvv = 'CVV'
export const noCardCharged = 'Ordine di prova: nessun addebito, i dati della carta non vengono salvati'
export const securePage = (provider: string) =>
  `Al passaggio successivo paghi su una pagina sicura di ${provider} e poi torni qui. ` +
  `I dati della carta vanno solo a ${provider}. Fino ad allora i tuoi articoli restano riservati.`
export const termsApply = 'Al tuo ordine si applicano le nostre condizioni:'
export const canWithdraw = 'Puoi recedere entro 14 giorni dalla consegna:'
export const rightOfWithdrawal = 'Diritto di recesso'
export const chargedAsSentence = (amount: string) => `Importo addebitato per il tuo ordine: ${amount}.`
export const chargedAs = (amount: string) => `addebito: ${amount}`
export const placeOrder = (total: string | null) => `Ordine con obbligo di pagare${total === null ? '' : ` · ${total}`}`
export const back = 'Indietro'
export const processing = 'Elaborazione…'
export const quantity = (count: number) => `Quantità: ${count}`
export const lineOutOfStock = 'Esaurito'
export const lineGone = 'Non più disponibile'
export const sentOnceComplete =
  'Alcuni articoli sono in riassortimento. Spediremo l’ordine quando avremo tutto, quindi la consegna richiederà più tempo di quanto indicato.'
export const totalHeading = 'Totale'

// Placed
export const thankYou = 'Grazie'
export const confirmationSent = {
  before: 'Abbiamo ricevuto il tuo ordine e inviato la conferma a ',
  after: '.',
} as const
export const placedEarlier =
  'Questo ordine era già stato inviato, quindi nulla è stato ordinato due volte. Contiene i dati del tuo primo tentativo; le modifiche successive non sono state applicate.'
export const correctAddress = 'Modifica l’indirizzo nella pagina dell’ordine'
export const stillInCart = 'Gli articoli non inclusi in questo ordine sono ancora nel tuo carrello.'
export const orderNumber = 'Numero d’ordine'
export const whatNext = 'Che cosa succede ora'
export const changeWindow =
  'Per un’ora puoi annullare l’ordine o correggere l’indirizzo, se non è ancora stato spedito.'
export const trackOrder = 'Segui l’ordine'
// Errors of an order that was sent
export const invalidVatNumber = 'Inserisci una partita IVA valida'
export const unknownVatNumber =
  'Questa partita IVA non è registrata per gli scambi tra paesi dell’UE. Controllala o lascia vuoto il campo.'
export const invalidEmail = 'Inserisci un indirizzo e-mail valido'
export const chooseShipping = 'Scegli un metodo di spedizione'
export const choosePickupPoint = 'Scegli un punto di ritiro'
export const choosePayment = 'Scegli un metodo di pagamento'
export const chooseCurrency = 'Scegli una valuta'
export const chooseCountry = 'Scegli un paese'
export const wholeQuantity = (max: number) => `La quantità deve essere un numero intero da 1 a ${formatNumber(max)}`
export const unknownProduct = 'Questo prodotto non esiste'
export const size = 'Taglia'
export const color = 'Colore'
export const lineParts = 'Una riga può contenere solo un prodotto, una taglia, un colore e una quantità'
export const storedLineParts = 'Una riga deve contenere un prodotto, una taglia e un colore'
export const lineTooLong = 'Una riga è troppo lunga'
export const tooManyLines = (max: number) => `Un ordine può contenere al massimo ${max} articoli diversi`
export const invalidCode = 'Questo codice sconto non è valido'
export const codeTooLong = (max: number) => `Un codice sconto ha al massimo ${max} caratteri`
export const noKey = 'Questa sessione non è più valida. Ricarica la pagina.'
export const noTotal = 'Manca il totale'
export const incomplete = 'Questa richiesta è incompleta o contiene un campo sconosciuto. Ricarica la pagina e riprova.'
export const tooLarge = 'Questo ordine è troppo grande per essere inviato online. Contattaci.'
export const productGone =
  'Questo prodotto non è più disponibile in questa taglia e in questo colore. Rimuovilo dal carrello.'
export const tooManyUnits = (limit: number) =>
  `Puoi ordinare al massimo ${formatNumber(limit)} pezzi di un prodotto nella stessa taglia e nello stesso colore.`
export const shippingGone = 'Questo metodo di spedizione non è più disponibile. Scegline un altro.'
export const tooSmall = (min: string) => `L’ordine minimo è di ${min}. Aggiungi qualcosa al carrello.`
export const currencyNotTaken = (currency: string) => `Qui non è possibile pagare in ${currency}. Contattaci.`
export const notChargeable = (total: string, step: string) =>
  `Non è possibile addebitare ${total}, ma solo multipli di ${step}. Modifica il carrello o contattaci.`
export const notPayableThere = 'Per questo indirizzo non è disponibile nessun metodo di pagamento. Contattaci.'
export const transferNext = (days: number) =>
  `Nella pagina successiva trovi le nostre coordinate bancarie. I tuoi articoli restano riservati per ${days} ${plural('it', days, { one: 'giorno', other: 'giorni' })}.`
export const cashNext = 'Pagherai in contanti alla consegna dell’ordine.'
export const tooManyOrders = 'Troppi tentativi di ordine dalla tua connessione. Riprova tra un minuto.'
