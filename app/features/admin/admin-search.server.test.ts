import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchAdmin } from '#app/features/admin/admin-search.server.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { addOrder, checkoutLine } from '#tests/support/checkout.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let orderNumber: string
beforeAll(async () => {
  store = await testDatabase()
  const shirt = await addProduct(store.db, { name: 'Kaia Poplin Shirt', stock: 50 })
  await addProduct(store.db, { name: 'Poplin Apron', status: 'draft' })
  await addProduct(store.db, { name: 'Ìró 100% _wax_' })
  await store.db.insert(collections).values({ name: 'Poplin weather', slug: 'poplin-weather' })
  const { address } = checkoutRequest([])
  const zainab = { email: 'z.bello@example.com', address: { ...address, first_name: 'Zainab', last_name: 'Bello' } }
  orderNumber = (await addOrder(store.db, [checkoutLine(shirt)], zainab)).orderNumber
  await addOrder(store.db, [checkoutLine(shirt)], { email: 'ada.poplin@example.com' })
})
afterAll(() => store.close())

async function find(q: string) {
  const found = await searchAdmin(store.db, q)
  return [
    ...found.orders.map((order) => `order of ${order.customerName}`),
    ...found.products.map(({ name }) => name),
    ...found.customers.map(({ name }) => `customer ${name}`),
    ...found.collections.map(({ name }) => `collection ${name}`),
  ]
}

test('a search covers orders, products, customers and collections', async () => {
  expect(await find('poplin')).toEqual([
    'order of Ada Obi',
    'Kaia Poplin Shirt', // before the draft, although that begins with the text
    'Poplin Apron',
    'customer Ada Obi',
    'collection Poplin weather',
  ])
})

test.each([
  { q: 'bello zai', found: ['order of Zainab Bello', 'customer Zainab Bello'] },
  { q: 'Z.BELLO@EXAMPLE', found: ['order of Zainab Bello', 'customer Zainab Bello'] },
  { q: 'shirt poplin', found: ['Kaia Poplin Shirt'] },
  { q: '100% _w', found: ['Ìró 100% _wax_'] },
  { q: '%', found: [] },
  { q: '__', found: [] },
  { q: 'a', found: [] },
  { q: '', found: [] },
  { q: 'nothing of the sort', found: [] },
  { q: "'; drop table orders; --", found: [] },
  { q: '\\\\', found: [] },
  { q: '👗👗', found: [] },
])('"$q" finds $found', async ({ q, found }) => {
  expect(await find(q)).toEqual(found)
})

test('an order is found by its number in any case', async () => {
  expect(await find(orderNumber.toLowerCase())).toEqual(['order of Zainab Bello'])
})
