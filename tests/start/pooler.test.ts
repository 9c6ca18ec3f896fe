import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CheckoutLine } from '#app/features/checkout/checkout-input.ts'
import { pricedRequest } from '#tests/support/checkout-request.ts'
import { openPgbouncer, type Pgbouncer } from '#tests/support/debian/pgbouncer.ts'
import { openPostgres15, type Postgres15, query } from '#tests/support/debian/postgres-15.ts'
import { installCommand, missingPackages } from '#tests/support/debian/programs.ts'
import { steadyNow } from '#tests/support/steady-clock.ts'
import { type StoreProcess, startStore, temporaryFolder } from '#tests/support/store.ts'

// DATABASE_URL through a pgbouncer in transaction mode, and no way past it: connections are another's with each
// transaction, so nothing may be kept in one. With DATABASE_DIRECT_URL as well: `npm run tools faults -- --only machines`.

const missing = missingPackages(['postgresql-15', 'pgbouncer'])
if (missing.length > 0) console.warn(`skipped: there is no ${missing.join(', ')} (Debian: ${installCommand(missing)})`)

describe.skipIf(missing.length > 0)('behind a pooler alone', () => {
  const folder = temporaryFolder()
  let postgres: Postgres15
  let pooler: Pgbouncer
  let stores: readonly StoreProcess[] = []

  const open = (name: string) =>
    startStore({
      dataDir: join(folder, name),
      env: {
        DATABASE_URL: pooler.url,
        AUTH_SECRET: 'one-secret-for-all-machines-of-this-shop',
        LIMIT_CHECKOUT: '300', // also what is sent again counts
        LIMIT_QUOTE: '300',
      },
    })

  beforeAll(async () => {
    postgres = await openPostgres15(folder)
    pooler = await openPgbouncer(folder, postgres)
    stores = await Promise.all([open('one'), open('other')])
  })
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.stop()))
    await pooler?.stop()
    await postgres?.stop('immediate')
    rmSync(folder, { recursive: true, force: true })
  })

  test('of two that start at once on an empty database one prepares it', () => {
    const said = stores.map((store) => store.output()).join('\n')
    expect(said.match(/Loading the demo shop/g)).toHaveLength(1)
    expect(said.match(/Log in at \/admin as/g)).toHaveLength(1)
  })

  test('no lock is left behind in its connections, and whoever starts later waits for nobody', async () => {
    const locks = () => query(postgres.url, "select objid from pg_locks where locktype = 'advisory'")
    await expect.poll(locks).toEqual([]) // now and then one is held for a moment
    const startedAt = Date.now()
    const later = await open('later')
    expect(Date.now() - startedAt).toBeLessThan(20_000)
    expect((await later.stop()).code).toBe(0)
  })

  test('a price that was written is seen in both within five seconds, and nobody is told who does not listen', async () => {
    const [product] = await query(postgres.url, "select id from products where status = 'active' order by id limit 1")
    const shows = async (words: string) =>
      (await Promise.all(stores.map(async ({ url }) => (await fetch(`${url}/product/${product?.id}`)).text()))).every(
        (page) => page.includes(words),
      )
    for (const price of [123_456, 123_457, 123_458]) {
      await query(postgres.url, `update products set price = ${price}00, sale_price = null where id = '${product?.id}'`)
      const words = price.toLocaleString('en')
      const writtenAt = steadyNow()
      await expect.poll(() => shows(words), { interval: 20 }).toBe(true)
      expect(steadyNow() - writtenAt).toBeLessThan(5_000)
    }
    expect(readFileSync(pooler.logFile, 'utf8')).not.toContain('when not linked') // heard by no one, for ever
  })

  test('orders are placed in both, whichever connection each of their statements gets', async () => {
    const sql = `select p.id as "productId", coalesce(v.size, p.sizes[1], 'One Size') as size,
        coalesce(v.color, p.colors->0->>'name', 'Default') as color
      from product_variants v join products p on p.id = v.product_id
      where p.status = 'active' and v.stock > 10 order by v.id limit 4`
    const products = await query(postgres.url, sql)
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const base = stores[index % 2]?.url ?? ''
        const { productId, size, color } = products[index % products.length] ?? {}
        const line = { productId: String(productId), size: String(size), color: String(color), quantity: 1 }
        return (await order(base, [line], `shopper-${index}@example.com`)).status
      }),
    )
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 200))
  })

  test('wrong passwords are counted by both together', async () => {
    const guess = async (index: number) => {
      const base = stores[index % 2]?.url ?? ''
      const body = new URLSearchParams({ email: 'guessed@lumina.test', password: `wrong-password-${index}` })
      return (await fetch(`${base}/admin/login`, { method: 'POST', headers: { Origin: base }, body })).status
    }
    const statuses: number[] = []
    for (let index = 0; index < 8; index++) statuses.push(await guess(index))
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })
})

/** Asks what a cart costs, and orders it at that. */
async function order(base: string, lines: readonly CheckoutLine[], email: string): Promise<Response> {
  /** Sends it again where the store says that it has no time: an order's key keeps it one order. */
  const post = async (path: string, body: object): Promise<Response> => {
    for (let turnedAway = 0; ; turnedAway++) {
      const response = await fetch(base + path, {
        method: 'POST',
        headers: { Origin: base, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (response.status !== 503 || turnedAway === 20) return response
    }
  }
  const ask = async (path: string, body: object) => (await post(path, body)).json()
  return post('/checkout/order', await pricedRequest(ask, lines, { email }))
}
