import { formatNumber } from '#app/lib/format/number.ts'

export const fields = { name: 'Nom', email: 'E-mail', subject: 'Objet', message: 'Message' } as const
export const sending = 'Envoi…'
export const send = 'Envoyer le message'
export const thanks = 'Merci pour votre message ! Nous vous répondrons bientôt.'
export const failures = {
  failed: 'Votre message n’a pas pu être envoyé. Votre saisie est conservée : veuillez réessayer.',
  limited: 'Trop de messages depuis votre connexion. Votre saisie est conservée : veuillez réessayer dans une minute.',
} as const
// Field errors
export const required = {
  name: 'Veuillez saisir votre nom',
  email: 'Veuillez saisir votre e-mail',
  subject: 'Veuillez saisir un objet',
  message: 'Veuillez saisir un message',
} as const
export const tooLong = (field: keyof typeof fields, max: number) =>
  `${fields[field]} : ${formatNumber(max)} caractères au maximum`
export const oneLine = (field: keyof typeof fields) => `${fields[field]} : une seule ligne, sans retour à la ligne`
export const invalidEmail = 'Veuillez saisir une adresse e-mail valide'
export const cardNumber = 'Cela ressemble à un numéro de carte. Veuillez le retirer.'

// Contact details
export const email = 'E-mail'
export const phone = 'Téléphone'
export const address = 'Adresse'
