import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Obstacles and failures
export const someChanged = 'Votre panier a changé entre-temps'
export const totalChanged = 'Le total a changé depuis que vous l’avez vu'
export const outOfStock = 'épuisé'
export const noLongerAvailable = 'n’est plus disponible'
export const units = (count: number) =>
  `${formatNumber(count)} ${plural('fr', count, { one: 'article', other: 'articles' })}`
export const changedLine = (product: string, size: string, color: string) => `${product} (${size}, ${color}) : `
export const newTotal = 'Nouveau total :'
export const continueShopping = 'Continuer mes achats'
export const emptyCart = 'Vider le panier'
export const accept = 'Accepter et continuer'
export const waitingNotShown = 'Une de vos commandes en attente de paiement n’a pas pu s’afficher.'
export const checkoutNotShown = 'La page de commande n’a pas pu s’afficher.'
export const noPrices = 'Impossible de charger les prix du jour.'
export const tryAgain = 'Réessayer'
export const contactUs = 'Nous contacter'
export const changesNotShown = 'Les changements dans votre panier n’ont pas pu s’afficher.'
export const paymentNotShown = 'L’étape de paiement n’a pas pu s’afficher.'
export const codeFieldNotShown = 'Le champ des codes promo n’a pas pu s’afficher.'
export const pickupPointsNotShown = 'Les points de retrait n’ont pas pu s’afficher.'
export const orderFailed = 'La commande n’a pas pu être traitée. Veuillez réessayer.'
/** Shown if the outcome is unknown: the next attempt has the same idempotency key. */
export const safeToRetry = 'Votre panier est enregistré. Si vous repassez commande, rien ne sera débité deux fois.'
export const noDelivery = 'La livraison est indisponible pour l’instant.'
export const nothingLeft = 'Aucun article de votre panier ne peut être commandé pour l’instant.'
export const paymentLapsed =
  'Votre commande n’a pas été payée à temps : elle est annulée et rien n’a été débité. Votre panier est toujours là ; vous pouvez repasser commande.'

// The steps
export const total = (amount: string) => `Total : ${amount}`
export const steps = { shipping: 'Livraison', payment: 'Paiement' } as const
export const showSummary = 'Voir le récapitulatif'
export const hideSummary = 'Masquer le récapitulatif'
export const summary = 'Récapitulatif de la commande'
export const yourOrder = 'Votre commande'
export const codeApplied = (code: string) => `Code promo ${code} appliqué`
export const discountCode = 'Code promo'
export const removeCode = { short: 'Retirer', rest: ' le code promo' } as const
export const apply = 'Appliquer'
export const enterCode = 'Veuillez saisir un code promo'
export const needsJavaScript =
  'La commande a besoin de JavaScript : le panier est enregistré dans votre navigateur. Veuillez activer JavaScript et actualiser la page.'
export const cartEmpty = 'Votre panier est vide'
export const cartEmptyHint = 'Ajoutez-y de belles pièces pour commencer'
export const checkFields = 'Veuillez vérifier ces champs'
export const editShipping = { short: 'Modifier', rest: ' la livraison' } as const
export const email = 'E-mail'
export const forConfirmation = 'Pour la confirmation de commande'
export const buysForBusiness = 'J’achète pour une entreprise'
export const vatNumber = 'Numéro de TVA'
export const vatNumberHint =
  'Celui de votre entreprise, avec le code du pays. Dans un autre pays de l’UE, c’est alors à vous de déclarer la TVA.'
export const vatNumberNotShown = 'Le champ du numéro de TVA n’a pas pu s’afficher.'
export const continueToPayment = 'Passer au paiement'
export const shippingMethod = 'Mode de livraison'
export const free = 'Gratuit'
export const pickupPoint = 'Lieu de retrait'
/** Instead of shipping methods. */
export const shippingProblems = {
  unavailable: noDelivery,
  outside: 'Nous ne livrons pas à cette adresse.',
  order: 'Cette commande ne peut pas être expédiée à cette adresse. Veuillez nous contacter.',
} as const
export const enterAddress = 'Saisissez votre adresse pour voir les modes de livraison.'
export const notDeliveredHere = 'Nous ne livrons pas ici. Veuillez vérifier ou saisir une autre adresse.'

// Payment
export const required = (field: string) => `${field} : champ obligatoire`
export const cardNumber = 'Numéro de carte'
export const expiry = 'Expiration'
export const expiryExample = 'MM / AA'
export const cvv = 'CVV'
export const noCardCharged = 'Démonstration : rien n’est débité, les données de carte ne sont pas conservées'
export const securePage = (provider: string) =>
  `Vous payez à l’étape suivante, sur une page sécurisée (${provider}) qui vous ramène ensuite ici. ` +
  `Vos données de carte ne sont transmises qu’à ce prestataire. D’ici là, vos articles vous sont réservés.`
export const termsApply = 'Nos conditions s’appliquent à votre commande :'
export const canWithdraw = 'Vous pouvez vous rétracter dans les 14 jours suivant la livraison :'
export const rightOfWithdrawal = 'Droit de rétractation'
export const chargedAsSentence = (amount: string) => `Montant débité pour votre commande : ${amount}.`
export const chargedAs = (amount: string) => `débité : ${amount}`
export const placeOrder = (total: string | null) =>
  `Commande avec obligation de paiement${total === null ? '' : ` · ${total}`}`
export const back = 'Retour'
export const processing = 'Traitement…'
export const quantity = (count: number) => `Quantité : ${count}`
export const lineOutOfStock = 'Épuisé'
export const lineGone = 'N’est plus disponible'
export const sentOnceComplete =
  'Certains articles sont en réassort. Nous expédions votre commande dès que tout est là : elle arrive donc plus tard que le délai indiqué.'
export const totalHeading = 'Total'

// Placed
export const thankYou = 'Merci'
export const confirmationSent = {
  before: 'Votre commande est enregistrée. Nous avons envoyé une confirmation à ',
  after: '.',
} as const
export const placedEarlier =
  'Cette commande avait déjà été enregistrée : rien n’a été commandé deux fois. Elle contient les informations de votre première tentative : vos modifications suivantes n’ont pas été prises en compte.'
export const correctAddress = 'Corriger l’adresse sur la page de la commande'
export const stillInCart = 'Les articles qu’elle ne contient pas sont toujours dans votre panier.'
export const orderNumber = 'Numéro de commande'
export const followOrder =
  'Suivez votre commande sur sa page. Pendant une heure, vous pouvez aussi l’y annuler ou corriger l’adresse. Le lien figure également dans votre e-mail de confirmation.'
export const viewOrder = 'Voir ma commande'
// What is wrong with an order that was sent
export const invalidVatNumber = 'Ce n’est pas un numéro de TVA'
export const unknownVatNumber =
  'Ce numéro de TVA n’est pas enregistré pour le commerce entre pays de l’UE. Veuillez le vérifier ou laisser le champ vide.'
export const invalidEmail = 'Veuillez saisir une adresse e-mail valide'
export const chooseShipping = 'Veuillez choisir un mode de livraison'
export const choosePickupPoint = 'Veuillez choisir le lieu de retrait de votre commande'
export const choosePayment = 'Veuillez choisir un mode de paiement'
export const chooseCurrency = 'Veuillez choisir une devise'
export const chooseCountry = 'Veuillez choisir un pays'
export const wholeQuantity = (max: number) => `La quantité doit être un nombre entier de 1 à ${formatNumber(max)}`
export const unknownProduct = 'Ce produit n’existe pas'
export const size = 'Taille'
export const color = 'Couleur'
export const lineParts = 'Une ligne contient un produit, une taille, une couleur et une quantité, et rien d’autre'
export const storedLineParts = 'Une ligne contient un produit, une taille et une couleur'
export const lineTooLong = 'Une ligne est trop longue'
export const tooManyLines = (max: number) => `Une commande compte ${max} lignes au maximum`
export const invalidCode = 'Ce code promo n’est pas valable'
export const codeTooLong = (max: number) => `Un code promo compte ${max} caractères au maximum`
export const noKey = 'La session n’est plus valide. Veuillez actualiser la page.'
export const noTotal = 'Le total manque'
export const incomplete = 'Cette demande est incomplète ou contient un champ qui n’appartient pas à une commande.'
export const tooLarge = 'Cette commande est trop importante pour être passée ici. Veuillez nous contacter.'
export const productGone =
  'Ce produit n’est plus disponible dans cette taille et cette couleur. Veuillez le retirer de votre panier.'
export const tooManyUnits = (limit: number) =>
  `Une commande compte au maximum ${formatNumber(limit)} exemplaires d’un produit dans une même taille et couleur.`
export const shippingGone = 'Ce mode de livraison n’est plus disponible. Veuillez en choisir un autre.'
export const tooSmall = (min: string) => `Le minimum de commande est de ${min}. Veuillez compléter votre panier.`
export const currencyNotTaken = (currency: string) =>
  `Les paiements en ${currency} ne sont pas possibles ici. Veuillez nous contacter.`
export const notChargeable = (total: string, step: string) =>
  `Un total de ${total} ne peut pas être débité : seuls les multiples de ${step} le peuvent. Veuillez modifier votre panier ou nous contacter.`
export const notPayableThere =
  'Aucun mode de paiement n’est possible pour une commande à cette adresse. Veuillez nous contacter.'
export const transferNext = (days: number) =>
  `Nos coordonnées bancaires s’affichent à la page suivante. Vos articles vous sont réservés pendant ${days} ${plural('fr', days, { one: 'jour', other: 'jours' })}.`
export const cashNext = 'Vous payez en espèces à la livraison de votre commande.'
export const tooManyOrders =
  'Trop de commandes ont été tentées depuis votre connexion. Veuillez réessayer dans une minute.'
