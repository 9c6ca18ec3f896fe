import { formatMoney, type Money } from '#app/base/money.ts'
import { formatDayRange } from '#app/lib/format/date.ts'
import { toDay } from '#app/lib/time-zone.ts'
import { serverOrderText } from '#app/orders/mails/order-text.server.ts'
import {
  type CancelledBy,
  isCancelled,
  isDelivered,
  isPayable,
  isPayableStatus,
  isPaymentOpen,
  isUnshipped,
  ORDER_STATUS,
  ORDER_STATUSES,
} from '#app/orders/order-status.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { Order } from '#app/orders/orders.server.ts'
import type { PaymentFlow } from '#app/pricing/payment-providers.ts'
import { computeDeliveryDates, type DeliveryDays } from '#app/pricing/shipping.ts'

const HOUR_MS = 60 * 60 * 1_000

export function getChangeDeadline(createdAt: Date): Date {
  return new Date(createdAt.getTime() + HOUR_MS)
}

type ClosedReason = 'cancelled' | 'left' | 'over'

/** Returns null while the shopper can change the order. `now` is the server's time. */
export function getClosedReason(
  { status, createdAt }: Pick<Order, 'status' | 'createdAt'>,
  now: Date,
): ClosedReason | null {
  if (isCancelled(status)) return 'cancelled'
  if (!isUnshipped(status)) return 'left'
  return now < getChangeDeadline(createdAt) ? null : 'over'
}

function getStatusText({ status, shippingKind }: Pick<Order, 'status' | 'shippingKind'>) {
  const text = serverOrderText.delivery[status]
  return shippingKind === 'pickup' ? { ...text, ...serverOrderText.pickup[status] } : text
}

export type Step = { readonly name: string; readonly state: 'done' | 'current' | 'ahead'; readonly at: Date | null }

type Progress = Pick<Order, 'status' | 'shippingKind' | 'createdAt' | 'fulfilledAt'>

/** Returns an empty list for a cancelled order. `changes` are the order's status changes, oldest first. */
export function listProgressSteps(
  order: Progress,
  changes: readonly { readonly to: string; readonly at: Date }[],
): Step[] {
  const { status, shippingKind, createdAt, fulfilledAt } = order
  const steps = ORDER_STATUSES.flatMap((step) => {
    const { step: name } = getStatusText({ status: step, shippingKind })
    return name === null ? [] : [{ name, step }]
  })
  const current = steps.findIndex(({ step }) => step === status)
  if (current < 0) return []
  return steps.map(({ name, step }, index) => {
    if (index > current) return { name, state: 'ahead', at: null }
    const fulfilled = ORDER_STATUS[step].entering.stamp === 'fulfilledAt' ? fulfilledAt : null
    const at = index === 0 ? createdAt : (fulfilled ?? changes.findLast(({ to }) => to === step)?.at ?? null)
    const isDone = index < current || index === steps.length - 1
    return { name, state: isDone ? 'done' : 'current', at }
  })
}

type PaidOrder = Pick<Order, 'status' | 'paymentStatus' | 'paymentMethod' | 'heldUntil'> & {
  readonly paymentFlow: PaymentFlow
}

/** Returns true while units are held for an unpaid order. No units are held once the order is delivered. */
export function awaitsPayment({
  status,
  paymentStatus,
  heldUntil,
}: Omit<PaidOrder, 'paymentMethod' | 'paymentFlow'>): boolean {
  return isPayableStatus(status) && isPaymentOpen(paymentStatus) && heldUntil !== null
}

/** `arrived` is the part of an unpaid total that has arrived by transfer. */
export function getPaymentText(
  { status, paymentStatus, paymentMethod, paymentFlow }: Omit<PaidOrder, 'heldUntil'>,
  arrived: Money | null = null,
): string {
  const method = orderText.paymentNames[paymentMethod]
  if (arrived) return serverOrderText.paymentState(method, serverOrderText.arrived(formatMoney(arrived)))
  const isCash = paymentFlow === 'delivery' && isPayable({ status, paymentStatus })
  if (isCash) return serverOrderText.paymentState(method, serverOrderText.paidOnDelivery)
  const { state, cancelled } = serverOrderText.payments[paymentStatus]
  return serverOrderText.paymentState(method, (isCancelled(status) && cancelled) || state)
}

type ExpectedOrder = Pick<Order, 'status' | 'shippingKind' | 'createdAt'> & {
  readonly days: DeliveryDays | null
  readonly isUnpaid: boolean
  readonly backordered: number
  readonly now: Date
}

/** Returns the expected days of delivery, such as 'Dec 8 – 10'; null if they are unknown or past. */
export function formatEstimate(order: ExpectedOrder, zone: string): string | null {
  const { status, shippingKind, createdAt, days, isUnpaid, backordered, now } = order
  const isOver = isCancelled(status) || isDelivered(status)
  if (days === null || shippingKind === 'pickup' || isOver || isUnpaid || backordered > 0) return null
  const { from, to } = computeDeliveryDates(toDay(createdAt, zone), days)
  return to < toDay(now, zone) ? null : formatDayRange(from, to)
}

type LabeledOrder = PaidOrder &
  Pick<Order, 'shippingKind'> & {
    /** The part of an unpaid total that has arrived by transfer. */
    readonly arrived: Money | null
    /** The part of the total that is still to be paid. */
    readonly due: Money
  }

/** Returns an order's status in a few words, for lists. */
export function getStatusLabel(order: LabeledOrder): string {
  const openPayment = isUnshipped(order.status) ? describeOpenPayment(order) : null
  const { step, title } = getStatusText(order)
  return openPayment?.title ?? step ?? title
}

/** Returns null for an order that does not wait for a payment. */
function describeOpenPayment(order: LabeledOrder): { readonly title: string; readonly text: string } | null {
  if (order.arrived) return serverOrderText.waitingForRest(formatMoney(order.due))
  if (!awaitsPayment(order)) return null
  return order.paymentFlow === 'transfer' ? serverOrderText.waitingForTransfer : serverOrderText.waitingForPayment
}

type DescribedOrder = LabeledOrder & {
  readonly isTracked: boolean
  readonly backordered: number
  readonly cancelledBy: CancelledBy | null
  readonly isRefundPending: boolean
  /** True if staff pay out refunds, for example in cash. */
  readonly isRefundedByHand: boolean
}

export function describeStatus(order: DescribedOrder): { readonly title: string; readonly text: string } {
  const { title, text, tracked } = getStatusText(order)
  const isPickup = order.shippingKind === 'pickup'
  if (isCancelled(order.status)) return { title, text: getCancelledText(order) }
  if (!isUnshipped(order.status)) return { title, text: (order.isTracked && !isPickup && tracked) || text }
  const openPayment = describeOpenPayment(order)
  if (openPayment) return openPayment
  const backorder = order.backordered > 0 ? serverOrderText.onBackorder(order.backordered) : ''
  return { title, text: backorder + text + serverOrderText.whatNext[isPickup ? 'pickup' : 'delivery'] }
}

function getCancelledText(order: DescribedOrder): string {
  const { cancelledBy, paymentStatus, arrived, isRefundPending, isRefundedByHand } = order
  const text = serverOrderText.cancelledBy[cancelledBy === 'shopper' ? 'shopper' : 'store']
  if (arrived) return text + serverOrderText.returned(formatMoney(arrived))
  if (cancelledBy === 'unpaid') return serverOrderText.notPaidInTime
  const { afterCancelling, refundPending } = serverOrderText.payments[paymentStatus]
  if (refundPending === undefined) return text + afterCancelling
  const refund = text + (isRefundPending ? refundPending : afterCancelling)
  return isRefundedByHand ? refund : `${refund} ${serverOrderText.refund.when}`
}
