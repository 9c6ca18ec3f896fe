import type { PaymentMethod, ShippingMethod } from '#app/features/orders/order.ts'
import {
  isUnshipped,
  ORDER_STATUS,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUS,
  type PaymentStatus,
  shopperTexts,
} from '#app/features/orders/order-status.ts'
import { orderText } from '#app/features/orders/order-text.ts'

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
  const steps = ORDER_STATUSES.flatMap((step) => {
    const { step: name } = shopperTexts(step, shippingMethod === 'pickup')
    return name === null ? [] : [{ name, step }]
  })
  const current = steps.findIndex(({ step }) => step === status)
  if (current < 0) return []
  return steps.map(({ name, step }, index) => {
    const event = moved.findLast(({ to }) => to === step)?.at ?? null
    const isFulfillment = ORDER_STATUS[step].entering.stamp === 'fulfilledAt'
    const at = index === 0 ? createdAt : isFulfillment ? (fulfilledAt ?? event) : event
    const isReached = index < current || index === steps.length - 1 // nothing comes after that
    const state = index > current ? 'ahead' : isReached ? 'done' : 'current'
    return { name, state, at: state === 'ahead' ? null : at }
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
  const { shopper, shopperOfCancelled } = PAYMENT_STATUS[paymentStatus]
  return `${orderText.paymentNames[paymentMethod]}: ${(status === 'cancelled' && shopperOfCancelled) || shopper}`
}

type Reported = Paid & {
  readonly shippingMethod: ShippingMethod
  readonly isTracked: boolean
  /** How many pieces the order still waits for. */
  readonly backordered: number
  /** Who cancelled it; null where no one did. */
  readonly cancelledBy: 'shopper' | 'store' | null
}

/** Where an order stands, in plain words: what is so now, and what comes next. */
export function newsOf(order: Reported): { readonly title: string; readonly text: string } {
  const isPickup = order.shippingMethod === 'pickup'
  const { title, text, trackedText } = shopperTexts(order.status, isPickup)
  if (order.status === 'cancelled') return { title, text: cancelledText(order) }
  if (isUnshipped(order.status)) return unshippedNews(order, isPickup, { title, text })
  return { title, text: (order.isTracked && !isPickup && trackedText) || text }
}

function unshippedNews(
  order: Reported,
  isPickup: boolean,
  { title, text }: { readonly title: string; readonly text: string },
) {
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
  return { title, text: waits + text + then }
}

function cancelledText({ cancelledBy, paymentStatus }: Reported): string {
  if (paymentStatus === 'failed' && cancelledBy !== 'shopper') {
    return 'Your payment did not arrive in time. Nothing was charged.'
  }
  const who = cancelledBy === 'shopper' ? 'You cancelled it' : 'We cancelled it'
  return who + PAYMENT_STATUS[paymentStatus].afterCancelling
}

/** The tracking number as a link, where staff wrote an https address; null for a plain number. */
export function trackingLink(trackingNumber: string): string | null {
  return /^https:\/\/[^\s\\]+$/i.test(trackingNumber) && URL.canParse(trackingNumber) ? trackingNumber : null
}
