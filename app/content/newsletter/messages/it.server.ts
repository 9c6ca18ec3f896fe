/** Beside the field of the newsletter. It is recorded as shown. */
export const consent = (store: string) =>
  `Usiamo il tuo indirizzo e-mail solo per la newsletter di ${store}. Puoi annullare l’iscrizione in qualsiasi momento.`

/** The mail that confirms a subscription. */
export const confirm = {
  subject: (store: string) => `Conferma la tua iscrizione a ${store}`,
  preview: 'Basta un clic e l’iscrizione è confermata.',
  title: 'Conferma la tua iscrizione',
  text: (store: string) =>
    `Qualcuno ha iscritto questo indirizzo e-mail alla newsletter di ${store}. Conferma che la richiesta è tua.`,
  button: 'Conferma l’iscrizione',
  leave: 'Con lo stesso link puoi annullare l’iscrizione in qualsiasi momento.',
  ignore: 'Se la richiesta non è tua, ignora questa e-mail. Elimineremo il tuo indirizzo entro 7 giorni.',
} as const
