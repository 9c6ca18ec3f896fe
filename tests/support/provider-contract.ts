import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Money, money } from '#app/base/money.ts'
import type { Charge, PaymentProvider } from '#app/pricing/payment-providers.ts'
import { isLong } from '#tests/support/long.ts'

// Tests that each provider keeps the contract of `PaymentProvider`. A local server acts as the provider's API.

type WebhookRequest = { readonly body: string; readonly headers: Headers }

/** A provider and its fake server, with the controls that the contract tests need. */
export type ProviderHarness = {
  readonly provider: PaymentProvider
  /**
   * Amounts that are charged exactly: one for each number of decimals that the provider accepts. The other tests use
   * the first.
   */
  readonly amounts: readonly [Money, ...Money[]]
  /** Amounts that are too small, too large, or in a currency that the provider does not accept. */
  readonly rejectedAmounts: readonly Money[]
  /**
   * Pays on the provider's page as the shopper, and captures the money. Returns the webhook, which is not delivered.
   */
  pay(reference: string): WebhookRequest | Promise<WebhookRequest>
  /** Makes a payment attempt that fails but can be repeated on the same page, if the provider allows that. */
  decline?(reference: string): void
  /** Ends the time that the shopper has to pay. */
  expire(reference: string): void
  /** Disputes the payment as the bank. */
  dispute(reference: string): WebhookRequest
  closeDispute(reference: string, ending: 'won' | 'lost'): WebhookRequest
  /** Returns the webhook for a refund's new outcome. `reference`: the provider's, as in `RefundState`. */
  settleRefund(reference: string, outcome: 'done' | 'failed'): WebhookRequest
  /** Makes a refund in the provider's dashboard. */
  refundInDashboard(reference: string, amount: Money): WebhookRequest
  /** Returns a valid webhook about a payment that this store did not begin. */
  foreignWebhook(): WebhookRequest
  /** Signs a body as the provider does, or incorrectly. */
  sign(body: string, kind: 'right' | 'wrong-secret' | 'an-hour-ago'): Headers
  /** True if signatures contain the time of signing, so that old signatures are rejected. */
  readonly areSignaturesTimed: boolean
  /** Makes every call fail with this status, or without a response if 0. Null makes calls work again. */
  setDown(status: number | null): void
  /**
   * Makes the next call that changes something do its work, but drops the response to it and the responses to the
   * client's own retries.
   */
  loseNextResponse(): void
  /** Sets the outcome of the next refunds. 'rejected': the provider creates none. */
  setRefundOutcome(outcome: 'done' | 'pending' | 'failed' | 'rejected'): void
  /** Returns the numbers of payments and refunds at the provider, and everything else that a call could change. */
  state(): { readonly payments: number; readonly refunds: number }
  /** Returns the same provider with a key that is rejected, or at a URL where nothing listens. */
  createFaultyProvider(fault: 'wrong-key' | 'unreachable'): PaymentProvider
  close(): Promise<void>
}

/** Runs the contract tests. `setUp` starts the fake server. */
export function describeProvider(name: string, setUp: () => Promise<ProviderHarness>): void {
  describe(`the provider ${name}`, () => {
    let harness: ProviderHarness
    let provider: PaymentProvider

    beforeAll(async () => {
      harness = await setUp()
      provider = harness.provider
    })
    beforeEach(() => {
      harness.setDown(null)
      harness.setRefundOutcome('done')
    })
    afterAll(() => harness.close())

    const read = ({ body, headers }: WebhookRequest) => provider.readWebhook(body, headers)

    async function begin(change: Partial<Charge> = {}) {
      const charge = createCharge({ total: harness.amounts[0], ...change })
      const { reference } = await provider.authorize(charge)
      return { charge, reference }
    }

    async function beginAndPay() {
      const { charge, reference } = await begin()
      await harness.pay(reference)
      return { orderId: charge.orderId, reference, total: charge.total }
    }

    const divideAmount = (total: Money, divisor: number) => money(Math.trunc(total.minor / divisor), total.currency)

    test('begins a payment once, at a URL where the shopper pays', async () => {
      const before = harness.state().payments
      const charge = createCharge({ total: harness.amounts[0] })
      const { reference, payment } = await provider.authorize(charge)
      expect(payment).toEqual({ state: 'open', address: expect.stringMatching(/^http/) })
      const address = payment.state === 'open' ? payment.address : ''
      expect(await provider.authorize({ ...charge, reference, address })).toEqual({ reference, payment })
      // This call repeats the charge as a store that lost the response would, without a reference
      const again = await provider.authorize(charge)
      expect(again).toMatchObject({ reference, payment: { state: 'open' } })
      expect(harness.state().payments).toBe(before + 1)
      const next = await provider.authorize({ ...charge, paymentId: randomUUID() })
      expect(next.reference).not.toBe(reference)
    })

    test('reports the charged amount and currency, in currencies with any number of decimals', async () => {
      for (const total of harness.amounts) {
        const { charge, reference } = await begin({ total })
        const event = await read(await harness.pay(reference))
        const payment = { state: 'paid', amount: { minor: total.minor, currency: total.currency } }
        expect(event).toMatchObject({ about: 'payment', orderId: charge.orderId, reference, payment })
        expect(await provider.find(reference)).toMatchObject(payment)
        expect(await provider.authorize({ ...charge, reference })).toMatchObject({ reference, payment })
      }
    })

    test('rejects amounts that it cannot charge', async () => {
      for (const total of harness.rejectedAmounts) {
        const rejection = { reference: '', payment: { state: 'rejected' } }
        expect(await provider.authorize(createCharge({ total })), JSON.stringify(total)).toEqual(rejection)
      }
    })

    test('accepts only its own webhooks, and gives a repeated webhook the same id', async () => {
      const { reference } = await begin()
      const webhook = await harness.pay(reference)
      const event = await read(webhook)
      expect(event).toMatchObject({ id: expect.any(String), about: 'payment' })
      expect(await read(webhook)).toEqual(event)
      const { body } = webhook
      expect(await read({ body, headers: harness.sign(body, 'right') })).toEqual(event)
      expect(await read({ body, headers: harness.sign(body, 'wrong-secret') })).toBe('rejected')
      expect(await read({ body, headers: new Headers() })).toBe('rejected')
      expect(await read({ body: body.replace(reference, `${reference}1`), headers: webhook.headers })).toBe('rejected')
      const old = await read({ body, headers: harness.sign(body, 'an-hour-ago') })
      expect(old).toEqual(harness.areSignaturesTimed ? 'rejected' : event)
      expect(await read(harness.foreignWebhook())).toBe('ignored')
    })

    test.each(['', 'null', '[]', '{}', '{oops'])('rejects the webhook body %j even if it is signed', async (body) => {
      expect(await read({ body, headers: harness.sign(body, 'right') })).toBe('rejected')
    })

    test.each(isLong ? [500, 429, 401, 0] : [429, 401, 0])(
      'throws while its API fails with status %s (0: no response), and a retry creates nothing twice',
      async (status) => {
        const before = harness.state()
        const charge = createCharge({ total: harness.amounts[0] })
        const { reference, total } = await beginAndPay()
        const id = randomUUID()
        harness.setDown(status)
        await expect(provider.authorize(charge)).rejects.toThrow()
        await expect(provider.find(reference)).rejects.toThrow()
        await expect(provider.release(reference)).rejects.toThrow()
        await expect(provider.refund(reference, divideAmount(total, 2), id)).rejects.toThrow()
        harness.setDown(null)
        await provider.authorize(charge)
        expect(await provider.refund(reference, divideAmount(total, 2), id)).toMatchObject({ state: 'done' })
        expect(harness.state()).toMatchObject({ payments: before.payments + 2, refunds: before.refunds + 1 })
      },
    )

    test('a retry after a lost response returns the same payment or refund', async () => {
      const before = harness.state()
      const charge = createCharge({ total: harness.amounts[0] })
      harness.loseNextResponse()
      await expect(provider.authorize(charge)).rejects.toThrow()
      const { reference, payment } = await provider.authorize(charge)
      expect(payment.state).toBe('open')
      await harness.pay(reference)
      const id = randomUUID()
      harness.loseNextResponse()
      await expect(provider.refund(reference, charge.total, id)).rejects.toThrow()
      expect(await provider.refund(reference, charge.total, id)).toMatchObject({ state: 'done' })
      expect(harness.state()).toMatchObject({ payments: before.payments + 1, refunds: before.refunds + 1 })
    })

    test('refunds once per id, in parts, and never more than the remaining amount', async () => {
      const { reference, total } = await beginAndPay()
      const before = harness.state().refunds
      const [half, rest] = [divideAmount(total, 2), money(total.minor - divideAmount(total, 2).minor, total.currency)]
      const id = randomUUID()
      const [first, concurrent] = await Promise.all([
        provider.refund(reference, half, id),
        provider.refund(reference, half, id),
      ])
      expect(first).toEqual({ state: 'done', reference: expect.stringMatching(/./) })
      expect(concurrent).toEqual(first)
      expect(await provider.refund(reference, half, id)).toEqual(first)
      const refunded = { minor: half.minor, currency: total.currency }
      expect(await provider.refund(reference, total, randomUUID())).toEqual({
        state: 'failed',
        reference: '',
        reason: expect.stringMatching(/\w+: \w+/),
        refunded,
      })
      expect(await provider.refund(reference, rest, randomUUID())).toMatchObject({ state: 'done' })
      expect(await provider.refund(reference, rest, randomUUID())).toMatchObject({
        state: 'failed',
        refunded: { minor: total.minor },
      })
      expect(harness.state().refunds).toBe(before + 2)
      expect(await provider.find(reference)).toMatchObject({ state: 'paid', amount: { minor: total.minor } })
    })

    test('does not refund an open payment', async () => {
      const { charge, reference } = await begin()
      const refund = await provider.refund(reference, charge.total, randomUUID())
      expect(refund).toMatchObject({
        state: 'failed',
        reference: '',
        reason: expect.stringContaining('nothing was paid'),
      })
    })

    test('reports a refund’s outcome, even if the bank returns the refund later', async () => {
      const { reference, total } = await beginAndPay()
      harness.setRefundOutcome('pending')
      const refundId = randomUUID()
      const pending = await provider.refund(reference, divideAmount(total, 2), refundId)
      expect(pending.state).toBe('pending')
      const done = { about: 'refund', refundId, refund: { state: 'done', reference: pending.reference } }
      const event = harness.settleRefund(pending.reference, 'done')
      expect(await read(event)).toMatchObject(done)
      expect(await read(event)).toEqual(await read(event))
      expect(await provider.refund(reference, divideAmount(total, 2), refundId)).toEqual(done.refund)
      const failed = { state: 'failed', reference: pending.reference, reason: expect.stringMatching(/\w+: \w+/) }
      const returned = harness.settleRefund(pending.reference, 'failed')
      expect(await read(returned)).toMatchObject({ about: 'refund', refundId, refund: failed })
      expect(await provider.refund(reference, divideAmount(total, 2), refundId)).toEqual(failed)
    })

    test('reports the sum of all refunds, including one made in its dashboard', async () => {
      const { orderId, reference, total } = await beginAndPay()
      await provider.refund(reference, divideAmount(total, 2), randomUUID())
      const event = await read(harness.refundInDashboard(reference, divideAmount(total, 4)))
      const sum = divideAmount(total, 2).minor + divideAmount(total, 4).minor
      expect(event).toMatchObject({ about: 'refunded', orderId, total: { minor: sum, currency: total.currency } })
    })

    test('returns the reason for a rejected refund', async () => {
      const { reference, total } = await beginAndPay()
      harness.setRefundOutcome('rejected')
      const rejection = { state: 'failed', reference: '', reason: expect.stringMatching(/\w+: \w+/) }
      expect(await provider.refund(reference, total, randomUUID())).toMatchObject(rejection)
    })

    test('reports a dispute and its end, and rejects a refund of the disputed payment', async () => {
      const { orderId, reference, total } = await beginAndPay()
      const notice = harness.dispute(reference)
      const opened = await read(notice)
      expect(opened).toMatchObject({ about: 'dispute', orderId, reference, outcome: 'opened' })
      expect(await read(notice)).toEqual(opened)
      const rejection = { state: 'failed', reference: '', reason: expect.stringMatching(/disput/) }
      expect(await provider.refund(reference, total, randomUUID())).toMatchObject(rejection)
      for (const outcome of ['won', 'lost'] as const) {
        const closed = await read(harness.closeDispute(reference, outcome))
        expect(closed).toMatchObject({ about: 'dispute', orderId, reference, outcome })
      }
    })

    test('releases an open payment, but not a paid one', async () => {
      const open = await begin()
      expect(await provider.release(open.reference)).toEqual({ state: 'gone' })
      expect(await provider.release(open.reference)).toEqual({ state: 'gone' })
      const expired = await begin()
      harness.expire(expired.reference)
      expect(await provider.release(expired.reference)).toEqual({ state: 'gone' })
      const { reference, total } = await beginAndPay()
      expect(await provider.release(reference)).toMatchObject({ state: 'paid', amount: { minor: total.minor } })
    })

    test('lets the shopper repeat a failed attempt', async ({ skip }) => {
      if (!harness.decline) return skip('The provider reports no failed attempts')
      const { charge, reference } = await begin()
      harness.decline(reference)
      const address = 'https://pay.example/1'
      const payment = { state: 'open', address }
      expect(await provider.authorize({ ...charge, reference, address })).toEqual({ reference, payment })
    })

    test('changes nothing when it looks up a payment', async () => {
      const open = await begin()
      const { reference } = await beginAndPay()
      const before = JSON.stringify(harness.state())
      expect(await provider.find(open.reference)).toMatchObject({ state: 'open' })
      expect(await provider.find(reference)).toMatchObject({ state: 'paid' })
      expect(JSON.stringify(harness.state())).toBe(before)
    })

    test('reports whether its keys are accepted, and changes nothing', async () => {
      const before = JSON.stringify(harness.state())
      expect(await provider.test()).toEqual({ ok: true, mode: 'test', account: expect.any(String) })
      const rejection = { ok: false, reason: expect.stringMatching(/\w+: \w+/) }
      expect(await harness.createFaultyProvider('wrong-key').test()).toEqual(rejection)
      await expect(harness.createFaultyProvider('unreachable').test()).rejects.toThrow()
      expect(JSON.stringify(harness.state())).toBe(before)
    })
  })
}

/** Returns a charge for a new order. */
export function createCharge(change: Partial<Charge> & Pick<Charge, 'total'>): Charge {
  return {
    paymentId: randomUUID(),
    orderId: randomUUID(),
    orderNumber: 'INTEST0001',
    email: 'ada@example.com',
    method: 'credit_card',
    reference: '',
    address: '',
    expiresAt: new Date(Date.now() + 3_600_000),
    successUrl: 'https://shop.example/order/abc?paid',
    cancelUrl: 'https://shop.example/checkout?step=payment',
    ...change,
  }
}
