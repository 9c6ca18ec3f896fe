import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import type { CheckoutInput } from '#app/orders/checkout/checkout-input.ts'
import { createCheckoutLine } from '#tests/support/checkout.ts'
import { waitForOutput } from '#tests/support/store.ts'
import { listWebProcesses } from '#tests/support/web-processes.ts'
import type { FaultHome } from '#tools/faults/fault-home.ts'
import { startLoad } from '#tools/faults/requests.ts'
import { openSupervisedStore } from '#tools/faults/supervised-store.ts'
import { exactly, type Figure, measured, percentile } from '#tools/stress/figures.ts'
import { openLedger } from '#tools/stress/ledger.ts'
import { addStockedProducts, auditAcknowledgedOrders } from '#tools/stress/order-audit.ts'
import { readResidentMb } from '#tools/stress/process-usage.ts'
import type { Random } from '#tools/stress/random.ts'
import { get, post } from '#tools/stress/request.ts'
import { checkout, placeOnce, tally } from '#tools/stress/shopping.ts'

const PRODUCTS = 40
const CLIENTS = 4
const PAUSE_MS = 20
const SAMPLE_MS = 1_000
const GROWTH = 1.05
/**
 * When both processes are replaced, when measuring begins, and when one process is killed, as shares of the total time.
 */
const REPLACED = 0.1
const WARM = 0.25
const KILLED = 0.5
const QUARTER = 0.25
const TIMEOUT_MS = 60_000
/** A small page cache, so that it is full after the warm-up. */
const ENV = { DEMO_DATA: 'off', WEB_CONCURRENCY: '2', PAGE_CACHE_MB: '8' }

/** Ordinary traffic: 90% reads, 8% quotes, 2% orders. Both processes are replaced once, and one is killed. */
export async function runMixedLoad(home: FaultHome, random: Random): Promise<Figure[]> {
  await using opened = await openSupervisedStore(home, ENV)
  const { store, db } = opened
  const ledger = openLedger(home.dataDir)
  const base = store.url
  let started = 0
  let retried = 0
  const { productIds, before } = await addStockedProducts(db, PRODUCTS)
  const pickLines = () =>
    random.some(productIds, 2).map((id) => createCheckoutLine(id, { quantity: random.integer(1, 3) }))

  function read() {
    const paths = ['/', '/shop', '/faq', `/product/${random.some(productIds, 1)[0]}`]
    return get(base, random.pick([paths[3] ?? '/', '/', ...paths, `/shop?search=dress-${random.integer(1, 300)}`]))
  }

  /** Requests a quote, and then sends the order with the same key until it is placed. */
  async function order() {
    const email = `shopper-${started++}@example.com`
    const input = await retry(() => checkout(base, pickLines(), { email }))
    return await retry(() => place(input))
  }

  async function place(input: CheckoutInput) {
    const response = await placeOnce(base, input)
    if (response.outcome === 'failed') return null
    if (response.outcome !== 'placed') throw new Error(`An order had the unexpected outcome ${response.outcome}`)
    ledger.record({ key: input.key, orderId: response.order.id, lines: input.lines })
    return { status: response.status, headers: {}, body: null }
  }

  async function retry<Result>(request: () => Promise<Result | null>): Promise<Result> {
    for (const deadline = Date.now() + TIMEOUT_MS; ; retried++) {
      const response = await request().catch(() => null)
      if (response !== null) return response
      if (Date.now() > deadline) throw new Error('The store did not recover')
      await pause(100)
    }
  }

  const quote = { country: 'US', method: 'standard', currency: 'USD', discountCode: '' }
  const load = startLoad(CLIENTS, PAUSE_MS, (index) => {
    const at = index % 49 // 45 reads, 4 quotes and 1 order, because placing an order also requests a quote
    if (at === 0) return order()
    return at % 16 === 1 && at < 48 ? post(base, '/checkout/quote', { ...quote, lines: pickLines() }) : read()
  })

  const samples: { readonly share: number; readonly mb: number }[] = []
  const totalMs = home.minutes * 60_000
  const startedAt = performance.now()
  let [isReplaced, isKilled] = [false, false]
  for (let share = 0; share < 1; share = (performance.now() - startedAt) / totalMs) {
    const pids = listWebProcesses(store)
    samples.push({ share, mb: Math.max(...pids.map(readResidentMb).filter(Number.isFinite)) })
    const from = store.output().length
    if (!isReplaced && share >= REPLACED) {
      isReplaced = true
      store.supervisor.kill('SIGUSR2')
      await waitForOutput(store, /All web processes were replaced/, from)
    } else if (!isKilled && share >= KILLED) {
      isKilled = true
      process.kill(random.pick(pids), 'SIGKILL')
      await waitForOutput(store, /All web processes are running again/, from)
    }
    await pause(SAMPLE_MS)
  }
  await load.stop()
  const acknowledged = ledger.close()

  const medianMb = (from: number) => {
    const part = samples.filter(({ share }) => share >= from && share < from + QUARTER)
    return percentile(
      part.map(({ mb }) => mb),
      0.5,
    )
  }
  const [second, last] = [medianMb(WARM), medianMb(1 - QUARTER)]
  const growth = last / second
  return [
    measured('minutes and requests', `${home.minutes}, ${load.requests.length}`),
    exactly('orders started but not placed', started - acknowledged.length, 0),
    measured('  orders placed, and orders sent again', `${acknowledged.length}, ${retried}`),
    measured('responses by status', tally(load.requests.map(({ status }) => `× ${status ?? 'lost'}`))),
    exactly(
      `memory in the last quarter is at most ${GROWTH} × that in the second`,
      growth <= GROWTH ? 'yes' : 'no',
      'yes',
    ),
    measured('  MB in the second and the last quarter', `${second.toFixed(0)}, ${last.toFixed(0)}`, growth.toFixed(3)),
    ...(await auditAcknowledgedOrders(db, before, acknowledged)),
  ]
}
