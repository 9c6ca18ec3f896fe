import { formatNumber } from '#app/lib/format/number.ts'

// Statuses, return reasons and emails of an order
export const orderStatuses = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}
export const paymentStatuses = {
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Expired',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
}
/** On phones. */
export const shortPaymentStatuses = {
  pending: 'Unpaid',
  paid: 'Paid',
  failed: 'Unpaid',
  partly_refunded: 'Refunded',
  refunded: 'Refunded',
}
export const cashDue = 'Cash due'
export const noTracking = 'No tracking number'
export const fulfillments = {
  unfulfilled: 'Unfulfilled',
  shipped: 'Shipped',
  partly_returned: 'Partly returned',
  returned: 'Returned',
}
export const returnReasons = {
  too_small: 'Too small',
  too_large: 'Too large',
  size: 'Wrong size',
  fit: 'Poor fit',
  quality: 'Not as expected',
  damaged: 'Damaged or faulty',
  wrong_item: 'Wrong item sent',
  changed_mind: 'Changed their mind',
  withdrawal: 'Withdrawal from the contract',
  other: 'Other',
}
export const mailKinds = {
  'order-placed': 'Order confirmation',
  'payment-request': 'Payment request',
  'payment-reminder': 'Payment reminder',
  'payment-link': 'Payment link',
  'order-shipped': 'Shipping notice',
  'order-cancelled': 'Cancellation notice',
  refund: 'Refund notice',
  withdrawal: 'Withdrawal receipt',
  'order-list': 'Link to all orders',
  'review-request': 'Review request',
  'newsletter-confirm': 'Newsletter confirmation',
  'waiting-confirm': 'Waitlist confirmation',
  'waiting-held': 'Waitlist: item on hold',
  'low-stock': 'Low stock notice',
  'payee-changed': 'To staff: payment account changed',
  'password-reset': 'To staff: link for a new password',
  'password-changed': 'To staff: password changed',
  'store-order': 'To you: new order',
  'store-withdrawal': 'To you: withdrawal',
  'store-return': 'To you: return',
  'store-refund': 'To you: refund',
  'store-transfer': 'To you: payment',
  'store-review': 'To you: review',
  'store-message': 'To you: message',
  'store-summary': 'To you: daily summary',
}
export const otherMail = 'Email'
export const orderCount = (count: number) => (count === 1 ? '1 order' : `${formatNumber(count)} orders`)

// List
export const orders = 'Orders'
export const searchPlaceholder = 'Number, name or address'
export const search = 'Search'
export const payment = 'Payment'
export const paymentOptions = { all: 'Payment: All', only: (status: string) => `Payment: ${status}` }
export const market = 'Market'
export const marketOptions = { all: 'Market: All', only: (name: string) => `Market: ${name}` }
export const ordersByStatus = 'Orders by status'
export const all = 'All'
export const withdrawals = 'Withdrawals'
export const imported = 'Imported'
export const importedCount = (count: string, total: number) => `${count} imported ${total === 1 ? 'order' : 'orders'}`
export const emptyNoun = 'orders'
export const noOrdersHint = 'Orders appear here when customers check out.'
export const order = 'Order'
export const date = 'Date'
export const customer = 'Customer'
export const items = 'Items'
export const status = 'Status'
export const total = 'Total'
export const withdrawal = 'Withdrawal'
export const country = 'Country'
export const backorder = 'Backorder'
export const ordersNotLoaded = 'The orders could not be loaded'

// List, selected orders
export const ship = 'Ship'
export const setStatus = 'Set status'
export const printSlips = 'Print slips'
export const printLabels = 'Print labels'
export const shipOrders = 'Ship orders'
export const setStatusOfOrders = 'Set the status of orders'
export const shipCount = (orders: string) => `Ship ${orders}`
export const setStatusFor = (orders: string) => `Set the status of ${orders}`
export const chooseStatus = 'Choose a status'
export const bulkHints = {
  fulfilledAt: 'Sets the fulfillment date of these orders to now',
  restockedAt: 'Restocks the items',
}
export const trackingHint =
  'Tracking numbers are optional. Paste a column to fill several fields; Enter moves to the next one.'
export const screenReaderTracking = ', tracking number'
export const refundFor = (paid: string, orders: string) => `Refund ${paid} for ${orders}`
export const cancel = 'Cancel'
export const markShipped = (orders: string) => `Mark ${orders} as shipped`
export const setTo = (orders: string, status: string) => `Set ${orders} to ${status.toLowerCase()}`
export const ofDone = (done: number, total: number) => `${done} of ${total} done...`
export const bulkDone = (orders: string, task: 'ship' | 'status') =>
  `${orders} ${task === 'ship' ? 'marked as shipped' : 'updated'}`
export const partlyChanged = (orders: string, skipped: number) =>
  `${orders} updated, ${formatNumber(skipped)} not updated`
export const skipped = (orders: string) => `${orders} skipped`
export const loadingOrders = 'Loading orders...'
export const ordersGone = 'These orders no longer exist.'
export const chosenNotLoaded = 'The orders could not be loaded.'
export const tryAgain = 'Try again'
export const close = 'Close'

// Why one of the selected orders was not changed
export const isAlready = (status: string) => `already ${status.toLowerCase()}`
export const isCancelled = 'cancelled'
export const isNow = (status: string) => `changed by someone else, now ${status.toLowerCase()}`
export const notEnoughStockFor = (items: string) => `not enough stock of ${items}`
export const isGone = 'no longer exists'
export const isNotSaved = 'could not be saved'
export const isUnconfirmed = 'no response from the store; check the order before you try again'
export const isLoggedOut = 'you are logged out; log in from another tab, then try again'

// An order
export const orderNotFound = 'Order not found'
export const orderNotLoaded = 'The order could not be loaded'
export const packingSlip = 'Packing slip'
export const addressLabel = 'Address label'
export const printLabel = 'Print address label'
export const orderSummary = 'Order summary'
export const evidence = 'Proof of order'
export const documents = 'Documents'
export const shopperPage = 'View as customer'
export const neighboringOrders = 'Neighboring orders'
export const newerOrder = 'Newer order'
export const olderOrder = 'Older order'
export const placedOn = 'placed'
export const moreActions = 'More actions'
export const copyNumber = 'Copy order number'
export const numberCopied = 'Order number copied'
export const numberNotCopied = 'The order number could not be copied'
const ordinals: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
}
const ordinal = (count: number) =>
  `${formatNumber(count)}${ordinals[new Intl.PluralRules('en', { type: 'ordinal' }).select(count)]}`
/** 'First order' or '3rd order, 1 return' */
export const customerHistory = (order: number, returns: number) =>
  [
    order === 1 ? 'First order' : `${ordinal(order)} order`,
    ...(returns === 0 ? [] : [returns === 1 ? '1 return' : `${formatNumber(returns)} returns`]),
  ].join(', ')
export const personalDataErased = 'Personal data erased'
export const orderSaved = 'Order updated successfully!'
export const orderNotSaved = 'Failed to update order'
export const saveFailed = 'Something went wrong, and this was not saved. Your changes are still here: save again.'
export const saving = 'Saving...'

// An order, its items and sums
export const product = 'Product'
export const qty = 'Qty'
export const returned = (units: number) => `${units} returned`
export const onBackorder = (units: number) => `${units} on backorder`
export const refunded = 'Refunded'
export const uncollected = 'Returned to sender, not collected'
export const collected = 'Collected'
export const afterRefunds = 'After refunds'
export const notLookedUpInVies = 'Not checked in VIES'
export const viesResults = { valid: 'Registered in VIES', unavailable: 'VIES did not respond' }
export const viesConsultation = (number: string) => `, consultation ${number}`
export const totals = 'Totals'
/** `currency` is a currency code. */
export const bookedIn = (currency: string) => `In the store currency (${currency})`
export const howThisAddsUp = 'How this adds up'
export const rate = 'Rate'
export const ratePerUnit = (price: string, unit: string) => `${price} per ${unit}`
export const rateExplained = (rate: string, unit: string) =>
  `${rate}. Prices are converted, rounded to ${unit}, then multiplied by the quantity.`
export const theCent = 'the cent'
export const lineConverted = (storePrice: string, price: string, sum: string) => `${storePrice} is ${price}; ${sum}`
export const discount = 'Discount'
export const discountBooked = (sum: string, booked: string) => `${sum}; booked as ${booked}`
export const shippingFree = (name: string, subtotal: string) => `${name}: free for subtotals of ${subtotal} or more`
export const pickupFree = 'Local pickup: free'
export const tax = 'Tax'
export const taxReversed = (country: string) => `None: exempt intra-Community supply to a business in ${country}`
export const noTax = (country: string) => `None (${country})`
export const taxComputed = 'Computed'
export const taxExplained = (share: string, relation: 'in' | 'on', base: string, isGoods: boolean, tax: string) =>
  `${share} ${relation} ${base}${isGoods ? ', without shipping' : ''} = ${tax}`
export const shown = 'Shown'
export const shownAs = (shown: string, charged: string) =>
  `${shown} to the customer, charged in the store currency: ${charged}`
export const refundedPart = (refunded: string, total: string) => `${refunded} of ${total}`
export const refundedPartBooked = (refunded: string, booked: string) => `${refunded}, booked as ${booked}`

// An order, fulfillment
export const fulfillment = 'Fulfillment'
export const notShippedYet = 'not shipped yet'
export const changeStatus = 'Change status or tracking'
export const shipThisOrder = 'Ship this order'
export const shipWithoutPacking = 'Ship without packing'
export const readyForPickup = 'Ready for pickup'
export const markAsDelivered = 'Mark as delivered'
export const markAsPickedUp = 'Mark as picked up'
export const notifyCustomer = 'Notify the customer by email'
export const orderShipped = 'Order shipped'
export const orderIsReady = 'Order ready for pickup'
export const fulfillsNow = 'Sets the fulfillment date to now'
export const trackingNumber = 'Tracking number'
export const carrier = 'Carrier'
export const noCarrier = 'No carrier'
export const followParcel = 'Track shipment'
export const trackingTooLong = (max: number) => `A tracking number can have at most ${max} characters`
export const trackingManyLines = 'Enter the tracking number on one line'
export const fulfilledOn = 'Fulfilled on'
export const save = 'Save'
export const cancelThisOrder = 'Cancel this order?'
export const cancelEffects = 'The items are restocked, and the customer is notified by email.'
export const cancelAndRefund = (amount: string) => `Cancel and refund ${amount}`
export const cancelOrder = 'Cancel order'
export const keepOrder = 'Keep order'
export const confirmRefund = 'This order is paid. Turn on JavaScript, then save again to choose whether to refund it.'
export const orderChanged = (status: string, tracking: string) =>
  `Someone else changed this order: it is now ${status.toLowerCase()}${tracking && ` with tracking number ${tracking}`}. Your changes are still here: check them, then save again.`
export const notEnoughStock = (lines: string) => `Not enough stock. ${lines}`
export const lineLeft = (item: string, units: number) => `${item}: ${units} left`

// An order, addresses
export const addresses = 'Addresses'
export const copy = 'Copy'
export const addressCopied = 'Address copied'
export const addressNotCopied = 'The address could not be copied'
export const edit = 'Edit'
export const shipping = 'Shipping'
export const billing = 'Billing'
export const sameBillingAddress = 'Billing address: same as shipping address'
export const editAddress = 'Edit address'
export const chargesStay = 'Shipping and tax stay as charged.'
export const billingChangesToo = 'The billing address is the same and changes too.'
export const saveAddress = 'Save address'
export const addressChangedByOthers =
  'Someone else changed this address. Your changes are still here: check them, then save again.'
export const addressIsFinal = (status: string) =>
  `This order is ${status.toLowerCase()}, so its address can no longer be changed.`

// An order, returns and refunds
export const returnsAndRefunds = 'Returns and refunds'
export const cancelledAndRestocked = 'This order is cancelled. Its items are restocked.'
export const noReturnsNoPayment = 'No returns and no payment yet.'
export const noReturnsOrRefunds = 'No returns or refunds.'
export const backorderFilled = (items: string) => `Backorder filled: ${items}`
export const returnedWhat = (items: string) => `Returned: ${items}`
export const restocked = 'restocked'
export const notRestocked = 'not restocked'
export const withoutARefund = 'No refund'
export const recordAReturn = 'Record a return'
export const returnRecorded = 'Return recorded'
export const returnNotRecorded = 'Failed to record the return'
export const each = (price: string) => `${price} each`
export const returnedUnits = 'Returned'
export const ofUnits = (units: number) => `of ${formatNumber(units)}`
export const unitsInvalid = 'Enter a whole number of at least 1, or leave this empty'
export const noUnits = 'Enter how many units were returned'
export const noneReturnable = 'None of these can be returned'
export const maxReturnable = (units: number) => `At most ${units} can be returned`
export const linesUnreadable = 'The items could not be read. Reload the page and try again.'
export const restock = 'Restock'
export const nothingRestocked = 'Inventory is not tracked, so nothing is restocked.'
export const reason = 'Reason'
export const chooseReason = 'Choose a reason'
export const recordAndRefund = (amount: string) => `Record and refund ${amount}`
export const recordWithoutARefund = 'Record without refund'
export const alreadyRestocked = 'This order is cancelled, and its items are already restocked.'
export const returnsChanged =
  'Someone else recorded a return or a refund. Your entries are still here: check them, then save again.'
export const alreadySaved = 'This was already saved with other values. Close this window and check the order.'
export const refund = 'Refund'
export const charged = (total: string) => `${total} was charged.`
export const chargedAndRefunded = (total: string, refunded: string) =>
  `${total} was charged, of which ${refunded} was refunded.`
export const refundIsManual =
  'Pay the refund yourself, then mark it as paid out here. The customer is then notified by email.'
export const refundGoesBack = 'The refund goes to the original payment method, and the customer is notified by email.'
/** `currency` is a currency code, as in 'Refund in NGN'. */
export const refundIn = (currency: string) => `Refund in ${currency}`
export const amountInvalid = (example: string) => `Enter an amount such as ${example}`
export const amountIsZero = 'Enter an amount above 0'
export const limitedTo = (amount: string) => `At most ${amount}.`
export const isBookedAs = (amount: string, booked: string) => `${amount} is booked as ${booked}.`
export const includesShipping = (shipping: string) =>
  `Includes ${shipping} for shipping, because the customer withdrew from the whole order.`
export const proposedAmount = (amount: string) => `Use ${amount}`
export const fullAmount = 'Full amount'
export const allRefunded = 'The full payment has been refunded.'
export const nothingPaid = 'This order is not paid, so there is nothing to refund.'
export const nothingLeftToRefund = 'There is nothing left to refund.'
export const maxRefund = (amount: string) => `At most ${amount} can be refunded.`
export const refundedFor = 'What is this refund for?'
export const refundedForHint =
  'For a goodwill refund, leave everything unchecked. The refund then reduces the price of every item.'
export const shippingPart = 'Shipping'
export const amountLeft = (amount: string) => `${amount} left`
export const maxForSelection = (amount: string) => `At most ${amount} can be refunded for your selection.`
export const nothingLeftForSelection = 'There is nothing left to refund for your selection.'
export const refundAmount = (amount: string) => `Refund ${amount}`
export const refundSaved = 'Refund saved'
export const refundNotSaved = 'Failed to save the refund'
export const doneRefund = (amount: string) => `Refunded ${amount}`
export const failedRefund = (amount: string) => `Refund of ${amount}`
export const bookedAs = (amount: string) => `booked as ${amount}`
export const pending = 'Pending'
export const failed = 'Failed'
export const noReasonGiven = 'The payment provider gave no reason.'
export const retry = 'Retry'
export const spokenRefund = (amount: string) => `refund of ${amount}`
export const retrying = 'Retrying...'
export const retried = 'Retried.'
export const payOutTo = (account: string) => `Pay it yourself to ${account}, the account the customer paid from.`
export const payOutUnknown = 'Pay it yourself. Ask the customer for bank details.'
export const referenceOptional = 'Reference (optional)'
export const referenceTooLong = (max: number) => `A reference can have at most ${max} characters`
export const markAsPaidOut = 'Mark as paid out'
export const paidOutSaved = 'Refund marked as paid out'
export const alreadyPaidOut = 'This was changed by someone else. The refund no longer needs to be paid out.'
export const paidOut = (reference: string) => `Paid out: ${reference}`

// An order, notes
export const note = 'Note'
export const visibleToStaffOnly = 'Visible to staff only.'
export const noteEmpty = 'Enter a note'
export const noteTooLong = (max: number) => `A note can have at most ${formatNumber(max)} characters`
export const cardNumber = 'This looks like a card number. It must not be stored here.'
export const addNote = 'Add note'
export const noteAdded = 'Note added'
export const noteNotAdded = 'Failed to add the note'
export const spokenNote = 'Note:'
export const spokenNoteText = (start: string) => `the note “${start}”`
export const remove = 'Remove'
export const removeThisNote = 'Remove this note?'
export const removeNote = 'Remove note'
export const removing = 'Removing...'
export const noteRemoved = 'Note removed'
export const noteNotRemoved = 'Failed to remove the note'

// An order, timeline
export const timeline = 'Timeline'
export const orderHistory = 'Order history'
export const shopper = 'Shopper'
export const orderPlaced = 'Order placed'
export const paid = 'Paid'
export const paymentFailed = 'Payment failed'
export const paymentFailedBecause = (why: string) => `Payment failed: ${why}`
export const paymentUndone = 'Cash payment reversed: not delivered'
export const paymentDisputed = 'Payment disputed'
export const transfer = 'Transfer'
export const methodChanged = (from: string, to: string) => `Payment method changed from ${from} to ${to}`
export const fulfilled = 'Fulfilled'
export const addressChanged = 'Address changed'
export const statusChanged = (from: string, to: string) => `Status changed from ${from} to ${to}`
export const trackingAdded = (number: string) => `Tracking number ${number} added`
export const trackingChanged = (from: string, to: string) => `Tracking number changed from ${from} to ${to}`
export const trackingRemoved = (number: string) => `Tracking number ${number} removed`
export const withdrawalDeclared = (items: string) => `Withdrawal declared: ${items}`
export const refundDone = (amount: string, why: string) => `Refunded ${amount}${why && `: ${why}`}`
export const refundFailed = (amount: string, why: string) => `Refund of ${amount} failed${why && `: ${why}`}`
export const mailSent = (mail: string) => `${mail} sent by email`
export const mailFailed = (mail: string) => `${mail} could not be sent`
export const mailQueued = (mail: string) => `${mail} is being sent`
export const mailRetried = (mail: string) => `${mail} could not be sent yet and will be retried`

// Printed: packing slips
export const packingSlips = 'Packing slips'
export const packingSlipCount = (count: number) => `${count} packing slips`
export const sameAsBilling = 'Same as billing address'
export const addressLabels = 'Address labels'
export const addressLabelCount = (count: number) => `${count} address labels`
export const from = 'From'
export const backToOrder = 'Back to the order'
export const onlyNewest = (count: number, total: number) =>
  `Only the newest ${count} of ${formatNumber(total)} orders are shown. To print other orders, filter the list.`
export const noneSelected =
  'No orders selected. Select orders in the list, then choose “Print slips” or “Print labels”.'
export const shipTo = 'Ship to'
export const pickedUpBy = 'Picked up by'
export const units = 'Units'
export const collect = (amount: string) => `Collect ${amount}`
export const itemsToPack = 'Items to pack'
export const inParcel = 'Packed'
export const sizeColor = 'Size, color'
export const garmentPassport = 'Scan for materials, care and origin:'

// Printed: order summary
export const billedTo = 'Billed to'
export const price = 'Price'
export const amountsIn = (method: string, status: string, currency: string) =>
  `${method}, ${status.toLowerCase()}. All amounts are in ${currency}.`
export const totalBookedAs = (total: string, rate: string) =>
  `In the store currency, the total is ${total}, at ${rate}.`

// Printed: evidence
export const orderEvidence = 'Proof of order'
export const orderedBy = 'Ordered by'
export const sentTo = 'Ship to'
export const checkout = 'Checkout'
export const notRecorded = 'There is no record of what the customer saw at checkout.'
export const whereAndWhen = 'Where and when'
export const placed = 'Placed'
export const page = 'Page'
export const language = 'Language'
export const chargedIn = 'Charged in'
export const software = 'Software'
export const softwareVersion = (version: string, commit: string | null) =>
  `Lumina ${version}${commit ? `, ${commit}` : ''}`
export const pricesShown = 'Prices shown'
export const oldPrice = (amount: string) => `Old price ${amount}`
export const lowestPriceBefore = (amount: string) => `Lowest price in the previous 30 days ${amount}`
export const orderButtonAndDelivery = 'Order button and delivery'
export const button = 'Button'
export const delivery = 'Delivery'
export const rulesApplied = 'Legal requirements that applied'
export const ruleSince = (name: string, source: string, since: string) => `${name}: ${source}, in effect since ${since}`
export const noRules = 'None that the store knows of.'
export const policiesInForce = 'Policies in force'
export const policyPublished = {
  before: (policy: string) => `${policy}, published `,
  unchanged: ', not changed since',
  changed: ', changed since',
}
export const sha256 = (hash: string) => `SHA-256 ${hash}`
export const noPolicies = 'No policies were published.'
export const consents = 'Consent'
export const noConsent = 'Checkout didn’t ask for marketing consent.'
export const subscribedOn = {
  before: 'This email address was subscribed to the newsletter on ',
  after: (origin: string) => ` (${origin}).`,
}
export const notSubscribed = 'This email is not subscribed to the newsletter.'
export const emails = 'Emails'
export const noMails = 'No emails sent.'
export const whatHappened = 'Order history'
export const noEvents = 'No events.'
export const evidenceNote =
  'This page shows what the store recorded when the order was placed, and the order’s history as of today. This is not legal advice.'

// In the evidence: consents and the guarantee notice
export const consentSent = 'Form submitted'
export const consentText = 'Text shown'
export const consentConfirmed = 'Confirmed'
export const consentUnconfirmed = 'Not confirmed'
export const consentWithdrawn = 'Withdrawn'
export const guaranteeNotice = 'Guarantee notice shown'
export const guaranteeImage = (hash: string) => `Official image, with this text as its alt text. SHA-256 ${hash}`
