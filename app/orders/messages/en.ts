// How an order is paid
export const paymentNames = {
  credit_card: 'Credit card',
  paypal: 'PayPal',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  bank_or_mobile: 'Bank, USSD or mobile money',
  bank_transfer: 'Bank transfer',
  cash_on_delivery: 'Cash on delivery',
} as const

// Sums
export const items = 'Items'
export const discount = (code: string) => (code ? `Discount ${code}` : 'Discount')
export const subtotal = 'Subtotal'
export const shippingBy = (method: string) => `Shipping (${method})`
export const shipping = 'Shipping'
export const paymentFee = 'Cash on delivery fee'
export const rounding = 'Cash rounding'
export const free = 'Free'
export const tax = 'Tax'
export const intraCommunitySupply = 'VAT (exempt intra-Community supply)'
export const vatNumber = 'VAT number'
export const includesTax = (tax: string) => `Includes ${tax}`
export const total = 'Total'
export const chargedAs = (amount: string) => `charged as ${amount}`

// The order page
export const title = (order: string, store: string) => `Order ${order} · ${store}`
export const away = 'We could not reach the store. Nothing is lost: please try again.'
export const pleaseWait = 'Please wait'
export const yourOrder = 'Your order'
export const myOrders = 'My orders'
export const orderNumber = 'Order number'
export const placed = 'Placed'
export const print = 'Print'
export const yourAddress = 'Your address'
export const shippingTo = 'Shipping to'
export const shippingMethod = 'Shipping method'
export const estimatedDelivery = 'Estimated delivery'
export const questions = 'Questions about this order?'
export const writeToUs = { link: 'Write to us', between: ' or see our ', faq: 'FAQ' } as const
export const erased = 'The address for this order was erased.'
export const quantity = (units: number) => `Quantity: ${units}`
export const onBackorder = (units: number) => `${units} on backorder`
export const sentBackUnits = (units: number) => `${units} returned`
export const unitsLine = (units: number, product: string) => `${units} × ${product} `
export const review = 'Write a review'
export const reviewSuffix = (product: string) => ` of ${product}`
export const reviewed = 'You’ve reviewed this item'
export const sentBack = 'Returned'
export const startReturn = 'Start a return'
export const returnSubject = (order: string) => `Return of order ${order}`
export const arrived = 'Received'
export const summary = 'Summary'
export const documents = { invoice: 'Invoice', 'credit-note': 'Credit note' } as const
export const documentName = ({ kind, number }: { readonly kind: keyof typeof documents; readonly number: string }) =>
  `${documents[kind]} ${number} (PDF)`
export const refundOnItsWay = 'Refund on its way'
export const refunded = 'Refunded'
export const uncollected = 'Returned to sender'
export const cancelledAt = 'Cancelled'
export const payBy = 'Please pay by'
export const progress = 'Progress'
export const stepDone = ', done'
export const trackingCopied = 'Tracking number copied'
export const trackingNotCopied = 'Could not copy the tracking number'
/** `carrier`: its name, or '' */
export const followParcel = (carrier: string) => (carrier ? `Track with ${carrier}` : 'Track your parcel')
export const trackingNumber = 'Tracking number'
export const copy = 'Copy'

// Changing the order
export const change = 'Change your order'
export const corrected = 'The address was updated.'
export const cancelled = 'Your order is cancelled.'
export const hourOver = 'It’s been over an hour, so this order can’t be changed online.'
export const changeable = (withAddress: boolean) =>
  `You can cancel your order${withAddress ? ' or edit the address' : ''}, unless it has shipped.`
export const until = 'Until'
export const timeLeft = (ms: number) => {
  const minutes = Math.floor(ms / 60_000)
  return minutes < 1 ? 'less than a minute left' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`
}
export const cancelQuestion = 'Cancel this order?'
export const cancelConsequence = (isPaid: boolean) =>
  `Nothing will be shipped${isPaid ? ', and we’ll refund what you paid' : ''}. This cannot be undone.`
export const cancel = 'Cancel order'
export const keep = 'Keep order'
export const cancelling = 'Cancelling...'
export const correctAddress = 'Edit address'
export const countryStays =
  'Shipping and tax were calculated for this country, so it cannot be changed here. To ship to another country, contact us.'
export const saving = 'Saving...'
export const saveAddress = 'Save address'
export const checkFields = 'Please check these fields'
export const checkout = 'Checkout'
export const paymentMethod = 'Payment method'
