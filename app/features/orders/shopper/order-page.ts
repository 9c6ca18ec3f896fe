import {
  isUnshipped,
  type OrderStatus,
  PAYMENT_NAMES,
  type PaymentMethod,
  type PaymentStatus,
  type ShippingMethod,
} from '#app/features/orders/order.ts'

// What the order's own page says and allows, out of the order alone (docs/rules.md, The order's own page).

const HOUR_MS = 60 * 60 * 1_000

/** Until when the shopper can cancel an order or correct its address, as long as it has not left. */
export function changeableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + HOUR_MS)
}

/** Why the shopper can change an order no more. */
export type Closed = 'cancelled' | 'left' | 'over'

/** Null while the shopper can change the order. `now` is the server's. */
export function closedBy(
  { status, createdAt }: { readonly status: OrderStatus; readonly createdAt: Date },
  now: Date,
): Closed | null {
  if (status === 'cancelled') return 'cancelled'
  if (!isUnshipped(status)) return 'left'
  return now < changeableUntil(createdAt) ? null : 'over'
}

const STEPS = ['pending', 'processing', 'shipped', 'delivered'] as const
type StepStatus = (typeof STEPS)[number]

const STEP_NAMES: Readonly<Record<StepStatus, string>> = {
  pending: 'Placed',
  processing: 'In preparation',
  shipped: 'Shipped',
  delivered: 'Delivered',
}
const PICKUP_NAMES = { ...STEP_NAMES, shipped: 'Ready to collect', delivered: 'Collected' }

/** A step on an order's way. `at`: when it was reached, where that is known. */
export type Step = { readonly name: string; readonly state: 'done' | 'current' | 'ahead'; readonly at: Date | null }

type Progress = {
  readonly status: OrderStatus
  readonly shippingMethod: ShippingMethod
  readonly createdAt: Date
  readonly fulfilledAt: Date | null
}

/** How far an order has come, step by step; nothing for a cancelled one. `moved`: its changes of status, oldest first. */
export function progressOf(order: Progress, moved: readonly { readonly to: string; readonly at: Date }[]): Step[] {
  const { status, shippingMethod, createdAt, fulfilledAt } = order
  if (status === 'cancelled') return []
  const names = shippingMethod === 'pickup' ? PICKUP_NAMES : STEP_NAMES
  const current = STEPS.indexOf(status)
  return STEPS.map((step, index) => {
    const event = moved.findLast(({ to }) => to === step)?.at ?? null
    const at = step === 'pending' ? createdAt : step === 'shipped' ? (fulfilledAt ?? event) : event
    const isReached = index < current || step === 'delivered' // nothing comes after that
    const state = index > current ? 'ahead' : isReached ? 'done' : 'current'
    return { name: names[step], state, at: state === 'ahead' ? null : at }
  })
}

type Paid = {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly paymentMethod: PaymentMethod
  readonly heldUntil: Date | null
}

/** Whether the shopper still has to pay, and stock is held for that. */
export function awaitsPayment({ status, paymentStatus, heldUntil }: Omit<Paid, 'paymentMethod'>): boolean {
  return paymentStatus === 'pending' && heldUntil !== null && status !== 'cancelled'
}

/** 'Credit card: paid' */
export function paymentText({ status, paymentStatus, paymentMethod }: Paid): string {
  const isCancelled = status === 'cancelled'
  const states: Readonly<Record<PaymentStatus, string>> = {
    pending: isCancelled ? 'nothing was charged' : 'not paid yet',
    paid: 'paid',
    failed: 'not paid, nothing was charged',
    partly_refunded: 'paid, partly refunded',
    refunded: 'refunded',
  }
  return `${PAYMENT_NAMES[paymentMethod]}: ${states[paymentStatus]}`
}

type Told = Paid & {
  readonly shippingMethod: ShippingMethod
  readonly isTracked: boolean
  /** How many pieces the order still waits for. */
  readonly backordered: number
  /** Who cancelled it; null where nobody did. */
  readonly cancelledBy: 'shopper' | 'shop' | null
}

/** Where an order stands, in plain words: what is so now, and what comes next. */
export function newsOf(order: Told): { readonly title: string; readonly text: string } {
  const isPickup = order.shippingMethod === 'pickup'
  switch (order.status) {
    case 'cancelled':
      return { title: 'This order is cancelled', text: cancelledText(order) }
    case 'delivered':
      return {
        title: isPickup ? 'You collected your order' : 'Your order was delivered',
        text: 'We hope you love it. If something is not right, please write to us.',
      }
    case 'shipped':
      return isPickup
        ? { title: 'Your order is ready to collect', text: 'Please bring your order number to the store.' }
        : { title: 'Your order is on its way', text: shippedText(order.isTracked) }
    default:
      return unshippedNews(order, isPickup)
  }
}

function unshippedNews(order: Told, isPickup: boolean) {
  if (awaitsPayment(order)) {
    return {
      title: 'Waiting for your payment',
      text: 'Your pieces are held for you. As soon as your payment has arrived, we get your order ready.',
    }
  }
  const then = isPickup
    ? 'We write to you as soon as you can collect it.'
    : 'We write to you as soon as it is on its way, with the tracking number.'
  const waits =
    order.backordered > 0
      ? `${order.backordered} of your pieces ${order.backordered === 1 ? 'is' : 'are'} on backorder: we send your order once we have everything. `
      : ''
  return order.status === 'pending'
    ? { title: 'We have your order', text: `${waits}We begin with it soon. ${then}` }
    : { title: 'We are getting your order ready', text: waits + then }
}

function shippedText(isTracked: boolean): string {
  return isTracked
    ? 'You can follow your parcel with the tracking number below, on the pages of its carrier.'
    : 'Your parcel has left us and is on its way to you.'
}

function cancelledText({ cancelledBy, paymentStatus }: Told): string {
  if (paymentStatus === 'failed' && cancelledBy !== 'shopper') {
    return 'Your payment did not arrive in time. Nothing was charged.'
  }
  const who = cancelledBy === 'shopper' ? 'You cancelled it' : 'We cancelled it'
  if (paymentStatus === 'pending' || paymentStatus === 'failed') return `${who}. Nothing was charged.`
  if (paymentStatus === 'refunded') return `${who}, and you get back what you paid.`
  if (paymentStatus === 'partly_refunded') return `${who}, and you get back part of what you paid: see below.`
  return `${who}. What you paid has not been given back yet; if you have a question about that, please write to us.`
}

/** '41 minutes left' of `ms` milliseconds, in whole minutes: nothing is promised that is not there. */
export function timeLeftText(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'less than a minute left'
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`
}

/** The tracking number as a link, where staff wrote an https address; null for a plain number. */
export function trackingLink(trackingNumber: string): string | null {
  return /^https:\/\/[^\s\\]+$/i.test(trackingNumber) && URL.canParse(trackingNumber) ? trackingNumber : null
}
