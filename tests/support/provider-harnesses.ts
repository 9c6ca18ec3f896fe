import { money } from '#app/base/money.ts'
import { createPaypalProvider } from '#app/payments/paypal/paypal-provider.server.ts'
import { createPaystackProvider } from '#app/payments/paystack/paystack-provider.server.ts'
import { createStripeProvider } from '#app/payments/stripe/stripe-provider.server.ts'
import { type PaypalEvent, startFakePaypal } from '#tests/support/fake-paypal.ts'
import {
  createPaystackSignature,
  PAYSTACK_KEY,
  type PaystackEvent,
  startFakePaystack,
} from '#tests/support/fake-paystack.ts'
import {
  STRIPE_KEY,
  type StripeEvent,
  signWebhook,
  startFakeStripe,
  WEBHOOK_SECRET,
} from '#tests/support/fake-stripe.ts'
import type { ProviderHarness } from '#tests/support/provider-contract.ts'

// The payment providers with their fake servers.

const UNREACHABLE = 'http://127.0.0.1:1'
const STRIPE_ACCOUNT = { secretKey: STRIPE_KEY, webhookSecret: WEBHOOK_SECRET }

export async function startStripeHarness(): Promise<ProviderHarness> {
  const fake = await startFakeStripe()
  const webhook = (event: StripeEvent) => {
    const body = JSON.stringify(event)
    return { body, headers: createStripeHeaders(signWebhook(body)) }
  }
  return {
    provider: createStripeProvider({ ...STRIPE_ACCOUNT, apiUrl: fake.url }),
    amounts: [money(12_345, 'USD'), money(500, 'JPY'), money(5_120, 'KWD'), money(5, 'ISK')],
    rejectedAmounts: [money(49, 'USD'), money(100, 'NGN'), money(5_124, 'KWD'), money(10_000, 'LYD')],
    pay: (reference) => webhook(fake.pay(reference)),
    expire: fake.expire,
    dispute: (reference) => webhook(fake.dispute(reference)),
    closeDispute: (reference, ending) => webhook(fake.closeDispute(reference, ending)),
    settleRefund: (reference, outcome) =>
      webhook(outcome === 'done' ? fake.completeRefund(reference) : fake.returnRefund(reference)),
    refundInDashboard: (reference, { minor }) => webhook(fake.refundInDashboard(reference, minor)),
    foreignWebhook: () => webhook(fake.createEvent('checkout.session.completed', foreignSession)),
    sign: (body, kind) => {
      const at = new Date(Date.now() - (kind === 'an-hour-ago' ? 3_600_000 : 0))
      return createStripeHeaders(
        signWebhook(body, { at, secret: kind === 'wrong-secret' ? 'whsec_another' : WEBHOOK_SECRET }),
      )
    },
    areSignaturesTimed: true,
    setDown(status) {
      fake.state.failWith = status
    },
    loseNextResponse() {
      fake.state.responsesToDrop = 2 // Stripe's library retries once
    },
    setRefundOutcome(outcome) {
      fake.state.refundOutcome = outcome === 'done' ? 'succeeded' : outcome
    },
    state: () => ({
      payments: fake.sessions.size,
      refunds: fake.refunds.length,
      all: [[...fake.sessions.values()], fake.refunds],
    }),
    createFaultyProvider: (fault) =>
      fault === 'wrong-key'
        ? createStripeProvider({ ...STRIPE_ACCOUNT, secretKey: 'sk_test_another4key', apiUrl: fake.url })
        : createStripeProvider({ ...STRIPE_ACCOUNT, apiUrl: UNREACHABLE }),
    close: fake.close,
  }
}

const foreignSession = {
  id: 'cs_1',
  metadata: {},
  status: 'complete',
  payment_status: 'paid',
  amount_total: 1,
  currency: 'usd',
  url: null,
}

function createStripeHeaders(signature: string): Headers {
  return new Headers({ 'Stripe-Signature': signature })
}

export async function startPaystackHarness(): Promise<ProviderHarness> {
  const fake = await startFakePaystack()
  const webhook = (event: PaystackEvent) => {
    const body = JSON.stringify(event)
    return { body, headers: createPaystackHeaders(body) }
  }
  return {
    provider: createPaystackProvider({ secretKey: PAYSTACK_KEY, apiUrl: fake.url }),
    amounts: [money(1_234_500, 'NGN'), money(15_000, 'XOF'), money(200, 'USD'), money(300, 'KES')],
    rejectedAmounts: [money(4_999, 'NGN'), money(1_000_000_001, 'NGN'), money(10_000, 'EUR')],
    pay: (reference) => webhook(fake.pay(reference)),
    decline: (reference) => fake.setStatus(reference, 'failed'),
    expire: (reference) => fake.setStatus(reference, 'abandoned'),
    dispute: (reference) => webhook(fake.dispute(reference)),
    closeDispute: (reference, ending) =>
      webhook(fake.resolveDispute(reference, ending === 'won' ? 'declined' : 'merchant-accepted')),
    settleRefund: (reference, outcome) =>
      webhook(fake.settleRefund(Number(reference), outcome === 'done' ? 'processed' : 'failed')),
    refundInDashboard: (reference, { minor }) => webhook(fake.refundInDashboard(reference, minor)),
    foreignWebhook: () => webhook(FOREIGN_CHARGE),
    sign: (body, kind) => createPaystackHeaders(body, kind === 'wrong-secret' ? 'sk_test_another4key' : PAYSTACK_KEY),
    areSignaturesTimed: false,
    setDown(status) {
      fake.state.failWith = status
    },
    loseNextResponse() {
      fake.state.responsesToDrop = 1
    },
    setRefundOutcome(outcome) {
      fake.state.refundOutcome = outcome === 'done' ? 'processed' : outcome
    },
    state: () => ({
      payments: fake.transactions.size,
      refunds: fake.refunds.length,
      all: [[...fake.transactions.values()], fake.refunds],
    }),
    createFaultyProvider: (fault) =>
      fault === 'wrong-key'
        ? createPaystackProvider({ secretKey: 'sk_test_another4key', apiUrl: fake.url })
        : createPaystackProvider({ secretKey: PAYSTACK_KEY, apiUrl: UNREACHABLE }),
    close: fake.close,
  }
}

function createPaystackHeaders(body: string, secret = PAYSTACK_KEY): Headers {
  return new Headers({ 'x-paystack-signature': createPaystackSignature(body, secret) })
}

const FOREIGN_CHARGE = {
  event: 'charge.success',
  data: {
    id: 302961,
    domain: 'live',
    status: 'success',
    reference: 'qTPrJoy9Bx',
    amount: 10000,
    message: null,
    gateway_response: 'Approved by Financial Institution',
    paid_at: '2016-09-30T21:10:19.000Z',
    created_at: '2016-09-30T21:09:56.000Z',
    channel: 'card',
    currency: 'NGN',
    metadata: 0,
    fees: null,
    customer: { id: 68324, email: 'bojack@horseman.com', customer_code: 'CUS_qo38as2hpsgk2r0' },
    plan: {},
  },
}

export async function startPaypalHarness(): Promise<ProviderHarness> {
  const fake = await startFakePaypal()
  const provider = createPaypalProvider(fake.account)
  const webhook = (event: PaypalEvent) => {
    const body = JSON.stringify(event)
    return { body, headers: new Headers(fake.signed(body)) }
  }
  return {
    provider,
    amounts: [money(12_345, 'USD'), money(500, 'JPY'), money(104_500, 'HUF')],
    rejectedAmounts: [money(0, 'USD'), money(100, 'NGN'), money(5_120, 'KWD'), money(104_550, 'HUF')],
    async pay(reference) {
      fake.approve(reference)
      await provider.capture?.(reference)
      return webhook(fake.captureEvent(reference))
    },
    expire: fake.expire,
    dispute: (reference) => webhook(fake.dispute(reference)),
    closeDispute: (reference, ending) =>
      webhook(
        fake.disputeEvent(
          fake.getCapture(reference).id,
          ending === 'won' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR',
        ),
      ),
    settleRefund: (reference, outcome) =>
      webhook(fake.settleRefund(reference, outcome === 'done' ? 'COMPLETED' : 'FAILED')),
    refundInDashboard: (reference, { minor }) => webhook(fake.refundInDashboard(reference, (minor / 100).toFixed(2))),
    foreignWebhook: () => webhook(fake.createEvent('PAYMENT.CAPTURE.COMPLETED', 'capture', foreignCapture)),
    sign: (body, kind) => {
      const at = new Date(Date.now() - (kind === 'an-hour-ago' ? 3_600_000 : 0))
      return new Headers(fake.signed(body, { at, ...(kind === 'wrong-secret' && { webhookId: '9XL90610J3647323C' }) }))
    },
    areSignaturesTimed: false,
    setDown(status) {
      fake.state.failWith = status
    },
    loseNextResponse() {
      fake.state.isNextResponseDropped = true
    },
    setRefundOutcome(outcome) {
      fake.state.refundOutcome = REFUND_OUTCOMES[outcome]
    },
    state: () => ({ payments: fake.orders.size, refunds: fake.refunds().length, all: [...fake.orders.values()] }),
    createFaultyProvider: (fault) =>
      fault === 'wrong-key'
        ? createPaypalProvider({ ...fake.account, secret: 'another_secret_4fake' })
        : createPaypalProvider({ ...fake.account, apiUrl: UNREACHABLE }),
    close: fake.close,
  }
}

const REFUND_OUTCOMES = {
  done: 'COMPLETED',
  pending: 'PENDING',
  failed: 'FAILED',
  rejected: 'REFUND_FAILED_INSUFFICIENT_FUNDS',
} as const

const foreignCapture = {
  id: '02335565G34798738',
  status: 'COMPLETED',
  amount: { currency_code: 'USD', value: '23.99' },
  custom_id: 'ORDER-67890',
  supplementary_data: { related_ids: { order_id: '1W5313654M9708630' } },
}
