export const invalidEmail = 'Inserisci un indirizzo e-mail come ada@example.com'
export const tooManyLinks = 'Troppe richieste per questo indirizzo. Riprova domani.'
export const mail = {
  subject: (store: string) => `I tuoi ordini da ${store}`,
  title: 'I tuoi ordini',
  text: (store: string) => `Ecco il link a tutti gli ordini effettuati con questo indirizzo da ${store}.`,
  button: 'Vedi i miei ordini',
  validity: (until: string) => `Scadenza del link: ${until}.`,
  ignore: 'Se la richiesta non è tua, ignora questa e-mail. Nessun altro ha ricevuto il link.',
} as const
