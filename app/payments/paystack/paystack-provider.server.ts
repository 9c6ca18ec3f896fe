import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Money } from '#app/base/money.ts'
import { toPaystackAmount } from '#app/payments/paystack/paystack-amount.ts'
import {
  describeError,
  findOrderId,
  findRefundId,
  type PaystackRefund,
  paystackRefund,
  paystackTransaction,
  type RefundNotice,
  toAmount,
  toPaymentState,
  toPaystackEvent,
  toRefundNote,
  toRefundState,
} from '#app/payments/paystack/paystack-events.ts'
import { AMOUNT_REJECTED, findRefund } from '#app/payments/providers/provider-results.ts'
import { log } from '#app/platform/log.server.ts'
import type { PaystackAccount } from '#app/platform/read-env.ts'
import type { PaymentEvent, PaymentProvider, PaymentState, RefundState } from '#app/pricing/payment-providers.ts'

const TIMEOUT_MS = 6_000

/**
 * Channels from https://paystack.com/docs/api/transaction/#initialize. Paystack's page shows the channels that are
 * enabled for the account.
 */
const CARD = ['card']
const BANK_OR_MOBILE = ['bank', 'bank_transfer', 'ussd', 'qr', 'eft', 'mobile_money']

/** Paystack documents these errors only by their messages. A retry would be rejected again. */
const AMOUNT_MESSAGE = /\b(amount|currency|transactions less than)\b/i

const REFUNDS_PER_PAGE = 100
const MAX_REFUND_PAGES = 20

const success = z.object({ status: z.literal(true), data: z.unknown() })
const failure = z.object({ message: z.string().catch(''), code: z.string().nullish().catch(null) })
const started = z.object({ authorization_url: z.url({ protocol: /^https?$/ }), reference: z.string().min(1) })
const balances = z.array(z.object({ currency: z.string().max(10) }))

type Transaction = z.output<typeof paystackTransaction>
type Result = { readonly ok: true; readonly data: unknown } | Rejection
type Rejection = { readonly ok: false; readonly status: number; readonly code: string; readonly message: string }

/** Paystack neither accepted nor rejected the request, so it must be retried. */
class PaystackError extends Error {
  override name = 'PaystackError'
}

/**
 * Each transaction on Paystack's page is for one order. The store chooses the transaction's reference, so that a retry
 * finds the transaction.
 */
export function createPaystackProvider({ secretKey, apiUrl }: PaystackAccount): PaymentProvider {
  /** @throws if there is no response, or if it shows neither success nor a rejection */
  async function request(method: 'GET' | 'POST', path: string, body?: object): Promise<Result> {
    const response = await fetch(apiUrl + path, {
      method,
      headers: { Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/json', Accept: 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { status } = response
    if (status === 429 || status >= 500) throw new PaystackError(`Paystack responded with ${status}`)
    const json: unknown = await response.json()
    const parsed = success.safeParse(json)
    if (response.ok && parsed.success) return { ok: true, data: parsed.data.data }
    const { code, message } = failure.parse(json)
    return { ok: false, status, code: code ?? '', message }
  }

  /** @throws if Paystack rejects the request */
  async function get(path: string): Promise<unknown> {
    const result = await request('GET', path)
    if (!result.ok) throw toPaystackError(result)
    return result.data
  }

  async function verify(reference: string) {
    return paystackTransaction.parse(await get(`/transaction/verify/${encodeURIComponent(reference)}`))
  }

  /** Lists all refunds of a transaction. @throws if there may be more refunds than fit on the pages that are read */
  async function listRefunds({ id, created_at: from }: Transaction): Promise<PaystackRefund[]> {
    const refunds: PaystackRefund[] = []
    for (let page = 1; page <= MAX_REFUND_PAGES; page += 1) {
      const query = new URLSearchParams({
        transaction: id,
        ...(from && { from }),
        perPage: String(REFUNDS_PER_PAGE),
        page: String(page),
      })
      const rows = z.array(z.unknown()).parse(await get(`/refund?${query}`))
      // The filter is not in Paystack's OpenAPI document, so we do not rely on it
      refunds.push(...rows.filter((row) => isForTransaction(id, row)).map((row) => paystackRefund.parse(row)))
      if (rows.length < REFUNDS_PER_PAGE) return refunds
    }
    throw new PaystackError('Paystack lists too many refunds')
  }

  async function payOut(reference: string, amount: Money, refundId: string): Promise<RefundState> {
    const transaction = await verify(reference)
    const paid = toPaymentState(transaction, '')
    if (paid.state !== 'paid') return { state: 'failed', reference: '', reason: describeError('nothing was paid') }
    const due = toPaystackAmount(amount.minor, amount.currency)
    if (due === null) return { state: 'failed', reference: '', reason: describeError('unknown currency') }
    const existing = await listRefunds(transaction)
    const attempts = existing.filter(({ merchant_note }) => findRefundId(merchant_note) === refundId.toLowerCase())
    const existingRefund = findRefund(attempts.map(toRefundState))
    if (existingRefund) return existingRefund
    const refunded = toAmount(sumRefunds(existing), transaction.currency)
    const fail = (reason: string): RefundState => {
      return { state: 'failed', reference: '', reason: describeError(reason), ...(refunded && { refunded }) }
    }
    // Paystack's sum does not yet include a refund that has not been processed
    if ((refunded?.minor ?? 0) + amount.minor > paid.amount.minor) return fail('more than is left of the payment')
    const result = await request('POST', '/refund', {
      transaction: reference,
      amount: due,
      merchant_note: toRefundNote(refundId),
    })
    if (result.ok) return toRefundState(paystackRefund.parse(result.data))
    if (isKeyRejected(result)) throw toPaystackError(result)
    return fail(result.code || result.message)
  }

  /**
   * The refunds that are being requested, by id. Paystack has no idempotency keys: two concurrent requests would both
   * find no refund, and each would create one.
   */
  const runningRefunds = new Map<string, Promise<RefundState>>()

  async function findRefundEvent(kind: string, notice: RefundNotice, now: Date): Promise<PaymentEvent | 'ignored'> {
    const { status, merchant_note: note, transaction_reference: reference } = notice
    const isFinal = status === 'processed' || status === 'failed'
    if (status === 'needs-attention') log.warn({ event: 'refund-needs-attention', provider: 'paystack', reference })
    const noteRefundId = findRefundId(note)
    if (notice.id && noteRefundId) return createRefundEvent(kind, noteRefundId, notice.id, status)
    if (!isFinal) return 'ignored'
    // The refund webhooks in Paystack's documentation have neither an id nor a note
    const result = await request('GET', `/transaction/verify/${encodeURIComponent(reference)}`)
    if (!result.ok && isKeyRejected(result)) throw toPaystackError(result)
    const transaction = result.ok ? paystackTransaction.parse(result.data) : null
    const orderId = findOrderId(transaction?.metadata)
    if (!transaction || !orderId) return 'ignored'
    const refunds = await listRefunds(transaction)
    const candidates = refunds.filter(({ id, amount }) => (notice.id ? id === notice.id : amount === notice.amount))
    const match = candidates.find((refund) => refund.status === status) ?? candidates[0]
    const matchId = findRefundId(match?.merchant_note)
    if (match && matchId) return createRefundEvent(kind, matchId, match.id, status)
    const total = toAmount(sumRefunds(refunds), transaction.currency)
    if (status === 'failed' || !total) return 'ignored'
    const id = `${kind}:${match?.id ?? notice.refund_reference ?? reference}`
    return { id, kind, about: 'refunded', orderId, total, at: now }
  }

  async function findDisputedOrder(reference: string, metadata: unknown): Promise<string | null> {
    const knownOrderId = findOrderId(metadata)
    if (knownOrderId) return knownOrderId
    const result = await request('GET', `/transaction/verify/${encodeURIComponent(reference)}`)
    if (result.ok) return findOrderId(paystackTransaction.parse(result.data).metadata)
    if (isKeyRejected(result)) throw toPaystackError(result)
    return null
  }

  return {
    async authorize({ paymentId, orderId, email, total, method, reference, address, successUrl, cancelUrl }) {
      if (reference) return { reference, payment: toPaymentState(await verify(reference), address) }
      const amount = toPaystackAmount(total.minor, total.currency)
      if (amount === null) return AMOUNT_REJECTED
      const newReference = toReference(paymentId)
      const result = await request('POST', '/transaction/initialize', {
        email,
        amount,
        currency: total.currency,
        reference: newReference,
        channels: method === 'bank_or_mobile' ? BANK_OR_MOBILE : CARD,
        callback_url: successUrl,
        metadata: { order_id: orderId, cancel_action: cancelUrl },
      })
      if (result.ok) {
        const begun = started.parse(result.data)
        return { reference: begun.reference, payment: { state: 'open', address: begun.authorization_url } }
      }
      // An earlier response was lost: the transaction exists, but Paystack does not return its URL again
      if (isDuplicate(result))
        return { reference: newReference, payment: toPaymentState(await verify(newReference), address) }
      if (!AMOUNT_MESSAGE.test(result.message)) throw toPaystackError(result)
      log.warn({ event: 'amount-rejected', provider: 'paystack', order: orderId, code: result.code })
      return AMOUNT_REJECTED
    },

    async find(reference) {
      return toPaymentState(await verify(reference), '')
    },

    /** Paystack cannot cancel: a shopper who still has the page open can pay, and the webhook reports it. */
    async release(reference): Promise<PaymentState> {
      const transaction = await verify(reference)
      const payment = toPaymentState(transaction, '')
      if (payment.state !== 'open') return payment
      return { state: transaction.status === 'ongoing' ? 'processing' : 'gone' }
    },

    async refund(reference, amount, refundId) {
      const begun =
        runningRefunds.get(refundId) ??
        payOut(reference, amount, refundId).finally(() => runningRefunds.delete(refundId))
      runningRefunds.set(refundId, begun)
      return await begun
    },

    couldBeSigned: (headers) => /^[0-9a-f]{128}$/i.test(headers.get('x-paystack-signature') ?? ''),

    async readWebhook(body, headers, now = new Date()) {
      if (!isSigned(body, headers.get('x-paystack-signature') ?? '', secretKey)) return rejectWebhook('signature')
      const event = parseWebhook(body)
      if (event === 'invalid') return rejectWebhook('body')
      if (!event) return 'ignored'
      const { kind } = event
      if (event.about === 'refund') return await findRefundEvent(kind, event.notice, now)
      if (event.about === 'dispute') {
        const { id, reference, metadata, outcome } = event
        const orderId = await findDisputedOrder(reference, metadata)
        return orderId
          ? { id: `${kind}:${id}:${outcome}`, kind, about: 'dispute', orderId, reference, outcome }
          : 'ignored'
      }
      const { id, reference, metadata } = event.transaction
      const orderId = findOrderId(metadata)
      const payment = toPaymentState(event.transaction, '')
      if (!orderId || payment.state === 'open') return 'ignored'
      return { id: `${kind}:${id}`, kind, about: 'payment', orderId, reference, payment }
    },

    async test() {
      const result = await request('GET', '/balance')
      if (!result.ok) return { ok: false, reason: describeError(result.message) }
      const currencies = balances.parse(result.data).map(({ currency }) => currency)
      return { ok: true, mode: secretKey.startsWith('sk_live_') ? 'live' : 'test', account: currencies.join(', ') }
    },
  }
}

/** "Only -, ., = and alphanumeric characters allowed." */
function toReference(paymentId: string): string {
  return paymentId.replace(/[^A-Za-z0-9.=-]/g, '-')
}

function isDuplicate({ code, message }: Rejection): boolean {
  return code === 'duplicate_reference' || /duplicate transaction reference/i.test(message)
}

function isKeyRejected({ status }: Rejection): boolean {
  return status === 401 || status === 403
}

function toPaystackError({ status, code, message }: Rejection): PaystackError {
  return new PaystackError(`${describeError(code || message)} (${status})`)
}

/** A listed refund contains the transaction's id; a new refund contains the transaction as an object. */
function isForTransaction(transactionId: string, row: unknown): boolean {
  const transaction = refundedTransaction.parse(row).transaction
  return String(typeof transaction === 'object' ? transaction.id : transaction) === transactionId
}
const transactionId = z.union([z.int(), z.string()])
const refundedTransaction = z.object({ transaction: z.union([transactionId, z.object({ id: transactionId })]) })

function sumRefunds(refunds: readonly PaystackRefund[]): number {
  return refunds.reduce((sum, refund) => sum + (toRefundState(refund).state === 'failed' ? 0 : refund.amount), 0)
}

function createRefundEvent(kind: string, refundId: string, id: string, status: string): PaymentEvent {
  return { id: `${kind}:${id}`, kind, about: 'refund', refundId, refund: toRefundState({ id, status }) }
}

/** The signature is the hexadecimal HMAC-SHA512 of the body with the secret key. It covers no timestamp. */
function isSigned(body: string, signature: string, secretKey: string): boolean {
  const expected = createHmac('sha512', secretKey).update(body).digest()
  const givenSignature = Buffer.from(signature, 'hex')
  return givenSignature.length === expected.length && timingSafeEqual(givenSignature, expected)
}

function parseWebhook(body: string): ReturnType<typeof toPaystackEvent> | 'invalid' {
  try {
    return toPaystackEvent(JSON.parse(body))
  } catch {
    return 'invalid'
  }
}

function rejectWebhook(reason: 'signature' | 'body'): 'rejected' {
  log.warn({ event: 'webhook-rejected', provider: 'paystack', reason })
  return 'rejected'
}
