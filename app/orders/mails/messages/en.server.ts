import type { OrderStatus, PaymentStatus } from '#app/orders/order-status.ts'

// The state of an order, on its own page

type StatusText = {
  readonly step: string | null
  readonly title: string
  readonly text: string
  readonly tracked?: string
}

export const delivery: Readonly<Record<OrderStatus, StatusText>> = {
  pending: { step: 'Placed', title: 'We’ve received your order', text: 'We’ll start on it soon. ' },
  processing: { step: 'Preparing', title: 'We’re getting your order ready', text: '' },
  shipped: {
    step: 'Shipped',
    title: 'Your order is on its way',
    text: 'Your parcel has left us and is on its way to you.',
    tracked: 'Track your parcel with the tracking number below.',
  },
  delivered: {
    step: 'Delivered',
    title: 'Your order was delivered',
    text: 'We hope you love it. If something is not right, please [contact us](/contact).',
  },
  cancelled: { step: null, title: 'Order cancelled', text: '' },
}
export const pickup: Readonly<Partial<Record<OrderStatus, Partial<StatusText>>>> = {
  shipped: {
    step: 'Ready for pickup',
    title: 'Your order is ready for pickup',
    text: 'Please bring your order number to the store.',
  },
  delivered: { step: 'Picked up', title: 'You picked up your order' },
}
export const waitingForPayment = {
  title: 'Waiting for your payment',
  text: 'We’re holding your items for you. We’ll get your order ready as soon as your payment arrives.',
} as const
export const onBackorder = (units: number) =>
  `${units} of your items ${units === 1 ? 'is' : 'are'} on backorder. We’ll ship your order once we have everything. `
export const whatNext = {
  pickup: 'We’ll email you when it’s ready for pickup.',
  delivery: 'We’ll email you when it ships, with the tracking number.',
} as const
export const waitingForTransfer = {
  title: 'Please transfer the total',
  text: 'We’ll hold your items for you and ship them once your payment arrives.',
} as const
export const waitingForRest = (rest: string) => ({
  title: 'Part of your payment has arrived',
  text: `Please transfer the remaining ${rest}. We’re holding your items for you.`,
})
export const paidOnDelivery = 'to be paid in cash on delivery'
export const arrived = (amount: string) => `${amount} received`
export const returned = (amount: string) =>
  `. We’ll transfer the ${amount} we received back to your bank account. Your bank may take a few days to show it.`
export const paymentState = (method: string, state: string) => `${method}: ${state}`
export const notPaidInTime = 'Your payment did not arrive in time. Nothing was charged.'
export const cancelledBy = { shopper: 'You cancelled this order', store: 'We cancelled this order' } as const

type PaymentText = {
  readonly state: string
  readonly cancelled?: string
  readonly afterCancelling: string
  /** Replaces `afterCancelling` while a refund is pending. */
  readonly refundPending?: string
}

export const payments: Readonly<Record<PaymentStatus, PaymentText>> = {
  pending: { state: 'not paid yet', cancelled: 'nothing was charged', afterCancelling: '. Nothing was charged.' },
  paid: {
    state: 'paid',
    afterCancelling:
      '. We have not refunded your payment yet. If you have any questions, please [contact us](/contact).',
  },
  failed: { state: 'not paid, nothing was charged', afterCancelling: '. Nothing was charged.' },
  partly_refunded: {
    state: 'paid, partly refunded',
    afterCancelling: '. We’ve refunded part of what you paid: see below.',
    refundPending: '. We’re refunding part of what you paid: see below.',
  },
  refunded: {
    state: 'refunded',
    afterCancelling: '. We’ve refunded what you paid.',
    refundPending: '. We’re refunding what you paid.',
  },
}

// Reasons why an order cannot be changed
export const tooLateToCancel = {
  left: 'Your order has already shipped, so it can no longer be cancelled here. Nothing was changed. Please contact us.',
  over: 'It’s been over an hour, so this order can’t be cancelled online. Nothing was changed. Please contact us.',
} as const
export const tooLateToCorrect = {
  cancelled: 'This order is cancelled, so its address cannot be changed.',
  left: 'Your order has already shipped, so its address can no longer be changed. Please contact us.',
  over: 'It’s been over an hour, so the address can’t be changed online. Nothing was changed. Please contact us.',
} as const
export const addressErased = 'The address for this order was erased and cannot be entered again.'
export const formIncomplete = 'Something went wrong. Please reload the page and try again.'
export const correctedElsewhere =
  'The address was changed in another window or by us. Your changes are still here: check them, then save again.'
export const otherZone =
  'Shipping may cost a different amount there. Cancel this order and place it again, or contact us.'
export const otherTax = 'A different tax applies there. Cancel this order and place it again, or contact us.'

export const order = (number: string) => `Order ${number}`
export const viewOrder = 'View your order'
export const shippingTo = (method: string) => `Shipping to (${method})`
export const confirmation = {
  subject: (store: string, number: string) => `Your ${store} order ${number}`,
  title: (firstName: string) => `Thank you for your order, ${firstName}.`,
  next: 'We’re getting it ready.',
  promise:
    'Within 1 hour of ordering, you can edit the address or cancel the order on its page, unless it has shipped.',
} as const
export const payInCash = (amount: string) => `You’ll pay ${amount} in cash when your order is delivered.`
export const paymentRequest = {
  subject: (store: string, number: string) => `Please pay your ${store} order ${number}`,
  title: (firstName: string) => `Thank you for your order, ${firstName}.`,
  account: 'Bank details',
} as const
export const shipped = {
  delivery: 'is on its way',
  pickup: 'is ready for pickup',
  subject: (store: string, number: string, progress: string) => `Your ${store} order ${number} ${progress}`,
  title: (progress: string, firstName: string) => `Your order ${progress}, ${firstName}.`,
  tracking: (number: string) => `Tracking number ${number}`,
  pickupAddress: 'Pickup address',
} as const
export const cancelled = {
  subject: (store: string, number: string) => `Your ${store} order ${number} was cancelled`,
  title: 'Your order was cancelled',
  by: {
    shopper: 'You cancelled this order, so nothing will be shipped.',
    staff: 'We had to cancel this order, so nothing will be shipped.',
    unpaid: 'Your payment did not arrive in time, so this order was cancelled and nothing will be shipped.',
  },
  refund: (amount: string) => `We’re refunding ${amount} to your original payment method.`,
  refundInAll: (total: string) => `With earlier refunds, that’s ${total} in total.`,
  notCharged: 'You have not been charged.',
  questions: (email: string) => `If you have any questions, email us at ${email}.`,
} as const
export const refund = {
  subject: (store: string, number: string) => `Refund for your ${store} order ${number}`,
  title: (amount: string) => `Your refund of ${amount}`,
  progress: (amount: string, total: string) => `We’ve refunded ${amount} of the ${total} you were charged.`,
  when: 'It goes to your original payment method. Your bank may take a few days to show it.',
  amount: 'This refund',
  about: {
    part: 'The refund is for part of the order, not for specific items.',
    shipping: 'The refund is for shipping.',
  },
} as const
