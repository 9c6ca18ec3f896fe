import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { say } from '#scripts/log-line.ts'
import { checkoutLine } from '#tests/support/checkout.ts'
import { addProduct } from '#tests/support/products.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { webProcesses } from '#tests/support/web-processes.ts'
import { requesterOf } from '#tools/admin-request.ts'
import { screensFrom } from '#tools/admin-screens.ts'
import { residentMb } from '#tools/bench/process-memory.ts'
import type { FaultHome } from '#tools/faults/fault-home.ts'
import { hasLeveledOff, type MemorySample, readMemoryMetrics } from '#tools/faults/memory-samples.ts'
import { startLoad } from '#tools/faults/requests.ts'
import { exactly, type Figure, measured, percentile } from '#tools/stress/figures.ts'
import type { Random } from '#tools/stress/random.ts'
import { get, post, type StoreResponse } from '#tools/stress/request.ts'
import { checkout, placeOnce, tally } from '#tools/stress/shopping.ts'

const CLIENTS = 6
const PAUSE_MS = 5
const SAMPLE_MS = 2_000
/** The target of docs/benchmarks.md for a web process under load. */
const MAX_MB = 350
const TOKEN = 'metrics-of-the-memory-run'
const ENV = {
  METRICS_TOKEN: TOKEN,
  LOG_LEVEL: 'warn',
  LIMIT_CHECKOUT: '1000000',
  LIMIT_QUOTE: '1000000',
  LIMIT_SEARCH: '1000000',
}

/** Every kind of request to one web process of the demo store: its memory must level off and stay within its target. */
export async function memory({ dataDir, databaseUrl, minutes }: FaultHome, random: Random): Promise<Figure[]> {
  const store = await startStore({ dataDir, env: { ...ENV, DATABASE_URL: databaseUrl } })
  const pool = new Pool({ connectionString: databaseUrl, max: 2 })
  try {
    const request = await mixedRequests(store, databaseOn(pool), random)
    const load = startLoad(CLIENTS, PAUSE_MS, request)
    const samples = await sampleMemory(store, minutes, () => load.requests.length)
    await load.stop()
    const resident = samples.map(({ residentMb }) => residentMb)
    const statuses = load.requests.map(({ status }) => String(status ?? 'lost'))
    return [
      measured('minutes, requests', `${minutes}, ${load.requests.length}`),
      measured('responses by status', tally(statuses)),
      exactly('responses of 500 and up, or none', statuses.filter((status) => !/^[234]/.test(status)).length, 0),
      exactly('memory levels off', hasLeveledOff(resident) ? 'yes' : 'no', 'yes'),
      exactly(`the most memory is within ${MAX_MB} MB`, Math.max(...resident) <= MAX_MB ? 'yes' : 'no', 'yes'),
      measured('  MB, most', Math.max(...resident).toFixed(0)),
    ]
  } finally {
    await pool.end()
    await store.stop()
  }
}

/** Prints a sample each minute: the median of the resident memory, and the current value of the rest. */
async function sampleMemory(store: StoreProcess, minutes: number, requests: () => number): Promise<MemorySample[]> {
  const [pid] = webProcesses(store)
  const samples: MemorySample[] = []
  const startedAt = performance.now()
  say('minute  requests  RSS MB  heap used  heap total  external  page cache MB  pages')
  for (let minute = 1; minute <= minutes; minute++) {
    const resident: number[] = []
    while (performance.now() - startedAt < minute * 60_000) {
      resident.push(residentMb(pid))
      await pause(SAMPLE_MS)
    }
    const { body } = await get(store.url, '/metrics', { authorization: `Bearer ${TOKEN}` })
    const sample = { ...readMemoryMetrics(String(body)), residentMb: percentile(resident, 0.5) }
    samples.push(sample)
    const { heapUsedMb, heapTotalMb, externalMb, pageCacheMb, pages } = sample
    const columns = [minute, requests(), sample.residentMb, heapUsedMb, heapTotalMb, externalMb, pageCacheMb, pages]
    say(columns.map((value, at) => value.toFixed(0).padStart(WIDTHS[at] ?? 8)).join('  '))
  }
  return samples
}

const WIDTHS = [6, 8, 6, 9, 10, 8, 13, 5]

/** Returns a random request of a shopper or of staff, by weight. */
async function mixedRequests(
  store: StoreProcess,
  db: ReturnType<typeof databaseOn>,
  random: Random,
): Promise<() => Promise<StoreResponse>> {
  const { url } = store
  const bought = await addProduct(db, { stock: 10_000_000 })
  const repriced = await addProduct(db, { stock: 100 })
  const { cookie } = await openStaffSession(db, store)
  const screens = await screensFrom(requesterOf(url, cookie))
  const listing = String((await get(url, '/shop')).body)
  const products = [...new Set(listing.match(/\/product\/[0-9a-f-]{36}/g))]
  const images = [...new Set(listing.match(/\/media\/[\w,/-]+\.(jpg|webp)/g))]
  const common = ['/', '/shop', '/faq', '/about', '/lookbook', ...products, ...products.map((path) => `${path}.data`)]
  const anyOf = (paths: readonly string[]) => random.some(paths, 1)[0] ?? '/'
  const number = () => random.whole(1, 5_000)
  const read = (path: string) => get(url, path, { accepts: random.pick(['gzip, br', 'gzip, br', 'gzip', '']) })

  async function order(): Promise<StoreResponse> {
    const lines = [checkoutLine(bought, { quantity: random.whole(1, 3) })]
    const input = await checkout(url, lines, { email: `shopper-${random.whole(1, 100_000)}@example.com` })
    if (!input) throw new Error('The product that is ordered has no stock')
    const { status } = await placeOnce(url, input)
    return { status, headers: {}, body: null }
  }

  async function reprice(): Promise<StoreResponse> {
    await db.execute(sql`update products set price = ${number() * 1_000} where id = ${repriced}`)
    return read(`/product/${repriced}`)
  }

  const quote = { country: 'US', method: 'standard', currency: 'USD', discountCode: '' }
  const kinds: readonly (readonly [weight: number, send: () => Promise<StoreResponse>])[] = [
    [38, () => read(anyOf(common))],
    [12, () => read(`/shop?sort=name&min=${number()}`)],
    [8, () => read(`/shop.data?sort=price-asc&max=${number() * 100}`)],
    [8, () => read(`/shop?search=dress+${number()}`)],
    [4, () => read(`/search/suggestions?q=dr${number()}`)],
    [12, () => get(url, anyOf(images))],
    [2, () => read(`/no-such-page-${number()}`)],
    [6, () => get(url, anyOf(screens), { cookie, accepts: 'gzip, br' })],
    [7, () => post(url, '/checkout/quote', { ...quote, lines: [checkoutLine(bought)] })],
    [2, order],
    [1, reprice],
  ]
  const tickets = kinds.flatMap(([weight, send]) => Array.from({ length: weight }, () => send))
  return () => (tickets[random.whole(0, tickets.length - 1)] ?? order)()
}
