/** Beside the field of the newsletter. It is recorded as shown. */
export const consent = (store: string) =>
  `Nous n’utilisons votre adresse e-mail que pour la newsletter de ${store}. Vous pouvez vous désinscrire à tout moment.`

/** The mail that confirms a subscription. */
export const confirm = {
  subject: (store: string) => `Veuillez confirmer votre inscription chez ${store}`,
  preview: 'Un clic, et la newsletter arrive chez vous.',
  title: 'Souhaitez-vous recevoir la newsletter ?',
  text: (store: string) =>
    `Cette adresse e-mail a été saisie pour la newsletter de ${store}. Veuillez confirmer que la demande vient de vous.`,
  button: 'Confirmer l’inscription',
  leave: 'Le même lien permet de vous désinscrire à tout moment.',
  ignore: 'Si la demande ne vient pas de vous, il n’y a rien à faire : nous supprimons cette adresse sous 7 jours.',
} as const
