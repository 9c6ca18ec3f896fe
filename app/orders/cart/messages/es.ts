import { plural } from '#app/lib/plural.ts'

/** 'Talla M', but not 'Talla Talla única'. */
const sized = (size: string) => (/\b(talla|size)\b/i.test(size) ? size : `Talla ${size}`)

// Product page
export const selectSize = 'Elige una talla'
export const selectColor = 'Elige un color'
export const added = '¡Añadido al carrito!'
/** After `added`. */
export const notStored = 'Tu navegador no puede guardar el carrito: se vaciará cuando cierres o recargues esta página.'
export const color = (name: string | undefined) => `Color: ${name ?? ''}`
export const size = 'Talla'
export const soldOutSize = (size: string) => `${size}, agotada`
export const isSoldOut = (size: string | null, color: string | undefined) => {
  const choices = [size === null ? '' : sized(size), color].filter(Boolean).join(', ')
  return choices ? `Agotado en: ${choices}. ` : 'Agotado. '
}
export const chosenQuantity = (quantity: number) => ` Cantidad: ${quantity}`
export const needsJavaScript = 'El carrito necesita JavaScript: se guarda en tu navegador.'
export const onBackorder = 'Disponible bajo pedido'
export const onlyLeft = (units: number) =>
  plural('es', units, { one: `Solo queda ${units}`, other: `Solo quedan ${units}` })
export const inStock = 'En stock'
export const outOfStock = 'Agotado'
export const justAdded = 'Añadido ✓'
export const notifyMe = (size: string | null) =>
  size === null ? 'Avísame cuando vuelva' : `Avísame cuando vuelva la talla ${size}`
export const notifyOfMySize = 'Avísame cuando vuelva mi talla'
export const addToCart = 'Añadir al carrito'
export const full = 'Tu carrito está lleno. Un pedido admite como máximo 100 artículos distintos.'
export const notAdded = (names: string) => `No se ha añadido: ${names}.`
// Quick add on cards
export const quickAdd = 'Añadir rápido'
export const quickAddProduct = (product: string) => `Añadir rápido: ${product}`
export const addSize = (size: string) => `Añadir la talla ${size}`
export const closeQuickAdd = 'Cerrar'
export const sizesNotLoaded = 'No hemos podido cargar las tallas.'
// Quantity; 'of' names the product
const ofProduct = (product: string | undefined) => (product ? `: ${product}` : '')
export const quantityLabel = (product: string | undefined) => `Cantidad${ofProduct(product)}`
export const decreaseLabel = (product: string | undefined) => `Reducir cantidad${ofProduct(product)}`
export const increaseLabel = (product: string | undefined) => `Aumentar cantidad${ofProduct(product)}`
// The drawer
export const removed = (product: string) => `Has quitado ${product}.`
export const changed = (product: string, quantity: number) => `${product}: ${quantity}.`
export const announcement = (change: string, subtotal: string) => `${change} Subtotal: ${subtotal}`
export const toFreeDelivery = (amount: string) => `Te faltan ${amount} para el envío gratis`
export const hasFreeDelivery = 'El envío es gratis.'
export const subtotal = 'Subtotal'
export const atCheckout = (tax: 'included' | 'added' | null) => {
  if (tax === 'added') return 'El envío y los impuestos se calculan al finalizar la compra.'
  return `${tax === 'included' ? 'Impuestos incluidos. ' : ''}El envío se calcula al finalizar la compra.`
}
export const toCheckout = 'Finalizar compra'
export const continueShopping = 'Seguir comprando'
export const empty = 'Tu carrito está vacío'
export const emptyHint = 'Añade alguna prenda que te encante para empezar'
export const oldPrice = 'Precio anterior'
export const newPrice = 'Precio nuevo'
export const each = (price: string) => ` · ${price} c/u`
export const priceUpdated = 'Precio actualizado'
export const noLongerAvailable = 'Ya no disponible'
export const removeProduct = (product: string) => `Quitar ${product}`
export const remove = 'Quitar'
export const heading = (units: number) => `Carrito (${units})`
export const close = 'Cerrar carrito'
export const notShown = 'No se ha podido cargar tu carrito.'
export const openCart = (units: number) =>
  units === 0 ? 'Carrito' : `Carrito, ${units} ${plural('es', units, { one: 'artículo', other: 'artículos' })}`
export const cart = 'Carrito'
