import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDashboard } from '#app/features/orders/admin/dashboard.server.ts'
import { initialSettings } from '#app/features/settings/settings.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { fillShop } from '#db/fill.ts'
import { brokenInvariants } from '#db/invariants.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

const SIZES = { products: 120, customers: 60, orders: 400 }
const FEW = { products: 5, customers: 5, orders: 5 }

let shop: TestDatabase
beforeEach(async () => {
  shop = await testDatabase()
})
afterEach(() => shop.close())

test('a shop is filled with what was asked for, and all of it adds up', async () => {
  await fillShop(shop.db, SIZES)
  expect(await readDashboard(shop.db, initialSettings)).toMatchObject({ totalProducts: 120, totalOrders: 400 })
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('where there are orders already, it wants to be told twice', async () => {
  await fillShop(shop.db, SIZES)
  await expect(fillShop(shop.db, FEW)).rejects.toThrow('This shop has orders of its own')
  await fillShop(shop.db, FEW, { force: true })
  expect(await readDashboard(shop.db, initialSettings)).toMatchObject({ totalProducts: 125, totalOrders: 405 })
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('it is filled again and again over the same connection', async () => {
  const pool = new Pool({ connectionString: shop.url, max: 1 })
  await fillShop(databaseOn(pool), FEW)
  await fillShop(databaseOn(pool), FEW, { force: true })
  await pool.end()
  expect(await readDashboard(shop.db, initialSettings)).toMatchObject({ totalProducts: 10, totalOrders: 10 })
})
