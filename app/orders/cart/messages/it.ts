import { plural } from '#app/lib/plural.ts'

// Product page
export const selectSize = 'Scegli una taglia'
export const selectColor = 'Scegli un colore'
export const added = 'Aggiunto al carrello!'
/** After `added`. */
export const notStored =
  'Il tuo browser non può salvare il carrello: si svuoterà quando chiudi o ricarichi questa pagina.'
export const color = (name: string | undefined) => `Colore: ${name ?? ''}`
export const size = 'Taglia'
export const soldOutSize = (size: string) => `${size}, taglia esaurita`
export const isSoldOut = (size: string | null, color: string | undefined) =>
  `Taglia ${size} esaurita${color ? ` nel colore ${color}` : ''}. `
export const chosenQuantity = (quantity: number) => ` Quantità: ${quantity}`
export const needsJavaScript = 'Il carrello richiede JavaScript: è salvato nel tuo browser.'
export const onBackorder = 'Disponibile su ordinazione'
export const onlyLeft = (units: number) =>
  `Solo ${units} ${plural('it', units, { one: 'disponibile', other: 'disponibili' })}`
export const inStock = 'Disponibile'
export const outOfStock = 'Esaurito'
export const justAdded = 'Aggiunto ✓'
export const notifyMe = (size: string | null) =>
  size === null ? 'Avvisami quando torna disponibile' : `Avvisami quando torna la taglia ${size}`
export const notifyOfMySize = 'Avvisami se torna la mia taglia'
export const addToCart = 'Aggiungi al carrello'
export const full = 'Il tuo carrello è pieno. Un ordine può contenere al massimo 100 articoli diversi.'
export const notAdded = (names: string) => `Non aggiunto: ${names}.`
// Quick add on cards
export const quickAdd = 'Aggiungi subito'
export const quickAddProduct = (product: string) => `Aggiungi subito: ${product}`
export const addSize = (size: string) => `Aggiungi la taglia ${size}`
export const closeQuickAdd = 'Chiudi'
export const sizesNotLoaded = 'Non siamo riusciti a caricare le taglie.'
// Quantity; 'of' names the product
const ofProduct = (product: string | undefined) => (product ? `: ${product}` : '')
export const quantityLabel = (product: string | undefined) => `Quantità${ofProduct(product)}`
export const decreaseLabel = (product: string | undefined) => `Riduci la quantità${ofProduct(product)}`
export const increaseLabel = (product: string | undefined) => `Aumenta la quantità${ofProduct(product)}`
// The drawer
export const removed = (product: string) => `Articolo rimosso: ${product}.`
export const changed = (product: string, quantity: number) => `${product}: ${quantity}.`
export const announcement = (change: string, subtotal: string) => `${change} Subtotale: ${subtotal}`
export const toFreeDelivery = (amount: string) => `Ancora ${amount} per la spedizione gratuita`
export const hasFreeDelivery = 'La spedizione è gratuita.'
export const subtotal = 'Subtotale'
export const atCheckout = (tax: 'included' | 'added' | null) =>
  `${tax === 'included' ? 'Imposte incluse. ' : ''}Spedizione ${tax === 'added' ? 'e imposte calcolate' : 'calcolata'} alla cassa.`
export const toCheckout = 'Vai alla cassa'
export const continueShopping = 'Continua lo shopping'
export const empty = 'Il tuo carrello è vuoto'
export const emptyHint = 'Aggiungi qualche bel capo per iniziare'
export const oldPrice = 'Vecchio prezzo'
export const newPrice = 'Nuovo prezzo'
export const each = (price: string) => ` · ${price} cad.`
export const priceUpdated = 'Prezzo aggiornato'
export const noLongerAvailable = 'Non più disponibile'
export const removeProduct = (product: string) => `Rimuovi ${product}`
export const remove = 'Rimuovi'
export const heading = (units: number) => `Carrello (${units})`
export const close = 'Chiudi il carrello'
export const notShown = 'Non è stato possibile caricare il carrello.'
export const openCart = (units: number) =>
  units === 0 ? 'Carrello' : `Carrello, ${units} ${plural('it', units, { one: 'articolo', other: 'articoli' })}`
export const cart = 'Carrello'
