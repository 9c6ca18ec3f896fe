import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'
import { printLine } from '#scripts/log-line.ts'
import { createCheckoutLine } from '#tests/support/checkout.ts'
import { addProduct } from '#tests/support/products.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import type { StoreProcess } from '#tests/support/store.ts'
import { listWebProcesses } from '#tests/support/web-processes.ts'
import { createStaffReader, listAllScreens } from '#tools/admin-screens.ts'
import type { FaultHome } from '#tools/faults/fault-home.ts'
import { hasLeveledOff, readMemoryMetrics } from '#tools/faults/memory-samples.ts'
import { startLoad } from '#tools/faults/requests.ts'
import { openSupervisedStore } from '#tools/faults/supervised-store.ts'
import { exactly, type Figure, measured, percentile } from '#tools/stress/figures.ts'
import { readResidentMb } from '#tools/stress/process-usage.ts'
import type { Random } from '#tools/stress/random.ts'
import { get, post, type StoreResponse } from '#tools/stress/request.ts'
import { checkout, placeOnce, tally } from '#tools/stress/shopping.ts'

const CLIENTS = 6
const PAUSE_MS = 5
const SAMPLE_MS = 2_000
/** The target in docs/benchmarks.md for a web process under load. */
const MAX_MB = 350
const TOKEN = 'metrics-of-the-memory-run'

/**
 * Sends every kind of request to one web process of the demo store: its memory must level off and stay within its
 * target.
 */
export async function measureMemoryUnderLoad(home: FaultHome, random: Random): Promise<Figure[]> {
  await using opened = await openSupervisedStore(home, { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'warn' })
  const { store, db } = opened
  const request = await createMixedRequests(store, db, random)
  const load = startLoad(CLIENTS, PAUSE_MS, request)
  const resident = await sampleMemory(store, home.minutes, () => load.requests.length)
  await load.stop()
  const statuses = load.requests.map(({ status }) => String(status ?? 'lost'))
  return [
    measured('minutes and requests', `${home.minutes}, ${load.requests.length}`),
    measured('responses by status', tally(statuses.map((status) => `× ${status}`))),
    exactly(
      'requests with a status of 500 or above, or without a response',
      statuses.filter((status) => !/^[234]/.test(status)).length,
      0,
    ),
    exactly('memory levels off', hasLeveledOff(resident) ? 'yes' : 'no', 'yes'),
    exactly(`the maximum memory is within ${MAX_MB} MB`, Math.max(...resident) <= MAX_MB ? 'yes' : 'no', 'yes'),
    measured('  maximum in MB', Math.max(...resident).toFixed(0)),
  ]
}

/** Prints the memory use after each minute. Returns the median resident memory of each minute. */
async function sampleMemory(store: StoreProcess, minutes: number, requests: () => number): Promise<number[]> {
  const [pid] = listWebProcesses(store)
  const medians: number[] = []
  const startedAt = performance.now()
  printLine('minute  requests  RSS MB  heap used  heap total  external  page cache MB  pages')
  for (let minute = 1; minute <= minutes; minute++) {
    const resident: number[] = []
    while (performance.now() - startedAt < minute * 60_000) {
      resident.push(readResidentMb(pid))
      await pause(SAMPLE_MS)
    }
    const { body } = await get(store.url, '/metrics', { authorization: `Bearer ${TOKEN}` })
    const median = percentile(resident, 0.5)
    medians.push(median)
    const { heapUsedMb, heapTotalMb, externalMb, pageCacheMb, pages } = readMemoryMetrics(String(body))
    const columns = [minute, requests(), median, heapUsedMb, heapTotalMb, externalMb, pageCacheMb, pages]
    printLine(columns.map((value, index) => value.toFixed(0).padStart(WIDTHS[index] ?? 8)).join('  '))
  }
  return medians
}

const WIDTHS = [6, 8, 6, 9, 10, 8, 13, 5]

/** Returns a function that sends a random shopper or staff request, chosen by weight. */
async function createMixedRequests(
  store: StoreProcess,
  db: Database,
  random: Random,
): Promise<() => Promise<StoreResponse>> {
  const { url } = store
  const bought = await addProduct(db, { stock: 10_000_000 })
  const repriced = await addProduct(db, { stock: 100 })
  const { cookie } = await openStaffSession(db, store)
  const screens = await listAllScreens(createStaffReader(url, cookie))
  const listing = String((await get(url, '/shop')).body)
  const products = [...new Set(listing.match(/\/product\/[0-9a-f-]{36}/g))]
  const images = [...new Set(listing.match(/\/media\/[\w,/-]+\.(jpg|webp)/g))]
  const common = ['/', '/shop', '/faq', '/about', '/lookbook', ...products, ...products.map((path) => `${path}.data`)]
  const pickPath = (paths: readonly string[]) => random.some(paths, 1)[0] ?? '/'
  const number = () => random.integer(1, 5_000)
  const read = (path: string) => get(url, path, { accepts: random.pick(['gzip, br', 'gzip, br', 'gzip', '']) })

  async function order(): Promise<StoreResponse> {
    const lines = [createCheckoutLine(bought, { quantity: random.integer(1, 3) })]
    const input = await checkout(url, lines, { email: `shopper-${random.integer(1, 100_000)}@example.com` })
    if (!input) throw new Error('The ordered product has no stock')
    const { status } = await placeOnce(url, input)
    return { status, headers: {}, body: null }
  }

  async function reprice(): Promise<StoreResponse> {
    await db.execute(sql`update products set price = ${number() * 1_000} where id = ${repriced}`)
    return read(`/product/${repriced}`)
  }

  const quote = { country: 'US', method: 'standard', currency: 'USD', discountCode: '' }
  const kinds: readonly (readonly [weight: number, send: () => Promise<StoreResponse>])[] = [
    [38, () => read(pickPath(common))],
    [12, () => read(`/shop?sort=name&min=${number()}`)],
    [8, () => read(`/shop.data?sort=price-asc&max=${number() * 100}`)],
    [8, () => read(`/shop?search=dress+${number()}`)],
    [4, () => read(`/search/suggestions?q=dr${number()}`)],
    [12, () => get(url, pickPath(images))],
    [2, () => read(`/no-such-page-${number()}`)],
    [6, () => get(url, pickPath(screens), { cookie, accepts: 'gzip, br' })],
    [7, () => post(url, '/checkout/quote', { ...quote, lines: [createCheckoutLine(bought)] })],
    [2, order],
    [1, reprice],
  ]
  const tickets = kinds.flatMap(([weight, send]) => Array.from({ length: weight }, () => send))
  return () => (tickets[random.integer(0, tickets.length - 1)] ?? order)()
}
