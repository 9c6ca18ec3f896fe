import Stripe from 'stripe'
import { z } from 'zod'
import { AMOUNT_REJECTED, findRefund } from '#app/payments/providers/provider-results.ts'
import { paymentText } from '#app/payments/shopper/payment-text.ts'
import { fromStripeAmount, toStripeAmount } from '#app/payments/stripe/stripe-amount.ts'
import {
  type DisputeNotice,
  describeError,
  stripeRefund,
  stripeSession,
  toDisputeNotice,
  toPaymentEvent,
  toPaymentState,
  toRefundState,
} from '#app/payments/stripe/stripe-events.ts'
import { log } from '#app/platform/log.server.ts'
import type { StripeAccount } from '#app/platform/read-env.ts'
import type { PaymentEvent, PaymentProvider } from '#app/pricing/payment-providers.ts'

/** An older webhook could be a replay. Stripe signs each retry again. */
const TOLERANCE_SECONDS = 300

const stripeAccount = z.object({ id: z.string(), business_profile: z.object({ name: z.string().nullish() }).nullish() })

/** Errors after which a retry would be rejected again. The allowed amounts depend on the account's payout currency. */
const AMOUNT_ERRORS = ['amount_too_small', 'amount_too_large', 'invalid_charge_amount', 'currency_not_supported']

/** A Checkout Session has one item, the order, so that exactly our total is charged. */
export function createStripeProvider({ secretKey, webhookSecret, apiUrl }: StripeAccount): PaymentProvider {
  const { protocol, hostname, port } = new URL(apiUrl)
  const isLocal = protocol === 'http:'
  const stripe = new Stripe(secretKey, {
    protocol: isLocal ? 'http' : 'https',
    host: hostname,
    port: port || (isLocal ? 80 : 443),
    timeout: 4_000, // one retry fits within the time limit of a request
    maxNetworkRetries: 1,
    telemetry: false,
  })

  async function getState(reference: string) {
    return toPaymentState(stripeSession.parse(await stripe.checkout.sessions.retrieve(reference)))
  }

  /**
   * Finds the order of a dispute through the payment's Checkout Session, because a dispute contains only the payment.
   * Returns null if the order is not the store's.
   */
  async function findDisputeEvent({ payment, ...notice }: DisputeNotice): Promise<PaymentEvent | null> {
    const { data } = await stripe.checkout.sessions.list({ payment_intent: payment, limit: 1 })
    const session = stripeSession.safeParse(data[0]).data
    const orderId = session?.metadata?.order_id
    return session && orderId ? { ...notice, about: 'dispute', orderId, reference: session.id } : null
  }

  return {
    async authorize({ paymentId, orderId, orderNumber, email, total, reference, expiresAt, successUrl, cancelUrl }) {
      if (reference) return { reference, payment: await getState(reference) }
      const amount = toStripeAmount(total.minor, total.currency)
      if (amount === null) return AMOUNT_REJECTED
      const params: Stripe.Checkout.SessionCreateParams = {
        mode: 'payment',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: total.currency.toLowerCase(),
              unit_amount: amount,
              product_data: { name: paymentText.orderName(orderNumber) },
            },
          },
        ],
        adaptive_pricing: { enabled: false }, // the shopper agreed to this currency
        submit_type: 'pay',
        client_reference_id: orderId,
        metadata: { order_id: orderId },
        payment_intent_data: { description: `Order ${orderNumber}`, metadata: { order_id: orderId } },
        ...(email && { customer_email: email }), // Stripe rejects an empty email, as in erased orders
        expires_at: Math.floor(expiresAt.getTime() / 1000),
        success_url: successUrl,
        cancel_url: cancelUrl,
      }
      try {
        const session = await stripe.checkout.sessions.create(params, { idempotencyKey: `payment-${paymentId}` })
        const begun = stripeSession.parse(session)
        return { reference: begun.id, payment: toPaymentState(begun) }
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        if (!AMOUNT_ERRORS.includes(error.code ?? '')) throw error
        log.warn({ event: 'amount-rejected', provider: 'stripe', order: orderId, code: error.code })
        return AMOUNT_REJECTED
      }
    },

    find: getState,

    async release(reference) {
      try {
        return toPaymentState(stripeSession.parse(await stripe.checkout.sessions.expire(reference)))
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        return await getState(reference) // no longer open: paid or expired
      }
    },

    async refund(reference, amount, refundId) {
      const due = toStripeAmount(amount.minor, amount.currency)
      if (due === null)
        return { state: 'failed', reference: '', reason: describeError('amount cannot be paid exactly') }
      let refunded = 0
      try {
        const { payment_intent: payment } = stripeSession.parse(await stripe.checkout.sessions.retrieve(reference))
        if (!payment) return { state: 'failed', reference: '', reason: describeError('nothing was paid') }
        // Stripe stores idempotency keys for only a day
        const { data } = await stripe.refunds.list({ payment_intent: payment, limit: 100 })
        const existing = data.map((row) => stripeRefund.parse(row))
        refunded = existing.reduce(
          (sum, row) => sum + (toRefundState(row).state === 'failed' ? 0 : (row.amount ?? 0)),
          0,
        )
        const existingRefund = findRefund(
          existing.filter(({ metadata }) => metadata?.refund_id === refundId).map(toRefundState),
        )
        if (existingRefund) return existingRefund
        const created = await stripe.refunds.create(
          { payment_intent: payment, amount: due, metadata: { refund_id: refundId } },
          { idempotencyKey: `refund-${refundId}` },
        )
        return toRefundState(stripeRefund.parse(created))
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        const reason = describeError(error.code ?? '')
        const minor = fromStripeAmount(refunded, amount.currency)
        const sum = minor !== null && { refunded: { minor, currency: amount.currency } }
        return { state: 'failed', reference: '', reason, ...sum }
      }
    },

    couldBeSigned(headers, now = new Date()) {
      const [, time] = /^t=(\d{1,12}),(?:v\d+=[0-9a-f]{64},?)+$/.exec(headers.get('Stripe-Signature') ?? '') ?? []
      return Math.abs(now.getTime() / 1_000 - Number(time)) <= TOLERANCE_SECONDS
    },

    async readWebhook(body, headers, now = new Date()) {
      let notice: DisputeNotice | null
      try {
        const signature = headers.get('Stripe-Signature') ?? ''
        const time = now.getTime()
        const event = stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, time)
        notice = toDisputeNotice(event)
        if (!notice) return toPaymentEvent(event) ?? 'ignored'
      } catch (error) {
        log.warn({ event: 'webhook-rejected', provider: 'stripe', err: error })
        return 'rejected'
      }
      return (await findDisputeEvent(notice)) ?? 'ignored'
    },

    async test() {
      const mode = secretKey.includes('_live_') ? 'live' : 'test'
      try {
        const { id, business_profile: profile } = stripeAccount.parse(await stripe.accounts.retrieveCurrent())
        return { ok: true, mode, account: profile?.name || id }
      } catch (error) {
        // A restricted key is valid even if it is not allowed to read the account
        if (error instanceof Stripe.errors.StripePermissionError) return { ok: true, mode, account: '' }
        if (!(error instanceof Stripe.errors.StripeAuthenticationError)) throw error
        return { ok: false, reason: describeError(error.code ?? 'the key is not valid') }
      }
    },
  }
}
