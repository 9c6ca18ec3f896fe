import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDashboard } from '#app/features/dashboard/dashboard.server.ts'
import { initialSettings } from '#app/features/settings/settings.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { fillStore } from '#db/fill.ts'
import { brokenInvariants } from '#db/invariants.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

const SIZES = { products: 120, customers: 60, orders: 400 }
const FEW = { products: 5, customers: 5, orders: 5 }

let store: TestDatabase
beforeEach(async () => {
  store = await testDatabase()
})
afterEach(() => store.close())

test('a store is filled with the requested numbers, and is consistent', async () => {
  await fillStore(store.db, SIZES)
  expect(await readDashboard(store.db, initialSettings)).toMatchObject({ totalProducts: 120, totalOrders: 400 })
  expect(await brokenInvariants(store.db)).toEqual([])
  const { rows } = await store.db.execute(sql`
    select count(*) filter (where p.state = 'paid')::int as paid, count(*) filter (where p.state = 'gone')::int > 0 as retried,
      (select count(*)::int from orders where payment_provider <> 'demo' and total > 0) as orders
    from payments p`)
  expect(rows).toEqual([{ paid: rows[0]?.orders, retried: true, orders: expect.any(Number) }])
  expect(rows[0]?.orders).toBeGreaterThan(300)
})

test('a store with orders needs force', async () => {
  await fillStore(store.db, SIZES)
  await expect(fillStore(store.db, FEW)).rejects.toThrow('This store has orders of its own')
  await fillStore(store.db, FEW, { force: true })
  expect(await readDashboard(store.db, initialSettings)).toMatchObject({ totalProducts: 125, totalOrders: 405 })
  expect(await brokenInvariants(store.db)).toEqual([])
})

test('it is filled again and again over the same connection', async () => {
  const pool = new Pool({ connectionString: store.url, max: 1 })
  await fillStore(databaseOn(pool), FEW)
  await fillStore(databaseOn(pool), FEW, { force: true })
  await pool.end()
  expect(await readDashboard(store.db, initialSettings)).toMatchObject({ totalProducts: 10, totalOrders: 10 })
})
