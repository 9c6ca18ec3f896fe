import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'
import { createCheckoutLine } from '#tests/support/checkout.ts'
import { type FakePaypal, PAYPAL_ACCOUNT, startFakePaypal } from '#tests/support/fake-paypal.ts'
import {
  type FakeStripe,
  STRIPE_KEY,
  signWebhook,
  startFakeStripe,
  WEBHOOK_SECRET,
} from '#tests/support/fake-stripe.ts'
import { exactly, type Figure, measured } from '#tools/stress/figures.ts'
import { killDuring, retryOnAnyProcess } from '#tools/stress/kills.ts'
import { openLedger } from '#tools/stress/ledger.ts'
import { addStockedProducts, auditOrders, checkEmails, checkInvariants } from '#tools/stress/order-audit.ts'
import type { Random } from '#tools/stress/random.ts'
import { checkout, placeOnce } from '#tools/stress/shopping.ts'
import { openSeparateStore, type StressStore } from '#tools/stress/stress-store.ts'

const SHOPPERS = 8
const SETTLED_WITHIN_MS = 180_000

type Providers = { readonly stripe: FakeStripe; readonly paypal: FakePaypal }
type Webhook = { readonly path: string; readonly body: string; readonly headers: Record<string, string> }

/**
 * Kills processes with `kill -9` at random moments while shoppers pay in time, pay after their hold has ended, or
 * leave. Afterwards, the store must have recorded exactly the payments that the providers took. Uses a separate store
 * that has connected Stripe and PayPal.
 */
export async function killDuringPayments(main: StressStore, random: Random): Promise<Figure[]> {
  const providers = { stripe: await startFakeStripe(), paypal: await startFakePaypal() }
  try {
    await using store = await openSeparateStore(main, 'payments', {
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: providers.stripe.url,
      PAYPAL_CLIENT_ID: PAYPAL_ACCOUNT.clientId,
      PAYPAL_SECRET: PAYPAL_ACCOUNT.secret,
      PAYPAL_WEBHOOK_ID: PAYPAL_ACCOUNT.webhookId,
      PAYPAL_API_URL: providers.paypal.url,
    })
    return await runPaymentsWithKills(store, providers, random)
  } finally {
    await Promise.all([providers.stripe.close(), providers.paypal.close()])
  }
}

async function runPaymentsWithKills(store: StressStore, providers: Providers, random: Random): Promise<Figure[]> {
  const { productIds, before } = await addStockedProducts(store.db, 8)
  const ledger = openLedger(store.dataDir)
  const references = new Map<string, string>()
  let isOver = false
  let started = 0
  let succeeded = 0

  async function runShopper(chance: Random): Promise<void> {
    while (!isOver) {
      const lines = chance.some(productIds, chance.integer(1, 2)).map((id) => createCheckoutLine(id))
      const paymentMethod = chance.pick<PaymentMethod>(['credit_card', 'paypal'])
      const email = `payer-${started++}@example.com`
      const input = await retryOnAnyProcess(store, chance, (base) => checkout(base, lines, { email, paymentMethod }))
      const placed = await retryOnAnyProcess(store, chance, async (base) => {
        const response = await placeOnce(base, input)
        return response.outcome === 'failed' ? null : response
      })
      if (placed.outcome !== 'awaiting') throw new Error(`An order had the unexpected outcome ${placed.outcome}`)
      const { id } = placed.order
      ledger.record({ key: input.key, orderId: id, lines })
      const reference = /cs_\w+|(?<=token=)\w+/.exec(placed.address)?.[0]
      if (!reference) throw new Error(`There is no payment id in ${placed.address}`)
      references.set(reference, id)
      succeeded++
      const fate = chance.pick(['pays', 'pays', 'pays late', 'leaves'])
      if (fate !== 'pays') await retryOnAnyProcess(store, chance, () => endHoldNow(store.db, id))
      if (fate === 'leaves') continue
      await pause(chance.integer(0, fate === 'pays late' ? 2_500 : 50))
      const webhook = payAtProvider(providers, reference)
      if (!webhook) continue // the payment page has expired
      const deliver = () => retryOnAnyProcess(store, chance, (base) => send(base, webhook))
      await Promise.all(chance.integer(1, 3) === 1 ? [deliver(), deliver()] : [deliver()])
      succeeded++
    }
  }

  const shoppers = Promise.all(Array.from({ length: SHOPPERS }, (_, index) => runShopper(random.fork(index))))
  const kills = await killDuring(store, random, { working: shoppers, countSucceeded: () => succeeded })
  isOver = true
  await shoppers
  for (const { id } of await listWaiting(store.db)) await endHoldNow(store.db, id)
  for (const end = Date.now() + SETTLED_WITHIN_MS; (await listWaiting(store.db)).length > 0 && Date.now() < end; ) {
    await pause(500)
  }
  const acknowledged = ledger.close()
  const paymentCounts = countPayments(providers, references)
  const unpaid = new Set(acknowledged.map(({ orderId }) => orderId).filter((id) => !paymentCounts.has(id)))
  return [
    measured('orders, and those paid at a provider', `${acknowledged.length}, ${paymentCounts.size}`),
    ...kills,
    ...(await checkPayments(store.db, paymentCounts)),
    ...(await auditOrders(store.db, before, acknowledged, unpaid)),
    ...(await checkEmails(store, before)),
    await checkInvariants(store.db),
  ]
}

/**
 * Pays at the provider. Returns the webhook that the provider sends, or null if the payment page no longer accepts the
 * payment.
 */
function payAtProvider({ stripe, paypal }: Providers, reference: string): Webhook | null {
  if (reference.startsWith('cs_')) {
    if (stripe.sessions.get(reference)?.status !== 'open') return null
    const body = JSON.stringify(stripe.pay(reference))
    return { path: '/webhooks/stripe', body, headers: { 'Stripe-Signature': signWebhook(body) } }
  }
  if (paypal.orders.get(reference)?.status !== 'PAYER_ACTION_REQUIRED') return null
  const body = JSON.stringify(paypal.approve(reference))
  return { path: '/webhooks/paypal', body, headers: paypal.signed(body) }
}

/** Sends a webhook once. Returns null if it was not received, so that the caller sends it again, as providers do. */
async function send(base: string, { path, body, headers }: Webhook): Promise<true | null> {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(20_000),
  })
  await response.body?.cancel()
  return response.ok || null
}

/** Returns the number of payments that providers have for an order, keyed by order; omits orders without any. */
function countPayments({ stripe, paypal }: Providers, references: ReadonlyMap<string, string>): Map<string, number> {
  const paymentCounts = new Map<string, number>()
  const sessions = [...stripe.sessions.values()].filter(({ payment_status }) => payment_status === 'paid')
  const captured = [...paypal.orders.values()].filter((order) => order.purchase_units[0].payments.captures.length > 0)
  for (const { id } of [...sessions, ...captured]) {
    const order = references.get(id) ?? `unknown ${id}`
    paymentCounts.set(order, (paymentCounts.get(order) ?? 0) + 1)
  }
  return paymentCounts
}

async function checkPayments(db: Database, paymentCounts: ReadonlyMap<string, number>): Promise<Figure[]> {
  const { rows: charged } = await db.execute<{ id: string; isPaid: boolean }>(
    sql`select o.id, exists (select from payments p where p.order_id = o.id and p.state = 'paid') as "isPaid"
      from orders o where o.payment_status = 'paid' and o.status = 'processing'`,
  )
  return [
    exactly('paid orders, compared with orders that a provider charged', charged.length, paymentCounts.size),
    exactly(
      '  of these, charged by a provider',
      charged.filter(({ id }) => paymentCounts.has(id)).length,
      paymentCounts.size,
    ),
    exactly('  with a payment', charged.filter(({ isPaid }) => isPaid).length, paymentCounts.size),
    exactly('orders that were paid twice', [...paymentCounts.values()].filter((count) => count > 1).length, 0),
    exactly('orders still waiting', (await listWaiting(db)).length, 0),
  ]
}

async function listWaiting(db: Database): Promise<{ id: string }[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from orders where payment_status = 'pending'`)
  return rows
}

async function endHoldNow(db: Database, id: string): Promise<true> {
  await db.execute(sql`update orders set held_until = now() where id = ${id} and held_until is not null`)
  return true
}
