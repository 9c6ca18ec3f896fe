// Mails

export const confirm = {
  subject: (product: string) => `À confirmer : ${product}`,
  preview: 'Un clic, et nous vous écrivons dès le retour en stock.',
  title: 'Souhaitez-vous savoir quand cet article revient ?',
  text: 'Veuillez confirmer que cette adresse e-mail est la vôtre. Vous serez alors sur la liste d’attente pour :',
  button: 'Confirmer',
  ignore: 'Si ce n’était pas votre souhait, il n’y a rien à faire : nous supprimons votre adresse e-mail sous 7 jours.',
} as const
export const held = {
  subject: (product: string) => `De retour : ${product}`,
  preview: (until: string) => `Un exemplaire vous est réservé jusqu’au ${until}.`,
  title: 'De retour, et un exemplaire vous est réservé',
  text: (until: string) =>
    `Il vous est réservé jusqu’au ${until}. Ensuite, il passe à la personne suivante. Le lien est valable pour une seule commande.`,
  button: 'Acheter',
} as const
export const leave = 'Quitter la liste d’attente'
