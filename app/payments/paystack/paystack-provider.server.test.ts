import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { createPaystackProvider } from '#app/payments/paystack/paystack-provider.server.ts'
import type { PaymentProvider } from '#app/pricing/payment-providers.ts'
import {
  createPaystackSignature,
  type FakePaystack,
  PAYSTACK_KEY,
  startFakePaystack,
} from '#tests/support/fake-paystack.ts'
import { createCharge, describeProvider } from '#tests/support/provider-contract.ts'
import { startPaystackHarness } from '#tests/support/provider-harnesses.ts'

const total = money(1_234_500, 'NGN')

describeProvider('Paystack', startPaystackHarness)

/** From https://github.com/PaystackOSS/doc-code-snippets, dist/doc/payments/webhooks/events.js, shortened. */
const EXAMPLES = {
  success: {
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
  },
  refundPending: {
    event: 'refund.pending',
    data: {
      status: 'pending',
      transaction_reference: 'tvunjbbd_412829_4b18075d_c7had',
      refund_reference: null,
      amount: '10000',
      currency: 'NGN',
      processor: 'instant-transfer',
      integration: 412829,
      domain: 'live',
    },
  },
  refundProcessed: {
    event: 'refund.processed',
    data: {
      status: 'processed',
      transaction_reference: 'T2154954_412829_3be32076_6lcg3',
      refund_reference: '132013318360',
      amount: '5000',
      currency: 'NGN',
      processor: 'mpgs_zen',
      integration: 412829,
      domain: 'live',
    },
  },
  refundFailed: {
    event: 'refund.failed',
    data: {
      status: 'failed',
      transaction_reference: 'T9171231_412325_3be2736c_n6tml',
      refund_reference: 'TRF_9vgfawjnoz58uxy',
      amount: 20000,
      currency: 'NGN',
      processor: 'instant-transfer',
      integration: 412325,
      domain: 'live',
    },
  },
  needsAttention: {
    event: 'refund.needs-attention',
    data: {
      status: 'needs-attention',
      transaction_reference: '88bfa94509eb96aa9785641c26cc57cc',
      refund_reference: 'TRF_7jn17u9vkqm91efk',
      amount: 5306,
      currency: 'NGN',
      integration: 123456,
      domain: 'live',
      id: '123456',
      customer_note: 'Refund for transaction 88bfa94509eb96aa9785641c26cc57cc',
      merchant_note: 'Refund for transaction 88bfa94509eb96aa9785641c26cc57cc by paystack@email.com',
    },
  },
  disputeResolved: {
    event: 'charge.dispute.resolve',
    data: {
      id: 358949,
      refund_amount: 5700,
      currency: 'NGN',
      status: 'resolved',
      resolution: 'auto-accepted',
      transaction: { id: 896467592, status: 'reversed', reference: '5qm4pv2mxs9rltp', amount: 5700, metadata: '' },
      transaction_reference: null,
      category: 'chargeback',
    },
  },
} as const

describe('Paystack', () => {
  let fake: FakePaystack
  let provider: PaymentProvider

  beforeAll(async () => {
    fake = await startFakePaystack()
    provider = createPaystackProvider({ secretKey: PAYSTACK_KEY, apiUrl: fake.url })
  })
  beforeEach(() => {
    Object.assign(fake.state, { failWith: null, refundOutcome: 'processed', areRefundsFiltered: true })
    Object.assign(fake.state, { areFeesOnTop: false, currencies: ['NGN', 'USD'] })
  })
  afterAll(() => fake.close())

  const read = (body: string, signature = createPaystackSignature(body)) =>
    provider.readWebhook(body, new Headers({ 'x-paystack-signature': signature }))
  const readEvent = (event: object) => read(JSON.stringify(event))

  async function makePayment() {
    const charge = createCharge({ total })
    const { reference } = await provider.authorize(charge)
    fake.pay(reference)
    return { ...charge, reference }
  }

  test('receives the order with our reference, the payment channels and the return URLs', async () => {
    const charge = createCharge({ total })
    const { reference } = await provider.authorize(charge)
    expect(reference).toBe(charge.paymentId)
    expect(fake.transactions.get(reference)).toMatchObject({
      amount: 1_234_500,
      currency: 'NGN',
      email: 'ada@example.com',
      channels: ['card'],
      callbackUrl: charge.successUrl,
      metadata: { order_id: charge.orderId, cancel_action: charge.cancelUrl },
    })
    const other = await provider.authorize(createCharge({ total, method: 'bank_or_mobile' }))
    const channels = fake.transactions.get(other.reference)?.channels
    expect(channels).toEqual(expect.arrayContaining(['bank_transfer', 'ussd', 'mobile_money']))
    expect(channels).not.toContain('card')
  })

  test('rejects a currency that the account does not support', async () => {
    const begun = await provider.authorize(createCharge({ total: money(10_000, 'GHS') }))
    expect(begun).toEqual({ reference: '', payment: { state: 'rejected' } })
  })

  test.each([
    ['abandoned', 'open', 'gone'],
    ['failed', 'open', 'gone'],
    ['ongoing', 'open', 'processing'],
    ['pending', 'processing', 'processing'],
  ] as const)(
    'reports a transaction in its status %s as %s, and after the release as %s',
    async (status, found, released) => {
      const { reference } = await provider.authorize(createCharge({ total }))
      fake.setStatus(reference, status)
      expect((await provider.find(reference)).state).toBe(found)
      expect((await provider.release(reference)).state).toBe(released)
    },
  )

  test('reports its fee, or only the amount without the fee if the customer pays the fee', async () => {
    const { reference } = await makePayment()
    const amount = { minor: 1_234_500, currency: 'NGN' }
    const fee = { minor: 18_600, currency: 'NGN' }
    expect(await provider.find(reference)).toEqual({ state: 'paid', amount, fee })
    fake.state.areFeesOnTop = true
    expect(await provider.find(reference)).toEqual({ state: 'paid', amount })
  })

  test('finds refunds although the list contains the refunds of all transactions', async () => {
    fake.state.areRefundsFiltered = false
    const { reference } = await makePayment()
    const id = randomUUID()
    const refund = await provider.refund(reference, money(100_000, 'NGN'), id)
    const other = await makePayment()
    await provider.refund(other.reference, money(100_000, 'NGN'), randomUUID())
    for (let count = 0; count < 120; count += 1) fake.refundInDashboard(other.reference, 100)
    expect(await provider.refund(reference, money(100_000, 'NGN'), id)).toEqual(refund)
    expect(await provider.refund(reference, money(1_134_500, 'NGN'), randomUUID())).toMatchObject({ state: 'done' })
  })

  test.each(['pending', 'processing', 'needs-attention'] as const)(
    'reports a refund in its status %s as pending',
    async (status) => {
      fake.state.refundOutcome = status
      const { reference } = await makePayment()
      const id = randomUUID()
      const refund = await provider.refund(reference, total, id)
      expect(refund).toEqual({ state: 'pending', reference: expect.stringMatching(/^\d+$/) })
      const event = await readEvent(fake.settleRefund(Number(refund.reference), status, { hasId: true }))
      expect(event).toMatchObject({ about: 'refund', refundId: id, refund })
    },
  )

  test('identifies refunds by their note, or by their amount if the webhook has no note', async () => {
    fake.state.refundOutcome = 'pending'
    const { reference } = await makePayment()
    const [first, second] = [randomUUID(), randomUUID()]
    const small = await provider.refund(reference, money(10_000, 'NGN'), first)
    const large = await provider.refund(reference, money(20_000, 'NGN'), second)
    const noNote = await readEvent(fake.settleRefund(Number(large.reference), 'processed'))
    const withNote = await readEvent(fake.settleRefund(Number(large.reference), 'processed', { hasId: true }))
    expect(noNote).toMatchObject({ refundId: second, refund: { state: 'done', reference: large.reference } })
    expect(withNote).toEqual(noNote)
    const failed = await readEvent(fake.settleRefund(Number(small.reference), 'failed'))
    expect(failed).toMatchObject({ refundId: first, refund: { state: 'failed', reference: small.reference } })
  })

  test('gets an error for a webhook whose lookup fails, so that it sends the webhook again', async () => {
    const { reference } = await makePayment()
    const refund = await provider.refund(reference, total, randomUUID())
    const event = fake.settleRefund(Number(refund.reference), 'processed')
    fake.state.failWith = 500
    await expect(readEvent(event)).rejects.toThrow()
  })

  test('identifies a dispute without our metadata by its reference', async () => {
    const { reference, orderId } = await makePayment()
    const event = { ...EXAMPLES.disputeResolved.data, transaction: { reference, metadata: '' } }
    const reported = await readEvent({ event: 'charge.dispute.resolve', data: event })
    expect(reported).toMatchObject({ about: 'dispute', orderId, reference, outcome: 'lost' })
  })

  test.each(Object.entries(EXAMPLES))(
    'sends the documented example %s, which belongs to a different store and is ignored',
    async (_, example) => {
      expect(await readEvent(example)).toBe('ignored')
    },
  )

  test.each([
    ['an object', (orderId: string) => ({ order_id: orderId })],
    ['a JSON string', (orderId: string) => JSON.stringify({ order_id: orderId })],
  ])('sends the documented charge.success with our metadata as %s', async (_, metadata) => {
    const orderId = randomUUID()
    const { data } = EXAMPLES.success
    expect(await readEvent({ event: 'charge.success', data: { ...data, metadata: metadata(orderId) } })).toEqual({
      id: 'charge.success:302961',
      kind: 'charge.success',
      about: 'payment',
      orderId,
      reference: 'qTPrJoy9Bx',
      payment: { state: 'paid', amount: { minor: 10_000, currency: 'NGN' } },
    })
  })

  test('signs the raw body with HMAC-SHA512 in hexadecimal, as documented', async () => {
    const body = JSON.stringify(EXAMPLES.success)
    const documented = createHmac('sha512', PAYSTACK_KEY).update(body).digest('hex')
    expect(await read(body, documented)).toBe('ignored')
    for (const signature of ['', 'x', documented.slice(2), `${documented}00`, documented.replace(/.$/, 'g')]) {
      expect(await read(body, signature)).toBe('rejected')
    }
    expect(await read(`${body} `, documented)).toBe('rejected')
  })

  test('has a page where a shopper whose payment was declined can pay again and return', async () => {
    const { payment, reference } = await provider.authorize(createCharge({ total }))
    const address = payment.state === 'open' ? payment.address : ''
    const choose = (choice: string) =>
      fetch(address, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })
    fake.state.areWebhooksHeld = true
    expect(await (await choose('decline')).text()).toContain('Declined')
    const response = await choose('pay')
    expect(response.headers.get('Location')).toBe(
      `https://shop.example/order/abc?paid=&trxref=${reference}&reference=${reference}`,
    )
    expect(fake.state.heldEvents).toHaveLength(1)
    expect((await choose('pay')).status).toBe(410)
  })
})
