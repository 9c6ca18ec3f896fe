import { eq } from 'drizzle-orm'
import { money } from '#app/base/money.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { PAYMENT_STATUS } from '#app/orders/order-status.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import { computeRefundable } from '#app/orders/refunds/refund.ts'
import { beginPayment } from '#app/payments/payment/begin-payment.server.ts'
import { checkPayment } from '#app/payments/payment/capture-payment.server.ts'
import { changeMethod } from '#app/payments/payment/change-method.server.ts'
import { orderAndPay } from '#app/payments/payment/order-and-pay.server.ts'
import { endHold } from '#app/payments/payment/payment-hold.server.ts'
import { payments } from '#app/payments/payment/payments.table.ts'
import { returnSurplus } from '#app/payments/payment/return-surplus.server.ts'
import { settlePayment } from '#app/payments/payment/settle-payment.server.ts'
import { manualProvider } from '#app/payments/providers/manual-provider.ts'
import { payOutRefunds } from '#app/payments/refunds/pay-out-refunds.server.ts'
import { captureEvent, recordPaymentEvent } from '#app/payments/webhooks/payment-webhook.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { PaymentProvider } from '#app/pricing/payment-providers.ts'
import { createCheckoutLine, getOrder, withQuotedTotal } from '#tests/support/checkout.ts'
import { createCheckoutRequest } from '#tests/support/checkout-request.ts'
import type { ProviderHarness } from '#tests/support/provider-contract.ts'
import type { Random } from '#tools/stress/random.ts'

type Webhook = { readonly body: string; readonly headers: Headers }

const DAY = 86_400_000

/**
 * Applies random events to an order: payments, webhooks that arrive twice, late, out of order or never, a provider that
 * does not respond or whose response is lost, payment method changes, cancellations, shipping and refunds. Returns the
 * violated invariants.
 */
export async function runScenario(
  db: Database,
  { provider: name, harness, product, random }: Scenario,
): Promise<readonly string[]> {
  const { provider } = harness
  const flaky = makeUnreliable(provider, random)
  const load = async (_: Database, providerName: string) => (providerName === name ? flaky : manualProvider)
  const request = await withQuotedTotal(
    db,
    createCheckoutRequest([createCheckoutLine(product)], { paymentMethod: METHODS[name] }),
  )
  const steps: string[] = []
  const placed = await attempt(() => orderAndPay(db, request, new Date(), load))
  const [found] = await db.select({ id: orders.id }).from(orders).where(eq(orders.idempotencyKey, request.key))
  if (!found) return [`nothing was ordered: ${JSON.stringify(placed)}`]
  const { id } = found
  const sent: Webhook[] = []
  const paid = new Set<string>()
  let isShippedByStaff = false

  const deliver = async (webhook: Webhook) => {
    const event = await provider.readWebhook(webhook.body, webhook.headers)
    if (typeof event === 'string') return
    const captured = await captureEvent(db, flaky, event)
    if (captured) await recordPaymentEvent(db, name, captured)
  }
  const actions: Record<string, () => Promise<unknown>> = {
    begin: async () => beginPayment(db, await getOrder(db, id), new Date(), load),
    pay: async () => {
      const [reference] = random.some(await listReferences(db, id, name), 1)
      if (!reference || paid.has(reference)) return
      sent.push(await harness.pay(reference))
      paid.add(reference)
    },
    webhook: async () => {
      const webhook = sent[random.integer(0, sent.length - 1)]
      if (webhook) await deliver(webhook)
    },
    back: () => checkPayment(db, id, new Date(), load),
    change: () => changeMethod(db, id, random.pick([METHODS[name], 'bank_transfer']), new Date(), load),
    transfer: async () => {
      const order = await getOrder(db, id)
      if (order.paymentProvider !== 'bank_transfer') return
      const payment = { state: 'paid', amount: order.charged.total } as const
      await settlePayment(db, { provider: 'bank_transfer', orderId: id, reference: `test-${id}`, payment })
    },
    expire: () => endHold(db, id, new Date(Date.now() + 10 * DAY), load),
    cancel: () => changeStatus(db, id, { status: 'cancelled' }, 'shopper'),
    ship: async () => {
      isShippedByStaff = true
      await changeStatus(db, id, { status: 'shipped' }, 'store')
    },
    refund: async () => {
      const remaining = computeRefundable(await getOrder(db, id))
      if (remaining.minor === 0) return
      const amount = money(random.integer(1, remaining.minor), remaining.currency)
      await refundOrder(db, id, { amount, note: '', key: newId() }, 'store')
    },
    payOut: () => payOutRefunds(db, undefined, load),
  }
  const names = Object.keys(actions)
  for (let step = random.integer(3, 10); step > 0; step--) {
    const action = names[random.integer(0, names.length - 1)] ?? 'begin'
    steps.push(action)
    await attempt(actions[action] ?? actions.begin)
  }

  // In the end, every webhook arrives, the provider responds, and every hold expires
  const reliable = async (_: Database, providerName: string) => (providerName === name ? provider : manualProvider)
  for (const webhook of random.some(sent, sent.length)) {
    const event = await provider.readWebhook(webhook.body, webhook.headers)
    if (typeof event === 'string') continue
    const captured = await captureEvent(db, provider, event)
    if (captured) await recordPaymentEvent(db, name, captured)
  }
  await endHold(db, id, new Date(Date.now() + 10 * DAY), reliable)
  await returnSurplus(db, undefined, reliable)
  return (await findViolations(db, id, name, paid, isShippedByStaff)).map(
    (violations) => `${violations} (${steps.join(', ')})`,
  )
}

type Scenario = {
  readonly provider: 'stripe' | 'paystack' | 'paypal'
  readonly harness: ProviderHarness
  readonly product: string
  readonly random: Random
}

const METHODS = { stripe: 'credit_card', paystack: 'credit_card', paypal: 'paypal' } as const

async function listReferences(db: Database, id: Id<'order'>, provider: string): Promise<string[]> {
  const rows = await db.select().from(payments).where(eq(payments.orderId, id))
  return rows.filter((row) => row.provider === provider && row.reference !== '').map(({ reference }) => reference)
}

async function findViolations(
  db: Database,
  id: Id<'order'>,
  name: string,
  paid: Set<string>,
  isShippedByStaff: boolean,
) {
  const order = await getOrder(db, id)
  const rows = await db.select().from(payments).where(eq(payments.orderId, id))
  const isCharged = PAYMENT_STATUS[order.paymentStatus].isCharged
  const violations: string[] = []
  const paidRows = rows.filter(({ state }) => state === 'paid')
  if (paidRows.length > 1) violations.push('an order is paid twice')
  if (isCharged && paidRows.length !== 1) violations.push('an order is charged without a payment')
  if (!isCharged && paidRows.length > 0) violations.push('a payment was taken for an order that is not charged')
  for (const reference of paid) {
    const row = rows.find((payment) => payment.provider === name && payment.reference === reference)
    if (!row || !['paid', 'surplus', 'returned'].includes(row.state)) violations.push(`money is lost: ${row?.state}`)
  }
  if (order.refunded.minor > order.charged.total.minor) violations.push('more is refunded than was paid')
  if (!isShippedByStaff && ['shipped', 'delivered'].includes(order.status))
    violations.push('an order was shipped although no one shipped it')
  if (order.paymentStatus === 'pending' && order.status !== 'cancelled' && !isShippedByStaff) {
    violations.push(`an order waits forever: ${order.status}`)
  }
  if (order.status === 'processing' && !isCharged) violations.push('an unpaid order is processed')
  return violations
}

async function attempt<Result>(work: (() => Promise<Result>) | undefined): Promise<Result | 'failed' | undefined> {
  try {
    return await work?.()
  } catch {
    return 'failed' // the provider did not respond; the caller tries again
  }
}

/** One call in six fails before it reaches the provider, or loses its response. */
function makeUnreliable(provider: PaymentProvider, random: Random): PaymentProvider {
  const callUnreliably = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    const fate = random.integer(1, 12)
    if (fate === 1) throw new Error('The provider does not respond')
    const result = await call()
    if (fate === 2) throw new Error('The provider’s response is lost')
    return result
  }
  return {
    authorize: (charge) => callUnreliably(() => provider.authorize(charge)),
    find: (reference) => callUnreliably(() => provider.find(reference)),
    release: (reference) => callUnreliably(() => provider.release(reference)),
    refund: (...refund) => callUnreliably(() => provider.refund(...refund)),
    couldBeSigned: (...webhook) => provider.couldBeSigned(...webhook),
    readWebhook: (...webhook) => provider.readWebhook(...webhook),
    test: () => provider.test(),
    ...(provider.capture && {
      capture: (reference) => callUnreliably(async () => await captureAt(provider, reference)),
    }),
  }
}

async function captureAt(provider: PaymentProvider, reference: string) {
  if (!provider.capture) throw new Error('This provider captures nothing')
  return await provider.capture(reference)
}
