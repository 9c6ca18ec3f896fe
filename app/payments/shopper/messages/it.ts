export const paymentAway = 'Non riusciamo a raggiungere la pagina di pagamento. Riprova.'
export const orderName = (number: string) => `Ordine ${number}`
export const amountRejected =
  'Il servizio di pagamento non accetta questo importo, quindi nulla è stato ordinato o addebitato. Modifica il carrello.'
export const methodProblems = {
  'not-offered': 'Questo metodo di pagamento non è più disponibile. Scegline un altro.',
  ended: 'Il pagamento di questo ordine è cambiato. Controlla di nuovo l’ordine.',
} as const
export const payAnotherWay = 'Paga in un altro modo'
export const changeMethod = 'Cambia metodo'
export const changingMethod = 'Modifica in corso…'
export const copyValue = (subject: string) => `Copia: ${subject}`
export const copied = (subject: string) => `Copiato: ${subject}`
export const notCopied = (subject: string) => `Impossibile copiare: ${subject}. Seleziona il testo.`
export const scanCode = 'Inquadra questo codice con l’app della tua banca per compilare il bonifico.'
export const payNotShown = 'Non è stato possibile caricare i metodi di pagamento.'
export const paymentOnItsWay = 'Grazie. Questa pagina si aggiornerà non appena il pagamento sarà confermato.'
export const orderReceived = 'Grazie. Abbiamo ricevuto il tuo ordine.'
export const paymentArrived = 'Grazie. Abbiamo ricevuto il tuo pagamento.'
export const payNow = 'Paga ora'
export const backToCheckout = 'Torna alla cassa'
export const cartStillHere = 'Il tuo carrello è ancora qui.'
export const orderWaits = 'Il tuo ordine è in attesa di pagamento'
export const orderWaitsText =
  'I tuoi articoli restano riservati. Il carrello non cambia finché non arriva il pagamento. Per modificare qualcosa, annulla questo ordine e fanne uno nuovo.'
export const goOnToPayment = 'Vai al pagamento'
export const changeOrder = 'Modifica ordine'
export const seeOrder = 'Vedi il tuo ordine'
