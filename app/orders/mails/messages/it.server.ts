import { plural } from '#app/lib/plural.ts'

// The state of an order, on its own page

export const delivery = {
  pending: { step: 'Ricevuto', title: 'Abbiamo ricevuto il tuo ordine', text: 'Presto inizieremo a prepararlo. ' },
  processing: { step: 'In preparazione', title: 'Stiamo preparando il tuo ordine', text: '' },
  shipped: {
    step: 'Spedito',
    title: 'Il tuo ordine è in viaggio',
    text: 'Il tuo pacco è partito e sta arrivando da te.',
    tracked: 'Segui il tuo pacco con il numero di tracking qui sotto.',
  },
  delivered: {
    step: 'Consegnato',
    title: 'Il tuo ordine è stato consegnato',
    text: 'Speriamo che ti piaccia. Se qualcosa non va, [scrivici](/contact).',
  },
  cancelled: { step: null, title: 'Ordine annullato', text: '' },
}
export const pickup = {
  shipped: {
    step: 'Da ritirare',
    title: 'Il tuo ordine è pronto per il ritiro',
    text: 'Porta con te in negozio il numero d’ordine.',
  },
  delivered: { step: 'Ritirato', title: 'Hai ritirato il tuo ordine' },
}
export const waitingForPayment = {
  title: 'In attesa del tuo pagamento',
  text: 'I tuoi articoli restano riservati. Appena arriva il pagamento, prepariamo il tuo ordine.',
} as const
export const onBackorder = (units: number) =>
  `${units} dei tuoi articoli ${plural('it', units, { one: 'è', other: 'sono' })} in riassortimento: spediremo l’ordine quando avremo tutto. `
export const whatNext = {
  pickup: 'Ti scriviamo appena puoi ritirarlo.',
  delivery: 'Ti scriviamo appena parte, con il numero di tracking.',
} as const
export const waitingForTransfer = {
  title: 'Effettua un bonifico per il totale',
  text: 'Teniamo da parte i tuoi articoli e li spediamo appena arriva il pagamento.',
} as const
export const waitingForRest = (rest: string) => ({
  title: 'È arrivata una parte del tuo pagamento',
  text: `Effettua un bonifico per la parte restante: ${rest}. Teniamo da parte i tuoi articoli.`,
})
export const paidOnDelivery = 'da pagare in contanti alla consegna'
export const arrived = (amount: string) => `ricevuti ${amount}`
export const returned = (amount: string) =>
  `. Ti restituiamo con un bonifico l’importo già ricevuto: ${amount}. La tua banca può impiegare qualche giorno a mostrarlo.`
export const paymentState = (method: string, state: string) => `${method}: ${state}`
export const notPaidInTime = 'Il tuo pagamento non è arrivato in tempo. Non ti è stato addebitato nulla.'
export const cancelledBy = { shopper: 'Hai annullato questo ordine', store: 'Abbiamo annullato questo ordine' } as const

export const payments = {
  pending: {
    state: 'non ancora pagato',
    cancelled: 'nessun addebito',
    afterCancelling: '. Non ti è stato addebitato nulla.',
  },
  paid: {
    state: 'pagato',
    afterCancelling: '. Non abbiamo ancora rimborsato il tuo pagamento. Se hai domande, [scrivici](/contact).',
  },
  failed: { state: 'non pagato, nessun addebito', afterCancelling: '. Non ti è stato addebitato nulla.' },
  partly_refunded: {
    state: 'pagato, rimborsato in parte',
    afterCancelling: '. Ti abbiamo rimborsato una parte di quanto hai pagato: vedi sotto.',
    refundPending: '. Ti stiamo rimborsando una parte di quanto hai pagato: vedi sotto.',
  },
  refunded: {
    state: 'rimborsato',
    afterCancelling: '. Ti abbiamo rimborsato quanto hai pagato.',
    refundPending: '. Ti stiamo rimborsando quanto hai pagato.',
  },
}

// Why it cannot be changed
export const tooLateToCancel = {
  left: 'Il tuo ordine è già partito, quindi qui non è più possibile annullarlo. Non è cambiato nulla. Scrivici.',
  over: 'L’ora in cui potevi annullare l’ordine è passata. Non è cambiato nulla. Scrivici.',
} as const
export const tooLateToCorrect = {
  cancelled: 'Questo ordine è annullato, quindi l’indirizzo non può essere modificato.',
  left: 'Il tuo ordine è già partito, quindi l’indirizzo non può più essere modificato. Scrivici.',
  over: 'L’ora in cui potevi modificare l’indirizzo è passata. Non è cambiato nulla. Scrivici.',
} as const
export const addressErased = 'L’indirizzo di questo ordine è stato cancellato e non può essere inserito di nuovo.'
export const formIncomplete =
  'Questo modulo è incompleto o contiene un campo sconosciuto. Ricarica la pagina e riprova.'
export const correctedElsewhere =
  'L’indirizzo è stato modificato in un’altra finestra o da noi. Le tue modifiche sono ancora qui: controllale e salva di nuovo.'
export const otherZone =
  'Lì la spedizione può avere un altro costo. Annulla questo ordine e fanne uno nuovo, oppure contattaci.'
export const otherTax = 'Lì si applica un’altra imposta. Annulla questo ordine e fanne uno nuovo, oppure contattaci.'

export const order = (number: string) => `Ordine ${number}`
export const viewOrder = 'Vedi il tuo ordine'
export const shippingTo = (method: string) => `Indirizzo di spedizione (${method})`
export const confirmation = {
  subject: (store: string, number: string) => `Il tuo ordine ${store} ${number}`,
  title: (firstName: string) => `Grazie per il tuo ordine, ${firstName}.`,
  next: 'Lo stiamo preparando.',
  promise:
    'Entro 1 ora dall’ordine puoi annullarlo nella sua pagina, o correggere l’indirizzo finché il pacco non è partito.',
} as const
export const payInCash = (amount: string) => `Pagherai ${amount} in contanti alla consegna dell’ordine.`
export const paymentRequest = {
  subject: (store: string, number: string) => `Da pagare: il tuo ordine ${store} ${number}`,
  title: (firstName: string) => `Grazie per il tuo ordine, ${firstName}.`,
  account: 'Coordinate bancarie',
} as const
export const shipped = {
  delivery: 'è in viaggio',
  pickup: 'è pronto per il ritiro',
  subject: (store: string, number: string, progress: string) => `Il tuo ordine ${store} ${number} ${progress}`,
  title: (progress: string, firstName: string) => `${firstName}, il tuo ordine ${progress}.`,
  tracking: (number: string) => `Numero di tracking: ${number}`,
  pickupAddress: 'Indirizzo di ritiro',
} as const
export const cancelled = {
  subject: (store: string, number: string) => `Il tuo ordine ${store} ${number} è stato annullato`,
  title: 'Il tuo ordine è stato annullato',
  by: {
    shopper: 'Hai annullato questo ordine: non verrà spedito nulla.',
    staff: 'Abbiamo dovuto annullare questo ordine: non verrà spedito nulla.',
    unpaid: 'Il tuo pagamento non è arrivato in tempo: l’ordine è stato annullato e non verrà spedito nulla.',
  },
  refund: (amount: string) => `Ti rimborsiamo ${amount} con il metodo di pagamento che hai usato.`,
  refundInAll: (total: string) => `Con quanto ti abbiamo già rimborsato, sono ${total} in tutto.`,
  notCharged: 'Non ti è stato addebitato nulla.',
  questions: (email: string) => `Se hai domande, scrivici a ${email}.`,
} as const
export const refund = {
  subject: (store: string, number: string) => `Rimborso per il tuo ordine ${store} ${number}`,
  title: (amount: string) => `Il tuo rimborso di ${amount}`,
  progress: (amount: string, total: string) => `Ti abbiamo rimborsato ${amount} su un totale addebitato di ${total}.`,
  when: 'Lo ricevi con il metodo di pagamento che hai usato. La tua banca può impiegare qualche giorno a mostrarlo.',
  amount: 'Questo rimborso',
  about: {
    part: 'Il rimborso riguarda una parte dell’ordine, non articoli specifici.',
    shipping: 'Il rimborso riguarda le spese di spedizione.',
  },
} as const
