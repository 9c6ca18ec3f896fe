export const invalidEmail = 'Veuillez saisir une adresse e-mail comme ada@example.com'
export const tooManyLinks = 'Trop de demandes pour cette adresse. Veuillez réessayer demain.'
export const mail = {
  subject: (store: string) => `Vos commandes ${store}`,
  title: 'Vos commandes',
  text: (store: string) => `Voici le lien vers toutes les commandes passées avec cette adresse chez ${store}.`,
  button: 'Voir mes commandes',
  validity: (until: string) => `Le lien est valable jusqu’au ${until}.`,
  ignore: 'Si la demande ne vient pas de vous, ignorez cet e-mail. Personne d’autre n’a reçu le lien.',
} as const
