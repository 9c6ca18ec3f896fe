import { setTimeout as pause } from 'node:timers/promises'
import type { CheckoutLine } from '#app/orders/checkout/checkout-input.ts'
import { checkoutLine } from '#tests/support/checkout.ts'
import { addProduct } from '#tests/support/products.ts'
import { logIn } from '#tools/log-in.ts'
import { type Figure, measured } from '#tools/stress/figures.ts'
import { insist, killUnder } from '#tools/stress/kills.ts'
import { openLedger } from '#tools/stress/ledger.ts'
import { addStockedProducts, auditOrders, mailFigures } from '#tools/stress/order-audit.ts'
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
  const grids: string[] = []
  for (let index = 0; index < 3; index++) {
    const stock = ['S', 'M'].flatMap((size) => COLORS.map(({ name }) => ({ size, color: name, stock: 1_000_000 })))
    grids.push(await addProduct(store.db, { sizes: ['S', 'M'], colors: COLORS, stock }))
  }
  const { productIds: plain, before } = await addStockedProducts(store.db, 8)
  const ledger = openLedger(store.dataDir)
  const cancelled = new Set<string>()
  let isOver = false
  let begun = 0
  let placed = 0

  function createCart(chance: Random): CheckoutLine[] {
    const lines = chance
      .some(plain, chance.integer(1, 2))
      .map((id) => checkoutLine(id, { quantity: chance.integer(1, 3) }))
    const [grid] = chance.some(grids, 1)
    if (!grid || chance.integer(0, 1) === 0) return lines
    const color = chance.pick(['Olive', 'Ink'])
    return [...lines, checkoutLine(grid, { size: chance.pick(['S', 'M']), color, quantity: chance.integer(1, 3) })]
  }

  async function shopper(chance: Random): Promise<void> {
    const cookie = await insist(store, chance, logIn)
    while (!isOver) {
      const lines = createCart(chance)
      const email = `kill-${begun++}@example.com`
      const input = await insist(store, chance, (base) => checkout(base, lines, { email }))
      const response = await insist(store, chance, async (base) => {
        const said = await placeOnce(base, input)
        return said.outcome === 'failed' ? null : said
      })
      if (response.outcome !== 'placed') throw new Error(`An order was ${response.outcome} for no reason`)
      ledger.record({ key: input.key, orderId: response.order.id, lines })
      placed++
      if (chance.integer(1, 6) > 1) continue
      await insist(store, chance, async (base) => (await cancelOrder(base, cookie, response.order.id)) || null)
      cancelled.add(response.order.id)
    }
  }

  async function staff(chance: Random): Promise<void> {
    const cookie = await insist(store, chance, logIn)
    while (!isOver) {
      const product = chance.pick([plain[0] ?? '', plain[1] ?? ''])
      await insist(store, chance, async (base) => (await addUnits(base, cookie, product, chance.integer(1, 5))) || null)
      await pause(chance.integer(50, 150))
    }
  }

  const working = Promise.all([
    ...Array.from({ length: SHOPPERS }, (_, index) => shopper(random.apart(index))),
    staff(random.apart(SHOPPERS)),
  ])
  const kills = await killUnder(store, random, { working, done: () => placed })
  isOver = true
  await working
  const acknowledged = ledger.close()
  return [
    measured('orders placed and cancelled during the kills', `${acknowledged.length} and ${cancelled.size}`),
    ...kills,
    ...(await auditOrders(store.db, before, acknowledged, cancelled)),
    ...(await mailFigures(store, before)),
  ]
}
