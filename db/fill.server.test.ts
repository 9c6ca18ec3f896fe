import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDashboard } from '#app/operations/dashboard/dashboard.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { fillStore } from '#db/fill.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

const SIZES = { products: 120, customers: 60, orders: 400, days: 540 }
const FEW_ROWS = { products: 5, customers: 5, orders: 5, days: 540 }

let store: TestDatabase
beforeEach(async () => {
  store = await openTestDatabase()
})
afterEach(() => store.close())

test('a store is filled with the requested numbers of rows and is consistent', async () => {
  await fillStore(store.url, SIZES)
  expect(await readDashboard(store.db, initialSettings)).toMatchObject({ totalProducts: 120, totalOrders: 400 })
  expect(await listBrokenInvariants(store.db)).toEqual([])
  const { rows } = await store.db.execute(sql`
    select count(*) filter (where p.state = 'paid' and p.reference = o.payment_reference)::int as paid,
      count(*) filter (where p.state = 'gone')::int > 0 as retried,
      (select count(*)::int from orders where payment_provider <> 'demo' and total > 0) as orders
    from payments p join orders o on o.id = p.order_id`)
  expect(rows).toEqual([{ paid: rows[0]?.orders, retried: true, orders: expect.any(Number) }])
  expect(rows[0]?.orders).toBeGreaterThan(300)
})

test('a store with orders is filled only if `force` is true', async () => {
  await fillStore(store.url, SIZES)
  await expect(fillStore(store.url, FEW_ROWS)).rejects.toThrow('This store has its own orders')
  await fillStore(store.url, FEW_ROWS, { force: true })
  expect(await readDashboard(store.db, initialSettings)).toMatchObject({ totalProducts: 125, totalOrders: 405 })
  expect(await listBrokenInvariants(store.db)).toEqual([])
})

test('an interrupted fill can be continued, and afterwards the indexes, keys and triggers are the same as before', async () => {
  const before = await readSchema()
  const interrupted = fillStore(store.url, SIZES, {
    report: () => {
      throw new Error('interrupted')
    },
  })
  await expect(interrupted).rejects.toThrow('interrupted')
  expect(await readSchema()).not.toEqual(before)
  await expect(fillStore(store.url, FEW_ROWS)).rejects.toThrow('--products 120 --customers 60 --orders 400 --days 540')
  await fillStore(store.url, SIZES)
  expect(await readSchema()).toEqual(before)
  expect(await readDashboard(store.db, initialSettings)).toMatchObject({ totalProducts: 120, totalOrders: 400 })
  expect(await listBrokenInvariants(store.db)).toEqual([])
})

test('a store filled with ten years of orders is also consistent', async () => {
  await fillStore(store.url, { ...SIZES, days: 3_650 })
  expect(await listBrokenInvariants(store.db)).toEqual([])
})

/** Returns everything that a fill drops and restores. */
async function readSchema() {
  const { rows } = await store.db.execute(sql`
    select pg_get_indexdef(indexrelid) from pg_index where indrelid::regclass::text !~ '^pg_'
    union all select conname || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgname || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`)
  return rows
}
