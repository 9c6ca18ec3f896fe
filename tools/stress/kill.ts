import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import type { CheckoutLine } from '#app/features/checkout/checkout-input.ts'
import { checkoutLine } from '#tests/support/checkout.ts'
import { addProduct } from '#tests/support/products.ts'
import { exactly, type Figure, measured } from '#tools/stress/figures.ts'
import { openLedger } from '#tools/stress/ledger.ts'
import { auditOrders, mailFigures, stockedProducts } from '#tools/stress/order-audit.ts'
import type { Random } from '#tools/stress/random.ts'
import { checkout, placeOnce } from '#tools/stress/shopping.ts'
import { addUnits, cancelOrder, logIn } from '#tools/stress/staff-work.ts'
import type { StressStore } from '#tools/stress/stress-store.ts'

const KILLS = 50
const SHOPPERS = 10
/** Orders between two kills. */
const AGAIN = 5
const COLORS = [
  { name: 'Olive', hex: '#4b5320' },
  { name: 'Ink', hex: '#1b1f3b' },
]
const TIMEOUT_MS = 120_000

/** `kill -9` of a web process or PostgreSQL at random moments, under orders, cancellations and stock changes. */
export async function kill(store: StressStore, random: Random): Promise<Figure[]> {
  const grids: string[] = []
  for (let index = 0; index < 3; index++) {
    const stock = ['S', 'M'].flatMap((size) => COLORS.map(({ name }) => ({ size, color: name, stock: 1_000_000 })))
    grids.push(await addProduct(store.db, { sizes: ['S', 'M'], colors: COLORS, stock }))
  }
  const { productIds: plain, before } = await stockedProducts(store.db, 8)
  const ledger = openLedger(store.dataDir)
  const cancelled = new Set<string>()
  let isOver = false
  let begun = 0
  let placed = 0

  /** Alternates between the processes until one responds, as the store's pages do. */
  async function insist<Result>(chance: Random, request: (base: string) => Promise<Result | null>): Promise<Result> {
    for (const giveUpAt = Date.now() + TIMEOUT_MS; ; await pause(chance.whole(10, 60))) {
      const response = await request(chance.pick(store.web).url()).catch(() => null)
      if (response !== null) return response
      if (Date.now() > giveUpAt) throw new Error('The store did not come back')
    }
  }

  function cartOf(chance: Random): CheckoutLine[] {
    const lines = chance.some(plain, chance.whole(1, 2)).map((id) => checkoutLine(id, { quantity: chance.whole(1, 3) }))
    const [grid] = chance.some(grids, 1)
    if (!grid || chance.whole(0, 1) === 0) return lines
    const color = chance.pick(['Olive', 'Ink'])
    return [...lines, checkoutLine(grid, { size: chance.pick(['S', 'M']), color, quantity: chance.whole(1, 3) })]
  }

  async function shopper(chance: Random): Promise<void> {
    const cookie = await insist(chance, logIn)
    while (!isOver) {
      const lines = cartOf(chance)
      const email = `kill-${begun++}@example.com`
      const input = await insist(chance, (base) => checkout(base, lines, { email }))
      const response = await insist(chance, async (base) => {
        const said = await placeOnce(base, input)
        return said.outcome === 'failed' ? null : said
      })
      if (response.outcome !== 'placed') throw new Error(`An order was ${response.outcome}, for no reason`)
      ledger.record({ key: input.key, orderId: response.order.id, lines })
      placed++
      if (chance.whole(1, 6) > 1) continue
      await insist(chance, async (base) => (await cancelOrder(base, cookie, response.order.id)) || null)
      cancelled.add(response.order.id)
    }
  }

  async function staff(chance: Random): Promise<void> {
    const cookie = await insist(chance, logIn)
    while (!isOver) {
      const product = chance.pick([plain[0] ?? '', plain[1] ?? ''])
      await insist(chance, async (base) => (await addUnits(base, cookie, product, chance.whole(1, 5))) || null)
      await pause(chance.whole(50, 150))
    }
  }

  const working = Promise.all([
    ...Array.from({ length: SHOPPERS }, (_, index) => shopper(random.apart(index))),
    staff(random.apart(SHOPPERS)),
  ])
  const kills = await Promise.race([working.then(() => null), killAll(store, random, () => placed)])
  isOver = true
  await working
  const acknowledged = ledger.close()
  return [
    measured('orders placed and cancelled under it', `${acknowledged.length} and ${cancelled.size}`),
    exactly(`kills of web processes and of PostgreSQL`, (kills?.web ?? 0) + (kills?.database ?? 0), KILLS),
    measured('  of which PostgreSQL', String(kills?.database)),
    ...(await auditOrders(store.db, before, acknowledged, cancelled)),
    ...(await mailFigures(store, before)),
  ]
}

/** Each kill comes a moment after orders work again, so that it hits work in progress. */
async function killAll({ web, databasePid }: StressStore, chance: Random, placed: () => number) {
  const kills = { web: 0, database: 0 }
  for (let count = 0; count < KILLS; count++) {
    const from = placed()
    for (const giveUpAt = Date.now() + TIMEOUT_MS; placed() < from + AGAIN; await pause(5)) {
      if (Date.now() > giveUpAt) throw new Error('No orders are placed any more')
    }
    await pause(chance.whole(0, 300))
    if (chance.whole(1, 5) <= 2) {
      process.kill(databasePid(), 'SIGKILL')
      kills.database++
    } else {
      chance.pick(web).kill()
      kills.web++
    }
  }
  return kills
}
