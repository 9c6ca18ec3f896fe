import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Joining
export const joinTitle = 'M’avertir du retour en stock'
export const choice = 'Taille et couleur'
export const joinOne = (choice: string) => `M’avertir du retour en stock : ${choice}`
export const email = 'E-mail'
const hoursText = (hours: number) => `${formatNumber(hours)} ${plural('fr', hours, { one: 'heure', other: 'heures' })}`
export const whatHappens = (hours: number) =>
  `Nous vous envoyons un e-mail dès le retour en stock et vous réservons un exemplaire pendant ${hoursText(hours)}. Vous ne recevrez aucun autre e-mail.`
export const join = 'M’avertir'
export const joining = 'Envoi…'
export const joined = (email: string) =>
  `Consultez votre boîte de réception : nous avons envoyé un lien à ${email}. Confirmez pour vous inscrire sur la liste d’attente.`
export const toProduct = 'Retour au produit'
export const notSoldOut = 'Cet article n’est pas épuisé pour le moment.'
export const off = 'Il n’y a pas de liste d’attente pour le moment.'

// Why nobody can join
export const rejections = {
  off: 'Il n’y a pas de liste d’attente pour le moment. Votre saisie est toujours là.',
  gone: 'Cet article n’est plus vendu dans cette taille et cette couleur. Votre saisie est toujours là.',
  available: 'Cet article est déjà de retour : vous pouvez l’acheter dès maintenant.',
} as const
export const invalidEmail = 'Veuillez saisir une adresse e-mail comme ada@example.com'
export const unknownChoice = 'Veuillez choisir une taille et une couleur'
export const away = 'La boutique est injoignable pour l’instant. Rien n’est perdu : veuillez réessayer.'

// The page of an entry
export const states = {
  unconfirmed: { title: 'Confirmez votre adresse e-mail', text: '' },
  waiting: {
    title: 'Vous êtes sur la liste d’attente',
    text: 'Dès son retour en stock et quand ce sera votre tour, nous vous réserverons un exemplaire et vous enverrons un e-mail.',
  },
  held: { title: 'Un exemplaire vous est réservé', text: '' },
  bought: {
    title: 'Ce lien a déjà servi',
    text: 'L’exemplaire réservé a été commandé avec ce lien. Si ce n’était pas vous, quelqu’un d’autre avait votre lien : écrivez-nous.',
  },
  expired: {
    title: 'La réservation a expiré',
    text: 'Le délai est écoulé et l’exemplaire est passé à la personne suivante. Vous pouvez vous inscrire à nouveau sur la page du produit.',
  },
  gone: {
    title: 'Cet article n’est plus vendu',
    text: 'Sa liste d’attente est fermée.',
  },
  left: {
    title: 'Vous avez quitté la liste d’attente',
    text: 'Votre adresse e-mail est supprimée. Vous ne recevrez plus d’e-mails à ce sujet.',
  },
} as const
export const heldUntil = (until: string, left: string) => `Jusqu’au ${until} (${left}).`
export const timeLeft = (minutes: number) => {
  if (minutes < 1) return 'encore moins d’une minute'
  if (minutes < 120) {
    return `encore ${formatNumber(minutes)} ${plural('fr', minutes, { one: 'minute', other: 'minutes' })}`
  }
  return `encore ${hoursText(Math.floor(minutes / 60))}`
}
export const afterConfirming = (email: string, hours: number) =>
  `Dès son retour en stock, nous écrirons à ${email} et vous réserverons un exemplaire pendant ${hoursText(hours)}.`
export const confirm = 'Confirmer'
export const buy = 'Acheter'
export const buyNeedsScripts =
  'Pour acheter, veuillez activer JavaScript : le panier est enregistré dans votre navigateur.'
export const leave = 'Quitter la liste d’attente'
export const unwanted = 'Vous n’en voulez plus ?'
export const release = 'Annuler la réservation'
export const toShop = 'Continuer mes achats'
