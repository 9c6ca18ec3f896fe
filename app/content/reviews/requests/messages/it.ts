export const requestMail = {
  subject: (store: string) => `Ti piace? ${store}`,
  preview: 'La tua recensione aiuta altre persone a scegliere la taglia giusta.',
  title: (firstName: string) => `Ti piace, ${firstName}?`,
  text: 'Racconta come veste e com’è indossarlo. Basta un minuto e non serve un account. Leggiamo ogni recensione, positiva o negativa, prima di pubblicarla.',
  noMore: 'Disattiva le e-mail sulle recensioni',
} as const
export const reviewMails = {
  title: 'E-mail sulle recensioni',
  text: 'Qualche giorno dopo un ordine ti invitiamo a scrivere una recensione. Qui puoi disattivare queste e-mail. Quelle sui tuoi ordini continueranno ad arrivarti.',
  stop: 'Disattiva e-mail',
  stopped: 'Non riceverai più e-mail sulle recensioni.',
} as const
