// Mails

export const confirm = {
  subject: (product: string) => `Da confermare: ${product}`,
  preview: 'Basta un clic e ti scriveremo appena torna disponibile.',
  title: 'Vuoi sapere quando torna disponibile?',
  text: 'Conferma il tuo indirizzo e-mail per entrare in lista d’attesa per:',
  button: 'Conferma',
  ignore: 'Se la richiesta non è tua, ignora questa e-mail. Elimineremo il tuo indirizzo entro 7 giorni.',
} as const
/** The day comes first: 'fino al 12 nov', but 'fino all’8 nov'. */
const upTo = (until: string) => (/^(8|11)\b/.test(until) ? `fino all’${until}` : `fino al ${until}`)
export const held = {
  subject: (product: string) => `Di nuovo disponibile: ${product}`,
  preview: (until: string) => `Ne abbiamo riservato uno per te ${upTo(until)}.`,
  title: 'È di nuovo disponibile e ne abbiamo riservato uno per te',
  text: (until: string) =>
    `È riservato per te ${upTo(until)}. Poi passa alla persona successiva in lista. Il link vale per un solo ordine.`,
  button: 'Acquista',
} as const
export const leave = 'Esci dalla lista d’attesa'
