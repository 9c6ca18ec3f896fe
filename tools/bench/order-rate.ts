import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Pool, type PoolClient } from 'pg'
import type { CheckoutInput } from '#app/orders/checkout/checkout-input.ts'
import { createCheckoutLine } from '#tests/support/checkout.ts'
import { addProduct } from '#tests/support/products.ts'
import { createRepeater, recordOrder, type Statement, sendAtOnce } from '#tools/bench/recorded-order.ts'
import { percentile } from '#tools/stress/figures.ts'
import { readProcessorSeconds } from '#tools/stress/process-usage.ts'
import type { Random } from '#tools/stress/random.ts'
import { closeIdleConnections } from '#tools/stress/request.ts'
import { checkout, placeOnce, runConcurrently } from '#tools/stress/shopping.ts'
import type { StressStore } from '#tools/stress/stress-store.ts'

const SHOPPERS = 16
const ORDERS = 600
const PRODUCTS = 200

type Item = { readonly productId: string; readonly variantId: string; readonly sku: string }

/** Arrivals are planned 10 ms apart, and are counted only after a warm-up. */
const [PER_SECOND, WARM_UP_SECONDS] = [100, 3]
const LATE_MS = 50

/** Processor seconds include those of the sender. */
export type OrderRate = {
  /** The number of statements for an order with two lines, in one transaction. */
  readonly statements: number
  readonly overHttp: Rates
  readonly bare: Rates
  /** The store's orders per second divided by the bare loop's: the median of all rounds. */
  readonly shareOfBare: number
  /** Milliseconds of every order over HTTP. */
  readonly durationsMs: readonly number[]
  readonly openLoop: OpenLoop
}

/** Results for orders that are sent at fixed times, even if earlier orders have had no response yet. */
type OpenLoop = {
  readonly perSecond: number
  /** Milliseconds from the planned arrival, so that waiting also counts. */
  readonly durationsMs: readonly number[]
  /** Orders that took more than 50 ms. */
  readonly late: number
  /** Orders that were not placed, such as those with a 503. */
  readonly failed: number
}

/** Orders a second, and processor seconds per order. */
type Rates = { readonly perSecond: number; readonly busy: number }

/**
 * Compares orders over HTTP with a bare loop that sends the same statements, those of each order in one batch. After
 * a warm-up round, alternates between HTTP and the loop. Then lets orders arrive at fixed times for `seconds`.
 */
export async function compareOrders(
  store: StressStore,
  random: Random,
  rounds: number,
  seconds: number,
): Promise<OrderRate> {
  const items = await addStockedItems(store)
  const [first, second] = items
  const cart = await checkout(store.web[0].url(), toLines([first, second]))
  if (!cart) throw new Error('The products to order are not available')
  const recorded = { ...cart, email: 'recorded@example.com' }
  const record = () => recordOrder(store.databaseUrl, { ...recorded, key: crypto.randomUUID() })
  await record() // creates the customer that later orders find
  const statements = await record()
  const repeat = createRepeater(statements, await record())

  const pickItems = () => random.some(items, 2).toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1))
  const requests = (count = ORDERS) =>
    Array.from({ length: count }, (_, index) => request(cart, pickItems(), `shopper-${index}@example.com`))
  const repeats = () =>
    Array.from({ length: ORDERS }, (_, index) => {
      const pairs = pickItems().flatMap((item, at) => listReplacements(items[at] ?? first, item))
      return repeat(new Map([...pairs, ['recorded@example.com', `shopper-${index}@example.com`]]))
    })

  const pool = new Pool({ connectionString: store.databaseUrl, max: SHOPPERS, pipeline: true })
  const clients = await Promise.all(Array.from({ length: SHOPPERS }, () => pool.connect()))
  const overHttp: Slice[] = []
  const bare: Slice[] = []
  let openLoop: OpenLoop
  try {
    for (let round = 0; round <= rounds; round++) {
      const slices = [await measureHttp(store, requests()), await measureBare(store, clients, repeats())] as const
      if (round === 0) continue // warming up
      overHttp.push(slices[0])
      bare.push(slices[1])
    }
    await sendAtFixedTimes(store, requests(WARM_UP_SECONDS * PER_SECOND))
    openLoop = await sendAtFixedTimes(store, requests(seconds * PER_SECOND))
  } finally {
    for (const client of clients) client.release()
    await pool.end()
  }
  return {
    statements: statements.length,
    overHttp: computeRates(overHttp),
    bare: computeRates(bare),
    shareOfBare: percentile(
      overHttp.map((slice, index) => (bare[index]?.seconds ?? 0) / slice.seconds),
      0.5,
    ),
    durationsMs: overHttp.flatMap(({ durationsMs }) => durationsMs),
    openLoop,
  }
}

async function sendAtFixedTimes(store: StressStore, requests: readonly CheckoutInput[]): Promise<OpenLoop> {
  closeIdleConnections()
  const startedAt = performance.now()
  const placed = requests.map(async (input, index) => {
    const planned = startedAt + (index * 1_000) / PER_SECOND
    await pause(Math.max(0, planned - performance.now()))
    const response = await placeOnce(store.base(), input).catch(() => null)
    return { isPlaced: response?.outcome === 'placed', ms: performance.now() - planned }
  })
  const orders = await Promise.all(placed)
  const durationsMs = orders.map(({ ms }) => ms)
  return {
    perSecond: PER_SECOND,
    durationsMs,
    late: durationsMs.filter((ms) => ms > LATE_MS).length,
    failed: orders.filter(({ isPlaced }) => !isPlaced).length,
  }
}

/** `busy`: processor seconds of all processes, including the sender. `durationsMs`: one per order. */
type Slice = { readonly seconds: number; readonly busy: number; readonly durationsMs: readonly number[] }

async function measureHttp(store: StressStore, requests: readonly CheckoutInput[]): Promise<Slice> {
  closeIdleConnections()
  return await measureSlice(store, requests, async (input) => {
    const { outcome, status } = await placeOnce(store.base(), input)
    if (outcome !== 'placed') throw new Error(`An order was not placed: ${outcome} ${status}`)
  })
}

async function measureBare(
  store: StressStore,
  clients: readonly PoolClient[],
  repeats: readonly Statement[][],
): Promise<Slice> {
  const free = [...clients]
  return await measureSlice(store, repeats, async (statements) => {
    const client = free.pop()
    if (!client) throw new Error('There are more concurrent orders than connections')
    await sendAtOnce(client, statements)
    free.push(client)
  })
}

async function measureSlice<Order>(
  { web, databasePid }: StressStore,
  orders: Iterable<Order>,
  place: (order: Order) => Promise<void>,
): Promise<Slice> {
  const readBusySeconds = () =>
    process.cpuUsage().user / 1e6 +
    process.cpuUsage().system / 1e6 +
    [...web.map(({ pid }) => pid()), databasePid()].reduce((total, pid) => total + readProcessorSeconds(pid), 0)
  const durationsMs: number[] = []
  const busyBefore = readBusySeconds()
  const from = performance.now()
  await runConcurrently(SHOPPERS, orders, async (order) => {
    const startedAt = performance.now()
    await place(order)
    durationsMs.push(performance.now() - startedAt)
  })
  return { seconds: (performance.now() - from) / 1_000, busy: readBusySeconds() - busyBefore, durationsMs }
}

function computeRates(slices: readonly Slice[]): Rates {
  const sum = (part: 'seconds' | 'busy') => slices.reduce((total, slice) => total + slice[part], 0)
  const orders = slices.length * ORDERS
  return { perSecond: orders / sum('seconds'), busy: sum('busy') / orders }
}

async function addStockedItems({ db }: StressStore): Promise<[Item, Item, ...Item[]]> {
  const items: Item[] = []
  for (let index = 0; index < PRODUCTS; index++) {
    const productId = await addProduct(db, { name: `Dress ${index}`, stock: 1_000_000 })
    const { rows } = await db.execute<Omit<Item, 'productId'>>(
      sql`select id as "variantId", sku from product_variants where product_id = ${productId}`,
    )
    const [variant] = rows
    if (variant) items.push({ productId, ...variant })
  }
  const [first, second, ...others] = items
  if (!first || !second) throw new Error('Fewer than two products have a variant')
  return [first, second, ...others]
}

function toLines(items: readonly Item[]) {
  return items.map(({ productId }) => createCheckoutLine(productId))
}

function request(cart: CheckoutInput, items: readonly Item[], email: string): CheckoutInput {
  return { ...cart, key: crypto.randomUUID(), lines: toLines(items), email }
}

function listReplacements(from: Item, to: Item): [string, string][] {
  return [
    [from.productId, to.productId],
    [from.variantId, to.variantId],
    [from.sku, to.sku],
  ]
}
