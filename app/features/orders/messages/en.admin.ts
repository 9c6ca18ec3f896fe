import { formatNumber } from '#app/lib/format/number.ts'

export const orderNotFound = 'Order not found'
export const items = 'Items'
export const fulfillment = 'Fulfillment'
export const customer = 'Customer'
export const timeline = 'Timeline'
export const packingSlip = 'Packing slip'
export const invoice = 'Invoice'
export const evidence = 'Evidence'
export const openTheShoppersPage = 'Open the shopper’s page'
export const neighboringOrders = 'Neighboring orders'
export const newerOrder = 'Newer order'
export const olderOrder = 'Older order'
export const personalDataErased = 'Personal data erased'
export const theOrderCouldNotBeLoaded = 'The order could not be loaded'
export const orderEvidence = 'Order evidence'
export const backToTheOrder = 'Back to the order'
export const packingSlips = (count: number) => `${count} packing slips`
export const packingSlipsText = 'Packing slips'
export const backToOrders = 'Back to orders'
export const theNewestOfPrintTheseThenNarrow = (count: number, total: number) =>
  `The newest ${count} of ${formatNumber(total)}: print these, then narrow the list.`
export const noOrdersSelectedSelectOrdersInThe =
  'No orders selected. Select orders in the list, then choose “Print slips”.'
export const theOrdersCouldNotBeLoaded = 'The orders could not be loaded'
export const orders = 'Orders'
export const numberNameOrEmail = 'Number, name or email'
export const search = 'Search'
export const payment = 'Payment'
export const market = 'Market'
export const all = 'All'
export const ordersByStatus = 'Orders by status'
export const withdrawals = 'Withdrawals'
export const imported = 'Imported'
export const importedOf = (count: string, total: number) => `${count} imported ${total === 1 ? 'order' : 'orders'}`
export const theyAppearHereAsShoppersCheckOut = 'They appear here as shoppers check out.'
export const ship = 'Ship'
export const setStatus = 'Set status'
export const printSlips = 'Print slips'
export const orderedBy = 'Ordered by'
export const sentTo = 'Sent to'
export const whatTheShopperWasShownWasNot =
  'What the shopper was shown was not recorded: this order was placed with an earlier version of the store.'
export const consents = 'Consents'
export const thisEmailSubscribedToTheNewsletter = 'This email subscribed to the newsletter on'
export const thisEmailIsNotSubscribedToThe = 'This email is not subscribed to the newsletter.'
export const emails = 'Emails'
export const none = 'None.'
export const whatHappened = 'What happened'
export const nothing = 'Nothing.'
export const recordedByTheStoreWhenTheOrder =
  'Recorded by the store when the order was placed, and read from its history when this was printed. It is no legal advice.'
export const whereAndWhen = 'Where and when'
export const placed = 'Placed'
export const page = 'Page'
export const language = 'Language'
export const chargedIn = 'Charged in'
export const software = 'Software'
export const lumina = (version: string, value: string) => `Lumina ${version}${value}`
export const pricesShown = 'Prices shown'
export const total = 'Total'
export const orderButtonAndDelivery = 'Order button and delivery'
export const button = 'Button'
export const delivery = 'Delivery'
export const rulesOfConsumerLawThatApplied = 'Rules of consumer law that applied'
export const noneOfThoseThatTheStoreKnows = 'None of those that the store knows.'
export const policiesInForce = 'Policies in force'
export const noneWasPublished = 'None was published.'
export const published = (value: string) => `${value}, published`
export const sha256 = (hash: string) => `SHA-256 ${hash}`
export const product = 'Product'
export const qty = 'Qty'
export const price = 'Price'
export const oldPrice = (was: string) => `Old price ${was}`
export const lowestPriceOf30DaysBefore = (prior: string) => `Lowest price of 30 days before ${prior}`
export const billedTo = 'Billed to'
export const shippedTo = 'Shipped to'
export const refunded = 'Refunded'
export const afterRefunds = 'After refunds'
export const theTotalIsBookedAsAt = (total: string, order: string) => ` The total is booked as ${total}, at ${order}.`
export const pickedUpBy = 'Picked up by'
export const shipTo = 'Ship to'
export const shipping = 'Shipping'
export const units = 'Units'
export const itemsToPack = 'Items to pack'
export const inParcel = 'Packed'
export const sizeColor = 'Size, color'
export const onBackorder = (backordered: number) => `${backordered} on backorder`
export const garmentPassport = 'Garment passport:'
export const addressCopied = 'Address copied'
export const theAddressCouldNotBeCopied = 'The address could not be copied'
export const addresses = 'Addresses'
export const copy = 'Copy'
export const edit = 'Edit'
export const billingAddressSameAsShipping = 'Billing address: same as shipping address'
export const billing = 'Billing'
export const editAddress = 'Edit address'
export const chargedShippingAndTaxDoNotChange = 'Charged shipping and tax do not change.'
export const theBillingAddressIsTheSameAnd = 'The billing address is the same and changes too.'
export const saving = 'Saving...'
export const saveAddress = 'Save address'
export const status = 'Status'
export const trackingNumber = 'Tracking number'
export const fulfilledOn = 'Fulfilled on'
export const save = 'Save'
export const cancelThisOrder = 'Cancel this order?'
export const cancelAndRefund = (refundable: string) => `Cancel and refund ${refundable}`
export const cancelOrder = 'Cancel order'
export const keepOrder = 'Keep order'
export const itsItemsAreRestockedAndTheCustomer = 'Its items are restocked, and the customer is notified by email.'
export const refund = (refundable: string) => `Refund ${refundable}`
export const order = 'Order'
export const date = 'Date'
export const returned = (returned: number) => `${returned} returned`
export const noPaymentStarted = 'No payment started'
export const notLookedUpInVies = 'Not looked up in VIES'
export const registeredInVies = 'Registered in VIES '
export const viesDidNotRespond = 'VIES did not respond '
export const consultation = (consultation: string) => `, consultation ${consultation}`
export const howThisAddsUp = 'How this adds up'
export const noteAdded = 'Note added'
export const failedToAddTheNote = 'Failed to add the note'
export const noteRemoved = 'Note removed'
export const failedToRemoveTheNote = 'Failed to remove the note'
export const note = 'Note'
export const visibleToStaffOnly = 'Visible to staff only.'
export const addNote = 'Add note'
export const removeThisNote = 'Remove this note?'
export const removeNote = 'Remove note'
export const removing = 'Removing...'
export const refundOf = 'Refund of '
export const refundedText = 'Refunded '
export const bookedAs = (storeAmount: string) => `booked as ${storeAmount}`
export const pending = 'Pending'
export const failed = 'Failed'
export const paidOut = (paymentReference: string) => `Paid out: ${paymentReference}`
export const refundMarkedAsPaidOut = 'Refund marked as paid out'
export const toTheCustomerPaidFromThere = (payTo: string) => `, to ${payTo}. The customer paid from there.`
export const referenceOptional = 'Reference (optional)'
export const markAsPaidOut = 'Mark as paid out'
export const refundSaved = 'Refund saved'
export const failedToRefund = 'Failed to refund'
export const thePaymentProviderGaveNoReason = 'The payment provider gave no reason.'
export const retried = 'Retried.'
export const retrying = 'Retrying...'
export const retry = 'Retry'
export const refundOfOf = (amount: string) => `refund of ${amount}`
export const refundText = 'Refund'
export const ofWhichWasRefunded = (refunded: string) => `, of which ${refunded} was refunded`
export const youPayTheRefundOutYourselfThen =
  'You pay the refund out yourself, then mark it as paid out here. The customer is notified by email now.'
export const theRefundGoesToTheOriginalPayment =
  'The refund goes to the original payment method, and the customer is notified by email.'
export const fullAmount = 'Full amount'
export const refundOf2 = (amount: string) => `Refund ${amount}`
export const returnRecorded = 'Return recorded'
export const recordAReturn = 'Record a return'
export const failedToRecordTheReturn = 'Failed to record the return'
export const inventoryIsNotTrackedSoNothingIs = 'Inventory is not tracked, so nothing is restocked.'
export const reason = 'Reason'
export const chooseAReason = 'Choose a reason'
export const includesForShippingAsTheShopper = (shipping: string) =>
  `Includes ${shipping} for shipping, as the shopper withdrew from the whole order.`
export const use = (proposed: string) => `Use ${proposed}`
export const recordAndRefund = (refund: string) => `Record and refund ${refund}`
export const recordWithoutARefund = 'Record without a refund'
export const ofText = (left: number) => `of ${formatNumber(left)}`
export const each = (variantName: string, price: string) => `${variantName}, ${price} each`
export const returnsAndRefunds = 'Returns and refunds'
export const thisOrderIsCancelledAndItsItems = 'This order is cancelled, and its items are restocked.'
export const noReturnsAndNoPaymentYet = 'No returns, and no payment yet.'
export const noReturnsOrRefunds = 'No returns or refunds.'
export const returnedOf = (lowerCase: string) => `Returned: ${lowerCase}`
export const restocked = 'restocked'
export const notRestocked = 'not restocked'
export const withoutARefund = 'Without a refund'
export const trackingNumbersAreOptionalPasteA =
  'Tracking numbers are optional. Paste a column to fill several fields; Enter moves to the next one.'
export const trackingNumberText = ', tracking number'
export const withdrawal = 'Withdrawal'
export const shopper = 'Shopper'
export const orderHistory = 'Order history'
export const noteText = 'Note:'
export const remove = 'Remove'
export const theNote = (slice: string) => `the note “${slice}”`
export const sentByEmail = (about: string) => `${about} sent by email`
export const couldNotBeSent = (about: string) => `${about} could not be sent`
export const isBeingSent = (about: string) => `${about} is being sent`
export const couldNotBeSentYetAndWill = (about: string) => `${about} could not be sent yet and will be retried`
export const orderPlaced = 'Order placed'
export const paid = 'Paid'
export const thePaymentIsDisputed = 'The payment is disputed'
export const paymentFailed = (text: string) => `Payment failed: ${text}`
export const paymentFailedText = 'Payment failed'
export const transfer = 'Transfer'
export const fulfilled = 'Fulfilled'
export const addressChanged = 'Address changed'
export const statusChangedFromTo = (from: string, to: string) => `Status changed from ${from} to ${to}`
export const trackingNumberChangedFromTo = (from: string, to: string) => `Tracking number changed from ${from} to ${to}`
export const trackingNumberAdded = (to: string) => `Tracking number ${to} added`
export const paymentMethodChangedFromTo = (from: string, to: string) => `Payment method changed from ${from} to ${to}`
export const refundOfFailed = (refund: string, value: string) => `Refund of ${refund} failed${value}`
export const refundedOf = (refund: string, value: string) => `Refunded ${refund}${value}`
export const allThatWasPaidHasBeenRefunded = 'All that was paid has been refunded.'
export const nothingWasPaidSoNothingCanBe = 'Nothing was paid, so nothing can be refunded.'
export const refundIn = (currency: string) => `Refund in ${currency}`
export const shipOrders = 'Ship orders'
export const setTheStatusOfOrders = 'Set the status of orders'
export const shipOf = (count: string) => `Ship ${count}`
export const setTheStatusOf = (count: string) => `Set the status of ${count}`
export const chooseAStatus = 'Choose a status'
export const refundFor = (paid: string, count: string) => `Refund ${paid} for ${count}`
export const cancel = 'Cancel'
export const ofDone = (done: number, ofValue: number) => `${done} of ${ofValue} done...`
export const markShipped = (count: string) => `Mark ${count} shipped`
export const setTo = (count: string, lowerCase: string) => `Set ${count} to ${lowerCase}`
export const theseOrdersNoLongerExist = 'These orders no longer exist.'
export const loadingOrders = 'Loading orders...'
export const theOrdersCouldNotBeLoadedTry = { before: 'The orders could not be loaded.', part: 'Try again' }
export const tryAgain = 'Try again'
export const skipped = (count: string) => `${count} skipped`
export const changedNot = (changed: string, count: number) => `${changed} changed, ${formatNumber(count)} not`
export const close = 'Close'
export const noConsent = 'Checkout requests no consent.'
export const amountsIn = (method: string, status: string, currency: string) =>
  `${method}, ${status}. All amounts are in ${currency}.`
export const payOutYourself = 'Pay it out yourself'
export const accountIsMissing = '. Ask the customer for an account.'
export const wasCharged = (total: string) => `${total} was charged`
export const returnedUnits = 'Returned'
export const restock = 'Restock'
export const withdrawalDeclared = (what: string) => `Withdrawal declared: ${what}`
export const returnedWhat = (what: string) => `Returned: ${what}`
export const trackingNumberRemoved = (number: string) => `Tracking number ${number} removed`
export const limitedTo = (amount: string) => `At most ${amount}.`
export const isBookedAs = (amount: string, booked: string) => ` ${amount} is booked as ${booked}.`
export const orderCount = (count: number) => (count === 1 ? '1 order' : `${formatNumber(count)} orders`)
export const bulkDone = (orders: string, task: 'ship' | 'status') =>
  `${orders} ${task === 'ship' ? 'marked shipped' : 'updated'}`
export const unchangedUntilToday = 'unchanged until today'
export const changedSince = 'changed since'
