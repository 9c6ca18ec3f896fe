import { plural } from '#app/lib/plural.ts'

// Product page
export const selectSize = 'Veuillez choisir une taille'
export const selectColor = 'Veuillez choisir une couleur'
export const added = 'Ajouté au panier !'
/** After `added`. */
export const notStored =
  'Votre navigateur ne peut pas enregistrer votre panier. Il sera vide dès que vous fermerez ou actualiserez cette page.'
export const color = (name: string | undefined) => `Couleur : ${name ?? ''}`
export const size = 'Taille'
export const soldOutSize = (size: string) => `${size}, taille épuisée`
export const isSoldOut = (size: string | null, color: string | undefined) =>
  `Taille ${size} épuisée${color ? ` en coloris ${color}` : ''}. `
export const chosenQuantity = (quantity: number) => ` Quantité : ${quantity}`
export const needsJavaScript = 'Le panier nécessite JavaScript, car il est enregistré dans votre navigateur.'
export const onBackorder = 'Expédié dès le réassort'
export const onlyLeft = (units: number) => `Plus que ${units} en stock`
export const inStock = 'En stock'
export const outOfStock = 'Épuisé'
export const justAdded = 'Ajouté ✓'
export const notifyMe = (size: string | null) =>
  size === null ? 'M’avertir du retour en stock' : `M’avertir du retour en taille ${size}`
export const notifyOfMySize = 'M’avertir du retour de ma taille'
export const addToCart = 'Ajouter au panier'
export const full = 'Votre panier est plein. Une commande compte 100 lignes au maximum.'
export const notAdded = (names: string) => `Non ajouté : ${names}.`
// Quick add on cards
export const quickAdd = 'Ajout rapide'
export const quickAddProduct = (product: string) => `Ajout rapide : ${product}`
export const addSize = (size: string) => `Ajouter la taille ${size}`
export const closeQuickAdd = 'Fermer'
export const sizesNotLoaded = 'Impossible de charger les tailles.'
// Quantity; 'of' names the product
const ofProduct = (product: string | undefined) => (product ? ` : ${product}` : '')
export const quantityLabel = (product: string | undefined) => `Quantité${ofProduct(product)}`
export const decreaseLabel = (product: string | undefined) => `Diminuer la quantité${ofProduct(product)}`
export const increaseLabel = (product: string | undefined) => `Augmenter la quantité${ofProduct(product)}`
// The drawer
export const removed = (product: string) => `Article retiré : ${product}.`
export const changed = (product: string, quantity: number) => `${product} : ${quantity}.`
export const announcement = (change: string, subtotal: string) => `${change} Sous-total : ${subtotal}`
export const toFreeDelivery = (amount: string) => `Plus que ${amount} pour la livraison gratuite`
export const hasFreeDelivery = 'La livraison est gratuite.'
export const subtotal = 'Sous-total'
export const atCheckout = (tax: 'included' | 'added' | null) =>
  `${tax === 'included' ? 'Taxes incluses. ' : ''}Livraison ${tax === 'added' ? 'et taxes calculées' : 'calculée'} à l’étape suivante.`
export const toCheckout = 'Passer commande'
export const continueShopping = 'Continuer mes achats'
export const empty = 'Votre panier est vide'
export const emptyHint = 'Ajoutez-y de belles pièces pour commencer'
export const oldPrice = 'Ancien prix'
export const newPrice = 'Nouveau prix'
export const each = (price: string) => ` · ${price} l’unité`
export const priceUpdated = 'Prix mis à jour'
export const noLongerAvailable = 'N’est plus disponible'
export const removeProduct = (product: string) => `Retirer l’article : ${product}`
export const remove = 'Retirer'
export const heading = (units: number) => `Panier (${units})`
export const close = 'Fermer le panier'
export const notShown = 'Impossible de charger votre panier.'
export const openCart = (units: number) =>
  units === 0 ? 'Panier' : `Panier, ${units} ${plural('fr', units, { one: 'article', other: 'articles' })}`
export const cart = 'Panier'
