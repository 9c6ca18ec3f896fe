import { z } from 'zod'
import { isSavable } from '#app/lib/savable.ts'
import { fromPaypalAmount } from '#app/payments/paypal/paypal-amount.ts'
import { describeReason } from '#app/payments/providers/provider-results.ts'
import type { PaymentEvent, PaymentState, ProviderAmount, RefundState } from '#app/pricing/payment-providers.ts'

// These schemas describe only the parts of PayPal's objects that we use:
// https://developer.paypal.com/docs/api/orders/v2/, payments/v2 and customer-disputes/v1.

const name = z.string().min(1).max(255).refine(isSavable)
const link = z.object({ href: z.string().max(2_000), rel: z.string() })

const money = z
  .object({ currency_code: z.string(), value: z.string().max(32) })
  .transform(({ currency_code: currency, value }, context): ProviderAmount => {
    const minor = fromPaypalAmount(value, currency)
    if (minor !== null) return { minor, currency }
    context.addIssue('an amount that the currency cannot represent')
    return z.NEVER
  })

const paypalCapture = z.object({
  id: name,
  status: z.enum(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'PENDING', 'DECLINED', 'FAILED']),
  amount: money,
  custom_id: z.uuid().optional().catch(undefined),
  seller_receivable_breakdown: z.object({ paypal_fee: money.optional() }).optional().catch(undefined),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: name.optional() }).optional() })
    .optional()
    .catch(undefined),
  links: z.array(link).optional(),
})
type PaypalCapture = z.output<typeof paypalCapture>

export const paypalRefund = z.object({
  id: name,
  status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']),
  status_details: z.object({ reason: z.string().optional() }).optional().catch(undefined),
  amount: money.optional(),
  custom_id: z.string().optional().catch(undefined),
  seller_payable_breakdown: z.object({ total_refunded_amount: money.optional() }).optional().catch(undefined),
  update_time: z.coerce.date().optional().catch(undefined),
  links: z.array(link).optional(),
})
type PaypalRefund = z.output<typeof paypalRefund>

const purchaseUnit = z.object({
  description: z.string().optional(),
  custom_id: z.uuid().optional().catch(undefined),
  payments: z
    .object({ captures: z.array(paypalCapture).default([]), refunds: z.array(paypalRefund).default([]) })
    .optional(),
})

export const paypalOrder = z.object({
  id: name,
  status: z.enum(['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED', 'VOIDED']),
  update_time: z.string().optional(),
  purchase_units: z.array(purchaseUnit).default([]),
  links: z.array(link).default([]),
})
export type PaypalOrder = z.output<typeof paypalOrder>

const paypalDispute = z.object({
  disputed_transactions: z.array(z.object({ seller_transaction_id: name.optional() })).default([]),
  dispute_outcome: z.object({ outcome_code: z.string().optional() }).optional().catch(undefined),
})

export const paypalEvent = z.object({
  id: name,
  event_type: name,
  create_time: z.coerce.date(),
  resource: z.unknown(),
})
type PaypalEvent = z.output<typeof paypalEvent>

export function toPaymentState(order: PaypalOrder): PaymentState {
  const states = listCaptures(order).map(toCaptureState)
  const state = states.find(({ state }) => state === 'paid') ?? states.find(({ state }) => state === 'processing')
  if (state) return state
  if (states.length > 0 || order.status === 'VOIDED') return { state: 'gone' }
  if (order.status === 'COMPLETED') return { state: 'processing' }
  return order.status === 'APPROVED' ? { state: 'approved' } : { state: 'open', address: findApprovalUrl(order.links) }
}

function toCaptureState(capture: PaypalCapture): Exclude<PaymentState, { readonly state: 'open' }> {
  const { status, amount, seller_receivable_breakdown: breakdown } = capture
  if (status === 'PENDING') return { state: 'processing' }
  if (status === 'DECLINED' || status === 'FAILED') return { state: 'gone' }
  const fee = breakdown?.paypal_fee
  return { state: 'paid', amount, ...(fee && { fee }) }
}

/** Returns the URL where the shopper approves the payment; empty if PayPal does not return one. */
export function findApprovalUrl(links: readonly { readonly href: string; readonly rel: string }[]): string {
  const address = links.find(({ rel }) => ['payer-action', 'approve', 'redirect'].includes(rel))?.href ?? ''
  return /^https?:$/.test(URL.parse(address)?.protocol ?? '') ? address : ''
}

export function listCaptures({ purchase_units: units }: PaypalOrder): PaypalCapture[] {
  return units.flatMap(({ payments }) => payments?.captures ?? [])
}

export function listRefunds({ purchase_units: units }: PaypalOrder): PaypalRefund[] {
  return units.flatMap(({ payments }) => payments?.refunds ?? [])
}

/** Adds a prefix, because a refund made in PayPal's dashboard has the `custom_id` of its payment. */
export function toRefundCustomId(refundId: string): string {
  return `refund-${refundId}`
}

function findRefundId(customId: string | undefined): string | null {
  return z.uuid().safeParse(/^refund-(.+)$/.exec(customId ?? '')?.[1]).data ?? null
}

export function toRefundState({ id, status, status_details: details }: PaypalRefund): RefundState {
  if (status === 'COMPLETED') return { state: 'done', reference: id }
  if (status === 'PENDING') return { state: 'pending', reference: id }
  return { state: 'failed', reference: id, reason: describeError(details?.reason ?? status) }
}

/** Lowercases the code, because PayPal's codes are uppercase. */
export const describeError = (code: string) => describeReason('PayPal', code.toLowerCase())

/**
 * Outcomes of disputes that the store lost: the shopper keeps the money, by PayPal's decision or the store's consent.
 */
const LOST: readonly string[] = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']

/** Fetches data that an event refers to but does not contain. */
type EventLookup = {
  /** Returns null if PayPal has no such capture. */
  findCapture(id: string): Promise<unknown>
}

/** Returns null if the event does not concern the store. */
export async function findPaymentEvent(event: PaypalEvent, { findCapture }: EventLookup): Promise<PaymentEvent | null> {
  const { id, event_type: kind, create_time: createdAt, resource } = event

  async function findPayment(captureId: string | undefined) {
    const capture = captureId ? paypalCapture.safeParse(await findCapture(captureId)).data : undefined
    return capture ? findOrderReference(capture) : null
  }

  switch (kind) {
    case 'CHECKOUT.ORDER.APPROVED': {
      const order = paypalOrder.safeParse(resource).data
      const orderId = order?.purchase_units.find((unit) => unit.custom_id)?.custom_id
      if (!order || !orderId) return null
      const payment = toPaymentState(order)
      if (payment.state === 'open') return null
      return { id, kind, about: 'payment', orderId, reference: order.id, payment }
    }
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.PENDING':
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED': {
      const capture = paypalCapture.safeParse(resource).data
      const order = capture && findOrderReference(capture)
      if (!capture || !order) return null
      const isDenied = kind === 'PAYMENT.CAPTURE.DENIED' || kind === 'PAYMENT.CAPTURE.DECLINED'
      const payment = isDenied ? ({ state: 'gone' } as const) : toCaptureState(capture)
      return { id, kind, about: 'payment', ...order, payment }
    }
    case 'PAYMENT.CAPTURE.REFUNDED': {
      const refund = paypalRefund.safeParse(resource).data
      if (!refund) return null
      const refundId = findRefundId(refund.custom_id)
      if (refundId) return { id, kind, about: 'refund', refundId, refund: toRefundState(refund) }
      const total = refund.seller_payable_breakdown?.total_refunded_amount
      const order = total && (await findPayment(findCaptureId(refund.links)))
      if (!order) return null
      return { id, kind, about: 'refunded', orderId: order.orderId, total, at: refund.update_time ?? createdAt }
    }
    case 'PAYMENT.CAPTURE.REVERSED': {
      const order = await findPayment(findCaptureId(paypalRefund.safeParse(resource).data?.links))
      return order && { id, kind, about: 'dispute', ...order, outcome: 'lost' }
    }
    case 'CUSTOMER.DISPUTE.CREATED':
    case 'CUSTOMER.DISPUTE.RESOLVED': {
      const dispute = paypalDispute.safeParse(resource).data
      for (const { seller_transaction_id: captureId } of dispute?.disputed_transactions ?? []) {
        const order = await findPayment(captureId)
        if (!order) continue
        const isLost = LOST.includes(dispute?.dispute_outcome?.outcome_code ?? '')
        const outcome = kind === 'CUSTOMER.DISPUTE.CREATED' ? 'opened' : isLost ? 'lost' : 'won'
        return { id, kind, about: 'dispute', ...order, outcome }
      }
      return null
    }
    default:
      return null
  }
}

/**
 * Returns the ids of the store's order and of PayPal's order. Returns null if the capture does not belong to the store.
 */
function findOrderReference({ custom_id: orderId, supplementary_data: data, links = [] }: PaypalCapture) {
  const reference = data?.related_ids?.order_id ?? findId(links, /\/v2\/checkout\/orders\/([\w-]+)$/)
  return orderId && reference ? { orderId, reference } : null
}

function findCaptureId(links: PaypalRefund['links']): string | undefined {
  return findId(links ?? [], /\/v2\/payments\/captures\/([\w-]+)$/)
}

function findId(links: readonly { readonly href: string; readonly rel: string }[], path: RegExp): string | undefined {
  return links.flatMap(({ href, rel }) => (rel === 'up' ? (path.exec(href)?.[1] ?? []) : []))[0]
}
