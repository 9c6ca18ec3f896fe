// Mails

export const confirm = {
  subject: (product: string) => `À confirmer : ${product}`,
  preview: 'Un clic, et nous vous prévenons par e-mail dès son retour.',
  title: 'Souhaitez-vous recevoir un e-mail à son retour ?',
  text: 'Veuillez confirmer votre adresse e-mail pour rejoindre la liste d’attente de cet article :',
  button: 'Confirmer',
  ignore: 'Si la demande ne vient pas de vous, ignorez cet e-mail. Nous supprimerons votre adresse sous 7 jours.',
} as const
export const held = {
  subject: (product: string) => `De retour : ${product}`,
  preview: (until: string) => `Un exemplaire vous est réservé jusqu’au ${until}.`,
  title: 'Il est de retour, et nous vous en réservons un',
  text: (until: string) =>
    `Il vous est réservé jusqu’au ${until}. Il passera ensuite à la personne suivante. Le lien est valable pour une seule commande.`,
  button: 'Acheter',
} as const
export const leave = 'Quitter la liste d’attente'
