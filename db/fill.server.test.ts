import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDashboard } from '#app/features/orders/admin/dashboard.server.ts'
import { initialSettings } from '#app/features/settings/settings.ts'
import { databaseOn } from '#app/platform/db/db.server.ts'
import { fillShop } from '#db/fill.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { brokenInvariants } from '#tests/support/invariants.ts'

const SIZES = { products: 120, customers: 60, orders: 400 }

let shop: TestDatabase
beforeAll(async () => {
  shop = await testDatabase()
})
afterAll(() => shop.close())

test('a shop is filled with what was asked for, and all of it adds up', async () => {
  await fillShop(shop.db, SIZES)
  expect(await readDashboard(shop.db, initialSettings)).toMatchObject({ totalProducts: 120, totalOrders: 400 })
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('where there are orders already, it wants to be told twice', async () => {
  await expect(fillShop(shop.db, SIZES)).rejects.toThrow('This shop has orders of its own')
  await fillShop(shop.db, SIZES, { force: true })
  expect(await readDashboard(shop.db, initialSettings)).toMatchObject({ totalProducts: 240, totalOrders: 800 })
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('it is filled again and again over the same connection', async () => {
  const pool = new Pool({ connectionString: shop.url, max: 1 })
  const few = { products: 5, customers: 5, orders: 5 }
  await fillShop(databaseOn(pool), few, { force: true })
  await fillShop(databaseOn(pool), few, { force: true })
  await pool.end()
  expect(await readDashboard(shop.db, initialSettings)).toMatchObject({ totalProducts: 250, totalOrders: 810 })
})
