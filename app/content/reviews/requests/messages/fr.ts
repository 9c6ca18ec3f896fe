export const requestMail = {
  subject: (store: string) => `Cela vous plaît ? ${store}`,
  preview: 'Votre avis aide les autres à trouver ce qui leur va.',
  title: (firstName: string) => `Cela vous plaît, ${firstName} ?`,
  text: 'Racontez comment l’article taille et tombe. Une minute suffit, sans compte. Nous lisons chaque avis avant de le publier, bon ou mauvais.',
  noMore: 'Ne plus recevoir d’e-mails sur les avis',
} as const
export const reviewMails = {
  title: 'E-mails sur les avis',
  text: 'Quelques jours après une commande, nous vous invitons à donner votre avis. Vous pouvez y mettre fin ici. Les e-mails sur vos commandes vous parviennent toujours.',
  stop: 'Ne plus en recevoir',
  stopped: 'Vous ne recevrez plus d’e-mails sur les avis.',
} as const
