import { formatNumber } from '#app/lib/format/number.ts'

// Why a product is exempt, shown before the order and when a line is rejected (Directive 2011/83/EU, Art. 16)
export const exemptions = {
  sealed: 'Sealed for hygiene: the right of withdrawal ends once you unseal it after delivery.',
  personal: 'Made to your specifications: there is no right of withdrawal.',
} as const

// Shown when a form is rejected
export const nameMissing = 'Please enter your name'
export const orderNumberMissing = 'Please enter your order number'
export const orderNumberUnreadable = 'Please enter an order number from this store. It begins with IN, as in IN1A2B3C4D'
export const invalidEmail = 'Please enter an email address such as ada@example.com'
export const noMatch =
  'We couldn’t find an order with this number and email. Please check both, and use the email you ordered with. Your entries are still here.'
export const tooManyTries =
  'Too many attempts for this order. Please try again in an hour, or use the link in your confirmation email.'
export const unitsUnreadable = 'Please enter a whole number, 1 or more'
export const tooManyUnits = (left: number) => `You can choose at most ${formatNumber(left)} of these`
export const noUnits = 'Please choose at least one item'
export const formIncomplete = 'Something went wrong. Please reload the page and try again.'

// Why a shopper cannot withdraw from any part of an order
export const rejections = {
  notCovered: 'Online withdrawal is not available for this order. To return something, please [contact us](/contact).',
  returnInstead: 'Online withdrawal is not available for this order. You can return these items instead.',
  cancelled: 'This order is already cancelled, so there is nothing to withdraw from.',
  imported:
    'This order was placed in our previous store, so you cannot withdraw from it here. Please [contact us](/contact).',
  erased:
    'The personal data in this order was erased, so you cannot withdraw from it here. Please [contact us](/contact).',
  exempt: 'There is no right of withdrawal for the items in this order:',
  returned: 'Everything in this order was already returned, so there is nothing to withdraw from.',
} as const
export const late = (day: string) =>
  `The withdrawal period for this order ended on ${day}. If something is wrong with what you bought, you keep your other rights: please [contact us](/contact).`

// The next steps, in the receipt shown on the page and sent by email
export const next = {
  cancelled: 'Your order had not shipped yet, so it is cancelled. We’ll refund everything you paid.',
  unshipped: (day: string) =>
    `Your order has not shipped yet. We’ll remove the items you withdrew from and refund you by ${day} to your original payment method.`,
  shipped: (day: string) =>
    `Please send the items back by ${day}. We’ll refund you by the same day, to your original payment method. We may wait until we have them back, or until you show us that you have sent them.`,
} as const
/** `address`: with the name of the seller, on one line */
export const sendTo = (address: string) => `Return address: ${address}.`
/** For a store without an address */
export const addressOnRequest = (email: string) => `For the return address, please email ${email}.`
/** For an order that was paid by transfer or in cash */
export const refundAccount = (email: string) =>
  `So we can transfer your refund, please email ${email} the bank account holder’s name and the IBAN or account number.`
export const withdrawnUnits = (units: number) => `Withdrawn: ${units}`

// The emailed receipt
export const mail = {
  subject: (store: string, order: string) => `Your withdrawal from ${store} order ${order}`,
  title: 'We have received your withdrawal',
  text: (order: string, at: string) =>
    `You have withdrawn from the contract for order ${order}. We received this on ${at}.`,
  name: 'Your name',
  receivedAt: 'Received on',
} as const

// For an order that was never paid
export const nextUnpaid = {
  cancelled:
    'Your order had not shipped yet, so it is cancelled. We have not received a payment, so there is nothing to refund.',
  unshipped: () =>
    'Your order has not shipped yet. We’ll remove the items you withdrew from. We have not received a payment, so there is nothing to refund.',
  shipped: (day: string) =>
    `Please send the items back by ${day}. We have not received a payment, so there is nothing to refund.`,
} as const

// The wording of Directive 2011/83/EU, Annex I (B)
export const modelForm = {
  title: 'Model withdrawal form',
  lead: 'You can use this form instead, on paper or by email. It is not obligatory.',
  hint: '(complete and return this form only if you wish to withdraw from the contract)',
  to: 'To',
  declaration:
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*)',
  ordered: 'Ordered on (*)/received on (*)',
  name: 'Name of consumer(s)',
  address: 'Address of consumer(s)',
  signature: 'Signature of consumer(s) (only if this form is notified on paper)',
  date: 'Date',
  choice: '(*) Delete as appropriate.',
  print: 'Print',
} as const

// The instructions of Directive 2011/83/EU, Annex I (A), for goods
export const instruction = {
  title: 'Instructions on withdrawal',
  right:
    'You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.',
  declaration: (seller: string, url: string) =>
    `To exercise the right of withdrawal, you must inform us (${seller}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or email). You may use the model withdrawal form below, but it is not obligatory. You can also exercise your right of withdrawal online at ${url}. If you use this online feature, we will send you an acknowledgement of receipt of the withdrawal on a durable medium (e.g. by email), including its content and the date and time of its submission, without undue delay.`,
  deadline:
    'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
  refund:
    'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
  sending:
    'You shall send back the goods or hand them over to us without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired.',
  cost: 'You will have to bear the direct cost of returning the goods, unless our returns policy says that we bear it.',
  value:
    'You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
} as const
