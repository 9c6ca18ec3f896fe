import { formatNumber } from '#app/lib/format/number.ts'

// Obstacles and failures
export const someChanged = 'Some things changed since you filled your cart'
export const totalChanged = 'The total changed since you saw it'
export const outOfStock = 'out of stock'
export const noLongerAvailable = 'no longer available'
export const units = (count: number) => `${formatNumber(count)} ${count === 1 ? 'piece' : 'pieces'}`
export const changedLine = (product: string, size: string, color: string) => `${product} (${size}, ${color}): `
export const newTotal = 'New total:'
export const continueShopping = 'Continue Shopping'
export const emptyCart = 'Empty cart'
export const accept = 'Accept and continue'
export const waitingNotShown = 'An order of yours that waits for its payment could not be shown.'
export const checkoutNotShown = 'Checkout could not be shown.'
export const noPrices = "We could not load today's prices."
export const tryAgain = 'Try again'
export const contactUs = 'Contact Us'
export const changesNotShown = 'What changed since you filled your cart could not be shown.'
export const paymentNotShown = 'The payment step could not be shown.'
export const codeFieldNotShown = 'The field for discount codes could not be shown.'
export const pickupPointsNotShown = 'The pickup points could not be shown.'
export const orderFailed = 'Failed to process order. Please try again.'
/** Shown if the outcome is unknown: the next attempt has the same idempotency key. */
export const safeToRetry = 'Your cart is saved. If you place the order again, you will not be charged twice.'
export const noDelivery = 'Delivery is currently unavailable.'
export const nothingLeft = 'Nothing in your cart can be ordered at the moment.'
export const paymentLapsed =
  'Your order was not paid in time: it is cancelled, and nothing was charged. Your cart is still here; please place it again.'

// The steps
export const total = (amount: string) => `Total ${amount}`
export const steps = { shipping: 'Shipping', payment: 'Payment' } as const
export const showSummary = 'Show order summary'
export const hideSummary = 'Hide order summary'
export const summary = 'Order summary'
export const yourOrder = 'Your order'
export const codeApplied = (code: string) => `Discount code ${code} applied`
export const discountCode = 'Discount code'
export const removeCode = { short: 'Remove', rest: ' discount code' } as const
export const apply = 'Apply'
export const enterCode = 'Enter a code'
export const needsJavaScript =
  'Checkout needs JavaScript: the cart lives in your browser. Please switch it on and reload this page.'
export const cartEmpty = 'Your cart is empty'
export const cartEmptyHint = 'Add some beautiful pieces to get started'
export const checkFields = 'Please check these fields'
export const editShipping = { short: 'Edit', rest: ' shipping' } as const
export const email = 'Email'
export const forConfirmation = 'For the order confirmation'
export const buysForBusiness = 'I buy for a business'
export const vatNumber = 'VAT number'
export const vatNumberHint =
  'Of your business, with its country. In another country of the EU, the tax is then yours to declare.'
export const vatNumberNotShown = 'The field for VAT numbers could not be shown.'
export const continueToPayment = 'Continue to payment'
export const shippingMethod = 'Shipping method'
export const free = 'Free'
export const pickupPoint = 'Where to collect it'
/** Instead of shipping methods. */
export const shippingProblems = {
  unavailable: noDelivery,
  outside: 'We do not deliver to this address.',
  order: 'This order cannot be sent to this address. Please contact us.',
} as const
export const enterAddress = 'Enter your address to see how we deliver to you.'
export const notDeliveredHere = 'We do not deliver here. Please check it, or enter another address.'

// Payment
export const required = (field: string) => `${field} is required`
export const cardNumber = 'Card number'
export const expiry = 'Expiry'
export const expiryExample = 'MM / YY'
export const cvv = 'CVV'
export const noCardCharged = 'Demo checkout: no card is charged, card data is not stored'
export const securePage = (provider: string) =>
  `You pay on a secure page of ${provider}, which opens next and takes you back here. ` +
  `Your card data goes to ${provider} only. Until then, your pieces are held for you.`
export const termsApply = 'Our terms apply to your order:'
export const canWithdraw = 'You can withdraw from it within 14 days of delivery:'
export const rightOfWithdrawal = 'Right of withdrawal'
export const chargedAsSentence = (amount: string) => `Your order is charged as ${amount}.`
export const chargedAs = (amount: string) => `charged as ${amount}`
export const placeOrder = (total: string | null) => `Place order${total === null ? '' : ` · ${total}`}`
export const back = 'Back'
export const processing = 'Processing…'
export const quantity = (count: number) => `Quantity: ${count}`
export const lineOutOfStock = 'Out of Stock'
export const lineGone = 'No longer available'
export const sentOnceComplete =
  'Some items are on backorder. We send your order once we have everything, so it takes longer than the delivery time stated.'
export const totalHeading = 'Total'

// Placed
export const thankYou = 'Thank you'
export const confirmationSent = { before: 'Your order is placed. We sent a confirmation to ', after: '.' } as const
export const placedEarlier =
  'This order had already been placed, so nothing was ordered a second time. It uses the details of your first attempt. Later changes were not applied.'
export const correctAddress = 'Correct the address on the order page'
export const stillInCart = 'What it does not contain is still in your cart.'
export const orderNumber = 'Order number'
export const followOrder =
  'Follow it on its own page. For one hour you can also cancel it there, or correct the address. The link is in your confirmation email too.'
export const viewOrder = 'View your order'
// What is wrong with an order that was sent
export const invalidVatNumber = 'This is not a VAT number'
export const unknownVatNumber =
  'This VAT number is not registered for trade between EU countries. Please check it, or leave it out.'
export const invalidEmail = 'Please enter a valid email address'
export const chooseShipping = 'Please choose a shipping method'
export const choosePickupPoint = 'Please choose where you collect your order'
export const choosePayment = 'Please choose a payment method'
export const chooseCurrency = 'Please choose a currency'
export const chooseCountry = 'Please choose a country'
export const wholeQuantity = (max: number) => `The quantity must be a whole number from 1 to ${formatNumber(max)}`
export const unknownProduct = 'This product does not exist'
export const size = 'Size'
export const color = 'Color'
export const lineParts = 'A line has a product, a size, a color and a quantity, and nothing else'
export const storedLineParts = 'A line has a product, a size and a color'
export const lineTooLong = 'A line is too long'
export const tooManyLines = (max: number) => `An order can have at most ${max} lines`
export const invalidCode = 'This discount code is not valid'
export const codeTooLong = (max: number) => `A discount code has at most ${max} characters`
export const noKey = 'This checkout has no valid key. Please reload the page.'
export const noTotal = 'The total is missing'
export const incomplete = 'This request is not complete or holds a field that does not belong to an order.'
export const tooLarge = 'This order is too large to be placed here. Please contact us.'
export const productGone =
  'This product is no longer available in this size and color. Please remove it from your cart.'
export const tooManyUnits = (limit: number) =>
  `An order can have at most ${formatNumber(limit)} pieces of one product in one size and color.`
export const shippingGone = 'This shipping method is no longer available. Please choose another.'
export const tooSmall = (min: string) => `The minimum for an order is ${min}. Please add something to your cart.`
export const currencyNotTaken = (currency: string) =>
  `Payments in ${currency} are not possible here. Please contact us.`
export const notChargeable = (total: string, step: string) =>
  `A total of ${total} cannot be charged, only multiples of ${step}. Please change your cart or contact us.`
export const notPayableThere = 'There is no way to pay an order to this address. Please contact us.'
export const transferNext = (days: number) =>
  `You get our account details on the next page. We hold your pieces for ${days} ${days === 1 ? 'day' : 'days'}.`
export const cashNext = 'You pay in cash when your order is delivered.'
export const tooManyOrders = 'Too many orders were tried from your connection. Please try again in a minute.'
