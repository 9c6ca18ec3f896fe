/** Beside the field of the newsletter. It is recorded as shown. */
export const consent = (store: string) =>
  `Nous n’utilisons votre adresse e-mail que pour la newsletter de ${store}. Vous pouvez vous désinscrire à tout moment.`

/** The mail that confirms a subscription. */
export const confirm = {
  subject: (store: string) => `Confirmez votre inscription à la newsletter ${store}`,
  preview: 'Un clic, et votre inscription est faite.',
  title: 'Confirmez votre inscription',
  text: (store: string) =>
    `Quelqu’un a inscrit cette adresse e-mail à la newsletter de ${store}. Veuillez confirmer que la demande vient de vous.`,
  button: 'Confirmer l’inscription',
  leave: 'Le même lien permet de vous désinscrire à tout moment.',
  ignore: 'Si la demande ne vient pas de vous, ignorez cet e-mail. Nous supprimerons votre adresse sous 7 jours.',
} as const
