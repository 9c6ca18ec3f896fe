/** 'il 12 dic 2026', but 'l’8 dic 2026'. */
const elided = (day: string) => /^(8|11)\b/.test(day)

// The words of Directive 2011/83/EU, Art. 11a (1) and (3).
export const withdrawHere = 'Recedere dal contratto qui'
export const confirmWithdrawal = 'Conferma recesso'

// Step 1: which order
export const title = 'Recedere dal contratto'
export const lead =
  'Se hai ordinato per uso privato, puoi recedere entro 14 giorni dalla consegna, senza indicare il motivo. Non serve un account.'
export const name = 'Nome e cognome'
export const orderNumber = 'Numero d’ordine'
export const orderNumberHint = 'Lo trovi nell’e-mail di conferma.'
export const email = 'E-mail dell’ordine'
export const emailHint = 'Invieremo l’avviso di ricevimento del recesso a questo indirizzo.'
export const next = 'Continua'
export const sending = 'Invio…'
export const checkFields = 'Controlla questi campi'
export const unreachable = 'Non riusciamo a raggiungere lo shop. Non hai perso nulla: riprova.'

// Where the rule does not apply
export const notHere =
  'Il recesso online è previsto per gli ordini dai paesi la cui legge lo richiede, come quelli dell’Unione europea.'
export const otherOrders = {
  returns: 'Per qualsiasi altro ordine, vedi [Spedizioni e resi](/returns) o scrivici.',
  contact: 'Per qualsiasi altro ordine, scrivici.',
} as const
export const otherCountry = 'Hai ordinato dall’UE?'
export const changeCountry = 'Cambia paese'

// Step 2: what, and confirm
export const confirmLead = (order: string) =>
  `Stai per recedere dal contratto dell’ordine ${order}. Scegli gli articoli.`
export const until = (day: string) => `Puoi recedere fino ${elided(day) ? 'all’' : 'al '}${day} compreso.`
export const open = 'Puoi recedere già da ora, e fino a 14 giorni dopo la consegna.'
export const unitsLabel = (left: number) => `Quantità (su ${left})`
export const nothingLeft = 'Recesso o reso già effettuato'
export const unitsOfProduct = (product: string) => `: ${product}`
export const summary = (units: string, all: string, amount: string) => `Articoli scelti: ${units} su ${all}, ${amount}.`
export const receiptTo = (email: string) => `Invieremo l’avviso di ricevimento a ${email}.`
export const otherOrder = 'Un altro ordine'
export const toOrder = 'Torna all’ordine'

// The receipt
export const received = 'Abbiamo ricevuto il tuo recesso'
export const receivedAt = 'Data di ricevimento'
export const receiptSent = (email: string) => `Abbiamo inviato questo avviso di ricevimento anche a ${email}.`
export const withdrawn = 'Articoli oggetto di recesso'
export const whatNext = 'Che cosa succede ora'
export const before = 'Recessi precedenti'

// On the page of an order
export const viewReceipt = 'Vedi l’avviso di ricevimento'
