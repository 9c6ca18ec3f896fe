import { formatNumber } from '#app/lib/format/number.ts'

export const openOrder = 'Open the order'

// A new order
export const newOrderSubject = (number: string, total: string) => `New order ${number}: ${total}`
export const newOrder = 'You have a new order'
/** `payment` is text such as ‘Bank transfer’; `status` is text such as ‘pending’. */
export const newOrderText = (number: string, customer: string, total: string) =>
  `${customer} placed order ${number} for ${total}.`
export const paidBy = (payment: string, status: string) => `${payment}: ${status}.`
export const units = (quantity: number) => `Quantity: ${formatNumber(quantity)}`
export const deliverBy = 'Shipping'

// A withdrawal
export const withdrawalSubject = (number: string) => `Withdrawal from order ${number}`
export const withdrawal = 'A customer withdrew from an order'
export const withdrawalText = (name: string, number: string) => `${name} withdrew from these items in order ${number}:`
export const withdrawalCancelled = 'Nothing had been shipped, so the order is cancelled.'
export const withdrawalDue = (day: string) =>
  `By ${day}, refund what was paid for these items. You may wait until the items arrive or the customer proves that they were sent back.`

// A return
export const returnSubject = (number: string) => `Return recorded for order ${number}`
export const returnTitle = 'A return was recorded'
export const returnText = (number: string) => `These items from order ${number} were returned:`

// A refund
export const refundSubject = (amount: string, number: string) => `Pay out ${amount} for order ${number}`
export const refundTitle = 'A refund is waiting for you'
export const refundText = (amount: string, number: string) =>
  `The refund of ${amount} for order ${number} is recorded, but the store cannot pay it out. Pay it manually, then mark it as paid out on the order page. Only then does the customer get the confirmation.`
export const refundFailedSubject = (amount: string, number: string) => `Refund of ${amount} failed, order ${number}`
export const refundFailed = 'A refund failed'
export const refundFailedText = (amount: string, number: string) =>
  `The payment provider did not pay out ${amount} for order ${number}. Open the order to try again.`

// A transfer, or a payment
export const transferPartSubject = (number: string) => `Order ${number} is only partly paid`
export const transferPart = 'A bank transfer was too low'
export const transferPartText = (received: string, total: string, number: string) =>
  `${received} of ${total} arrived for order ${number}. Wait for the rest, accept the underpayment, or cancel the order. Its units stay reserved until you decide.`
export const transferReturnSubject = (amount: string, number: string) =>
  `Refund ${amount} for the cancelled order ${number}`
export const transferReturn = 'A cancelled order was partly paid'
export const transferReturnText = (amount: string, number: string, customer: string) =>
  `${amount} arrived for order ${number}, which is now cancelled. Send it back to ${customer} from your bank, then mark it as refunded.`
export const openTransfers = 'Open bank transfers'
export const mismatchSubject = (number: string) => `Check the payment of order ${number}`
export const mismatch = 'A payment does not match its order'
export const mismatchText = (number: string) =>
  `The payment provider reports a payment for order ${number} that does not match. The order stays unpaid and its units stay reserved until you decide.`

// A review
export const reviewSubject = (product: string) => `Review to approve: ${product}`
export const review = 'A review is waiting for you'
export const reviewText = (product: string, stars: number) =>
  `${product} got ${stars === 1 ? '1 star' : `${stars} stars`}. Shoppers see the review once you approve it.`
export const reviewBy = (name: string) => `Written by ${name}`
export const openReviews = 'Open the reviews'

// A message from the contact form
export const messageSubject = (name: string, subject: string) => `Message from ${name}: ${subject}`
export const message = 'You have a new message'
export const messageText = 'Someone sent you a message from the contact page. Reply to this email to respond.'
export const messageFrom = 'From'
export const messageTopic = 'Subject'
export const messageBody = 'Message'
export const openMessage = 'Open the message'
export const messageNote =
  'Name, email and text appear as typed: the store cannot verify who wrote them. Be careful with links.'

// The daily summary
export const summarySubject = (day: string) => `Your store on ${day}`
export const summary = 'Daily summary'
export const sales = (orders: number, revenue: string) =>
  orders === 0
    ? 'No orders came in yesterday.'
    : `${orders === 1 ? '1 order' : `${formatNumber(orders)} orders`} came in yesterday, for ${revenue}.`
export const leftToDo = 'To do'
export const openDashboard = 'Open the dashboard'
