import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { newId } from '#app/lib/id.ts'
import { readSecret } from '#app/platform/secret.server.ts'
import { buildDatabaseUrl } from '#scripts/postgres/cluster.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { steadyNow } from '#tests/support/steady-clock.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase, readPostmaster } from '#tests/support/store-database.ts'
import { keepWebProcess, type WebProcess } from '#tools/stress/web-process.ts'

// Tests two web processes that share a database but no page cache, while pages are read constantly. Both must show each
// write, and no older price afterwards. Each write sets a higher price, which identifies the write.

let store: StoreProcess
let other: WebProcess
let database: ReturnType<typeof openStoreDatabase>
const product = newId<'product'>()

beforeAll(async () => {
  store = await startStore({ env: { DEMO_DATA: 'off' } })
  const password = readSecret(store.dataDir, 'postgres-password')
  const env = { DATA_DIR: store.dataDir, DATABASE_URL: buildDatabaseUrl(readPostmaster(store), password) }
  other = await keepWebProcess(() => env, join(store.dataDir, 'other.log'))
  database = openStoreDatabase(store)
  const dress = { name: 'Dress', slug: 'dress', sku: 'D-1', price: 100, category: 'dresses', status: 'active' } as const
  await database.db.insert(products).values({ ...dress, id: product, stockQuantity: 5 })
})
afterAll(async () => {
  await other?.stop()
  await database?.close()
  await store?.stop()
})

const processUrls = () => [store.url, other.url()]

type PageRead = {
  readonly url: string
  readonly price: number
  readonly cacheStatus: string | null
  readonly requestedAt: number
}

/** Reads the product page and the list from both processes until stopped. */
function startReaders() {
  const responses: PageRead[] = []
  let isStopped = false
  async function read(baseUrl: string, path: string): Promise<void> {
    while (!isStopped) {
      const requestedAt = steadyNow()
      const response = await fetch(baseUrl + path)
      const price = Number(/₦(\d+)\.00/.exec(await response.text())?.[1])
      responses.push({ url: baseUrl, price, cacheStatus: response.headers.get('X-Cache'), requestedAt })
    }
  }
  const readers = processUrls().flatMap((baseUrl) => [read(baseUrl, `/product/${product}`), read(baseUrl, '/shop')])
  return {
    responses,
    stop: async () => {
      isStopped = true
      await Promise.all(readers)
    },
  }
}

type Write = { readonly price: number; readonly at: number }

/** Sets the price. Returns the time of the commit. */
async function write(price: number): Promise<Write> {
  await database.db.execute(sql`update products set price = ${price * 100} where id = ${product}`)
  return { price, at: steadyNow() }
}

/** Writes each price once both processes show the previous one. Returns all responses and those staler than allowed. */
async function writeAndRead(
  prices: readonly number[],
  { within, before = async () => {} }: { readonly within: number; readonly before?: () => Promise<unknown> },
): Promise<{ readonly stale: readonly PageRead[]; readonly responses: readonly PageRead[] }> {
  const readers = startReaders()
  const writes: Write[] = []
  for (const price of prices) {
    await before()
    writes.push(await write(price))
    const isSeen = (baseUrl: string) =>
      readers.responses.some((reply) => reply.url === baseUrl && reply.price === price)
    await expect.poll(() => processUrls().every(isSeen), { interval: 10 }).toBe(true)
  }
  await readers.stop()
  const stale = readers.responses.filter(({ price, requestedAt }) =>
    writes.some((written) => written.at + within <= requestedAt && price < written.price),
  )
  return { stale, responses: readers.responses }
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

test('a new price is seen in both processes within a second, and no older price is seen after that', async () => {
  const { stale, responses } = await writeAndRead(range(101, 120), { within: 1_000 })
  expect(stale).toEqual([])
  expect(new Set(responses.map(({ cacheStatus: status }) => status))).toEqual(new Set(['hit', 'miss']))
})

test('with the invalidation connections cut, a new price is seen within five seconds', async () => {
  const cut = () =>
    database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lumina pages'`,
    )
  const { stale } = await writeAndRead(range(121, 135), { within: 5_000, before: cut })
  expect(stale).toEqual([])
})

test('when one process empties its cache, both render their pages again', async () => {
  const cacheStatus = async (baseUrl: string) => (await fetch(`${baseUrl}/about`)).headers.get('X-Cache')
  for (const baseUrl of processUrls()) await expect.poll(() => cacheStatus(baseUrl)).toBe('hit')
  const { cookie } = await openStaffSession(database.db, store)
  const reply = await fetch(`${store.url}/admin/page-cache.data`, {
    method: 'POST',
    headers: { Origin: store.url, Cookie: cookie },
    body: new URLSearchParams({ intent: 'empty' }),
  })
  expect(reply.status).toBe(200)
  expect(await cacheStatus(store.url)).toBe('miss')
  await expect.poll(() => cacheStatus(other.url())).toBe('miss')
})
