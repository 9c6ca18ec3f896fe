import { z } from 'zod'
import { isSavable } from '#app/lib/savable.ts'
import { describeReason } from '#app/payments/providers/provider-results.ts'
import { fromStripeAmount } from '#app/payments/stripe/stripe-amount.ts'
import type { PaymentEvent, PaymentState, RefundState } from '#app/pricing/payment-providers.ts'

// These schemas describe only the parts of Stripe's objects that we use.

const amount = z.int().min(0)
const name = z.string().min(1).max(255).refine(isSavable)
const currency = z.string().transform((code) => code.toUpperCase())

export const stripeSession = z
  .object({
    id: name,
    metadata: z.object({ order_id: z.uuid().optional() }).nullish(),
    status: z.string().nullish(),
    payment_status: z.string(),
    payment_intent: z.string().nullish(),
    amount_total: amount.nullish(),
    currency: currency.nullish(),
    url: z.url({ protocol: /^https?$/ }).nullish(),
  })
  .refine(
    (session) =>
      session.amount_total == null ||
      !session.currency ||
      fromStripeAmount(session.amount_total, session.currency) !== null,
  )
type StripeSession = z.output<typeof stripeSession>

export const stripeRefund = z.object({
  id: name,
  metadata: z.object({ refund_id: z.uuid().optional() }).nullish(),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
  amount: amount.nullish(),
})
type StripeRefund = z.output<typeof stripeRefund>

const stripeCharge = z.object({
  metadata: z.object({ order_id: z.uuid().optional() }).nullish(),
  amount_refunded: amount,
  currency,
})

const stripeDispute = z.object({ payment_intent: name, status: z.string() })

const stripeEvent = z.object({
  id: name,
  type: name,
  created: z.int(), // seconds
  data: z.object({ object: z.unknown() }),
})

export function toPaymentState(session: StripeSession): PaymentState {
  const { status, payment_status: payment, amount_total: amount, currency: code, url } = session
  const minor = amount != null && code ? fromStripeAmount(amount, code) : null
  if (payment === 'paid' && minor !== null && code) return { state: 'paid', amount: { minor, currency: code } }
  if (status === 'complete') return { state: 'processing' }
  return status === 'open' && url ? { state: 'open', address: url } : { state: 'gone' }
}

export function toRefundState({ id, status, failure_reason: reason }: StripeRefund): RefundState {
  if (status === 'succeeded') return { state: 'done', reference: id }
  if (status === 'failed' || status === 'canceled') {
    return { state: 'failed', reference: id, reason: describeError(reason ?? status) }
  }
  return { state: 'pending', reference: id }
}

export const describeError = (code: string) => describeReason('Stripe', code)

/** Returns null if the event does not concern the store. @throws ZodError if it is not an event */
export function toPaymentEvent(body: unknown): PaymentEvent | null {
  const { id, type: kind, created, data } = stripeEvent.parse(body)
  switch (kind) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = stripeSession.safeParse(data.object)
      const orderId = session.data?.metadata?.order_id
      if (!session.success || !orderId) return null
      const hasFailed = kind === 'checkout.session.async_payment_failed' || kind === 'checkout.session.expired'
      const payment = hasFailed ? ({ state: 'gone' } as const) : toPaymentState(session.data)
      if (payment.state === 'open') return null
      return { id, kind, about: 'payment', orderId, reference: session.data.id, payment }
    }
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const refund = stripeRefund.safeParse(data.object)
      const refundId = refund.data?.metadata?.refund_id
      if (!refund.success || !refundId) return null
      return { id, kind, about: 'refund', refundId, refund: toRefundState(refund.data) }
    }
    case 'charge.refunded': {
      const charge = stripeCharge.safeParse(data.object)
      const orderId = charge.data?.metadata?.order_id
      if (!charge.success || !orderId) return null
      const { amount_refunded: refunded, currency: code } = charge.data
      const minor = fromStripeAmount(refunded, code)
      if (minor === null) return null
      const total = { minor, currency: code }
      return { id, kind, about: 'refunded', orderId, total, at: new Date(created * 1000) }
    }
    default:
      return null
  }
}

/** `payment` is the id of Stripe's payment intent. */
export type DisputeNotice = {
  readonly id: string
  readonly kind: string
  readonly payment: string
  readonly outcome: 'opened' | 'won' | 'lost'
}

/** Returns null if the event is not about a dispute. @throws ZodError if it is not an event */
export function toDisputeNotice(body: unknown): DisputeNotice | null {
  const { id, type: kind, data } = stripeEvent.parse(body)
  if (kind !== 'charge.dispute.created' && kind !== 'charge.dispute.closed') return null
  const dispute = stripeDispute.safeParse(data.object).data
  if (!dispute) return null
  // 'warning_closed' (an inquiry) and 'prevented' also close a dispute without a loss
  const closed = dispute.status === 'lost' ? 'lost' : 'won'
  return { id, kind, payment: dispute.payment_intent, outcome: kind === 'charge.dispute.created' ? 'opened' : closed }
}
