// Product page
export const selectSize = 'Please select a size'
export const selectColor = 'Please select a color'
export const added = 'Added to cart successfully!'
/** Shown after `added`. */
export const notStored = 'Your browser cannot save your cart. It will be empty once you close or reload this page.'
export const color = (name: string | undefined) => `Color: ${name ?? ''}`
export const size = 'Size'
export const soldOutSize = (size: string) => `${size}, sold out`
export const isSoldOut = (size: string | null, color: string | undefined) =>
  `${size} is sold out${color ? ` in ${color}` : ''}. `
export const chosenQuantity = (quantity: number) => ` Quantity ${quantity}`
export const needsJavaScript = 'The cart needs JavaScript because it is stored in your browser.'
export const onBackorder = 'Available on backorder'
export const onlyLeft = (units: number) => `Only ${units} left`
export const inStock = 'In stock'
export const outOfStock = 'Out of Stock'
export const justAdded = 'Added ✓'
export const notifyMe = (size: string | null) => `Email me when ${size ? `${size} is` : 'it’s'} back`
export const notifyOfMySize = 'Email me when my size is back'
export const addToCart = 'Add to cart'
export const full = 'Your cart is full: an order can have up to 100 different items.'
/** Shown after `full`. */
export const notAdded = (names: string) => `Not added: ${names}.`
// Quick add on cards
export const quickAdd = 'Quick add'
export const quickAddProduct = (product: string) => `Quick add ${product}`
export const addSize = (size: string) => `Add size ${size}`
export const closeQuickAdd = 'Close'
export const sizesNotLoaded = 'We could not load the sizes.'
// Quantity labels, with the product after 'of'
const ofProduct = (product: string | undefined) => (product ? ` of ${product}` : '')
export const quantityLabel = (product: string | undefined) => `Quantity${ofProduct(product)}`
export const decreaseLabel = (product: string | undefined) => `Decrease quantity${ofProduct(product)}`
export const increaseLabel = (product: string | undefined) => `Increase quantity${ofProduct(product)}`
// The drawer
export const removed = (product: string) => `${product} removed.`
export const changed = (product: string, quantity: number) => `${product}: ${quantity}.`
export const announcement = (change: string, subtotal: string) => `${change} Subtotal ${subtotal}`
export const toFreeDelivery = (amount: string) => `${amount} to free shipping`
export const hasFreeDelivery = 'You get free shipping.'
export const subtotal = 'Subtotal'
export const atCheckout = (tax: 'included' | 'added' | null) =>
  `${tax === 'included' ? 'Tax included. ' : ''}Shipping ${tax === 'added' ? 'and taxes ' : ''}calculated at checkout.`
export const toCheckout = 'Proceed to Checkout'
export const continueShopping = 'Continue Shopping'
export const empty = 'Your cart is empty'
export const emptyHint = 'Add some beautiful pieces to get started'
export const oldPrice = 'Old price'
export const newPrice = 'New price'
export const each = (price: string) => ` · ${price} each`
export const priceUpdated = 'Price updated'
export const noLongerAvailable = 'No longer available'
export const removeProduct = (product: string) => `Remove ${product}`
export const remove = 'Remove'
export const heading = (units: number) => `Shopping Cart (${units})`
export const close = 'Close cart'
export const notShown = 'We could not load your cart.'
export const openCart = (units: number) => (units === 0 ? 'Cart' : `Cart, ${units} ${units === 1 ? 'item' : 'items'}`)
export const cart = 'Cart'
