import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#app/platform/db/db.server.ts'
import { brokenInvariants } from '#tests/support/invariants.ts'
import { type Shop, startShop } from '#tests/support/shop.ts'
import { openShopDatabase, postmasterOf } from '#tests/support/shop-database.ts'

// Orders as they arrive over HTTP, honest and not, and what is left of them when everything is killed in between.

type Line = { readonly productId: string; readonly size: string; readonly color: string; readonly quantity: number }

let shop: Shop
let database: ReturnType<typeof openShopDatabase>
let db: Database
let lines: readonly Line[]

beforeAll(async () => {
  shop = await startShop({ env: { LIMIT_CHECKOUT: '300' } })
  database = openShopDatabase(shop)
  db = database.db
  const { rows } = await db.execute<Line>(sql`
    select v.product_id as "productId", 1 as quantity,
      coalesce(v.size, p.sizes[1], 'One Size') as size, coalesce(v.color, p.colors->0->>'name', 'Default') as color
    from product_variants v join products p on p.id = v.product_id
    where p.status = 'active' and v.stock >= 8 order by v.stock desc, v.id limit 6`)
  lines = rows
})

afterEach(async () => expect(await brokenInvariants(db)).toEqual([]))

afterAll(async () => {
  await database?.close()
  await shop?.stop()
})

function webProcess(): number {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(shop.supervisor.pid)], { encoding: 'utf8' })
  return Number.parseInt(stdout.split('\n').find((row) => row.includes('build/server')) ?? '', 10)
}

/** Where the shop listens now: a web process that is started again may get another port. */
function url(): string {
  return [...shop.output().matchAll(/Store ready at (\S+)/g)].at(-1)?.[1] ?? shop.url
}

async function post(path: string, body: unknown) {
  const response = await fetch(url() + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url() },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, answer: isJson ? await response.json() : null }
}

const address = {
  first_name: 'Ada',
  last_name: 'Obi',
  address_line1: '1 Palm Street',
  address_line2: '',
  city: 'Springfield',
  state: 'Oregon',
  postal_code: '97477',
  country: 'US',
  phone: '+1 541 555 0100',
}

async function request(wanted: readonly Line[]) {
  const choice = { country: 'US', method: 'standard', currency: 'USD' }
  const { answer } = await post('/checkout/quote', { lines: wanted, ...choice })
  return {
    key: randomUUID(),
    lines: wanted,
    email: 'ada@example.com',
    address,
    shippingMethod: 'standard',
    paymentMethod: 'credit_card',
    currency: 'USD',
    shownTotal: answer.quote.usd.total.minor,
  }
}

async function counts() {
  const { rows } = await db.execute(
    sql`select (select count(*)::int from orders) as orders, (select sum(stock)::int from product_variants) as stock,
      (select count(*)::int from mail_outbox) as mails`,
  )
  return rows[0]
}

test.each([
  { name: 'a total of 1 cent', change: { shownTotal: 1 }, status: 409, says: 'changed' },
  { name: 'a price', line: { price: 1 }, status: 400, says: 'nothing else' },
  { name: 'a total of its own', change: { total: 1 }, status: 400, says: 'does not belong' },
  { name: 'an unknown product', line: { productId: randomUUID() }, status: 400, says: 'no longer available' },
  { name: 'a product id that is none', line: { productId: "1' or '1'='1" }, status: 400, says: 'does not exist' },
  { name: 'an unknown size', line: { size: 'XXXXL' }, status: 400, says: 'no longer available' },
  { name: 'quantity 0', line: { quantity: 0 }, status: 400, says: 'whole number' },
  { name: 'quantity -1', line: { quantity: -1 }, status: 400, says: 'whole number' },
  { name: 'quantity 1e9', line: { quantity: 1e9 }, status: 400, says: 'whole number' },
  { name: 'quantity 1.5', line: { quantity: 1.5 }, status: 400, says: 'whole number' },
  { name: 'no quantity', line: { quantity: undefined }, status: 400, says: 'whole number' },
  { name: 'no e-mail', change: { email: undefined }, status: 400, says: 'Email is required' },
  { name: 'no address', change: { address: undefined }, status: 400, says: 'address is missing' },
  { name: 'U+0000', change: { email: 'a\0@example.com' }, status: 400, says: 'cannot be saved' },
  { name: 'no lines', change: { lines: [] }, status: 400, says: 'cart is empty' },
])('an order with $name is answered $status, and changes nothing', async ({ change, line, status, says }) => {
  const before = await counts()
  const good = await request(lines.slice(0, 2))
  const bad = { ...good, lines: good.lines.map((own) => ({ ...own, ...line })), ...change }
  const { status: answered, answer } = await post('/checkout/order', bad)
  expect(answered).toBe(status)
  expect(JSON.stringify(answer)).toContain(says)
  expect(await counts()).toEqual(before)
})

test.each(['{oops', 'null', '[]', '""', '{"__proto__":{"key":1}}'])('a body of %s is refused', async (body) => {
  expect(await post('/checkout/order', body)).toMatchObject({ status: 400, answer: { outcome: 'refused' } })
})

test('twenty times the same request is one order, with one mail that leaves', async () => {
  const input = await request(lines.slice(0, 2))
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('/checkout/order', input)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const [order, ...others] = new Set(answers.map(({ answer }) => answer.order.orderNumber))
  expect(others).toEqual([])
  const outbox = join(shop.dataDir, 'outbox')
  await vi.waitFor(
    () => {
      const mails = readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8'))
      expect(mails.filter((mail) => mail.includes(order))).toHaveLength(1)
    },
    { timeout: 15_000, interval: 100 },
  )
})

test('killed in between, the shop keeps each order it confirmed, once', async () => {
  const inputs = await Promise.all(
    Array.from({ length: 40 }, (_, index) => request(lines.slice(index % 6, (index % 6) + 1))),
  )
  let confirmed = 0
  const order = async (input: Awaited<ReturnType<typeof request>>): Promise<string> => {
    for (;;) {
      const sent = await post('/checkout/order', input).catch(() => null) // gone with the process: ask again
      if (sent?.answer?.outcome === 'placed') {
        confirmed++
        return sent.answer.order.orderNumber
      }
      expect(sent?.answer?.outcome ?? 'lost').toBe('lost')
      await vi.waitFor(async () => expect((await fetch(`${url()}/readyz`)).status).toBe(200), {
        timeout: 30_000,
        interval: 50,
      })
    }
  }
  const queue = [...inputs]
  const shopper = async () => {
    const numbers: string[] = []
    for (let input = queue.shift(); input; input = queue.shift()) numbers.push(await order(input))
    return numbers
  }
  const shoppers = Promise.all(Array.from({ length: 4 }, shopper))
  for (const [victim, after] of [
    [webProcess, 8],
    [() => postmasterOf(shop).pid, 18],
  ] as const) {
    await vi.waitFor(() => expect(confirmed).toBeGreaterThanOrEqual(after), { timeout: 30_000, interval: 5 })
    process.kill(victim(), 'SIGKILL')
  }
  const numbers = (await shoppers).flat()
  expect(new Set(numbers).size).toBe(40)
  const keys = sql.param(inputs.map(({ key }) => key))
  const { rows } = await db.execute(sql`
    select count(*)::int as orders, (select count(*)::int from mail_outbox m join orders o on m.event = 'order-placed:' || o.id
      where o.idempotency_key = any(${keys}::uuid[])) as mails
    from orders where idempotency_key = any(${keys}::uuid[])`)
  expect(rows).toEqual([{ orders: 40, mails: 40 }])
})

test('one address that tries too often waits, and still gets the order it has', async () => {
  const input = await request(lines.slice(2, 3))
  expect((await post('/checkout/order', input)).status).toBe(200)
  let last = await post('/checkout/order', { ...input, key: randomUUID(), shownTotal: 1 })
  for (let attempt = 0; attempt < 300 && last.status !== 429; attempt++) {
    last = await post('/checkout/order', { ...input, key: randomUUID(), shownTotal: 1 })
  }
  expect(last).toMatchObject({ status: 429, answer: { outcome: 'refused' } })
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await post('/checkout/order', input)).toMatchObject({ status: 200, answer: { outcome: 'placed' } })
})
