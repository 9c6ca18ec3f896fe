import { afterAll, beforeAll, expect, test } from 'vitest'
import { findProduct, findProductForStaff } from '#app/catalog/storefront/storefront-product.server.ts'
import { newId } from '#app/lib/id.ts'
import { initialSettings } from '#app/store/settings.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('shoppers find only active products, and staff find products of any status', async () => {
  const { db } = database
  const active = await addProduct(db, { name: 'Found', stock: 3 })
  const draft = await addProduct(db, { name: 'Draft', status: 'draft' })
  expect(await findProduct(db, active, initialSettings)).toMatchObject({
    name: 'Found',
    images: [],
    variants: [{ size: null, color: null, stock: 3 }],
  })
  expect(await findProduct(db, draft, initialSettings)).toBeNull()
  expect(await findProduct(db, newId(), initialSettings)).toBeNull()
  expect(await findProductForStaff(db, draft, initialSettings)).toMatchObject({ name: 'Draft', status: 'draft' })
  expect(await findProductForStaff(db, newId(), initialSettings)).toBeNull()
})
