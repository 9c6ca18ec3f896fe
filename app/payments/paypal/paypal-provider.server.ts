import { z } from 'zod'
import { parseJson } from '#app/lib/json.ts'
import { splitEntries } from '#app/lib/lists.ts'
import { toPaypalAmount } from '#app/payments/paypal/paypal-amount.ts'
import { createPaypalClient, PaypalError } from '#app/payments/paypal/paypal-client.server.ts'
import {
  describeError,
  findApprovalUrl,
  findPaymentEvent,
  listCaptures,
  listRefunds,
  type PaypalOrder,
  paypalEvent,
  paypalOrder,
  paypalRefund,
  toPaymentState,
  toRefundCustomId,
  toRefundState,
} from '#app/payments/paypal/paypal-events.ts'
import { AMOUNT_REJECTED, findRefund } from '#app/payments/providers/provider-results.ts'
import { paymentText } from '#app/payments/shopper/payment-text.ts'
import { log } from '#app/platform/log.server.ts'
import type { PaypalAccount } from '#app/platform/read-env.ts'
import type { ConnectionTest, PaymentProvider, PaymentState } from '#app/pricing/payment-providers.ts'

const GONE = { state: 'gone' } as const

/** Errors about the amount or its currency: a retry would be rejected again. */
const AMOUNT_ISSUES = splitEntries(`
  CANNOT_BE_ZERO_OR_NEGATIVE, CURRENCY_NOT_SUPPORTED, DECIMAL_PRECISION, DECIMALS_NOT_SUPPORTED,
  INVALID_CURRENCY_CODE, MAX_VALUE_EXCEEDED, TRANSACTION_LIMIT_EXCEEDED
`)

/** Errors after which the shopper must choose another card or account on PayPal's page, and approve again. */
const BACK_TO_PAYPAL = splitEntries(
  'INSTRUMENT_DECLINED, ORDER_NOT_APPROVED, PAYER_ACTION_REQUIRED, REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
)

const ALREADY_CAPTURED = ['ORDER_ALREADY_CAPTURED', 'ORDER_COMPLETION_IN_PROGRESS']

/**
 * Errors that mean that PayPal will never accept the payment. Other errors, such as a restricted store account, may be
 * temporary.
 */
const CAPTURE_DECLINED = splitEntries(`
  COMPLIANCE_VIOLATION, DECLINED_DUE_TO_RELATED_TXN, DOMESTIC_TRANSACTION_REQUIRED, ORDER_EXPIRED,
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED, PAYEE_BLOCKED_TRANSACTION, PAYER_ACCOUNT_LOCKED_OR_CLOSED,
  PAYER_ACCOUNT_RESTRICTED, PAYER_CANNOT_PAY, TRANSACTION_BLOCKED_BY_PAYEE, TRANSACTION_LIMIT_EXCEEDED,
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED, TRANSACTION_REFUSED
`)

const INVALID_IN_MODE = {
  live: 'PayPal: these keys are not valid in live mode. If they are sandbox keys, set Mode to Sandbox.',
  test: 'PayPal: these keys are not valid in sandbox mode. If they are live keys, set Mode to Live.',
} as const

const verification = z.object({ verification_status: z.string() })

/** A PayPal order has one purchase unit: the store's order. Money moves only when we capture the PayPal order. */
export function createPaypalProvider(account: PaypalAccount): PaymentProvider {
  const { request, renewToken } = createPaypalClient(account)

  async function findOrder(reference: string): Promise<PaypalOrder | null> {
    const response = await request(`/v2/checkout/orders/${encodeURIComponent(reference)}`)
    if (response.ok) return paypalOrder.parse(response.body)
    if (response.isNotFound) return null // expired
    throw new PaypalError(response)
  }

  async function getState(reference: string): Promise<PaymentState> {
    const order = await findOrder(reference)
    return order ? toPaymentState(order) : GONE
  }

  async function findCapture(id: string): Promise<unknown> {
    const response = await request(`/v2/payments/captures/${encodeURIComponent(id)}`)
    if (response.ok) return response.body
    if (response.isNotFound) return null // the capture is not in this account
    throw new PaypalError(response)
  }

  /** Asks PayPal whether it signed the body. */
  async function isSigned(body: string, headers: Headers): Promise<boolean> {
    const transmission = {
      auth_algo: headers.get('PayPal-Auth-Algo'),
      cert_url: headers.get('PayPal-Cert-Url'),
      transmission_id: headers.get('PayPal-Transmission-Id'),
      transmission_sig: headers.get('PayPal-Transmission-Sig'),
      transmission_time: headers.get('PayPal-Transmission-Time'),
    }
    const knownFields = JSON.stringify({ ...transmission, webhook_id: account.webhookId })
    // PayPal's signature covers these bytes: a parsed and re-serialized event would fail
    const response = await request('/v1/notifications/verify-webhook-signature', {
      body: `${knownFields.slice(0, -1)},"webhook_event":${body}}`,
    })
    return response.ok && verification.parse(response.body).verification_status === 'SUCCESS'
  }

  return {
    async authorize({ paymentId, orderId, orderNumber, total, reference, address, successUrl, cancelUrl }) {
      if (reference) {
        const payment = await getState(reference)
        const lacksAddress = payment.state === 'open' && !payment.address
        return { reference, payment: lacksAddress ? { state: 'open', address } : payment }
      }
      const value = toPaypalAmount(total.minor, total.currency)
      if (value === null) return AMOUNT_REJECTED
      const order = {
        intent: 'CAPTURE',
        purchase_units: [
          {
            amount: { currency_code: total.currency, value },
            custom_id: orderId,
            // Has no `invoice_id`: most accounts reject an id that was already paid, even at a different store
            description: paymentText.orderName(orderNumber),
          },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              return_url: successUrl,
              cancel_url: cancelUrl,
              user_action: 'PAY_NOW',
              shipping_preference: 'NO_SHIPPING',
            },
          },
        },
      }
      const response = await request('/v2/checkout/orders', { body: JSON.stringify(order), id: paymentId })
      if (response.ok) {
        const begun = paypalOrder.parse(response.body)
        return { reference: begun.id, payment: toPaymentState(begun) }
      }
      if (!AMOUNT_ISSUES.includes(response.issue)) throw new PaypalError(response)
      log.warn({ event: 'amount-rejected', provider: 'paypal', order: orderId, code: response.issue })
      return AMOUNT_REJECTED
    },

    async capture(reference) {
      const order = await findOrder(reference)
      const currentState = order ? toPaymentState(order) : GONE
      if (!order || currentState.state !== 'approved') return currentState
      const response = await request(`/v2/checkout/orders/${encodeURIComponent(reference)}/capture`, {
        body: '{}',
        // A new approval after a declined card is a new attempt
        id: `capture-${reference}-${order.update_time ?? ''}`,
      })
      if (response.ok) return toPaymentState(paypalOrder.parse(response.body))
      const { issue, isNotFound, links } = response
      if (ALREADY_CAPTURED.includes(issue)) {
        const state = await getState(reference)
        return state.state === 'approved' ? { state: 'processing' } : state
      }
      if (BACK_TO_PAYPAL.includes(issue)) {
        return { state: 'open', address: findApprovalUrl(links) || findApprovalUrl(order.links) }
      }
      if (isNotFound || CAPTURE_DECLINED.includes(issue)) return GONE
      throw new PaypalError(response)
    },

    find: getState,

    /** PayPal cannot cancel an order. It expires, and nothing is charged without a capture. */
    async release(reference) {
      const payment = await getState(reference)
      return payment.state === 'open' || payment.state === 'approved' ? GONE : payment
    },

    async refund(reference, amount, refundId) {
      const value = toPaypalAmount(amount.minor, amount.currency)
      if (value === null)
        return { state: 'failed', reference: '', reason: describeError('amount cannot be paid exactly') }
      const order = await findOrder(reference)
      const capture = order && listCaptures(order).find(({ status }) => !['DECLINED', 'FAILED'].includes(status))
      if (!capture) return { state: 'failed', reference: '', reason: describeError('nothing was paid') }
      const existingRefund = findStoreRefund(order, refundId) // PayPal stores request ids for at most 45 days
      if (existingRefund) return existingRefund
      const created = await request(`/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`, {
        body: JSON.stringify({
          amount: { currency_code: amount.currency, value },
          custom_id: toRefundCustomId(refundId),
          note_to_payer: order.purchase_units[0]?.description,
        }),
        id: refundId,
      })
      if (created.ok) return toRefundState(paypalRefund.parse(created.body))
      const currentOrder = await findOrder(reference)
      const concurrent = currentOrder && findStoreRefund(currentOrder, refundId)
      if (concurrent) return concurrent
      const reason = describeError(created.issue)
      return { state: 'failed', reference: '', reason, refunded: sumRefunds(currentOrder ?? order, amount.currency) }
    },

    couldBeSigned,

    async readWebhook(body, headers, now = new Date(), canVerify = async () => true) {
      if (!couldBeSigned(headers, now)) return rejectWebhook('not signed by PayPal')
      const event = paypalEvent.safeParse(parseJson(body)).data
      if (!event) return rejectWebhook('not an event')
      if (!(await canVerify())) return 'limited'
      if (!(await isSigned(body, headers))) return rejectWebhook('invalid signature')
      return (await findPaymentEvent(event, { findCapture })) ?? 'ignored'
    },

    async test(): Promise<ConnectionTest> {
      const { mode, webhookId } = account
      try {
        const { appId } = await renewToken()
        const webhook = await request(`/v1/notifications/webhooks/${encodeURIComponent(webhookId)}`)
        if (webhook.ok) return { ok: true, mode, account: appId }
        return { ok: false, reason: 'PayPal does not recognize this webhook ID. Copy it again from your PayPal app.' }
      } catch (error) {
        if (!(error instanceof PaypalError) || error.status !== 401) throw error
        return { ok: false, reason: INVALID_IN_MODE[mode] }
      }
    },
  }
}

/** PayPal retries a webhook for three days. */
const MAX_AGE_MS = 4 * 86_400_000
const MAX_CLOCK_SKEW_MS = 10 * 60_000

function couldBeSigned(headers: Headers, now = new Date()): boolean {
  const header = (name: string) => headers.get(`PayPal-${name}`) ?? ''
  const certificate = URL.parse(header('Cert-Url'))
  const age = now.getTime() - Date.parse(header('Transmission-Time'))
  return (
    certificate?.protocol === 'https:' &&
    /(^|\.)paypal\.com$/.test(certificate.hostname) &&
    age > -MAX_CLOCK_SKEW_MS &&
    age < MAX_AGE_MS &&
    /^SHA\d+withRSA$/i.test(header('Auth-Algo')) &&
    /^[\w-]{1,50}$/.test(header('Transmission-Id')) &&
    /^[A-Za-z0-9+/]{40,1000}={0,2}$/.test(header('Transmission-Sig'))
  )
}

function findStoreRefund(order: PaypalOrder, refundId: string) {
  const attempts = listRefunds(order).filter(({ custom_id: id }) => id === toRefundCustomId(refundId))
  return findRefund(attempts.map(toRefundState))
}

function sumRefunds(order: PaypalOrder, currency: string) {
  const amounts = listRefunds(order).flatMap((row) => (toRefundState(row).state === 'failed' ? [] : (row.amount ?? [])))
  return { minor: amounts.reduce((sum, amount) => sum + amount.minor, 0), currency }
}

function rejectWebhook(reason: string): 'rejected' {
  log.warn({ event: 'webhook-rejected', provider: 'paypal', reason })
  return 'rejected'
}
