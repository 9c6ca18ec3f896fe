export const categories = {
  shipping: 'Spedizione',
  returns: 'Resi e cambi',
  sizing: 'Taglie',
  orders: 'Ordini',
  products: 'Prodotti',
} as const

/** Their answers are the owner's. */
export const questions = {
  'free-shipping': 'La spedizione è gratuita?',
  'delivery-times': 'Quanto tempo richiede la consegna?',
  international: 'Spedite anche all’estero?',
  'shipping-policy': 'Quali sono le condizioni di spedizione?',
  'return-policy': 'Quali sono le condizioni di reso?',
  exchanges: 'Posso cambiare un capo con un’altra taglia?',
  'sale-items': 'Posso restituire i capi in offerta?',
  'change-or-cancel': 'Posso modificare o annullare il mio ordine?',
} as const

type Tax = 'included' | 'added' | null

export const shippingCost = (tax: Tax) =>
  tax === 'added' ? 'Quando vedrò le spese di spedizione e le imposte?' : 'Quando vedrò le spese di spedizione?'
export const shippingCostAnswer = (tax: Tax) =>
  `${tax === 'included' ? 'I prezzi includono le imposte. ' : ''}${tax === 'added' ? 'La spedizione e le imposte sono calcolate' : 'La spedizione è calcolata'} alla cassa, in base al tuo indirizzo e al metodo di spedizione che scegli. Vedrai il totale prima di pagare.`
export const currency = 'In quale valuta pago?'
/** `others`: the names of the currencies that pages can show, '' without any. */
export const currencyAnswer = (charged: string, others: string) => {
  const answer = `Gli ordini sono addebitati in ${charged}.`
  if (others === '') return answer
  return `${answer} La pagina del prodotto, il carrello e la cassa possono mostrare i prezzi anche in altre valute: ${others}. In quel caso, accanto trovi l’importo addebitato.`
}

export const entries = {
  'start-a-return': {
    question: 'Come faccio un reso?',
    answer:
      'Scrivici dalla pagina dei contatti, indicando il numero d’ordine e i capi che vuoi restituire. Ti risponderemo con i passaggi da seguire.',
  },
  'find-my-size': {
    question: 'Come trovo la mia taglia?',
    answer:
      'Parti dalla taglia che porti di solito. La pagina di ogni capo spiega come veste e di che materiale è: i tessuti mantengono la forma, la maglia cede un po’.',
  },
  'between-sizes': {
    question: 'E se sono tra due taglie?',
    answer:
      'Scegli la più grande per lino, raso, popeline e lana, e la più piccola per la maglia. Se hai ancora dubbi, scrivici dalla pagina dei contatti.',
  },
  'one-size': {
    question: 'Che cosa significa “Taglia unica”?',
    answer:
      'Il capo è disponibile in una sola taglia, come spesso accade per borse, sciarpe e cappelli. Non devi scegliere nulla.',
  },
  'sold-out-size': {
    question: 'La mia taglia è barrata. E adesso?',
    answer:
      'È esaurita nel colore che stai guardando, ma potrebbe essere disponibile in un altro. Aggiungi il capo ai preferiti per ritrovarlo più tardi.',
  },
  'order-placed': {
    question: 'Come so che il mio ordine è andato a buon fine?',
    answer:
      'Subito dopo l’acquisto vedi il numero d’ordine e il link alla pagina dell’ordine, dove puoi seguirlo. Ti inviamo il link anche via e-mail, con tutto ciò che hai ordinato.',
  },
  'ways-to-pay': {
    question: 'Come posso pagare?',
    answer: 'Puoi pagare con carta di credito, PayPal, Apple Pay o Google Pay.',
  },
  account: {
    question: 'Serve un account per ordinare?',
    answer:
      'No. Bastano un indirizzo e-mail e un indirizzo di spedizione. Il carrello e i preferiti restano nel browser che usi.',
  },
  'materials-and-care': {
    question: 'Di che materiale sono i capi e come si lavano?',
    answer: 'Trovi i materiali e le istruzioni di lavaggio nei dettagli, nella pagina di ogni capo.',
  },
  colors: {
    question: 'Il colore sarà come nelle immagini?',
    answer:
      'Per quanto lo consente uno schermo. Scegli un colore nella pagina del capo per vederlo e scrivici se ti serve una tonalità precisa.',
  },
  availability: {
    question: 'Che cosa significano “Esaurito” e “Disponibile su ordinazione”?',
    answer:
      '“Esaurito” significa che per ora non si può ordinare. “Disponibile su ordinazione” significa che puoi ordinare oggi e spediremo il capo appena torna disponibile.',
  },
} as const
