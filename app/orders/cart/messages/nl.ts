import { plural } from '#app/lib/plural.ts'

// Product page
export const selectSize = 'Kies een maat'
export const selectColor = 'Kies een kleur'
export const added = 'Toegevoegd aan je winkelmand!'
/** After `added`. */
export const notStored =
  'Je browser kan je winkelmand niet bewaren. Als je deze pagina sluit of vernieuwt, is hij leeg.'
export const color = (name: string | undefined) => `Kleur: ${name ?? ''}`
export const size = 'Maat'
export const soldOutSize = (size: string) => `${size}, uitverkocht`
export const isSoldOut = (size: string | null, color: string | undefined) =>
  `${size} is uitverkocht${color ? ` in ${color}` : ''}. `
export const chosenQuantity = (quantity: number) => ` Aantal: ${quantity}`
export const needsJavaScript = 'De winkelmand werkt alleen met JavaScript, omdat hij in je browser wordt bewaard.'
export const onBackorder = 'Te bestellen, wordt nageleverd'
export const onlyLeft = (units: number) => `Nog maar ${units} over`
export const inStock = 'Op voorraad'
export const outOfStock = 'Uitverkocht'
export const justAdded = 'Toegevoegd ✓'
export const notifyMe = (size: string | null) => `Mail me als ${size || 'het'} terug is`
export const notifyOfMySize = 'Mail me als mijn maat terug is'
export const addToCart = 'In winkelmand'
export const full = 'Je winkelmand is vol. Een bestelling kan maximaal 100 regels hebben.'
export const notAdded = (names: string) => `Niet toegevoegd: ${names}.`
// Quick add on cards
export const quickAdd = 'Snel toevoegen'
export const quickAddProduct = (product: string) => `Snel toevoegen: ${product}`
export const addSize = (size: string) => `Maat ${size} toevoegen`
export const closeQuickAdd = 'Sluiten'
export const sizesNotLoaded = 'De maten konden niet worden geladen.'
// Quantity; 'of' names the product
const ofProduct = (product: string | undefined) => (product ? `: ${product}` : '')
export const quantityLabel = (product: string | undefined) => `Aantal${ofProduct(product)}`
export const decreaseLabel = (product: string | undefined) => `Aantal verlagen${ofProduct(product)}`
export const increaseLabel = (product: string | undefined) => `Aantal verhogen${ofProduct(product)}`
// The drawer
export const removed = (product: string) => `${product} verwijderd.`
export const changed = (product: string, quantity: number) => `${product}: ${quantity}.`
export const announcement = (change: string, subtotal: string) => `${change} Subtotaal: ${subtotal}`
export const toFreeDelivery = (amount: string) => `Nog ${amount} tot gratis verzending`
export const hasFreeDelivery = 'De verzending is gratis.'
export const subtotal = 'Subtotaal'
export const atCheckout = (tax: 'included' | 'added' | null) => {
  if (tax === 'added') return 'Exclusief belasting en verzendkosten. Die zie je bij het afrekenen.'
  return `${tax === 'included' ? 'Inclusief btw, exclusief' : 'Exclusief'} verzendkosten. Die zie je bij het afrekenen.`
}
export const toCheckout = 'Afrekenen'
export const continueShopping = 'Verder winkelen'
export const empty = 'Je winkelmand is leeg'
export const emptyHint = 'Begin met een paar mooie items'
export const oldPrice = 'Oude prijs'
export const newPrice = 'Nieuwe prijs'
export const each = (price: string) => ` · ${price} per stuk`
export const priceUpdated = 'Prijs bijgewerkt'
export const noLongerAvailable = 'Niet meer verkrijgbaar'
export const removeProduct = (product: string) => `${product} verwijderen`
export const remove = 'Verwijderen'
export const heading = (units: number) => `Winkelmand (${units})`
export const close = 'Winkelmand sluiten'
export const notShown = 'We konden je winkelmand niet laden.'
export const openCart = (units: number) =>
  units === 0 ? 'Winkelmand' : `Winkelmand, ${units} ${plural('nl', units, { one: 'artikel', other: 'artikelen' })}`
export const cart = 'Winkelmand'
