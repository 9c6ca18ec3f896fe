// The wording of Directive 2011/83/EU, Art. 11a (1) and (3). Translations use the wording of the directive in their
// language.
export const withdrawHere = 'Withdraw from contract here'
export const confirmWithdrawal = 'Confirm withdrawal'

// Step 1: identifying the order
export const title = 'Withdraw from contract'
export const lead =
  'If you ordered as a consumer, you can withdraw within 14 days of delivery, without giving a reason. No account needed.'
export const name = 'Your name'
export const orderNumber = 'Order number'
export const orderNumberHint = 'It’s in your confirmation email.'
export const email = 'Email used for the order'
export const emailHint = 'We’ll send your withdrawal receipt to this address.'
export const next = 'Continue'
export const sending = 'Sending…'
export const checkFields = 'Please check these fields'
export const unreachable = 'We could not reach the store. Nothing is lost: please try again.'

// Where the rule does not apply
export const notHere =
  'Online withdrawal is for orders from countries whose law requires it, such as those in the European Union.'
export const otherOrders = {
  returns: 'For any other order, see [Shipping & Returns](/returns) or contact us.',
  contact: 'For any other order, please contact us.',
} as const
export const otherCountry = 'Did you order from the EU?'
export const changeCountry = 'Change country'

// Step 2: choosing and confirming
export const confirmLead = (order: string) =>
  `You are withdrawing from the contract for order ${order}. Choose the items.`
export const until = (day: string) => `You can withdraw until the end of ${day}.`
export const open = 'You can withdraw now, and for 14 days after delivery.'
export const unitsLabel = (left: number) => `Units (of ${left})`
export const nothingLeft = 'Already withdrawn or returned'
export const unitsOfProduct = (product: string) => `: ${product}`
/** `amount`: the formatted price of the chosen items. */
export const summary = (units: string, all: string, amount: string) =>
  `You are withdrawing from ${units} of ${all} items, ${amount}.`
export const receiptTo = (email: string) => `We’ll email a confirmation of your withdrawal to ${email}.`
export const otherOrder = 'Another order'
export const toOrder = 'Back to your order'

// The receipt
export const received = 'We have received your withdrawal'
export const receivedAt = 'Received on'
export const receiptSent = (email: string) => `This receipt was also sent to ${email}.`
export const withdrawn = 'Withdrawn'
export const whatNext = 'What happens next'
export const before = 'Earlier withdrawals'

// On the order page
export const viewReceipt = 'View the receipt'
