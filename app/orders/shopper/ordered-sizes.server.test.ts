import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOrderedSizes } from '#app/orders/shopper/ordered-sizes.server.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase

beforeAll(async () => {
  store = await openTestDatabase()
})
afterAll(() => store.close())

test('the size of each order line is listed with its category', async () => {
  const { db } = store
  const dress = await addProduct(db, { category: 'dresses', sizes: ['L/XL'] })
  const scarf = await addProduct(db)
  const { id } = await addOrder(db, [createCheckoutLine(dress, { size: 'L/XL' }), createCheckoutLine(scarf)])
  expect(await listOrderedSizes(db, id)).toEqual([{ category: 'dresses', key: 'l-xl', name: 'L/XL' }, null])
})
