import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import type { CheckoutInput } from '#app/orders/checkout/checkout-input.ts'
import { quoteCart } from '#app/orders/checkout/quote/quote-cart.server.ts'
import { listOrderEvents } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { demoProvider } from '#app/payments/demo/demo.ts'
import { beginPayment } from '#app/payments/payment/begin-payment.server.ts'
import { changeMethod } from '#app/payments/payment/change-method.server.ts'
import { orderAndPay } from '#app/payments/payment/order-and-pay.server.ts'
import { endDueHolds, endHold } from '#app/payments/payment/payment-hold.server.ts'
import { payments } from '#app/payments/payment/payments.table.ts'
import { queueReminders } from '#app/payments/payment/placed-mail.server.ts'
import { returnSurplus } from '#app/payments/payment/return-surplus.server.ts'
import { settlePayment } from '#app/payments/payment/settle-payment.server.ts'
import { manualProvider } from '#app/payments/providers/manual-provider.ts'
import { payOutRefunds } from '#app/payments/refunds/pay-out-refunds.server.ts'
import { createStripeProvider } from '#app/payments/stripe/stripe-provider.server.ts'
import { recordPaymentEvent } from '#app/payments/webhooks/payment-webhook.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { paymentConnections } from '#app/pricing/payment-methods.table.ts'
import type { PaymentProvider } from '#app/pricing/payment-providers.ts'
import type { PaymentTerms } from '#app/pricing/payment-terms.ts'
import { findOrderPage } from '#app/routes/storefront/order-page.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { createCheckoutLine, getOrder, withQuotedTotal } from '#tests/support/checkout.ts'
import { createCheckoutRequest, createQuoteRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import {
  type FakeStripe,
  STRIPE_KEY,
  type StripeEvent,
  signWebhook,
  startFakeStripe,
  WEBHOOK_SECRET,
} from '#tests/support/fake-stripe.ts'
import { disconnect, offerProvider, TEST_ACCOUNT } from '#tests/support/payment-offers.ts'
import { addProduct } from '#tests/support/products.ts'
import { connectStripe } from '#tests/support/stripe-orders.ts'

// Covers bank transfer, cash on delivery, and orders whose payment method changes.

let store: TestDatabase
let db: Database
let fake: FakeStripe
let stripe: PaymentProvider

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  fake = await startFakeStripe()
  stripe = createStripeProvider({ secretKey: STRIPE_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: fake.url })
})
beforeEach(async () => {
  Object.assign(fake.state, { failWith: null, refundOutcome: 'succeeded' })
  await offerProvider(db, 'bank_transfer', { account: TEST_ACCOUNT, holdDays: 3 })
  await offerProvider(db, 'cash_on_delivery', { currency: 'USD', max: 500_00, countries: ['US'] })
  await connectStripe(db)
})
afterAll(async () => {
  expect(await listBrokenInvariants(db)).toEqual([]) // checks the orders of all tests
  await store.close()
  await fake.close()
})

const DAY = 86_400_000
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY)
const load = async (_: Database, name: string) =>
  ({ stripe, demo: demoProvider, bank_transfer: manualProvider, cash_on_delivery: manualProvider })[name] ?? null

async function placeOrder(change: Partial<CheckoutInput>) {
  const lines = [createCheckoutLine(await addProduct(db, { price: 60_000_00 }))] // $40
  const request = await withQuotedTotal(db, createCheckoutRequest(lines, change))
  const outcome = await orderAndPay(db, request, new Date(), load)
  if (typeof outcome !== 'object' || !('order' in outcome)) throw new Error(JSON.stringify(outcome))
  return { request, outcome, id: outcome.order.id }
}

const listMails = async (id: Id<'order'>) =>
  (
    await db
      .select({ event: mailOutbox.event, body: mailOutbox.body })
      .from(mailOutbox)
      .where(eq(mailOutbox.orderId, id))
  ).map(({ event, body }) => ({ kind: event.split(':')[0], text: JSON.stringify(body) }))
const listMailKinds = async (id: Id<'order'>) => (await listMails(id)).map(({ kind }) => kind).toSorted()
const listPayments = (id: Id<'order'>) =>
  db.select().from(payments).where(eq(payments.orderId, id)).orderBy(payments.id)
const recordTransfer = (id: Id<'order'>, total: { minor: number; currency: string }, reference = `test-${id}`) =>
  settlePayment(db, { provider: 'bank_transfer', orderId: id, reference, payment: { state: 'paid', amount: total } })

async function deliver(sent: StripeEvent): Promise<void> {
  const body = JSON.stringify(sent)
  const event = await stripe.readWebhook(body, new Headers({ 'Stripe-Signature': signWebhook(body) }))
  if (typeof event === 'string') throw new Error(event)
  await recordPaymentEvent(db, 'stripe', event)
}

describe('an order paid by bank transfer', () => {
  test('holds the stock for the market’s number of days, and shows the account and the amount', async () => {
    const { id, outcome } = await placeOrder({ paymentMethod: 'bank_transfer' })
    expect(outcome).toMatchObject({ outcome: 'placed', order: { paymentStatus: 'pending', paymentFlow: 'transfer' } })
    const placed = await getOrder(db, id)
    expect(placed).toMatchObject({ status: 'pending', paymentProvider: 'bank_transfer', paymentReference: '' })
    expect(Number(placed.heldUntil) - Number(placed.createdAt)).toBe(3 * DAY)
    const [mail, ...others] = await listMails(id)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'payment-request' })
    expect(mail?.text).toContain('DE89 3704 0044 0532 0130 00')
    expect(mail?.text).toContain(placed.orderNumber)
    const page = await findOrderPage(db, placed.link)
    expect(page?.statusSummary.title).toBe('Please transfer the total')
    expect(page?.unpaid?.transfer?.rows.map(({ label, copied }) => [label, copied])).toEqual([
      ['Amount', '$53.20'],
      ['Reference', placed.orderNumber],
      ['Account holder', 'Lumina Ltd'],
      ['IBAN', 'DE89370400440532013000'],
      ['BIC', 'COBADEFFXXX'],
      ['Bank', 'Commerzbank'],
    ])
    expect(page?.unpaid?.transfer?.qr).toBeNull() // only transfers in euros have a QR code
  })

  test('is confirmed and processed once when the money has arrived, however often that is reported', async () => {
    const { id } = await placeOrder({ paymentMethod: 'bank_transfer' })
    const { charged } = await getOrder(db, id)
    expect(await Promise.all([1, 2, 3].map(() => recordTransfer(id, charged.total)))).toContain('settled')
    expect(await getOrder(db, id)).toMatchObject({ paymentStatus: 'paid', status: 'processing', heldUntil: null })
    expect(await listMailKinds(id)).toEqual(['order-placed', 'payment-request'])
    expect(await listPayments(id)).toMatchObject([
      { state: 'paid', method: 'bank_transfer', amount: charged.total.minor },
    ])
  })

  test('gets one reminder on the last day before its deadline, then is cancelled, but reopens if it is paid late', async () => {
    const { id } = await placeOrder({ paymentMethod: 'bank_transfer' })
    await queueReminders(db, daysFromNow(1))
    expect(await listMailKinds(id)).toEqual(['payment-request'])
    await queueReminders(db, daysFromNow(2.5))
    await queueReminders(db, daysFromNow(2.6))
    expect(await listMailKinds(id)).toEqual(['payment-reminder', 'payment-request'])
    await endDueHolds(db, undefined, daysFromNow(4), load)
    expect(await getOrder(db, id)).toMatchObject({ paymentStatus: 'failed', status: 'cancelled', heldUntil: null })
    const { charged } = await getOrder(db, id)
    await recordTransfer(id, charged.total) // late: reopens the order, because its units are available
    expect(await getOrder(db, id)).toMatchObject({ paymentStatus: 'paid', status: 'processing' })
  })

  test('keeps a refund pending until staff pay it out', async () => {
    const { id } = await placeOrder({ paymentMethod: 'bank_transfer' })
    const { charged } = await getOrder(db, id)
    await recordTransfer(id, charged.total)
    await refundOrder(db, id, { amount: charged.total, note: '', key: newId() }, 'store')
    await payOutRefunds(db, undefined, load)
    expect(await db.select().from(refunds).where(eq(refunds.orderId, id))).toMatchObject([{ status: 'pending' }])
  })
})

describe('cash on delivery', () => {
  test('is processed immediately, and paid on delivery', async () => {
    const { id, outcome } = await placeOrder({ paymentMethod: 'cash_on_delivery' })
    expect(outcome).toMatchObject({ outcome: 'placed', order: { paymentStatus: 'pending', paymentFlow: 'delivery' } })
    expect(await getOrder(db, id)).toMatchObject({ status: 'processing', heldUntil: null })
    const [mail] = await listMails(id)
    expect(mail?.kind).toBe('order-placed')
    expect(mail?.text).toContain('You’ll pay $53.20 in cash')
    await endDueHolds(db, undefined, daysFromNow(30), load)
    await endHold(db, id, daysFromNow(30), load, 'shopper')
    await changeStatus(db, id, { status: 'shipped' }, 'store')
    expect(await getOrder(db, id)).toMatchObject({ paymentStatus: 'pending', status: 'shipped' })
    await changeStatus(db, id, { status: 'delivered' }, 'store')
    await changeStatus(db, id, { status: 'shipped' }, 'store')
    await changeStatus(db, id, { status: 'delivered' }, 'store')
    expect(await getOrder(db, id)).toMatchObject({ paymentStatus: 'paid', status: 'delivered' })
    expect(await listPayments(id)).toMatchObject([{ state: 'paid', provider: 'cash_on_delivery' }])
    const kinds = (await listOrderEvents(db, id)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind.startsWith('pa'))).toEqual(['paid', 'payment-undone', 'paid'])
  })

  test('adds its fee to the shipping, taxes it like shipping, and shows it in a separate row', async () => {
    await offerProvider(db, 'cash_on_delivery', { currency: 'USD', fee: 300 })
    const lines = [createCheckoutLine(await addProduct(db, { price: 60_000_00 }))]
    const card = await quoteCart(db, createQuoteRequest(createCheckoutRequest(lines)))
    const cash = await quoteCart(
      db,
      createQuoteRequest(createCheckoutRequest(lines, { paymentMethod: 'cash_on_delivery' })),
    )
    expect(card.quote?.charged).toMatchObject({ shipping: money(1_000, 'USD'), total: money(53_20, 'USD') })
    expect(cash.quote).toMatchObject({
      charged: { shipping: money(1_300, 'USD'), paymentFee: money(300, 'USD'), total: money(56_20, 'USD') },
      store: { shipping: money(19_500_00, 'NGN'), paymentFee: money(4_500_00, 'NGN') },
    })
    const { id } = await placeOrder({ paymentMethod: 'cash_on_delivery' })
    const placed = await getOrder(db, id)
    expect(placed).toMatchObject({ charged: { shipping: money(1_300, 'USD'), paymentFee: money(300, 'USD') } })
    const page = await findOrderPage(db, placed.link)
    expect(page?.rows).toContainEqual({ term: 'Shipping (Standard)', amount: '$10.00' })
    expect(page?.rows).toContainEqual({ term: 'Cash on delivery fee', amount: '$3.00' })
  })

  test.each<{ name: string; change: Partial<PaymentTerms>; country: string; isOffered: boolean }>([
    { name: 'above its maximum', change: { currency: 'USD', max: 5_000 }, country: 'US', isOffered: false },
    { name: 'at its maximum', change: { currency: 'USD', max: 5_320 }, country: 'US', isOffered: true },
    { name: 'to a different country', change: { countries: ['US'] }, country: 'GB', isOffered: false },
    {
      name: 'in a different currency than its fee',
      change: { currency: 'EUR', fee: 100 },
      country: 'US',
      isOffered: false,
    },
  ])('is offered for an order $name: $isOffered', async ({ change, country, isOffered }) => {
    await offerProvider(db, 'cash_on_delivery', change)
    const request = createCheckoutRequest([createCheckoutLine(await addProduct(db, { price: 60_000_00 }))])
    const { quote } = await quoteCart(db, { ...createQuoteRequest(request), country })
    expect(quote?.payments.map(({ method }) => method).includes('cash_on_delivery')).toBe(isOffered)
  })
})

describe('checkout', () => {
  test('offers the demo provider only while no other provider is active', async () => {
    const request = createQuoteRequest(createCheckoutRequest([createCheckoutLine(await addProduct(db))]))
    const listTitles = async () => new Set((await quoteCart(db, request)).quote?.payments.map(({ title }) => title))
    expect(await listTitles()).toEqual(new Set(['Stripe', 'Bank transfer', 'Cash on delivery']))
    for (const provider of ['stripe', 'bank_transfer', 'cash_on_delivery']) await disconnect(db, provider)
    expect(await listTitles()).toEqual(new Set(['Demo']))
  })

  test('rejects a method that is not offered, and creates no order', async () => {
    const request = await withQuotedTotal(db, createCheckoutRequest([createCheckoutLine(await addProduct(db))]))
    const before = await db.$count(orders)
    const rejected = await orderAndPay(db, { ...request, paymentMethod: 'bank_or_mobile' }, new Date(), load)
    expect(rejected).toEqual({ outcome: 'rejected', errors: { paymentMethod: 'Please choose a payment method' } })
    expect(await db.$count(orders)).toBe(before)
  })

  test('does not offer a provider whose keys were encrypted with a different secret', async () => {
    await db.update(paymentConnections).set({ keysSecret: 'other' }).where(eq(paymentConnections.provider, 'stripe'))
    const { quote } = await quoteCart(
      db,
      createQuoteRequest(createCheckoutRequest([createCheckoutLine(await addProduct(db))])),
    )
    expect(quote?.payments.map(({ method }) => method)).toEqual(['bank_transfer', 'cash_on_delivery'])
  })
})

describe('an unpaid order', () => {
  const getSession = (session: string) => fake.sessions.get(session)

  test('changes from Stripe to a transfer, and its payment at Stripe is cancelled', async () => {
    const { id, outcome } = await placeOrder({ paymentMethod: 'credit_card' })
    const session = 'address' in outcome ? (outcome.address.split('/').at(-1) ?? '') : ''
    expect(await changeMethod(db, id, 'bank_transfer', new Date(), load)).toBe('changed')
    expect(getSession(session)).toMatchObject({ status: 'expired' })
    const changed = await getOrder(db, id)
    expect(changed).toMatchObject({
      paymentProvider: 'bank_transfer',
      paymentMethod: 'bank_transfer',
      status: 'pending',
    })
    expect(Number(changed.heldUntil)).toBeGreaterThan(Date.now() + 2 * DAY)
    expect(await listMailKinds(id)).toEqual(['payment-request'])
    await recordTransfer(id, changed.charged.total)
    expect(await getOrder(db, id)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'bank_transfer' })
    expect(await changeMethod(db, id, 'credit_card', new Date(), load)).toBe('ended')
  })

  test('changes to a transfer and back to a new payment at Stripe without holding its stock longer', async () => {
    const { id } = await placeOrder({ paymentMethod: 'credit_card' })
    expect(await changeMethod(db, id, 'bank_transfer', new Date(), load)).toBe('changed')
    const { heldUntil, createdAt } = await getOrder(db, id)
    expect(Number(heldUntil) - Number(createdAt)).toBe(3 * DAY)
    expect(await changeMethod(db, id, 'credit_card', daysFromNow(1), load)).toBe('changed')
    expect(await changeMethod(db, id, 'bank_transfer', daysFromNow(2), load)).toBe('changed')
    expect(await changeMethod(db, id, 'credit_card', daysFromNow(2), load)).toBe('changed')
    expect((await getOrder(db, id)).heldUntil).toEqual(heldUntil)
    const begun = await beginPayment(db, await getOrder(db, id), daysFromNow(2), load)
    const session = typeof begun === 'object' ? (begun.address.split('/').at(-1) ?? '') : begun
    expect(getSession(session)).toMatchObject({ status: 'open' })
    const paid = fake.pay(session)
    await deliver(paid)
    expect(await getOrder(db, id)).toMatchObject({ paymentStatus: 'paid', paymentReference: session })
    // A late event about the expiry of the session changes nothing
    await deliver(fake.createEvent('checkout.session.expired', paid.data.object))
    expect((await listPayments(id)).map(({ state }) => state).toSorted()).toEqual(['gone', 'paid'])
  })

  test('whose payment has not been recorded yet keeps its method', async () => {
    const { id, outcome } = await placeOrder({ paymentMethod: 'credit_card' })
    const session = 'address' in outcome ? (outcome.address.split('/').at(-1) ?? '') : ''
    fake.pay(session) // its webhook is lost
    expect(await changeMethod(db, id, 'bank_transfer', new Date(), load)).toBe('ended')
    expect(await getOrder(db, id)).toMatchObject({ paymentStatus: 'paid', paymentProvider: 'stripe' })
  })

  test('changes to cash, and is processed', async () => {
    const { id } = await placeOrder({ paymentMethod: 'bank_transfer' })
    expect(await changeMethod(db, id, 'cash_on_delivery', new Date(), load)).toBe('changed')
    expect(await getOrder(db, id)).toMatchObject({ status: 'processing', heldUntil: null, paymentStatus: 'pending' })
    expect(await listMailKinds(id)).toEqual(['order-placed', 'payment-request'])
  })

  test('is unchanged while its provider does not respond, and offers no method with a fee', async () => {
    const { id } = await placeOrder({ paymentMethod: 'credit_card' })
    await offerProvider(db, 'cash_on_delivery', { currency: 'USD', fee: 100 })
    expect(await changeMethod(db, id, 'cash_on_delivery', new Date(), load)).toBe('not-offered')
    fake.state.failWith = 500
    await expect(changeMethod(db, id, 'bank_transfer', new Date(), load)).rejects.toThrow()
    expect(await getOrder(db, id)).toMatchObject({ paymentProvider: 'stripe', paymentMethod: 'credit_card' })
  })

  test('that is then paid with both methods keeps one payment and refunds the other payment once', async () => {
    const { id, outcome } = await placeOrder({ paymentMethod: 'credit_card' })
    const session = 'address' in outcome ? (outcome.address.split('/').at(-1) ?? '') : ''
    const paid = fake.pay(session)
    await db
      .update(orders)
      .set({ paymentProvider: 'bank_transfer', paymentMethod: 'bank_transfer', paymentReference: '' })
      .where(eq(orders.id, id))
    const { charged } = await getOrder(db, id)
    await recordTransfer(id, charged.total)
    await deliver(paid)
    expect(await listPayments(id)).toMatchObject([{ state: 'surplus' }, { state: 'paid', provider: 'bank_transfer' }])
    await returnSurplus(db, undefined, load)
    await returnSurplus(db, undefined, load)
    expect(await listPayments(id)).toMatchObject([{ state: 'returned' }, { state: 'paid' }])
    expect(fake.refunds.map(({ amount }) => amount)).toEqual([charged.total.minor])
    expect(await getOrder(db, id)).toMatchObject({ paymentStatus: 'paid', refunded: money(0, 'USD') })
  })
})
