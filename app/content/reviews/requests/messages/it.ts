export const requestMail = {
  subject: (store: string) => `Ti piace? ${store}`,
  preview: 'La tua recensione aiuta altre persone a trovare ciò che fa per loro.',
  title: (firstName: string) => `Ti piace, ${firstName}?`,
  text: 'Racconta come veste e come si sente addosso. Basta un minuto e non serve un account. Leggiamo ogni recensione prima di pubblicarla, positiva o negativa.',
  noMore: 'Non ricevere più e-mail sulle recensioni',
} as const
export const reviewMails = {
  title: 'E-mail sulle recensioni',
  text: 'Qualche giorno dopo un ordine ti invitiamo a scrivere una recensione. Qui puoi disattivare questi inviti. Le e-mail sui tuoi ordini continueranno ad arrivarti.',
  stop: 'Non riceverle più',
  stopped: 'Non riceverai più e-mail sulle recensioni.',
} as const
