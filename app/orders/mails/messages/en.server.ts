import type { OrderStatus, PaymentStatus } from '#app/orders/order-status.ts'

// The state of an order, on its own page

type StatusText = {
  readonly step: string | null
  readonly title: string
  readonly text: string
  readonly tracked?: string
}

export const delivery: Readonly<Record<OrderStatus, StatusText>> = {
  pending: { step: 'Placed', title: 'We have your order', text: 'We begin with it soon. ' },
  processing: { step: 'In preparation', title: 'We are getting your order ready', text: '' },
  shipped: {
    step: 'Shipped',
    title: 'Your order is on its way',
    text: 'Your parcel has left us and is on its way to you.',
    tracked: 'You can follow your parcel with the tracking number below, on the pages of its carrier.',
  },
  delivered: {
    step: 'Delivered',
    title: 'Your order was delivered',
    text: 'We hope you love it. If something is not right, please write to us.',
  },
  cancelled: { step: null, title: 'This order is cancelled', text: '' },
}
export const pickup: Readonly<Partial<Record<OrderStatus, Partial<StatusText>>>> = {
  shipped: {
    step: 'Ready to collect',
    title: 'Your order is ready to collect',
    text: 'Please bring your order number to the store.',
  },
  delivered: { step: 'Collected', title: 'You collected your order' },
}
export const waitingForPayment = {
  title: 'Waiting for your payment',
  text: 'Your pieces are held for you. As soon as your payment has arrived, we get your order ready.',
} as const
export const onBackorder = (units: number) =>
  `${units} of your pieces ${units === 1 ? 'is' : 'are'} on backorder: we send your order once we have everything. `
export const whatNext = {
  pickup: 'We write to you as soon as you can collect it.',
  delivery: 'We write to you as soon as it is on its way, with the tracking number.',
} as const
export const waitingForTransfer = {
  title: 'Please transfer the total',
  text: 'We hold your pieces for you, and send them once your payment has arrived.',
} as const
export const waitingForRest = (rest: string) => ({
  title: 'Part of your payment has arrived',
  text: `Please transfer the remaining ${rest}. We keep your pieces for you.`,
})
export const paidOnDelivery = 'to be paid in cash when it is delivered'
export const arrived = (amount: string) => `${amount} received`
export const returned = (amount: string) => `. We return the ${amount} that has arrived from you.`
export const paymentState = (method: string, state: string) => `${method}: ${state}`
export const notPaidInTime = 'Your payment did not arrive in time. Nothing was charged.'
export const cancelledBy = { shopper: 'You cancelled it', store: 'We cancelled it' } as const

type PaymentText = { readonly state: string; readonly cancelled?: string; readonly afterCancelling: string }

export const payments: Readonly<Record<PaymentStatus, PaymentText>> = {
  pending: { state: 'not paid yet', cancelled: 'nothing was charged', afterCancelling: '. Nothing was charged.' },
  paid: {
    state: 'paid',
    afterCancelling:
      '. What you paid has not been given back yet; if you have a question about that, please write to us.',
  },
  failed: { state: 'not paid, nothing was charged', afterCancelling: '. Nothing was charged.' },
  partly_refunded: {
    state: 'paid, partly refunded',
    afterCancelling: ', and you get back part of what you paid: see below.',
  },
  refunded: { state: 'refunded', afterCancelling: ', and you get back what you paid.' },
}

// Why it cannot be changed
export const tooLateToCancel = {
  left: 'Your order has left already, so it cannot be cancelled here any more. Nothing was changed. Please write to us.',
  over: 'The hour in which you could cancel your order is over. Nothing was changed. Please write to us.',
} as const
export const tooLateToCorrect = {
  cancelled: 'This order is cancelled: its address stays as it is.',
  left: 'Your order has left already, so its address cannot be corrected any more. Please write to us.',
  over: 'The hour in which you could correct the address is over. Nothing was changed. Please write to us.',
} as const
export const addressErased = 'The address of this order was erased, and stays so.'
export const formIncomplete = 'This form is not complete, or holds a field that does not belong to it.'
export const correctedElsewhere =
  'The address was corrected in the meantime, in another window or by us. Your changes are still here: check them, then save again.'
export const otherZone = 'Shipping can cost something else there. Cancel this order and place it again, or contact us.'
export const otherTax = 'Another tax applies there. Cancel this order and place it again, or contact us.'

export const order = (number: string) => `Order ${number}`
export const viewOrder = 'View your order'
export const line = (variant: string, quantity: number) => `${variant}, quantity ${quantity}`
export const shippingTo = (method: string) => `Shipping to (${method})`
export const confirmation = {
  subject: (store: string, number: string) => `Your ${store} order ${number}`,
  title: (firstName: string) => `Thank you for your order, ${firstName}.`,
  next: 'We will get it ready for you now.',
  promise:
    'Within 1 hour of ordering you can cancel it on its own page, or correct the address while it is not shipped.',
} as const
export const payInCash = (amount: string) => `You pay ${amount} in cash when your order is delivered.`
export const paymentRequest = {
  subject: (store: string, number: string) => `Please pay your ${store} order ${number}`,
  title: (firstName: string) => `Thank you for your order, ${firstName}.`,
  account: 'Where to transfer it',
} as const
export const shipped = {
  delivery: 'is on its way',
  pickup: 'is ready to be picked up',
  subject: (store: string, number: string, progress: string) => `Your ${store} order ${number} ${progress}`,
  title: (news: string, firstName: string) => `Your order ${news}, ${firstName}.`,
  tracking: (number: string) => `Tracking number ${number}`,
  pickupAddress: 'Where to pick it up',
} as const
export const cancelled = {
  subject: (store: string, number: string) => `Your ${store} order ${number} was cancelled`,
  title: 'Your order was cancelled',
  by: {
    shopper: 'You cancelled this order, so nothing will be sent.',
    staff: 'We had to cancel this order, so nothing will be sent.',
    unpaid: 'Your payment did not arrive in time, so this order was cancelled and nothing will be sent.',
  },
  refund: (amount: string) => `We refund ${amount} the way you paid.`,
  refundInAll: (total: string) => `Together with what you got back before, that is ${total}.`,
  notCharged: 'You have not been charged.',
  questions: (email: string) => `If you have any questions, write to us at ${email}.`,
} as const
export const refund = {
  subject: (store: string, number: string) => `Refund for your ${store} order ${number}`,
  title: (amount: string) => `You get ${amount} back`,
  news: (amount: string, total: string) => `We have refunded ${amount} of the ${total} that you were charged.`,
  when: 'It goes back the way you paid; your bank may take some days to show it.',
  amount: 'This refund',
  about: {
    part: 'The refund is for a part of the order, not for particular items.',
    shipping: 'The refund is for shipping.',
  },
} as const
