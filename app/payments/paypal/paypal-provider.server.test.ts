import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { createPaypalProvider } from '#app/payments/paypal/paypal-provider.server.ts'
import type { PaymentProvider } from '#app/pricing/payment-providers.ts'
import { type FakePaypal, type PaypalEvent, startFakePaypal } from '#tests/support/fake-paypal.ts'
import { describeProvider } from '#tests/support/provider-contract.ts'
import { startPaypalHarness } from '#tests/support/provider-harnesses.ts'

describeProvider('PayPal', startPaypalHarness)

let fake: FakePaypal
let provider: PaymentProvider

beforeAll(async () => {
  fake = await startFakePaypal()
  provider = createPaypalProvider(fake.account)
})
beforeEach(() => {
  fake.forgetRequests()
  Object.assign(fake.state, {
    failWith: null,
    isNextResponseDropped: false,
    isApprovalUrlRepeated: true,
    captureOutcome: 'COMPLETED',
    refundOutcome: 'COMPLETED',
  })
})
afterAll(() => fake.close())

function charge(change: Partial<Parameters<PaymentProvider['authorize']>[0]> = {}) {
  return {
    paymentId: randomUUID(),
    orderId: randomUUID(),
    orderNumber: 'INTEST0001',
    email: 'ada@example.com',
    total: money(12_345, 'USD'),
    method: 'paypal',
    reference: '',
    address: '',
    expiresAt: new Date(Date.now() + 3_600_000),
    successUrl: 'https://shop.example/order/abc?paid',
    cancelUrl: 'https://shop.example/checkout?step=payment',
    ...change,
  } as const
}

async function beginPayment(change: Parameters<typeof charge>[0] = {}) {
  return (await provider.authorize(charge(change))).reference
}

async function approvePayment(change: Parameters<typeof charge>[0] = {}) {
  const reference = await beginPayment(change)
  fake.approve(reference)
  return reference
}

async function capture(reference: string) {
  return await provider.capture?.(reference)
}

async function makePayment(change: Parameters<typeof charge>[0] = {}) {
  const reference = await approvePayment(change)
  await capture(reference)
  return reference
}

const PAID = {
  state: 'paid',
  amount: { minor: 12_345, currency: 'USD' },
  fee: { minor: 480, currency: 'USD' },
}

describe('a payment', () => {
  test('is created at PayPal as an order with the total and id of the store’s order', async () => {
    const requested = charge()
    const { reference, payment } = await provider.authorize(requested)
    expect(payment).toEqual({ state: 'open', address: `${fake.url}/checkoutnow?token=${reference}` })
    expect(fake.orders.get(reference)).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [
        {
          amount: { currency_code: 'USD', value: '123.45' },
          custom_id: requested.orderId,
          description: 'Order INTEST0001',
        },
      ],
      return_url: requested.successUrl,
      cancel_url: requested.cancelUrl,
    })
  })

  test('is created at PayPal once for each id, and continued by its reference', async () => {
    const requested = charge()
    const first = await provider.authorize(requested)
    expect(await provider.authorize(requested)).toEqual(first)
    expect(await provider.authorize({ ...requested, reference: first.reference })).toEqual(first)
    const another = await provider.authorize({ ...requested, paymentId: randomUUID() })
    expect(another.reference).not.toBe(first.reference)
  })

  test('is approved by the shopper and charged once when it is captured', async () => {
    const reference = await beginPayment()
    expect(await capture(reference)).toMatchObject({ state: 'open' })
    fake.approve(reference)
    expect(await provider.find(reference)).toEqual({ state: 'approved' })
    expect(await capture(reference)).toEqual(PAID)
    expect(await capture(reference)).toEqual(PAID)
    fake.forgetRequests()
    expect(await capture(reference)).toEqual(PAID)
    expect(await provider.find(reference)).toEqual(PAID)
    expect(fake.orders.get(reference)?.purchase_units[0].payments.captures).toHaveLength(1)
  })

  test('that is captured by two concurrent requests is charged once', async () => {
    const reference = await approvePayment()
    expect(await Promise.all([capture(reference), capture(reference)])).toEqual([PAID, PAID])
    expect(fake.orders.get(reference)?.purchase_units[0].payments.captures).toHaveLength(1)
  })

  test.each(['authorize', 'capture'])('is found by a retry if the response to %s is lost', async (method) => {
    const requested = charge()
    const reference = method === 'capture' ? await approvePayment(requested) : ''
    const sendRequest = () => (method === 'capture' ? capture(reference) : provider.authorize(requested))
    const count = fake.orders.size
    fake.state.isNextResponseDropped = true
    await expect(sendRequest()).rejects.toThrow()
    expect(await sendRequest()).toMatchObject(method === 'capture' ? PAID : { payment: { state: 'open' } })
    expect(fake.orders.size).toBe(method === 'capture' ? count : count + 1)
  })

  test.each([
    { outcome: 'PENDING', state: 'processing' },
    { outcome: 'DECLINED', state: 'gone' },
    { outcome: 'COMPLIANCE_VIOLATION', state: 'gone' },
    { outcome: 'TRANSACTION_REFUSED', state: 'gone' },
  ])('has the state $state if its capture is $outcome', async ({ outcome, state }) => {
    const reference = await approvePayment()
    fake.state.captureOutcome = outcome
    expect(await capture(reference)).toEqual({ state })
  })

  test.each(['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED', 'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING'])(
    'needs another approval at PayPal if its capture fails with %s',
    async (issue) => {
      const reference = await approvePayment()
      fake.state.captureOutcome = issue
      const address = `${fake.url}/checkoutnow?token=${reference}`
      expect(await capture(reference)).toEqual({ state: 'open', address })
      fake.state.captureOutcome = 'COMPLETED'
      expect(await capture(reference)).toEqual({ state: 'open', address }) // still without a new approval
      fake.approve(reference)
      expect(await capture(reference)).toEqual(PAID)
    },
  )

  test('that the store’s account is not allowed to receive fails with an exception, so that it can be captured later', async () => {
    const reference = await approvePayment()
    fake.state.captureOutcome = 'PAYEE_ACCOUNT_RESTRICTED'
    await expect(capture(reference)).rejects.toThrow('PAYEE_ACCOUNT_RESTRICTED')
  })

  test('that no longer exists at PayPal counts as gone', async () => {
    expect(await provider.find('5O190127TN364715T')).toEqual({ state: 'gone' })
    expect(await capture('5O190127TN364715T')).toEqual({ state: 'gone' })
    expect(await provider.release('5O190127TN364715T')).toEqual({ state: 'gone' })
  })

  test('that was not captured is released, and a captured payment is not', async () => {
    expect(await provider.release(await beginPayment())).toEqual({ state: 'gone' })
    expect(await provider.release(await approvePayment())).toEqual({ state: 'gone' })
    expect(await provider.release(await makePayment())).toEqual(PAID)
    fake.state.captureOutcome = 'PENDING'
    expect(await provider.release(await makePayment())).toEqual({ state: 'processing' })
  })

  test('without a URL in PayPal’s response continues at the known URL', async () => {
    const requested = charge({ address: 'https://www.paypal.com/checkoutnow?token=known' })
    const { reference } = await provider.authorize(requested)
    fake.state.isApprovalUrlRepeated = false
    const continued = await provider.authorize({ ...requested, reference })
    expect(continued).toEqual({ reference, payment: { state: 'open', address: requested.address } })
    expect(await provider.find(reference)).toEqual({ state: 'open', address: '' })
  })

  test.each([500, 503, 429, 403, 0])('fails with an exception while PayPal responds with %s', async (status) => {
    const reference = await makePayment()
    fake.state.failWith = status
    await expect(provider.authorize(charge())).rejects.toThrow()
    await expect(provider.find(reference)).rejects.toThrow()
    await expect(capture(reference)).rejects.toThrow()
    await expect(provider.release(reference)).rejects.toThrow()
    await expect(provider.refund(reference, money(100, 'USD'), randomUUID())).rejects.toThrow()
  })

  test.each([
    ['in a currency that PayPal does not support', money(100, 'NGN')],
    ['that PayPal cannot charge exactly', money(104_550, 'HUF')],
    ['of zero', money(0, 'USD')],
  ])('%s is rejected, not treated as free', async (_, total) => {
    expect(await provider.authorize(charge({ total }))).toEqual({ reference: '', payment: { state: 'rejected' } })
  })

  test.each([
    { total: money(104_500, 'HUF'), value: '1045' },
    { total: money(500, 'JPY'), value: '500' },
  ])('of $value without decimals is paid exactly', async ({ total, value }) => {
    const reference = await makePayment({ total })
    expect(fake.orders.get(reference)?.purchase_units[0].amount.value).toBe(value)
    expect(await provider.find(reference)).toMatchObject({ state: 'paid', amount: total })
  })
})

describe('the access token', () => {
  test('is requested once for many requests', async () => {
    const fresh = createPaypalProvider(fake.account)
    const before = fake.state.tokensIssued
    await Promise.all([fresh.authorize(charge()), fresh.authorize(charge()), fresh.authorize(charge())])
    await fresh.authorize(charge())
    expect(fake.state.tokensIssued).toBe(before + 1)
  })

  test('is renewed once after PayPal has revoked it', async () => {
    await beginPayment()
    fake.revokeTokens()
    const before = fake.state.tokensIssued
    expect(await beginPayment()).not.toBe('')
    expect(fake.state.tokensIssued).toBe(before + 1)
  })

  test('is requested again after a failure', async () => {
    const fresh = createPaypalProvider(fake.account)
    fake.state.failWith = 500
    await expect(fresh.authorize(charge())).rejects.toThrow()
    fake.state.failWith = null
    expect(await fresh.authorize(charge())).toMatchObject({ payment: { state: 'open' } })
  })
})

describe('a refund', () => {
  test('is paid out once for its id, and never more than was paid', async () => {
    const reference = await makePayment()
    const id = randomUUID()
    const first = await provider.refund(reference, money(5_000, 'USD'), id)
    expect(first).toMatchObject({ state: 'done', reference: expect.stringMatching(/^\w{17}$/) })
    expect(await provider.refund(reference, money(5_000, 'USD'), id)).toEqual(first)
    fake.forgetRequests()
    expect(await provider.refund(reference, money(5_000, 'USD'), id)).toEqual(first)
    expect(await provider.refund(reference, money(7_346, 'USD'), randomUUID())).toEqual({
      state: 'failed',
      reference: '',
      reason: 'PayPal: refund amount exceeded',
      refunded: { minor: 5_000, currency: 'USD' },
    })
    expect(await provider.refund(reference, money(7_345, 'USD'), randomUUID())).toMatchObject({ state: 'done' })
    expect(await provider.refund(reference, money(1, 'USD'), randomUUID())).toEqual({
      state: 'failed',
      reference: '',
      reason: 'PayPal: capture fully refunded',
      refunded: { minor: 12_345, currency: 'USD' },
    })
    expect(fake.listRefunds(reference)).toMatchObject([
      { custom_id: `refund-${id}`, note_to_payer: 'Order INTEST0001', amount: { value: '50.00' } },
      { amount: { value: '73.45' } },
    ])
    expect(await provider.find(reference)).toEqual(PAID)
  })

  test('requested twice concurrently is paid out once', async () => {
    const reference = await makePayment()
    const id = randomUUID()
    const [first, second] = await Promise.all([
      provider.refund(reference, money(5_000, 'USD'), id),
      provider.refund(reference, money(5_000, 'USD'), id),
    ])
    expect(second).toEqual(first)
    expect(fake.listRefunds(reference)).toHaveLength(1)
  })

  test('is found by a retry if its response is lost', async () => {
    const reference = await makePayment()
    const id = randomUUID()
    fake.state.isNextResponseDropped = true
    await expect(provider.refund(reference, money(5_000, 'USD'), id)).rejects.toThrow()
    fake.forgetRequests()
    expect(await provider.refund(reference, money(5_000, 'USD'), id)).toMatchObject({ state: 'done' })
    expect(fake.listRefunds(reference)).toHaveLength(1)
  })

  test.each([
    { outcome: 'PENDING', expected: { state: 'pending' } },
    { outcome: 'FAILED', expected: { state: 'failed', reason: 'PayPal: failed' } },
    { outcome: 'CANCELLED', expected: { state: 'failed', reason: 'PayPal: cancelled' } },
    {
      outcome: 'TRANSACTION_DISPUTED',
      expected: { state: 'failed', reference: '', reason: 'PayPal: transaction disputed' },
    },
    {
      outcome: 'REFUND_FAILED_INSUFFICIENT_FUNDS',
      expected: { state: 'failed', reason: 'PayPal: refund failed insufficient funds', refunded: { minor: 0 } },
    },
  ])('has the state $expected.state if its outcome is $outcome', async ({ outcome, expected }) => {
    const reference = await makePayment()
    fake.state.refundOutcome = outcome
    expect(await provider.refund(reference, money(100, 'USD'), randomUUID())).toMatchObject(expected)
  })

  test('that fails later is reported as failed with the reason, and is not repeated', async () => {
    const reference = await makePayment()
    const id = randomUUID()
    fake.state.refundOutcome = 'PENDING'
    const pending = await provider.refund(reference, money(100, 'USD'), id)
    const failed = { state: 'failed', reference: pending.reference, reason: 'PayPal: failed' }
    const event = fake.settleRefund(pending.reference, 'FAILED')
    expect(await read(event)).toMatchObject({ about: 'refund', refundId: id, refund: failed })
    expect(await provider.refund(reference, money(100, 'USD'), id)).toEqual(failed)
  })

  test('of an unpaid order fails', async () => {
    const nothing = { state: 'failed', reference: '', reason: 'PayPal: nothing was paid' }
    expect(await provider.refund(await approvePayment(), money(100, 'USD'), randomUUID())).toEqual(nothing)
    expect(await provider.refund('5O190127TN364715T', money(100, 'USD'), randomUUID())).toEqual(nothing)
  })

  test('whose exact amount PayPal cannot pay fails', async () => {
    const reference = await makePayment({ total: money(104_500, 'HUF') })
    expect(await provider.refund(reference, money(150, 'HUF'), randomUUID())).toMatchObject({
      state: 'failed',
      reason: 'PayPal: amount cannot be paid exactly',
    })
  })
})

async function read(event: PaypalEvent | string, headers?: Record<string, string>) {
  const body = typeof event === 'string' ? event : JSON.stringify(event)
  return await provider.readWebhook(body, new Headers(headers ?? fake.signed(body)))
}

describe('a webhook', () => {
  test('that PayPal signed is accepted', async () => {
    expect(await read(fake.createEvent('CUSTOMER.ACCOUNT.CREATED', 'account', {}))).toBe('ignored')
    const requested = charge()
    const reference = await beginPayment(requested)
    const about = { about: 'payment', orderId: requested.orderId, reference }
    const approval = { ...about, kind: 'CHECKOUT.ORDER.APPROVED', payment: { state: 'approved' } }
    expect(await read(fake.approve(reference))).toMatchObject(approval)
    fake.state.captureOutcome = 'PENDING'
    await capture(reference)
    expect(await read(fake.captureEvent(reference))).toMatchObject({ ...about, payment: { state: 'processing' } })
    expect(await read(fake.settle(reference, 'DECLINED'))).toMatchObject({ ...about, payment: { state: 'gone' } })
    expect(await read(fake.captureEvent(reference, 'PAYMENT.CAPTURE.DENIED'))).toMatchObject({
      ...about,
      payment: { state: 'gone' },
    })
    expect(await read(fake.settle(reference, 'COMPLETED'))).toMatchObject({ ...about, payment: PAID })
  })

  test('about a refund made in PayPal’s dashboard contains the total of all refunds', async () => {
    const requested = charge()
    const reference = await makePayment(requested)
    await provider.refund(reference, money(5_000, 'USD'), randomUUID())
    expect(await read(fake.refundInDashboard(reference, '3.45'))).toMatchObject({
      about: 'refunded',
      orderId: requested.orderId,
      total: { minor: 5_345, currency: 'USD' },
      at: expect.any(Date),
    })
    expect(await read(fake.refundInDashboard(reference, '1.00', 'PAYMENT.CAPTURE.REVERSED'))).toMatchObject({
      about: 'dispute',
      orderId: requested.orderId,
      reference,
      outcome: 'lost',
    })
  })

  test.each([
    { code: undefined, outcome: 'opened' },
    { code: 'RESOLVED_SELLER_FAVOUR', outcome: 'won' },
    { code: 'RESOLVED_BUYER_FAVOUR', outcome: 'lost' },
  ])(
    'about a dispute with the outcome code $code identifies our order and reports the dispute as $outcome',
    async ({ code, outcome }) => {
      const requested = charge()
      const reference = await makePayment(requested)
      const event = fake.disputeEvent(fake.getCapture(reference).id, code)
      expect(await read(event)).toMatchObject({ about: 'dispute', orderId: requested.orderId, reference, outcome })
      expect(await read(fake.disputeEvent('00D10444LD479031K', code))).toBe('ignored')
    },
  )

  test('is checked byte for byte', async () => {
    const body = '{ "id":"WH-1", "create_time":"2021-11-01T17:39:22Z","event_type":"X.Y", "resource":{"n":1.0,"o":{}} }'
    expect(await read(body)).toBe('ignored')
    expect(await read(JSON.stringify(JSON.parse(body)), fake.signed(body))).toBe('rejected')
  })

  const event = '{"id":"WH-1","create_time":"2021-11-01T17:39:22Z","event_type":"X.Y","resource":{}}'
  test.each([
    { name: 'unsigned', headers: () => ({}) },
    { name: 'for a different webhook', headers: () => fake.signed(event, { webhookId: '9XL90610J3647323C' }) },
    { name: 'with the signature of a different body', headers: () => fake.signed(`${event} `) },
    {
      name: 'with an old signature and a new time',
      headers: () => ({ ...fake.signed(event), 'PayPal-Transmission-Time': new Date(0).toISOString() }),
    },
    { name: 'without a signature', headers: () => ({ ...fake.signed(event), 'PayPal-Transmission-Sig': '' }) },
    { name: 'with an invalid signature', headers: () => ({ ...fake.signed(event), 'PayPal-Transmission-Sig': '=' }) },
    { name: 'with a different algorithm', headers: () => ({ ...fake.signed(event), 'PayPal-Auth-Algo': 'none' }) },
  ])('$name is rejected', async ({ headers }) => {
    expect(await read(event, headers())).toBe('rejected')
  })

  test.each([
    { name: 'with an unknown algorithm', header: 'Auth-Algo', value: 'x' },
    { name: 'with a certificate from a different host', header: 'Cert-Url', value: 'https://paypal.com.example/cert' },
    { name: 'with a certificate URL without HTTPS', header: 'Cert-Url', value: 'http://api.paypal.com/cert' },
    {
      name: 'sent last month',
      header: 'Transmission-Time',
      value: new Date(Date.now() - 30 * 86_400_000).toISOString(),
    },
    { name: 'sent tomorrow', header: 'Transmission-Time', value: new Date(Date.now() + 86_400_000).toISOString() },
    { name: 'without an id', header: 'Transmission-Id', value: '' },
    { name: 'with arbitrary text as the signature', header: 'Transmission-Sig', value: 'x' },
  ])('$name is rejected without a request to PayPal', async ({ header, value }) => {
    const before = fake.state.signaturesChecked
    const headers = { ...fake.signed(event), [`PayPal-${header}`]: value }
    expect(await read(event, headers)).toBe('rejected')
    expect(provider.couldBeSigned(new Headers(headers))).toBe(false)
    expect(fake.state.signaturesChecked).toBe(before)
  })

  test('is not verified with PayPal while too many verifications are running', async () => {
    const before = fake.state.signaturesChecked
    const headers = new Headers(fake.signed(event))
    expect(await provider.readWebhook(event, headers, new Date(), async () => false)).toBe('limited')
    expect(fake.state.signaturesChecked).toBe(before)
    expect(await provider.readWebhook(event, headers, new Date(), async () => true)).toBe('ignored')
  })

  test.each(['', 'null', '[]', '{}', '{oops', `${event}${event}`, `${event},"webhook_id":"x"`, '{"id":1}'])(
    'with the signed body %j is rejected',
    async (body) => {
      expect(await read(body)).toBe('rejected')
    },
  )

  test.each([500, 429, 403, 0])(
    'fails with an exception while PayPal responds with %s, so that PayPal sends it again',
    async (status) => {
      const reference = await beginPayment()
      const approval = fake.approve(reference)
      fake.state.failWith = status
      await expect(read(approval)).rejects.toThrow()
      fake.state.failWith = null
      expect(await read(approval)).toMatchObject({ payment: { state: 'approved' } })
    },
  )
})

describe('PayPal’s page', () => {
  test('returns the shopper to the store, whether the payment was approved or not', async () => {
    const reference = await beginPayment()
    const { payment } = await provider.authorize(charge({ reference }))
    const address = payment.state === 'open' ? payment.address : ''
    const page = await (await fetch(address)).text()
    expect(page).toContain(`https://shop.example/checkout?step=payment&token=${reference}`)
    const back = await fetch(address, { method: 'POST', redirect: 'manual' })
    expect(back.headers.get('Location')).toMatch(`https://shop.example/order/abc?paid&token=${reference}&PayerID=`)
    expect(await provider.find(reference)).toEqual({ state: 'approved' })
  })
})

describe('the connection test', () => {
  test('returns the mode and the app', async () => {
    expect(await provider.test()).toEqual({ ok: true, mode: 'test', account: 'APP-80W284485P519543T' })
  })

  test.each([
    {
      mode: 'live',
      reason: 'PayPal: these keys are not valid in live mode. If they are sandbox keys, set Mode to Sandbox.',
    },
    {
      mode: 'test',
      reason: 'PayPal: these keys are not valid in sandbox mode. If they are live keys, set Mode to Live.',
    },
  ] as const)('reports that keys are unknown in $mode mode', async ({ mode, reason }) => {
    const wrong = createPaypalProvider({ ...fake.account, secret: 'another_secret_4fake', mode })
    expect(await wrong.test()).toEqual({ ok: false, reason })
    await expect(wrong.find('5O190127TN364715T')).rejects.toThrow('401 invalid_client')
  })

  test('reports that the webhook is unknown', async () => {
    const wrong = createPaypalProvider({ ...fake.account, webhookId: '9XL90610J3647323C' })
    expect(await wrong.test()).toMatchObject({
      ok: false,
      reason: expect.stringContaining('does not recognize this webhook ID'),
    })
  })

  test.each([500, 0])('throws if PayPal responds with %s', async (status) => {
    fake.state.failWith = status
    await expect(provider.test()).rejects.toThrow()
  })
})
