import { setTimeout as pause } from 'node:timers/promises'
import type { CheckoutLine } from '#app/orders/checkout/checkout-input.ts'
import { createCheckoutLine } from '#tests/support/checkout.ts'
import { addProduct } from '#tests/support/products.ts'
import { logIn } from '#tools/log-in.ts'
import { type Figure, measured } from '#tools/stress/figures.ts'
import { killDuring, retryOnAnyProcess } from '#tools/stress/kills.ts'
import { openLedger } from '#tools/stress/ledger.ts'
import { addStockedProducts, auditOrders, checkEmails } from '#tools/stress/order-audit.ts'
import type { Random } from '#tools/stress/random.ts'
import { checkout, placeOnce } from '#tools/stress/shopping.ts'
import { addUnits, cancelOrder } from '#tools/stress/staff-work.ts'
import type { StressStore } from '#tools/stress/stress-store.ts'

const SHOPPERS = 10
const COLORS = [
  { name: 'Olive', hex: '#4b5320' },
  { name: 'Ink', hex: '#1b1f3b' },
]

/**
 * Kills a web process or PostgreSQL with `kill -9` at random moments, during orders, cancellations and stock changes.
 */
export async function kill(store: StressStore, random: Random): Promise<Figure[]> {
  const productsWithVariants: string[] = []
  for (let index = 0; index < 3; index++) {
    const stock = ['S', 'M'].flatMap((size) => COLORS.map(({ name }) => ({ size, color: name, stock: 1_000_000 })))
    productsWithVariants.push(await addProduct(store.db, { sizes: ['S', 'M'], colors: COLORS, stock }))
  }
  const { productIds: simpleProducts, before } = await addStockedProducts(store.db, 8)
  const ledger = openLedger(store.dataDir)
  const cancelled = new Set<string>()
  let isOver = false
  let started = 0
  let placed = 0

  function createCart(chance: Random): CheckoutLine[] {
    const lines = chance
      .some(simpleProducts, chance.integer(1, 2))
      .map((id) => createCheckoutLine(id, { quantity: chance.integer(1, 3) }))
    const [withVariants] = chance.some(productsWithVariants, 1)
    if (!withVariants || chance.integer(0, 1) === 0) return lines
    const color = chance.pick(['Olive', 'Ink'])
    return [
      ...lines,
      createCheckoutLine(withVariants, { size: chance.pick(['S', 'M']), color, quantity: chance.integer(1, 3) }),
    ]
  }

  async function runShopper(chance: Random): Promise<void> {
    const cookie = await retryOnAnyProcess(store, chance, logIn)
    while (!isOver) {
      const lines = createCart(chance)
      const email = `kill-${started++}@example.com`
      const input = await retryOnAnyProcess(store, chance, (base) => checkout(base, lines, { email }))
      const response = await retryOnAnyProcess(store, chance, async (base) => {
        const result = await placeOnce(base, input)
        return result.outcome === 'failed' ? null : result
      })
      if (response.outcome !== 'placed') throw new Error(`An order had the unexpected outcome ${response.outcome}`)
      ledger.record({ key: input.key, orderId: response.order.id, lines })
      placed++
      if (chance.integer(1, 6) > 1) continue
      await retryOnAnyProcess(
        store,
        chance,
        async (base) => (await cancelOrder(base, cookie, response.order.id)) || null,
      )
      cancelled.add(response.order.id)
    }
  }

  async function runStaff(chance: Random): Promise<void> {
    const cookie = await retryOnAnyProcess(store, chance, logIn)
    while (!isOver) {
      const product = chance.pick([simpleProducts[0] ?? '', simpleProducts[1] ?? ''])
      await retryOnAnyProcess(
        store,
        chance,
        async (base) => (await addUnits(base, cookie, product, chance.integer(1, 5))) || null,
      )
      await pause(chance.integer(50, 150))
    }
  }

  const working = Promise.all([
    ...Array.from({ length: SHOPPERS }, (_, index) => runShopper(random.fork(index))),
    runStaff(random.fork(SHOPPERS)),
  ])
  const kills = await killDuring(store, random, { working, countSucceeded: () => placed })
  isOver = true
  await working
  const acknowledged = ledger.close()
  return [
    measured('orders placed and cancelled during the kills', `${acknowledged.length} and ${cancelled.size}`),
    ...kills,
    ...(await auditOrders(store.db, before, acknowledged, cancelled)),
    ...(await checkEmails(store, before)),
  ]
}
