export const paymentAway = 'We could not reach the payment page. Please try again.'
export const orderName = (number: string) => `Order ${number}`
export const amountRejected =
  'The payment provider does not accept this amount, so nothing was ordered or charged. Please change your cart.'
export const methodProblems = {
  'not-offered': 'This payment method is no longer available. Please choose another.',
  ended: 'The payment for this order has changed. Please check your order again.',
} as const
export const payAnotherWay = 'Pay another way'
export const changeMethod = 'Change payment method'
export const changingMethod = 'Changing...'
export const copyValue = (subject: string) => `Copy ${subject}`
export const copied = (subject: string) => `${subject} copied`
export const notCopied = (subject: string) => `Could not copy: ${subject}. Please select it.`
export const scanCode = 'Scan this code with your banking app to fill in the transfer.'
export const payNotShown = 'We could not load the payment options.'
export const paymentOnItsWay = 'Thank you. This page updates as soon as your payment is confirmed.'
export const orderReceived = 'Thank you. We’ve received your order.'
export const paymentArrived = 'Thank you. We’ve received your payment.'
export const payNow = 'Pay now'
export const backToCheckout = 'Back to checkout'
export const cartStillHere = 'Your cart is still here.'
export const orderWaits = 'Your order is waiting for payment'
export const orderWaitsText =
  'We’re holding your items. Your cart stays as it is until your payment arrives. To change something, cancel this order and place it again.'
export const goOnToPayment = 'Continue to payment'
export const changeOrder = 'Change my order'
export const seeOrder = 'View your order'
