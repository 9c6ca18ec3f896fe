export const paymentAway = 'We could not reach the payment page. Please try again.'
export const orderName = (number: string) => `Order ${number}`
export const amountRejected =
  'The payment provider does not take this amount, so nothing was ordered or charged. Please change your cart.'
export const methodProblems = {
  'not-offered': 'This way to pay is not offered any more. Please choose another.',
  ended: 'The payment of this order has changed in the meantime. Please look at the order again.',
} as const
export const payAnotherWay = 'Pay another way'
export const changeMethod = 'Change how you pay'
export const changingMethod = 'Changing...'
export const copyValue = (subject: string) => `Copy ${subject}`
export const copied = (subject: string) => `${subject} copied`
export const notCopied = (subject: string) => `${subject} could not be copied. Please select it.`
export const scanCode = 'Scan this code with the app of your bank to fill in the transfer.'
export const payNotShown = 'The payment options could not be shown.'
export const paymentOnItsWay = 'Thank you. This page updates as soon as your payment is confirmed.'
export const orderReceived = 'Thank you. Your order is with us.'
export const paymentArrived = 'Thank you. Your payment has arrived.'
export const payNow = 'Pay now'
export const backToCheckout = 'Back to checkout'
export const cartStillHere = 'Your cart is still here.'
export const orderWaits = 'Your order is waiting for its payment'
export const orderWaitsText =
  'Its pieces are held for you. Your cart stays as it is until your payment has arrived: to change something, cancel this order and place it again.'
export const goOnToPayment = 'Go on to payment'
export const changeOrder = 'Change my order'
export const seeOrder = 'See your order'
