import { setTimeout as pause } from 'node:timers/promises'
import type { CheckoutInput } from '#app/orders/checkout/checkout-input.ts'
import { createCheckoutLine } from '#tests/support/checkout.ts'
import { addProduct } from '#tests/support/products.ts'
import { exactly, type Figure, measured, percentile } from '#tools/stress/figures.ts'
import { closeIdleConnections } from '#tools/stress/request.ts'
import { checkout, placeOnce, runConcurrently, tally } from '#tools/stress/shopping.ts'
import type { StressStore } from '#tools/stress/stress-store.ts'

const SHOPPERS = 60
const ORDERS = 510
const [PER_SECOND, SECONDS] = [100, 10]

/**
 * Orders one product from one process as fast as shoppers can: all orders are placed. Then sends more orders than the
 * process can handle: some get a 503.
 */
export async function runPeakLoad(store: StressStore): Promise<Figure[]> {
  const [{ url }] = store.web
  const input = await checkout(url(), [createCheckoutLine(await addProduct(store.db, { stock: 1_000_000 }))])
  if (!input) throw new Error('The product has no stock')
  closeIdleConnections()
  const responses: Attempt[] = []
  await runConcurrently(SHOPPERS, Array.from({ length: ORDERS }).keys(), async (index) => {
    responses.push(await order(url(), input, index))
  })
  const arriving: Promise<Attempt>[] = []
  const startedAt = performance.now()
  for (let index = 0; index < PER_SECOND * SECONDS; index++) {
    await pause(Math.max(0, startedAt + (index * 1_000) / PER_SECOND - performance.now()))
    arriving.push(order(url(), input, ORDERS + index))
  }
  return [
    exactly(`${ORDERS} orders from ${SHOPPERS} concurrent shoppers`, formatOutcomes(responses), `${ORDERS} placed`),
    measureTimes(responses),
    ...listOverloadFigures(await Promise.all(arriving)),
  ]
}

type Attempt = { readonly outcome: string; readonly ms: number }

async function order(url: string, input: CheckoutInput, index: number): Promise<Attempt> {
  const startedAt = performance.now()
  const request = { ...input, key: crypto.randomUUID(), email: `shopper-${index}@example.com` }
  const response = await placeOnce(url, request).catch(() => null)
  const outcome = response?.outcome === 'placed' ? 'placed' : String(response?.status ?? 'lost')
  return { outcome, ms: performance.now() - startedAt }
}

function listOverloadFigures(responses: readonly Attempt[]): Figure[] {
  const other = responses.filter(({ outcome }) => outcome !== 'placed' && outcome !== '503')
  return [
    measured(`${PER_SECOND} orders a second for ${SECONDS} seconds`, formatOutcomes(responses)),
    measureTimes(responses),
    exactly('  neither placed nor rejected with a 503', formatOutcomes(other) || 'none', 'none'),
  ]
}

function formatOutcomes(responses: readonly Attempt[]): string {
  return tally(responses.map(({ outcome }) => outcome))
}

function measureTimes(responses: readonly Attempt[]): Figure {
  const times = responses.map(({ ms }) => ms)
  const shares = [0.5, 0.95, 0.99, 1].map((share) => percentile(times, share).toFixed(0))
  return measured('  milliseconds: p50, p95, p99, max', shares.join(', '))
}
