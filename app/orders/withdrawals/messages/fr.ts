// The words of Directive 2011/83/EU, Art. 11a (1) and (3).
export const withdrawHere = 'Renoncer au contrat ici'
export const confirmWithdrawal = 'Confirmer la rétractation'

// Step 1: which order
export const title = 'Renoncer au contrat'
export const lead =
  'Si vous avez commandé à titre privé, vous pouvez vous rétracter dans les 14 jours suivant la livraison, sans donner de motif. Aucun compte n’est nécessaire.'
export const name = 'Votre nom'
export const orderNumber = 'Numéro de commande'
export const orderNumberHint = 'Il figure dans votre e-mail de confirmation.'
export const email = 'E-mail de la commande'
export const emailHint = 'Nous envoyons l’accusé de réception de votre rétractation à cette adresse.'
export const next = 'Continuer'
export const sending = 'Envoi…'
export const checkFields = 'Veuillez vérifier ces champs'
export const unreachable = 'La boutique est injoignable pour l’instant. Rien n’est perdu : veuillez réessayer.'

// Where the rule does not apply
export const notHere =
  'La rétractation en ligne est proposée pour les commandes des pays dont la loi l’exige, comme ceux de l’Union européenne.'
export const otherOrders = {
  returns: 'Pour toute autre commande, consultez la page [Livraison et retours](/returns) ou écrivez-nous.',
  contact: 'Pour toute autre commande, écrivez-nous.',
} as const
export const otherCountry = 'Vous avez commandé depuis l’UE ?'
export const changeCountry = 'Changer de pays'

// Step 2: what, and confirm
export const confirmLead = (order: string) =>
  `Vous vous rétractez du contrat de la commande ${order}. Choisissez les articles.`
export const until = (day: string) => `Vous pouvez vous rétracter jusqu’au ${day} inclus.`
export const open = 'Vous pouvez vous rétracter dès maintenant, et jusqu’à 14 jours après la livraison.'
export const unitsLabel = (left: number) => `Quantité (sur ${left})`
export const nothingLeft = 'Rétractation ou retour déjà effectué'
export const unitsOfProduct = (product: string) => ` : ${product}`
export const summary = (units: string, all: string, amount: string) =>
  `Articles choisis : ${units} sur ${all}, soit ${amount}.`
export const receiptTo = (email: string) => `Nous envoyons l’accusé de réception à ${email}.`
export const otherOrder = 'Une autre commande'
export const toOrder = 'Retour à la commande'

// The receipt
export const received = 'Nous avons bien reçu votre rétractation'
export const receivedAt = 'Reçue le'
export const receiptSent = (email: string) => `Cet accusé de réception vous a aussi été envoyé à ${email}.`
export const withdrawn = 'Articles concernés'
export const whatNext = 'Prochaines étapes'
export const before = 'Rétractations précédentes'

// On the page of an order
export const viewReceipt = 'Voir l’accusé de réception'
