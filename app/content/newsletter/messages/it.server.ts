/** Beside the field of the newsletter. It is recorded as shown. */
export const consent = (store: string) =>
  `Usiamo il tuo indirizzo e-mail solo per la newsletter di ${store}. Puoi annullare l’iscrizione in qualsiasi momento.`

/** The mail that confirms a subscription. */
export const confirm = {
  subject: (store: string) => `Conferma la tua iscrizione a ${store}`,
  preview: 'Basta un clic e la newsletter arriva da te.',
  title: 'Vuoi ricevere la newsletter?',
  text: (store: string) =>
    `Questo indirizzo e-mail è stato inserito per la newsletter di ${store}. Conferma che la richiesta è tua.`,
  button: 'Conferma l’iscrizione',
  leave: 'Con lo stesso link puoi annullare l’iscrizione in qualsiasi momento.',
  ignore: 'Se la richiesta non è tua, non devi fare nulla: eliminiamo questo indirizzo entro 7 giorni.',
} as const
