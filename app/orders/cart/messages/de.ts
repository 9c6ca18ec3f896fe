// Product page
export const selectSize = 'Bitte wähle eine Größe'
export const selectColor = 'Bitte wähle eine Farbe'
export const added = 'Liegt jetzt in deinem Warenkorb!'
/** After `added`. */
export const notStored =
  'Dein Browser kann den Warenkorb nicht speichern. Er ist leer, sobald du diese Seite schließt oder neu lädst.'
export const color = (name: string | undefined) => `Farbe: ${name ?? ''}`
export const size = 'Größe'
export const soldOutSize = (size: string) => `${size}, ausverkauft`
export const isSoldOut = (size: string | null, color: string | undefined) =>
  `${size} ist${color ? ` in ${color}` : ''} ausverkauft. `
export const chosenQuantity = (quantity: number) => ` Menge: ${quantity}`
export const needsJavaScript = 'Der Warenkorb braucht JavaScript, weil er in deinem Browser gespeichert ist.'
export const onBackorder = 'Bestellbar, wird nachgeliefert'
export const onlyLeft = (units: number) => `Nur noch ${units} da`
export const inStock = 'Auf Lager'
export const outOfStock = 'Ausverkauft'
export const justAdded = 'Hinzugefügt ✓'
export const notifyMe = (size: string | null) =>
  size ? `Sag mir, wenn ${size} wieder da ist` : 'Sag mir, wenn es wieder da ist'
export const notifyOfMySize = 'Sag mir, wenn meine Größe da ist'
export const addToCart = 'In den Warenkorb'
export const full = 'Dein Warenkorb ist voll. Eine Bestellung kann höchstens 100 Positionen haben.'
export const notAdded = (names: string) => `Nicht hinzugefügt: ${names}.`
// Quick add on cards
export const quickAdd = 'Schnell hinzufügen'
export const quickAddProduct = (product: string) => `Schnell hinzufügen: ${product}`
export const addSize = (size: string) => `Größe ${size} hinzufügen`
export const closeQuickAdd = 'Schließen'
export const sizesNotLoaded = 'Die Größen konnten nicht geladen werden.'
// Quantity; 'of' names the product
const ofProduct = (product: string | undefined) => (product ? `: ${product}` : '')
export const quantityLabel = (product: string | undefined) => `Menge${ofProduct(product)}`
export const decreaseLabel = (product: string | undefined) => `Menge verringern${ofProduct(product)}`
export const increaseLabel = (product: string | undefined) => `Menge erhöhen${ofProduct(product)}`
// The drawer
export const removed = (product: string) => `${product} entfernt.`
export const changed = (product: string, quantity: number) => `${product}: ${quantity}.`
export const announcement = (change: string, subtotal: string) => `${change} Zwischensumme: ${subtotal}`
export const toFreeDelivery = (amount: string) => `Noch ${amount} bis zum kostenlosen Versand`
export const hasFreeDelivery = 'Der Versand ist kostenlos.'
export const subtotal = 'Zwischensumme'
export const atCheckout = (tax: 'included' | 'added' | null) => {
  if (tax === 'added') return 'Zzgl. Steuern und Versand. Beides siehst du an der Kasse.'
  return `${tax === 'included' ? 'Inkl. MwSt., zzgl.' : 'Zzgl.'} Versand. Die Versandkosten siehst du an der Kasse.`
}
export const toCheckout = 'Zur Kasse'
export const continueShopping = 'Weiter shoppen'
export const empty = 'Dein Warenkorb ist leer'
export const emptyHint = 'Such dir ein paar Lieblingsteile aus'
export const oldPrice = 'Alter Preis'
export const newPrice = 'Neuer Preis'
export const each = (price: string) => ` · je ${price}`
export const priceUpdated = 'Preis aktualisiert'
export const noLongerAvailable = 'Nicht mehr erhältlich'
export const removeProduct = (product: string) => `${product} entfernen`
export const remove = 'Entfernen'
export const heading = (units: number) => `Warenkorb (${units})`
export const close = 'Warenkorb schließen'
export const notShown = 'Der Warenkorb konnte nicht geladen werden.'
export const openCart = (units: number) => (units === 0 ? 'Warenkorb' : `Warenkorb, ${units} Artikel`)
export const cart = 'Warenkorb'
