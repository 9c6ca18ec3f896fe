// Mails

export const confirm = {
  subject: (product: string) => `Da confermare: ${product}`,
  preview: 'Basta un clic e ti scriviamo appena torna disponibile.',
  title: 'Vuoi sapere quando torna questo articolo?',
  text: 'Conferma che questo indirizzo e-mail è tuo. Poi sei in lista d’attesa per:',
  button: 'Conferma',
  ignore: 'Se non l’hai chiesto tu, non devi fare nulla: eliminiamo il tuo indirizzo e-mail entro 7 giorni.',
} as const
/** The day comes first: 'fino al 12 nov', but 'fino all’8 nov'. */
const upTo = (until: string) => (/^(8|11)\b/.test(until) ? `fino all’${until}` : `fino al ${until}`)
export const held = {
  subject: (product: string) => `Di nuovo disponibile: ${product}`,
  preview: (until: string) => `Un articolo è riservato per te ${upTo(until)}.`,
  title: 'È di nuovo disponibile e riservato per te',
  text: (until: string) =>
    `È riservato per te ${upTo(until)}. Poi passa alla persona successiva in lista. Il link vale per un solo ordine.`,
  button: 'Acquista',
} as const
export const leave = 'Esci dalla lista d’attesa'
