export const paymentAway = 'La page de paiement est injoignable pour l’instant. Veuillez réessayer.'
export const orderName = (number: string) => `Commande ${number}`
export const amountRejected =
  'Le prestataire de paiement n’accepte pas ce montant : rien n’a été commandé ni débité. Veuillez modifier votre panier.'
export const methodProblems = {
  'not-offered': 'Ce mode de paiement n’est plus proposé. Veuillez en choisir un autre.',
  ended: 'Le paiement de cette commande a changé entre-temps. Veuillez consulter à nouveau la commande.',
} as const
export const payAnotherWay = 'Payer autrement'
export const changeMethod = 'Changer le paiement'
export const changingMethod = 'Changement…'
export const copyValue = (subject: string) => `Copier : ${subject}`
export const copied = (subject: string) => `Copié : ${subject}`
export const notCopied = (subject: string) => `Impossible de copier : ${subject}. Veuillez sélectionner le texte.`
export const scanCode = 'Scannez ce code avec l’application de votre banque pour remplir le virement.'
export const payNotShown = 'Les modes de paiement n’ont pas pu s’afficher.'
export const paymentOnItsWay = 'Merci. Cette page se met à jour dès que votre paiement est confirmé.'
export const orderReceived = 'Merci. Votre commande nous est bien parvenue.'
export const paymentArrived = 'Merci. Votre paiement nous est bien parvenu.'
export const payNow = 'Payer maintenant'
export const backToCheckout = 'Revenir à la commande'
export const cartStillHere = 'Votre panier est toujours là.'
export const orderWaits = 'Votre commande est en attente de paiement'
export const orderWaitsText =
  'Ses articles vous sont réservés. Votre panier reste tel quel jusqu’à l’arrivée de votre paiement : pour changer quelque chose, annulez cette commande et passez-en une nouvelle.'
export const goOnToPayment = 'Passer au paiement'
export const changeOrder = 'Modifier ma commande'
export const seeOrder = 'Voir ma commande'
