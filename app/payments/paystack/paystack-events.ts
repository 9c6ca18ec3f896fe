import { z } from 'zod'
import { parseJson } from '#app/lib/json.ts'
import { isSavable } from '#app/lib/savable.ts'
import { fromPaystackAmount } from '#app/payments/paystack/paystack-amount.ts'
import { describeReason } from '#app/payments/providers/provider-results.ts'
import type { PaymentState, ProviderAmount, RefundState } from '#app/pricing/payment-providers.ts'

// These schemas describe only the parts of Paystack's objects that we use. Webhooks contain some numbers as strings.

const amount = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
])
const name = z.string().min(1).max(255).refine(isSavable)
const id = z.union([z.int().transform(String), name])
const currency = z.string().transform((code) => code.toUpperCase())

export const paystackTransaction = z
  .object({
    id,
    reference: name,
    status: z.string(),
    amount,
    requested_amount: amount.nullish(),
    fees: amount.nullish(),
    currency,
    created_at: z.iso.datetime({ offset: true }).nullish().catch(null),
    metadata: z.unknown().optional(),
  })
  .refine(({ amount, currency }) => fromPaystackAmount(amount, currency) !== null)
type PaystackTransaction = z.output<typeof paystackTransaction>

export const paystackRefund = z.object({
  id,
  status: z.string(),
  amount,
  merchant_note: z.string().nullish(),
})
export type PaystackRefund = z.output<typeof paystackRefund>

const refundNotice = z.object({
  id: id.nullish(),
  transaction_reference: name,
  refund_reference: name.nullish(),
  status: z.string(),
  amount,
  currency,
  merchant_note: z.string().nullish(),
})
export type RefundNotice = z.output<typeof refundNotice>

const dispute = z.object({
  id,
  resolution: z.string().nullish(),
  transaction: z.object({ reference: name, metadata: z.unknown().optional() }),
})

const webhook = z.object({ event: name, data: z.unknown() })

/** A webhook event. Finding the order of a refund or a dispute may require a lookup. */
type PaystackEvent = { readonly kind: string } & (
  | { readonly about: 'payment'; readonly transaction: PaystackTransaction }
  | { readonly about: 'refund'; readonly notice: RefundNotice }
  | {
      readonly about: 'dispute'
      readonly id: string
      readonly reference: string
      readonly metadata: unknown
      readonly outcome: 'opened' | 'won' | 'lost'
    }
)

/** Returns null if the event is irrelevant. @throws ZodError if it is not an event */
export function toPaystackEvent(body: unknown): PaystackEvent | null {
  const { event: kind, data } = webhook.parse(body)
  switch (kind) {
    case 'charge.success': {
      const transaction = paystackTransaction.safeParse(data)
      return transaction.success ? { kind, about: 'payment', transaction: transaction.data } : null
    }
    case 'refund.pending':
    case 'refund.processing':
    case 'refund.needs-attention':
    case 'refund.processed':
    case 'refund.failed': {
      const notice = refundNotice.safeParse(data)
      return notice.success ? { kind, about: 'refund', notice: notice.data } : null
    }
    case 'charge.dispute.create':
    case 'charge.dispute.resolve': {
      const parsed = dispute.safeParse(data)
      if (!parsed.success) return null
      const { id, resolution, transaction } = parsed.data
      const outcome = kind === 'charge.dispute.create' ? 'opened' : resolution === 'declined' ? 'won' : 'lost'
      return { kind, about: 'dispute', id, reference: transaction.reference, metadata: transaction.metadata, outcome }
    }
    default:
      return null
  }
}

/**
 * Returns null if this software did not begin the transaction. Paystack returns metadata as an object or as a JSON
 * string.
 */
export function findOrderId(metadata: unknown): string | null {
  const parsed = orderMetadata.safeParse(typeof metadata === 'string' ? parseJson(metadata) : metadata)
  return parsed.data?.order_id ?? null
}
const orderMetadata = z.object({ order_id: z.uuid() })

/** `address`: the payment URL, which Paystack does not return again. */
export function toPaymentState(transaction: PaystackTransaction, address: string): PaymentState {
  const { status } = transaction
  // Reversed: paid, then refunded or charged back, which other events report
  if (status === 'success' || status.startsWith('revers')) return toPaidState(transaction)
  switch (status) {
    // Paystack has no final failure: a shopper who left, or whose card was declined, can pay on the same page later,
    // under the same reference. An 'ongoing' transaction is waiting for the shopper's code or bank transfer.
    case 'abandoned':
    case 'failed':
    case 'ongoing':
      return { state: 'open', address }
    default: // pending, processing, queued
      return { state: 'processing' }
  }
}

/** If the account passes fees on to customers, the fees are charged on top of the requested amount. */
function toPaidState({ amount, requested_amount: requested, fees, currency }: PaystackTransaction): PaymentState {
  const isFeeOnTop = requested != null && fees != null && amount === requested + fees
  const paid = toAmount(isFeeOnTop ? requested : amount, currency)
  if (!paid) return { state: 'processing' }
  const fee = fees != null && !isFeeOnTop ? toAmount(fees, currency) : null
  return { state: 'paid', amount: paid, ...(fee && { fee }) }
}

export function toAmount(amount: number, currency: string): ProviderAmount | null {
  const minor = fromPaystackAmount(amount, currency)
  return minor === null ? null : { minor, currency }
}

/** A refund that 'needs-attention' is waiting for bank details, which staff enter in Paystack's dashboard. */
export function toRefundState({ id, status }: Pick<PaystackRefund, 'id' | 'status'>): RefundState {
  if (status === 'processed') return { state: 'done', reference: id }
  if (status === 'failed') return { state: 'failed', reference: id, reason: describeError('the refund failed') }
  return { state: 'pending', reference: id }
}

/** Returns the note that Paystack stores with the refund. It identifies our refund in lists and webhooks. */
export function toRefundNote(refundId: string): string {
  return `Refund ${refundId}`
}

/** Returns the store's refund id from a note; null if the store did not make the refund. */
export function findRefundId(note: string | null | undefined): string | null {
  return /^Refund ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b/i.exec(note ?? '')?.[1]?.toLowerCase() ?? null
}

export const describeError = (code: string) => describeReason('Paystack', code)
