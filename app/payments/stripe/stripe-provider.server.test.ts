import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { stripe } from '#app/payments/stripe/stripe.server.ts'
import { createStripeProvider } from '#app/payments/stripe/stripe-provider.server.ts'
import type { Charge, PaymentProvider } from '#app/pricing/payment-providers.ts'
import {
  type FakeStripe,
  STRIPE_KEY,
  signWebhook,
  startFakeStripe,
  WEBHOOK_SECRET,
} from '#tests/support/fake-stripe.ts'
import { createCharge, describeProvider } from '#tests/support/provider-contract.ts'
import { startStripeHarness } from '#tests/support/provider-harnesses.ts'

const account = { secretKey: STRIPE_KEY, webhookSecret: WEBHOOK_SECRET }

describeProvider('Stripe', startStripeHarness)

function createHeaders(signature: string): Headers {
  return new Headers({ 'Stripe-Signature': signature })
}

let fake: FakeStripe
let provider: PaymentProvider

beforeAll(async () => {
  fake = await startFakeStripe()
  provider = createStripeProvider({ ...account, apiUrl: fake.url })
})
beforeEach(() => Object.assign(fake.state, { failWith: null, refundOutcome: 'succeeded' }))
afterAll(() => fake.close())

function charge(change: Partial<Charge> = {}) {
  return createCharge({ total: money(12_345, 'USD'), ...change })
}

async function makePayment() {
  const { reference } = await provider.authorize(charge())
  fake.pay(reference)
  return reference
}

describe('a payment', () => {
  test('has a page at Stripe with the order’s total, email and id', async () => {
    const requested = charge()
    const { reference, payment } = await provider.authorize(requested)
    expect(payment).toEqual({ state: 'open', address: `${fake.url}/pay/${reference}` })
    expect(fake.sessions.get(reference)).toMatchObject({
      amount_total: 12_345,
      currency: 'usd',
      client_reference_id: requested.orderId,
      metadata: { order_id: requested.orderId },
      customer_email: 'ada@example.com',
      success_url: requested.successUrl,
      cancel_url: requested.cancelUrl,
    })
  })

  test('is started once for an order', async () => {
    const requested = charge()
    const [first, second] = await Promise.all([provider.authorize(requested), provider.authorize(requested)])
    expect(second.reference).toBe(first.reference)
    expect(await provider.authorize({ ...requested, reference: first.reference })).toEqual(first)
    fake.pay(first.reference)
    const later = await provider.authorize({ ...requested, reference: first.reference })
    expect(later.payment).toEqual({ state: 'paid', amount: { minor: 12_345, currency: 'USD' } })
  })

  test('that was released is gone, and a payment that was made is not released', async () => {
    const open = (await provider.authorize(charge())).reference
    expect(await provider.release(open)).toEqual({ state: 'gone' })
    expect(await provider.release(open)).toEqual({ state: 'gone' })
    const reference = await makePayment()
    expect(await provider.release(reference)).toEqual({
      state: 'paid',
      amount: { minor: 12_345, currency: 'USD' },
    })
    const { reference: slow } = await provider.authorize(charge())
    fake.pay(slow, { isDelayed: true })
    expect(await provider.release(slow)).toEqual({ state: 'processing' })
  })

  test.each([
    ['below Stripe’s minimum', money((stripe.amountLimits('USD')?.min ?? 0) - 1, 'USD')],
    ['below the unpublished minimum of a currency', money(100, 'NGN')],
    ['that Stripe cannot charge exactly', money(5_124, 'KWD')],
  ])('%s is rejected, not treated as free', async (_, total) => {
    expect(await provider.authorize(charge({ total }))).toEqual({ reference: '', payment: { state: 'rejected' } })
  })
})

describe('a refund', () => {
  test('is paid out once for its id, and never more than was paid', async () => {
    const reference = await makePayment()
    const id = randomUUID()
    const [first, second] = await Promise.all([
      provider.refund(reference, money(5_000, 'USD'), id),
      provider.refund(reference, money(5_000, 'USD'), id),
    ])
    expect(first).toMatchObject({ state: 'done', reference: expect.stringMatching(/^re_/) })
    expect(second).toEqual(first)
    expect(await provider.refund(reference, money(5_000, 'USD'), id)).toEqual(first)
    expect(await provider.refund(reference, money(7_345, 'USD'), randomUUID())).toMatchObject({ state: 'done' })
    expect(await provider.refund(reference, money(1, 'USD'), randomUUID())).toEqual({
      state: 'failed',
      reference: '',
      reason: 'Stripe: charge already refunded',
      refunded: { minor: 12_345, currency: 'USD' },
    })
    expect(fake.refunds.filter(({ metadata }) => metadata.refund_id === id)).toHaveLength(1)
  })

  test('that the bank returns is reported as failed with the reason, and is not repeated', async () => {
    const reference = await makePayment()
    const id = randomUUID()
    const done = await provider.refund(reference, money(100, 'USD'), id)
    const body = JSON.stringify(fake.returnRefund(done.reference))
    const failed = { state: 'failed', reference: done.reference, reason: 'Stripe: lost or stolen card' }
    expect(await read(body)).toMatchObject({ about: 'refund', refundId: id, refund: failed })
    expect(await provider.refund(reference, money(100, 'USD'), id)).toEqual(failed)
  })
})

function read(body: string, signature = signWebhook(body), now?: Date) {
  return provider.readWebhook(body, createHeaders(signature), now)
}

describe('a webhook', () => {
  const body = JSON.stringify({ id: 'evt_1', type: 'customer.created', created: 1, data: { object: {} } })

  test('that Stripe signed is accepted', async () => {
    expect(await read(body)).toBe('ignored')
    const requested = charge()
    const { reference } = await provider.authorize(requested)
    const about = { about: 'payment', orderId: requested.orderId, reference }
    expect(await read(JSON.stringify(fake.pay(reference, { isDelayed: true })))).toMatchObject({
      ...about,
      payment: { state: 'processing' },
    })
    expect(await read(JSON.stringify(fake.settle(reference, 'failed')))).toMatchObject({
      ...about,
      payment: { state: 'gone' },
    })
    expect(await read(JSON.stringify(fake.settle(reference, 'succeeded')))).toMatchObject({
      ...about,
      payment: { state: 'paid', amount: { minor: 12_345, currency: 'USD' } },
    })
    expect(await read(JSON.stringify(fake.refundInDashboard(reference, 345)))).toMatchObject({
      about: 'refunded',
      orderId: requested.orderId,
      total: { minor: 345, currency: 'USD' },
    })
  })

  const now = new Date()
  const late = new Date(now.getTime() + 600_000)
  test.each([
    { name: 'unsigned', signature: '' },
    { name: 'signed with a different secret', signature: signWebhook(body, { secret: 'whsec_another' }) },
    { name: 'with the signature of a different body', signature: signWebhook(`${body} `) },
    { name: 'ten minutes old', signature: signWebhook(body, { at: now }), at: late },
    {
      name: 'with an old signature and a new time',
      signature: signWebhook(body, { at: now }).replace(/t=\d+/, 't=9999999999'),
    },
    { name: 'signed with an older scheme only', signature: signWebhook(body).replace('v1=', 'v0=') },
    { name: 'with an invalid signature', signature: 't=,v1=' },
  ])('$name is rejected', async ({ signature, at = now }) => {
    expect(await read(body, signature, at)).toBe('rejected')
  })

  test.each(['', 'null', '[]', '{}', '{oops', '{"id":1,"type":2,"data":3}'])(
    'with the signed body %j is rejected',
    async (text) => {
      expect(await read(text)).toBe('rejected')
    },
  )

  test.each([
    ['of a different store', { metadata: {} }],
    ['with an invalid id', { metadata: { order_id: "1' or '1'='1" } }],
    ['that can still be paid', { status: 'open', payment_status: 'unpaid', url: 'https://checkout.stripe.com/c/1' }],
    ['with an invalid amount', { amount_total: 1.5 }],
  ])('about a session %s is ignored', async (_, change) => {
    const session = {
      id: 'cs_1',
      metadata: { order_id: randomUUID() },
      status: 'complete',
      payment_status: 'paid',
      amount_total: 1,
      currency: 'usd',
      url: null,
    }
    const readCompleted = (object: object) =>
      read(JSON.stringify(fake.createEvent('checkout.session.completed', object)))
    expect(await readCompleted(session)).toMatchObject({ about: 'payment' })
    expect(await readCompleted({ ...session, ...change })).toBe('ignored')
  })
})
