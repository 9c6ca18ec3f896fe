import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Id } from '#app/lib/id.ts'
import { addProduct } from '#tests/support/products.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { startStandby } from '#tests/support/standby.ts'
import { type FaultHome, within } from '#tools/faults/fault-home.ts'
import { countUnexpected, filterByTime, getMaxMs, startLoad } from '#tools/faults/requests.ts'
import { exactly, type Figure, measured } from '#tools/stress/figures.ts'
import { get, post, type StoreResponse } from '#tools/stress/request.ts'
import { openStressStore, type StressStore } from '#tools/stress/stress-store.ts'

const TOKEN = 'a-token-for-the-metrics'
/** The maximum age of a page that may be shown. */
const OLDEST_MS = 1_000
const WRITES = 40
const WRITE_PAUSE_MS = 150
const DELETED = 5
const GONE_MS = 3_000
/** The store does not use a failed replica for five seconds. */
const BACK_MS = 6_500

/** Each write raises the price by one, so the price tells which write the page shows. */
type ShownPrice = { readonly at: number; readonly price: number }
type Write = { readonly price: number; readonly at: number }

/** A replica stops replaying, replays in bursts and is killed: no page is older than a second, and none fails. */
export async function testReplica({ dataDir, databaseUrl, clusterDir }: FaultHome): Promise<Figure[]> {
  await using closing = new AsyncDisposableStack()
  const standby = closing.adopt(await startStandby(clusterDir), ({ stop }) => stop())
  const readUrl = standby.url(new URL(databaseUrl).pathname.slice(1))
  const env = { DATABASE_READ_URL: readUrl, METRICS_TOKEN: TOKEN }
  const store = closing.use(await openStressStore(dataDir, databaseUrl, env))
  const replaying = closing.adopt(new Client({ connectionString: readUrl }), (client) => client.end().catch(() => {}))
  replaying.on('error', () => {}) // the replica is killed
  await replaying.connect()
  const product = await addProduct(store.db, { price: 10_000 })
  const { cookie } = await openStaffSession(store.db, { dataDir })
  await waitUntilUsed(store)
  const readers = startReaders(store, product)
  const write = createPriceWriter(store, product)
  const replay = (action: 'pause' | 'resume') => replaying.query(`select pg_wal_replay_${action}()`)
  const countReplicaPages = () => sumMetric(store, 'lumina_pages_rendered_total{database="replica"}')

  await replay('pause')
  const pausedWrites = await write(WRITES, async () => {})
  const renderedBefore = await countReplicaPages()
  const stillVisible = await countVisibleAfterDeleting(store, cookie)
  const renderedAfter = await countReplicaPages()
  const lagSeconds = await sumMetric(store, 'lumina_replica_lag_seconds')
  const resumedAt = performance.now()
  await replay('resume')
  await waitUntilUsed(store)
  const caughtUpMs = performance.now() - resumedAt

  const burstWrites = await write(WRITES, (index) => replay(index % 2 === 0 ? 'resume' : 'pause'))
  await replay('resume')
  await waitUntilUsed(store)

  const killedAt = performance.now()
  standby.kill()
  const writesWithoutReplica = await write(WRITES, async () => {})
  await pause(GONE_MS)
  await standby.start()
  const startedAt = performance.now()
  await waitUntilUsed(store)
  const backMs = performance.now() - startedAt
  await readers.stop()
  const concurrent = filterByTime(readers.requests, killedAt)
  return [
    exactly('a replica that stops replaying: pages more than a second old', readers.countStale(pausedWrites), 0),
    exactly('  pages rendered from it', renderedAfter - renderedBefore, 0),
    measured('  its reported lag, in seconds', (lagSeconds / 2).toFixed(1)),
    exactly(`  of ${DELETED} products, the number that staff still saw after deleting them`, stillVisible, 0),
    within('  used again after', caughtUpMs, 5_000),
    exactly('a replica that replays in bursts: pages more than a second old', readers.countStale(burstWrites), 0),
    exactly('a replica that is killed: pages more than a second old', readers.countStale(writesWithoutReplica), 0),
    within('  the slowest took', getMaxMs(concurrent), 2_500),
    within('  once it is back, used again after', backMs, BACK_MS),
    exactly('pages that failed', countUnexpected(readers.requests, 200), 0),
    measured(
      '  pages shown, and pages rendered from the replica',
      `${readers.requests.length}, ${await countReplicaPages()}`,
    ),
  ]
}

function startReaders({ web }: StressStore, product: Id<'product'>) {
  const shown: ShownPrice[] = []
  const base = (index: number) => web[index % 2 === 0 ? 0 : 1].url()
  const cachedReaders = startLoad(4, 5, async (index) => {
    const at = performance.now()
    const response = await browse(base(index), `/product/${product}`)
    shown.push({ at, price: Number(/₦(\d+)\.00/.exec(String(response.body))?.[1]) })
    return response
  })
  const fresh = startLoad(2, 20, (index) => browse(base(index), `/shop?search=never-${index}`))
  return {
    get requests() {
      return [...cachedReaders.requests, ...fresh.requests]
    },
    /** Returns the number of requests that saw a price older than allowed. */
    countStale: (writes: readonly Write[]) =>
      shown.filter(({ at, price }) => writes.some((write) => write.at + OLDEST_MS <= at && !(price >= write.price)))
        .length,
    stop: async () => {
      await Promise.all([cachedReaders.stop(), fresh.stop()])
    },
  }
}

/** Retries once, as browsers do if an idle connection is closed just as they use it. */
function browse(base: string, path: string): Promise<StoreResponse> {
  return get(base, path).catch(() => get(base, path))
}

/**
 * Returns a function that repeatedly calls `before` and raises the price, and then waits until pages must show the last
 * price.
 */
function createPriceWriter({ db }: StressStore, product: Id<'product'>) {
  let price = 100
  return async (count: number, before: (index: number) => Promise<unknown>): Promise<Write[]> => {
    const writes: Write[] = []
    for (let index = 0; index < count; index++) {
      await before(index)
      price++
      await db.execute(sql`update products set price = ${price * 100} where id = ${product}`)
      writes.push({ price, at: performance.now() })
      await pause(WRITE_PAUSE_MS)
    }
    await pause(OLDEST_MS)
    return writes
  }
}

/** Deletes products as staff. Returns the number of products that the same process still shows. */
async function countVisibleAfterDeleting({ db, web }: StressStore, cookie: string): Promise<number> {
  let stillShown = 0
  for (let index = 0; index < DELETED; index++) {
    const id = await addProduct(db)
    const base = web[index % 2 === 0 ? 0 : 1].url()
    const page = `/product/${id}`
    while ((await get(base, page)).status !== 200) await pause(20) // a 404 can be cached for a moment
    await post(base, '/admin/products.data', new URLSearchParams({ intent: 'delete', id }), { cookie })
    if ((await get(base, page)).status === 200) stillShown++ // otherwise the URL redirects to the product's category
  }
  return stillShown
}

async function waitUntilUsed(store: StressStore): Promise<void> {
  while ((await sumMetric(store, 'lumina_replica_used')) < 2) await pause(20)
}

/** Returns a metric's sum over both processes. */
async function sumMetric({ web }: StressStore, name: string): Promise<number> {
  let total = 0
  for (const { url } of web) {
    const response = await fetch(`${url()}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
    const line = (await response.text()).split('\n').find((row) => row.startsWith(`${name} `))
    total += Number(line?.slice(name.length + 1) ?? 0)
  }
  return total
}
