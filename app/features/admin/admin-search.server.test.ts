import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchAdmin } from '#app/features/admin/admin-search.server.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { checkoutLine, placedOrder } from '#tests/support/checkout.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let shop: TestDatabase
let orderNumber: string
beforeAll(async () => {
  shop = await testDatabase()
  const shirt = await addProduct(shop.db, { name: 'Kaia Poplin Shirt', stock: 50 })
  await addProduct(shop.db, { name: 'Poplin Apron', status: 'draft' })
  await addProduct(shop.db, { name: 'Ìró 100% _wax_' })
  await shop.db.insert(collections).values({ name: 'Poplin weather', slug: 'poplin-weather' })
  const { address } = checkoutRequest([])
  const zainab = { email: 'z.bello@example.com', address: { ...address, first_name: 'Zainab', last_name: 'Bello' } }
  orderNumber = (await placedOrder(shop.db, [checkoutLine(shirt)], zainab)).orderNumber
  await placedOrder(shop.db, [checkoutLine(shirt)], { email: 'ada.poplin@example.com' })
})
afterAll(() => shop.close())

async function find(q: string) {
  const found = await searchAdmin(shop.db, q)
  return [
    ...found.orders.map((order) => `order of ${order.customerName}`),
    ...found.products.map(({ name }) => name),
    ...found.customers.map(({ name }) => `customer ${name}`),
    ...found.collections.map(({ name }) => `collection ${name}`),
  ]
}

test('one text is looked for in orders, products, customers and collections', async () => {
  expect(await find('poplin')).toEqual([
    'order of Ada Obi',
    'Kaia Poplin Shirt', // before the draft, though that begins with it
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

test('an order is found by its number, in any case', async () => {
  expect(await find(orderNumber.toLowerCase())).toEqual(['order of Zainab Bello'])
})
