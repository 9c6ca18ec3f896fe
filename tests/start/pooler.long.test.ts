import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CheckoutLine } from '#app/orders/checkout/checkout-input.ts'
import { createPricedRequest } from '#tests/support/checkout-request.ts'
import { openPgbouncer, type Pgbouncer } from '#tests/support/debian/pgbouncer.ts'
import { openPostgres15, type Postgres15, query } from '#tests/support/debian/postgres-15.ts'
import { requirePackages } from '#tests/support/debian/programs.ts'
import { steadyNow } from '#tests/support/steady-clock.ts'
import { createTemporaryFolder, type StoreProcess, startStore } from '#tests/support/store.ts'

// Tests a DATABASE_URL through pgbouncer in transaction mode without direct connections: each transaction may use a
// different connection, so no session state works. `npm run tools faults -- --only machines` tests DATABASE_DIRECT_URL.

requirePackages(['postgresql-15', 'pgbouncer'])

describe('behind a pooler, without direct connections', () => {
  const folder = createTemporaryFolder()
  let postgres: Postgres15
  let pooler: Pgbouncer
  let stores: readonly StoreProcess[] = []

  const open = (name: string) =>
    startStore({
      dataDir: join(folder, name),
      env: {
        DATABASE_URL: pooler.url,
        AUTH_SECRET: 'one-secret-for-all-machines-of-this-store',
        LIMIT_CHECKOUT: '300', // retries also count
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

  test('only one of two concurrent starts on an empty database prepares it', () => {
    const output = stores.map((store) => store.output()).join('\n')
    expect(output.match(/Loading the demo store/g)).toHaveLength(1)
    expect(output.match(/Log in at \/admin as/g)).toHaveLength(1)
  })

  test('no lock is left behind in the pooler’s connections, and later starts do not wait', async () => {
    const locks = () => query(postgres.url, "select objid from pg_locks where locktype = 'advisory'")
    await expect.poll(locks).toEqual([]) // a lock is sometimes held for a moment
    const startedAt = Date.now()
    const later = await open('later')
    expect(Date.now() - startedAt).toBeLessThan(20_000)
    expect((await later.stop()).code).toBe(0)
  })

  test('a new price is seen in both processes within five seconds without notifications', async () => {
    const [product] = await query(postgres.url, "select id from products where status = 'active' order by id limit 1")
    const shows = async (words: string) =>
      (await Promise.all(stores.map(async ({ url }) => (await fetch(`${url}/product/${product?.id}`)).text()))).every(
        (page) => page.includes(words),
      )
    for (const price of [123_456, 123_457, 123_458]) {
      await query(postgres.url, `update products set price = ${price}00, sale_price = null where id = '${product?.id}'`)
      const text = price.toLocaleString('en')
      const writtenAt = steadyNow()
      await expect.poll(() => shows(text), { interval: 20 }).toBe(true)
      expect(steadyNow() - writtenAt).toBeLessThan(5_000)
    }
    expect(readFileSync(pooler.logFile, 'utf8')).not.toContain('when not linked') // the store never uses LISTEN
  })

  test('orders are placed through both processes, whichever connection each statement gets', async () => {
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

  test('wrong passwords are counted across both processes', async () => {
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

/** Quotes a cart and orders it at that total. */
async function order(base: string, lines: readonly CheckoutLine[], email: string): Promise<Response> {
  /** Retries while the server is too busy: because of the idempotency key, this places only one order. */
  const post = async (path: string, body: object): Promise<Response> => {
    for (let busyResponses = 0; ; busyResponses++) {
      const response = await fetch(base + path, {
        method: 'POST',
        headers: { Origin: base, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (response.status !== 503 || busyResponses === 20) return response
    }
  }
  const send = async (path: string, body: object) => (await post(path, body)).json()
  return post('/checkout/order', await createPricedRequest(send, lines, { email }))
}
