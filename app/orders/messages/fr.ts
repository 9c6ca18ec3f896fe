import { plural } from '#app/lib/plural.ts'

// How an order is paid
export const paymentNames = {
  credit_card: 'Carte bancaire',
  paypal: 'PayPal',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  bank_or_mobile: 'Banque, USSD ou mobile money',
  bank_transfer: 'Virement bancaire',
  cash_on_delivery: 'Paiement à la livraison',
} as const

// Sums
export const items = 'Articles'
export const discount = (code: string) => (code ? `Remise ${code}` : 'Remise')
export const subtotal = 'Sous-total'
export const shippingBy = (method: string) => `Livraison (${method})`
export const shipping = 'Livraison'
export const paymentFee = 'Frais de paiement à la livraison'
export const rounding = 'Arrondi (paiement en espèces)'
export const free = 'Gratuit'
export const tax = 'Taxes'
export const intraCommunitySupply = 'TVA (livraison intracommunautaire exonérée)'
export const vatNumber = 'Numéro de TVA'
/** 'VAT' is the name that new stores begin with. */
export const includesTax = (tax: string) => `Dont ${tax.replace(/^VAT\b/, 'TVA')}`
export const total = 'Total'
export const chargedAs = (amount: string) => `débité : ${amount}`

// The page of an order
export const title = (order: string, store: string) => `Commande ${order} · ${store}`
export const away = 'La boutique est injoignable pour l’instant. Rien n’est perdu : veuillez réessayer.'
export const pleaseWait = 'Veuillez patienter'
export const yourOrder = 'Votre commande'
export const myOrders = 'Mes commandes'
export const orderNumber = 'Numéro de commande'
export const placed = 'Passée le'
export const print = 'Imprimer'
export const yourAddress = 'Votre adresse'
export const shippingTo = 'Adresse de livraison'
export const shippingMethod = 'Mode de livraison'
export const estimatedDelivery = 'Livraison estimée'
export const questions = 'Une question sur cette commande ?'
export const writeToUs = { link: 'Écrivez-nous', between: ' ou consultez notre ', faq: 'FAQ' } as const
export const erased = 'L’adresse de cette commande a été effacée.'
export const quantity = (units: number) => `Quantité : ${units}`
export const onBackorder = (units: number) => `${units} en réassort`
export const sentBackUnits = (units: number) =>
  `${units} ${plural('fr', units, { one: 'article retourné', other: 'articles retournés' })}`
export const unitsLine = (units: number, product: string) => `${units} × ${product} `
export const review = 'Donner un avis'
export const reviewSuffix = (product: string) => ` sur ${product}`
export const reviewed = 'Vous avez donné votre avis'
export const sentBack = 'Articles retournés'
export const startReturn = 'Faire un retour'
export const returnSubject = (order: string) => `Retour de la commande ${order}`
export const arrived = 'Reçus le'
export const summary = 'Récapitulatif'
export const documents = { invoice: 'Facture', 'credit-note': 'Avoir' } as const
export const documentName = ({ kind, number }: { readonly kind: keyof typeof documents; readonly number: string }) =>
  `${documents[kind]} ${number} (PDF)`
export const refundOnItsWay = 'Remboursement en cours'
export const refunded = 'Remboursé'
export const uncollected = 'Retourné avant la livraison'
export const cancelledAt = 'Annulée le'
export const payBy = 'À payer avant le'
export const progress = 'Suivi de commande'
export const stepDone = ', étape terminée'
export const trackingCopied = 'Numéro de suivi copié'
export const trackingNotCopied = 'Impossible de copier le numéro de suivi'
export const followParcel = (carrier: string) => (carrier ? `Suivre avec ${carrier}` : 'Suivre le colis')
export const trackingNumber = 'Numéro de suivi'
export const copy = 'Copier'

// Changing it
export const change = 'Modifier votre commande'
export const corrected = 'L’adresse a été modifiée.'
export const cancelled = 'Votre commande a été annulée.'
export const hourOver = 'Le délai d’une heure pour modifier votre commande est écoulé.'
export const changeable = (withAddress: boolean) =>
  `Tant que le colis n’est pas parti, vous pouvez annuler votre commande${withAddress ? ' ou modifier l’adresse' : ''}.`
export const until = 'Jusqu’à'
export const timeLeft = (ms: number) => {
  const minutes = Math.floor(ms / 60_000)
  return minutes < 1
    ? 'encore moins d’une minute'
    : `encore ${minutes} ${plural('fr', minutes, { one: 'minute', other: 'minutes' })}`
}
export const cancelQuestion = 'Annuler cette commande ?'
export const cancelConsequence = (isPaid: boolean) =>
  `Rien ne sera expédié${isPaid ? ', et votre paiement vous sera remboursé' : ''}. Cette action est définitive.`
export const cancel = 'Annuler la commande'
export const keep = 'Garder la commande'
export const cancelling = 'Annulation…'
export const correctAddress = 'Modifier l’adresse'
export const countryStays =
  'La livraison et les taxes ont été calculées pour ce pays : il ne peut donc pas être modifié ici. Pour une livraison dans un autre pays, contactez-nous.'
export const saving = 'Enregistrement…'
export const saveAddress = 'Enregistrer l’adresse'
export const checkFields = 'Veuillez vérifier ces champs'
export const checkout = 'Passer commande'
export const paymentMethod = 'Mode de paiement'
