import { orders } from '#app/orders/orders.table.ts'
import { createCheckoutLine } from '#tests/support/checkout.ts'
import { addProduct } from '#tests/support/products.ts'
import { exactly, type Figure, measured } from '#tools/stress/figures.ts'
import type { Random } from '#tools/stress/random.ts'
import { closeIdleConnections } from '#tools/stress/request.ts'
import { openSecondMarket, PRIMARY, type StressMarket } from '#tools/stress/second-market.ts'
import { checkout, placeOnce, runConcurrently, tally } from '#tools/stress/shopping.ts'
import type { StressStore } from '#tools/stress/stress-store.ts'

const CHECKOUTS = 500 // in each market
const REPEATS = 3
const MAX_CONCURRENT = 8

/** Sends checkouts in two markets, each three times concurrently with the same key, to both processes. */
export async function replay(store: StressStore, random: Random): Promise<Figure[]> {
  const second = await openSecondMarket(store, 'no')
  return [...(await runReplay(store, PRIMARY, random)), ...(await runReplay(store, second, random))]
}

async function runReplay(
  { db, base }: StressStore,
  { prefix, label, input: where }: StressMarket,
  random: Random,
): Promise<Figure[]> {
  const products: string[] = []
  for (let index = 0; index < 20; index++) products.push(await addProduct(db, { stock: 10_000 }))
  const carts = await Promise.all(
    Array.from({ length: 20 }, () => {
      const lines = random.some(products, random.integer(1, 3)).map((id) => createCheckoutLine(id))
      return checkout(base(), lines, where, prefix)
    }),
  )
  const keys = Array.from({ length: CHECKOUTS }, () => crypto.randomUUID())
  const before = await db.$count(orders)
  closeIdleConnections()
  const responses: string[] = []
  const ordersPerKey: number[] = []
  const startedAt = performance.now()
  await runConcurrently(MAX_CONCURRENT, keys.entries(), async ([index, key]) => {
    const cart = carts[index % carts.length]
    if (!cart) throw new Error('The products to order are not available')
    const input = { ...cart, key, email: `shopper-${index % 100}@example.com` }
    const results = await Promise.all(Array.from({ length: REPEATS }, () => placeOnce(base(), input, prefix)))
    responses.push(...results.map(({ outcome, status }) => (outcome === 'placed' ? outcome : `${outcome} ${status}`)))
    ordersPerKey.push(new Set(results.map((response) => (response.outcome === 'placed' ? response.order.id : ''))).size)
  })
  const seconds = (performance.now() - startedAt) / 1_000

  return [
    exactly(
      `${CHECKOUTS} checkouts, each sent ${REPEATS} times at once${label}`,
      tally(responses),
      `${CHECKOUTS * REPEATS} placed`,
    ),
    exactly('  resulting orders', (await db.$count(orders)) - before, CHECKOUTS),
    exactly(
      '  checkouts whose responses all contained the same order',
      ordersPerKey.filter((count) => count === 1).length,
      CHECKOUTS,
    ),
    measured('  responses a second', `${Math.round((CHECKOUTS * REPEATS) / seconds)}`),
  ]
}
