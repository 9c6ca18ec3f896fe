export const paymentAway = 'La page de paiement est injoignable pour l’instant. Veuillez réessayer.'
export const orderName = (number: string) => `Commande ${number}`
export const amountRejected =
  'Le prestataire de paiement n’accepte pas ce montant : rien n’a été commandé ni débité. Veuillez modifier votre panier.'
export const methodProblems = {
  'not-offered': 'Ce mode de paiement n’est plus disponible. Veuillez en choisir un autre.',
  ended: 'Le paiement de cette commande a changé. Veuillez vérifier à nouveau votre commande.',
} as const
export const payAnotherWay = 'Payer autrement'
export const changeMethod = 'Changer de paiement'
export const changingMethod = 'Changement…'
export const copyValue = (subject: string) => `Copier : ${subject}`
export const copied = (subject: string) => `Copié : ${subject}`
export const notCopied = (subject: string) => `Impossible de copier : ${subject}. Veuillez sélectionner le texte.`
export const scanCode = 'Scannez ce code avec l’application de votre banque pour remplir le virement.'
export const payNotShown = 'Impossible de charger les modes de paiement.'
export const paymentOnItsWay = 'Merci. Cette page se met à jour dès que votre paiement est confirmé.'
export const orderReceived = 'Merci. Nous avons bien reçu votre commande.'
export const paymentArrived = 'Merci. Nous avons bien reçu votre paiement.'
export const payNow = 'Payer maintenant'
export const backToCheckout = 'Revenir à la commande'
export const cartStillHere = 'Votre panier est toujours là.'
export const orderWaits = 'Votre commande est en attente de paiement'
export const orderWaitsText =
  'Vos articles vous sont réservés. Votre panier reste inchangé jusqu’à réception de votre paiement. Pour modifier quelque chose, annulez cette commande et passez-en une nouvelle.'
export const goOnToPayment = 'Passer au paiement'
export const changeOrder = 'Modifier ma commande'
export const seeOrder = 'Voir ma commande'
