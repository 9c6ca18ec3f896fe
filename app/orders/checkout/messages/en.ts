import { formatNumber } from '#app/lib/format/number.ts'

// Obstacles and failures
export const someChanged = 'Some items in your cart have changed'
export const totalChanged = 'The total has changed'
export const outOfStock = 'out of stock'
export const noLongerAvailable = 'no longer available'
export const units = (count: number) => `${formatNumber(count)} ${count === 1 ? 'item' : 'items'}`
export const changedLine = (product: string, size: string, color: string) => `${product} (${size}, ${color}): `
export const newTotal = 'New total:'
export const continueShopping = 'Continue Shopping'
export const emptyCart = 'Empty cart'
export const accept = 'Accept and continue'
export const waitingNotShown = 'We could not load your unpaid order.'
export const checkoutNotShown = 'We could not load checkout.'
export const noPrices = 'We could not load today’s prices.'
export const tryAgain = 'Try again'
export const contactUs = 'Contact Us'
export const changesNotShown = 'We could not load the changes to your cart.'
export const paymentNotShown = 'We could not load the payment step.'
export const codeFieldNotShown = 'We could not load the discount code field.'
export const pickupPointsNotShown = 'We could not load the pickup points.'
export const orderFailed = 'Failed to process order. Please try again.'
/** Shown if the outcome is unknown: the next attempt has the same idempotency key. */
export const safeToRetry = 'Your cart is saved. If you place the order again, you will not be charged twice.'
export const noDelivery = 'Delivery is currently unavailable.'
export const nothingLeft = 'None of the items in your cart can be ordered right now.'
export const paymentLapsed =
  'Your order was not paid in time, so it was cancelled and nothing was charged. Your cart is still here: please place the order again.'

// The steps
export const total = (amount: string) => `Total ${amount}`
export const steps = { shipping: 'Shipping', payment: 'Payment' } as const
export const showSummary = 'Show order summary'
export const hideSummary = 'Hide order summary'
export const summary = 'Order summary'
export const yourOrder = 'Your order'
export const editCart = 'Edit cart'
export const codeApplied = (code: string) => `Discount code ${code} applied`
export const discountCode = 'Discount code'
export const removeCode = { short: 'Remove', rest: ' discount code' } as const
export const apply = 'Apply'
export const enterCode = 'Enter a code'
export const needsJavaScript =
  'Checkout needs JavaScript because your cart is stored in your browser. Please turn it on and reload this page.'
export const cartEmpty = 'Your cart is empty'
export const cartEmptyHint = 'Add some beautiful pieces to get started'
export const checkFields = 'Please check these fields'
export const editShipping = { short: 'Edit', rest: ' shipping' } as const
export const email = 'Email'
export const forConfirmation = 'For the order confirmation'
export const buysForBusiness = 'I’m buying for a business'
export const vatNumber = 'VAT number'
export const vatNumberHint =
  'Your business’s VAT number, starting with its country code. If the business is in another EU country, you account for the tax yourself.'
export const vatNumberNotShown = 'We could not load the VAT number field.'
export const continueToPayment = 'Continue to payment'
export const shippingMethod = 'Shipping method'
export const free = 'Free'
export const pickupPoint = 'Pickup point'
/** Instead of shipping methods. */
export const shippingProblems = {
  unavailable: noDelivery,
  outside: 'We don’t ship to this address.',
  order: 'We cannot ship this order to this address. Please contact us.',
} as const
export const enterAddress = 'Enter your address to see shipping methods.'
export const notDeliveredHere = 'We don’t ship to this address. Please check it or enter another one.'

// Payment
export const required = (field: string) => `${field} is required`
export const cardNumber = 'Card number'
export const expiry = 'Expiration date'
export const expiryExample = 'MM / YY'
export const cvv = 'CVV'
export const noCardCharged = 'Demo checkout: your card won’t be charged or stored.'
export const securePage = (provider: string) =>
  `Next, you’ll pay on a secure ${provider} page and then come back here. ` +
  `Your card details go only to ${provider}. We’ll hold your items while you pay.`
export const termsApply = 'Our terms apply to your order:'
export const canWithdraw = 'You can withdraw from your purchase within 14 days of delivery:'
export const rightOfWithdrawal = 'Right of withdrawal'
export const chargedAsSentence = (amount: string) => `You’ll be charged ${amount}.`
export const chargedAs = (amount: string) => `charged as ${amount}`
export const placeOrder = (total: string | null) => `Place order${total === null ? '' : ` · ${total}`}`
export const back = 'Back'
export const processing = 'Processing…'
export const quantity = (count: number) => `Quantity: ${count}`
export const lineOutOfStock = 'Out of Stock'
export const lineGone = 'No longer available'
export const sentOnceComplete =
  'Some items are on backorder. We’ll ship your order once we have everything, so delivery takes longer than stated.'
export const totalHeading = 'Total'

// After the order is placed
export const thankYou = 'Thank you'
export const confirmationSent = { before: 'Your order is placed. We sent a confirmation to ', after: '.' } as const
export const placedEarlier =
  'This order was already placed, so nothing was ordered twice. It uses the details from your first attempt. Later changes were not applied.'
export const correctAddress = 'Edit the address on the order page'
export const stillInCart = 'Items that are not in this order are still in your cart.'
export const orderNumber = 'Order number'
export const whatNext = 'What happens next'
export const changeWindow = 'You have one hour to edit the address or cancel the order, unless it has shipped.'
export const trackOrder = 'Track your order'
// Errors in a submitted order
export const invalidVatNumber = 'Please enter a valid VAT number'
export const unknownVatNumber =
  'This VAT number is not registered for trade between EU countries. Please check it or leave it out.'
export const invalidEmail = 'Please enter a valid email address'
export const chooseShipping = 'Please choose a shipping method'
export const choosePickupPoint = 'Please choose a pickup point'
export const choosePayment = 'Please choose a payment method'
export const chooseCurrency = 'Please choose a currency'
export const chooseCountry = 'Please choose a country'
export const wholeQuantity = (max: number) => `The quantity must be a whole number from 1 to ${formatNumber(max)}`
export const unknownProduct = 'This product does not exist'
export const size = 'Size'
export const color = 'Color'
export const lineParts = 'An item must have only a product, size, color and quantity'
export const storedLineParts = 'An item must have a product, size and color'
export const lineTooLong = 'The details of an item are too long'
export const tooManyLines = (max: number) => `An order can have up to ${max} different items`
export const invalidCode = 'This discount code is not valid'
export const codeTooLong = (max: number) => `A discount code can have at most ${max} characters`
export const noKey = 'Your checkout has expired. Please reload the page.'
export const noTotal = 'We couldn’t confirm the total. Please reload the page and try again.'
export const incomplete = 'Something went wrong. Please reload the page and try again.'
export const tooLarge = 'This order is too large to place online. Please contact us.'
export const productGone =
  'This product is no longer available in this size and color. Please remove it from your cart.'
export const tooManyUnits = (limit: number) =>
  `You can order at most ${formatNumber(limit)} of one product in the same size and color.`
export const shippingGone = 'This shipping method is no longer available. Please choose another.'
export const tooSmall = (min: string) => `The minimum order is ${min}. Please add something to your cart.`
export const currencyNotTaken = (currency: string) => `We cannot take payments in ${currency} here. Please contact us.`
export const notChargeable = (total: string, step: string) =>
  `We cannot charge ${total}, only multiples of ${step}. Please change your cart or contact us.`
export const notPayableThere = 'No payment method is available for this address. Please contact us.'
export const transferNext = (days: number) =>
  `You’ll get our bank details on the next page. We’ll hold your items for ${days} ${days === 1 ? 'day' : 'days'}.`
export const cashNext = 'You’ll pay in cash when your order is delivered.'
export const tooManyOrders = 'Too many order attempts from your connection. Please try again in a minute.'
