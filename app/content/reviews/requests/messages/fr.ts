export const requestMail = {
  subject: (store: string) => `Qu’en pensez-vous ? ${store}`,
  preview: 'Votre avis aide les autres à trouver ce qui leur va.',
  title: (firstName: string) => `Qu’en pensez-vous, ${firstName} ?`,
  text: 'Dites aux autres comment l’article taille et tombe. Une minute suffit, sans compte. Nous lisons chaque avis, bon ou mauvais, avant de le publier.',
  noMore: 'Ne plus recevoir de demandes d’avis',
} as const
export const reviewMails = {
  title: 'Demandes d’avis',
  text: 'Quelques jours après une commande, nous vous invitons à donner votre avis. Vous pouvez arrêter ces e-mails ici. Vous recevrez toujours ceux qui concernent vos commandes.',
  stop: 'Ne plus en recevoir',
  stopped: 'Vous ne recevrez plus de demandes d’avis.',
} as const
