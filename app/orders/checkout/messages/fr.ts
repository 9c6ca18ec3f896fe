import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Obstacles and failures
export const someChanged = 'Certains articles de votre panier ont changé'
export const totalChanged = 'Le total a changé'
export const outOfStock = 'épuisé'
export const noLongerAvailable = 'n’est plus disponible'
export const units = (count: number) =>
  `${formatNumber(count)} ${plural('fr', count, { one: 'article', other: 'articles' })}`
export const changedLine = (product: string, size: string, color: string) => `${product} (${size}, ${color}) : `
export const newTotal = 'Nouveau total :'
export const continueShopping = 'Continuer mes achats'
export const emptyCart = 'Vider le panier'
export const accept = 'Accepter et continuer'
export const waitingNotShown = 'Impossible de charger votre commande en attente de paiement.'
export const checkoutNotShown = 'Impossible de charger la page de commande.'
export const noPrices = 'Impossible de charger les prix actuels.'
export const tryAgain = 'Réessayer'
export const contactUs = 'Nous contacter'
export const changesNotShown = 'Impossible de charger les changements dans votre panier.'
export const paymentNotShown = 'Impossible de charger l’étape de paiement.'
export const codeFieldNotShown = 'Impossible de charger le champ du code promo.'
export const pickupPointsNotShown = 'Impossible de charger les points de retrait.'
export const orderFailed = 'La commande n’a pas pu être traitée. Veuillez réessayer.'
/** Shown if the outcome is unknown: the next attempt has the same idempotency key. */
export const safeToRetry = 'Votre panier est enregistré. Si vous repassez commande, vous ne paierez qu’une fois.'
export const noDelivery = 'La livraison est indisponible pour l’instant.'
export const nothingLeft = 'Aucun article de votre panier ne peut être commandé pour l’instant.'
export const paymentLapsed =
  'Votre commande n’a pas été payée à temps : elle a été annulée et rien n’a été débité. Votre panier est toujours là : vous pouvez repasser commande.'

// The steps
export const total = (amount: string) => `Total : ${amount}`
export const steps = { shipping: 'Livraison', payment: 'Paiement' } as const
export const showSummary = 'Voir le récapitulatif'
export const hideSummary = 'Masquer le récapitulatif'
export const summary = 'Récapitulatif de la commande'
export const yourOrder = 'Votre commande'
export const editCart = 'Modifier le panier'
export const codeApplied = (code: string) => `Code promo ${code} appliqué`
export const discountCode = 'Code promo'
export const removeCode = { short: 'Retirer', rest: ' le code promo' } as const
export const apply = 'Appliquer'
export const enterCode = 'Veuillez saisir un code promo'
export const needsJavaScript =
  'La commande nécessite JavaScript, car le panier est enregistré dans votre navigateur. Veuillez l’activer et actualiser la page.'
export const cartEmpty = 'Votre panier est vide'
export const cartEmptyHint = 'Ajoutez-y de belles pièces pour commencer'
export const checkFields = 'Veuillez vérifier ces champs'
export const editShipping = { short: 'Modifier', rest: ' la livraison' } as const
export const email = 'E-mail'
export const forConfirmation = 'Pour la confirmation de commande'
export const buysForBusiness = 'J’achète pour une entreprise'
export const vatNumber = 'Numéro de TVA'
export const vatNumberHint =
  'Le numéro de TVA de votre entreprise, avec le code du pays. Dans un autre pays de l’UE, vous déclarez alors la TVA vous-même.'
export const vatNumberNotShown = 'Impossible de charger le champ du numéro de TVA.'
export const continueToPayment = 'Passer au paiement'
export const shippingMethod = 'Mode de livraison'
export const free = 'Gratuit'
export const pickupPoint = 'Point de retrait'
/** Instead of shipping methods. */
export const shippingProblems = {
  unavailable: noDelivery,
  outside: 'Nous ne livrons pas à cette adresse.',
  order: 'Cette commande ne peut pas être expédiée à cette adresse. Veuillez nous contacter.',
} as const
export const enterAddress = 'Saisissez votre adresse pour voir les modes de livraison.'
export const notDeliveredHere = 'Nous ne livrons pas à cette adresse. Veuillez la vérifier ou en saisir une autre.'

// Payment
export const required = (field: string) => `${field} : champ obligatoire`
export const cardNumber = 'Numéro de carte'
export const expiry = 'Expiration'
export const expiryExample = 'MM / AA'
export const cvv = 'CVV'
export const noCardCharged = 'Démonstration : rien n’est débité, les données de carte ne sont pas conservées'
export const securePage = (provider: string) =>
  `Vous payez à l’étape suivante, sur une page sécurisée de ${provider}, puis vous revenez ici. ` +
  `Vos données de carte ne sont transmises qu’à ${provider}. D’ici là, vos articles vous sont réservés.`
export const termsApply = 'Nos conditions s’appliquent à votre commande :'
export const canWithdraw = 'Vous pouvez vous rétracter dans les 14 jours suivant la livraison :'
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
  'Certains articles sont en réassort. Nous expédions votre commande dès que tout est là : la livraison prend donc plus de temps qu’indiqué.'
export const totalHeading = 'Total'

// Placed
export const thankYou = 'Merci'
export const confirmationSent = {
  before: 'Votre commande est enregistrée. Nous avons envoyé une confirmation à ',
  after: '.',
} as const
export const placedEarlier =
  'Cette commande était déjà enregistrée : rien n’a été commandé deux fois. Elle reprend les informations de votre première tentative. Vos modifications suivantes n’ont pas été prises en compte.'
export const correctAddress = 'Modifier l’adresse sur la page de la commande'
export const stillInCart = 'Les articles qui ne font pas partie de cette commande sont toujours dans votre panier.'
export const orderNumber = 'Numéro de commande'
export const whatNext = 'Prochaines étapes'
export const changeWindow =
  'Pendant une heure, vous pouvez annuler votre commande ou modifier l’adresse, tant qu’elle n’est pas expédiée.'
export const trackOrder = 'Suivre ma commande'
// Errors of an order that was sent
export const invalidVatNumber = 'Veuillez saisir un numéro de TVA valide'
export const unknownVatNumber =
  'Ce numéro de TVA n’est pas enregistré pour le commerce entre pays de l’UE. Veuillez le vérifier ou laisser le champ vide.'
export const invalidEmail = 'Veuillez saisir une adresse e-mail valide'
export const chooseShipping = 'Veuillez choisir un mode de livraison'
export const choosePickupPoint = 'Veuillez choisir un point de retrait'
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
export const noKey = 'Votre session n’est plus valide. Veuillez actualiser la page.'
export const noTotal = 'Le total est manquant'
export const incomplete =
  'Cette demande est incomplète ou contient un champ inconnu. Veuillez actualiser la page et réessayer.'
export const tooLarge = 'Cette commande est trop importante pour être passée en ligne. Veuillez nous contacter.'
export const productGone =
  'Ce produit n’est plus disponible dans cette taille et cette couleur. Veuillez le retirer de votre panier.'
export const tooManyUnits = (limit: number) =>
  `Vous pouvez commander au maximum ${formatNumber(limit)} exemplaires d’un produit dans la même taille et la même couleur.`
export const shippingGone = 'Ce mode de livraison n’est plus disponible. Veuillez en choisir un autre.'
export const tooSmall = (min: string) =>
  `Le montant minimum de commande est de ${min}. Veuillez compléter votre panier.`
export const currencyNotTaken = (currency: string) =>
  `Les paiements en ${currency} ne sont pas possibles ici. Veuillez nous contacter.`
export const notChargeable = (total: string, step: string) =>
  `Un total de ${total} ne peut pas être débité : seuls les multiples de ${step} le peuvent. Veuillez modifier votre panier ou nous contacter.`
export const notPayableThere = 'Aucun mode de paiement n’est disponible pour cette adresse. Veuillez nous contacter.'
export const transferNext = (days: number) =>
  `Nos coordonnées bancaires s’affichent à la page suivante. Vos articles vous sont réservés pendant ${days} ${plural('fr', days, { one: 'jour', other: 'jours' })}.`
export const cashNext = 'Vous payez en espèces à la livraison de votre commande.'
export const tooManyOrders =
  'Trop de tentatives de commande depuis votre connexion. Veuillez réessayer dans une minute.'
