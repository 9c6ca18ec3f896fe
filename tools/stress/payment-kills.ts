import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'
import { checkoutLine } from '#tests/support/checkout.ts'
import { type FakePaypal, PAYPAL_ACCOUNT, startFakePaypal } from '#tests/support/fake-paypal.ts'
import { type FakeStripe, STRIPE_KEY, signed, startFakeStripe, WEBHOOK_SECRET } from '#tests/support/fake-stripe.ts'
import { exactly, type Figure, measured } from '#tools/stress/figures.ts'
import { insist, killUnder } from '#tools/stress/kills.ts'
import { openLedger } from '#tools/stress/ledger.ts'
import { addStockedProducts, auditOrders, invariantFigure, mailFigures } from '#tools/stress/order-audit.ts'
import type { Random } from '#tools/stress/random.ts'
import { checkout, placeOnce } from '#tools/stress/shopping.ts'
import { openSeparateStore, type StressStore } from '#tools/stress/stress-store.ts'

const SHOPPERS = 8
const SETTLED_WITHIN_MS = 180_000

type Providers = { readonly stripe: FakeStripe; readonly paypal: FakePaypal }
type Webhook = { readonly path: string; readonly body: string; readonly headers: Record<string, string> }

/**
 * Kills processes with `kill -9` at random moments while shoppers pay, pay at the last moment or leave. Afterwards, the
 * store must have recorded exactly the payments that the providers took. Uses a separate store with Stripe and PayPal
 * connected.
 */
export async function paymentKills(main: StressStore, random: Random): Promise<Figure[]> {
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
    return await payUnderKills(store, providers, random)
  } finally {
    await Promise.all([providers.stripe.close(), providers.paypal.close()])
  }
}

async function payUnderKills(store: StressStore, providers: Providers, random: Random): Promise<Figure[]> {
  const { productIds, before } = await addStockedProducts(store.db, 8)
  const ledger = openLedger(store.dataDir)
  const references = new Map<string, string>()
  let isOver = false
  let begun = 0
  let done = 0

  async function shopper(chance: Random): Promise<void> {
    while (!isOver) {
      const lines = chance.some(productIds, chance.integer(1, 2)).map((id) => checkoutLine(id))
      const paymentMethod = chance.pick<PaymentMethod>(['credit_card', 'paypal'])
      const email = `payer-${begun++}@example.com`
      const input = await insist(store, chance, (base) => checkout(base, lines, { email, paymentMethod }))
      const placed = await insist(store, chance, async (base) => {
        const response = await placeOnce(base, input)
        return response.outcome === 'failed' ? null : response
      })
      if (placed.outcome !== 'awaiting') throw new Error(`An order was ${placed.outcome} for no reason`)
      const { id } = placed.order
      ledger.record({ key: input.key, orderId: id, lines })
      const reference = /cs_\w+|(?<=token=)\w+/.exec(placed.address)?.[0]
      if (!reference) throw new Error(`There is no payment id in ${placed.address}`)
      references.set(reference, id)
      done++
      const fate = chance.pick(['pays', 'pays', 'pays late', 'leaves'])
      if (fate !== 'pays') await insist(store, chance, () => endHoldNow(store.db, id))
      if (fate === 'leaves') continue
      await pause(chance.integer(0, fate === 'pays late' ? 2_500 : 50))
      const webhook = paid(providers, reference)
      if (!webhook) continue // its page has expired
      const deliver = () => insist(store, chance, (base) => send(base, webhook))
      await Promise.all(chance.integer(1, 3) === 1 ? [deliver(), deliver()] : [deliver()])
      done++
    }
  }

  const working = Promise.all(Array.from({ length: SHOPPERS }, (_, index) => shopper(random.apart(index))))
  const kills = await killUnder(store, random, { working, done: () => done })
  isOver = true
  await working
  for (const { id } of await waiting(store.db)) await endHoldNow(store.db, id)
  for (const end = Date.now() + SETTLED_WITHIN_MS; (await waiting(store.db)).length > 0 && Date.now() < end; ) {
    await pause(500)
  }
  const acknowledged = ledger.close()
  const taken = countPayments(providers, references)
  const unpaid = new Set(acknowledged.map(({ orderId }) => orderId).filter((id) => !taken.has(id)))
  return [
    measured('orders, and those paid at a provider', `${acknowledged.length}, ${taken.size}`),
    ...kills,
    ...(await paymentFigures(store.db, taken)),
    ...(await auditOrders(store.db, before, acknowledged, unpaid)),
    ...(await mailFigures(store, before)),
    await invariantFigure(store.db),
  ]
}

/** Pays at the provider. Returns the webhook that it sends, or null if its page no longer accepts the payment. */
function paid({ stripe, paypal }: Providers, reference: string): Webhook | null {
  if (reference.startsWith('cs_')) {
    if (stripe.sessions.get(reference)?.status !== 'open') return null
    const body = JSON.stringify(stripe.pay(reference))
    return { path: '/webhooks/stripe', body, headers: { 'Stripe-Signature': signed(body) } }
  }
  if (paypal.orders.get(reference)?.status !== 'PAYER_ACTION_REQUIRED') return null
  const body = JSON.stringify(paypal.approve(reference))
  return { path: '/webhooks/paypal', body, headers: paypal.signed(body) }
}

/** Sends a webhook again until it is received, as providers do. */
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

/** Returns the orders for which a provider has payments, with the number of payments. */
function countPayments({ stripe, paypal }: Providers, references: ReadonlyMap<string, string>): Map<string, number> {
  const taken = new Map<string, number>()
  const sessions = [...stripe.sessions.values()].filter(({ payment_status }) => payment_status === 'paid')
  const captured = [...paypal.orders.values()].filter((order) => order.purchase_units[0].payments.captures.length > 0)
  for (const { id } of [...sessions, ...captured]) {
    const order = references.get(id) ?? `unknown ${id}`
    taken.set(order, (taken.get(order) ?? 0) + 1)
  }
  return taken
}

async function paymentFigures(db: Database, taken: ReadonlyMap<string, number>): Promise<Figure[]> {
  const { rows: charged } = await db.execute<{ id: string; isPaid: boolean }>(
    sql`select o.id, exists (select from payments p where p.order_id = o.id and p.state = 'paid') as "isPaid"
      from orders o where o.payment_status = 'paid' and o.status = 'processing'`,
  )
  return [
    exactly('paid orders, against those that a provider charged', charged.length, taken.size),
    exactly('  of these, charged by a provider', charged.filter(({ id }) => taken.has(id)).length, taken.size),
    exactly('  with a payment', charged.filter(({ isPaid }) => isPaid).length, taken.size),
    exactly('orders that were paid twice', [...taken.values()].filter((count) => count > 1).length, 0),
    exactly('orders still waiting', (await waiting(db)).length, 0),
  ]
}

async function waiting(db: Database): Promise<{ id: string }[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from orders where payment_status = 'pending'`)
  return rows
}

async function endHoldNow(db: Database, id: string): Promise<true> {
  await db.execute(sql`update orders set held_until = now() where id = ${id} and held_until is not null`)
  return true
}
