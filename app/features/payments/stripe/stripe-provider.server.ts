import Stripe from 'stripe'
import type { PaymentProvider } from '#app/features/payments/payment-provider.ts'
import {
  paymentEventOf,
  paymentOf,
  refundOf,
  stripeRefund,
  stripeSession,
  wordsOf,
} from '#app/features/payments/stripe/stripe-events.ts'
import { log } from '#app/platform/log.server.ts'
import type { StripeAccount } from '#app/platform/read-env.ts'

/** How old a webhook may be, in seconds: what was overheard is of no use later. Stripe signs every repeat again. */
const TOLERANCE = 300

/**
 * Stripe's own page takes the payment: a Checkout Session, whose one item is the order with its total, so that no sum but
 * ours is ever charged. Nothing of Stripe is loaded into our pages (docs/rules.md, Payment).
 */
export function stripeProvider({ secretKey, webhookSecret, apiUrl }: StripeAccount): PaymentProvider {
  const { protocol, hostname, port } = new URL(apiUrl)
  const isLocal = protocol === 'http:'
  const stripe = new Stripe(secretKey, {
    protocol: isLocal ? 'http' : 'https',
    host: hostname,
    port: port || (isLocal ? 80 : 443),
    timeout: 4_000, // with one repeat still within the time that a page has
    maxNetworkRetries: 1,
    telemetry: false,
  })

  async function stateOf(reference: string) {
    return paymentOf(stripeSession.parse(await stripe.checkout.sessions.retrieve(reference)))
  }

  return {
    async authorize({ orderId, orderNumber, email, total, reference, endsAt, successUrl, cancelUrl }) {
      if (reference) return { reference, payment: await stateOf(reference) }
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: total.currency.toLowerCase(),
                unit_amount: total.minor,
                product_data: { name: `Order ${orderNumber}` },
              },
            },
          ],
          adaptive_pricing: { enabled: false }, // charged are the dollars that the shopper agreed to
          submit_type: 'pay',
          client_reference_id: orderId,
          metadata: { order_id: orderId },
          payment_intent_data: { description: `Order ${orderNumber}`, metadata: { order_id: orderId } },
          ...(email && { customer_email: email }), // an erased one is none to Stripe
          expires_at: Math.floor(endsAt.getTime() / 1000),
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: `order-${orderId}` },
      )
      const begun = stripeSession.parse(session)
      return { reference: begun.id, payment: paymentOf(begun) }
    },

    // Stripe's page takes the money as soon as it is authorised: asked is whether it has.
    capture: stateOf,

    async release(reference) {
      try {
        return paymentOf(stripeSession.parse(await stripe.checkout.sessions.expire(reference)))
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        return await stateOf(reference) // only an open one can be given up: it was paid in the meantime, or ended by itself
      }
    },

    async refund(reference, amount, refundId) {
      let given = 0
      try {
        const { payment_intent: payment } = stripeSession.parse(await stripe.checkout.sessions.retrieve(reference))
        if (!payment) return { state: 'failed', reference: '', reason: wordsOf('nothing was paid') }
        // Looked for first: Stripe forgets an idempotency key after a day, and our question may be older than that.
        const { data } = await stripe.refunds.list({ payment_intent: payment, limit: 100 })
        const made = data.map((row) => stripeRefund.parse(row))
        given = made.reduce((sum, row) => sum + (refundOf(row).state === 'failed' ? 0 : (row.amount ?? 0)), 0)
        const known = made.filter(({ metadata }) => metadata?.refund_id === refundId).map(refundOf)
        const standing = known.find(({ state }) => state !== 'failed') ?? known[0]
        if (standing) return standing
        const own = await stripe.refunds.create(
          { payment_intent: payment, amount: amount.minor, metadata: { refund_id: refundId } },
          { idempotencyKey: `refund-${refundId}` },
        )
        return refundOf(stripeRefund.parse(own))
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        const all = { minor: given, currency: amount.currency }
        return { state: 'failed', reference: '', reason: wordsOf(error.code ?? 'refused'), given: all }
      }
    },

    async readWebhook(body, headers, now = new Date()) {
      try {
        const signature = headers.get('Stripe-Signature') ?? ''
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          TOLERANCE,
          undefined,
          now.getTime(),
        )
        return paymentEventOf(event) ?? 'ignored'
      } catch (error) {
        log.warn({ event: 'webhook-refused', provider: 'stripe', err: error })
        return 'refused'
      }
    },
  }
}
