import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '#app/catalog/collections.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { searchAdmin } from '#app/operations/admin/admin-search.server.ts'
import { invoices } from '#app/payments/invoices/invoices.table.ts'
import { invoiceOrder } from '#app/payments/invoices/issue-invoice.server.ts'
import { createStaff } from '#app/store/staff/staff.server.ts'
import { authUsers } from '#app/store/staff.table.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { createCheckoutRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let orderNumber: string
beforeAll(async () => {
  store = await openTestDatabase()
  const shirt = await addProduct(store.db, { name: 'Kaia Poplin Shirt', stock: 50 })
  await addProduct(store.db, { name: 'Poplin Apron', status: 'draft' })
  await addProduct(store.db, { name: 'Ìró 100% _wax_' })
  await store.db.insert(collections).values({ name: 'Poplin weather', slug: 'poplin-weather' })
  const { address } = createCheckoutRequest([])
  const person = { first_name: 'Zainab', last_name: 'Bello', address_line1: '55 Kayaba Street' }
  const zainab = { email: 'z.bello@example.com', address: { ...address, ...person } }
  orderNumber = (await addOrder(store.db, [createCheckoutLine(shirt)], zainab)).orderNumber
  await addOrder(store.db, [createCheckoutLine(shirt)], { email: 'ada.poplin@example.com' })
})
afterAll(() => store.close())

async function addStaff(): Promise<Id<'staff'>> {
  await createStaff(store.db, { email: 'staff@lumina.test', name: 'Ada Obi' })
  const [staff] = await store.db.select({ id: authUsers.id }).from(authUsers)
  return staff?.id ?? newId<'staff'>()
}

async function find(q: string) {
  const found = await searchAdmin(store.db, q)
  return [
    ...found.orders.map((order) => `order of ${order.customerName}`),
    ...found.products.map(({ name }) => name),
    ...found.customers.map(({ name }) => `customer ${name}`),
    ...found.invoices.map(({ number, buyer }) => `${number} of ${buyer}`),
    ...found.categories.map(({ name }) => `category ${name}`),
    ...found.markets.map(({ name }) => `market ${name}`),
    ...found.collections.map(({ name }) => `collection ${name}`),
  ]
}

test('a search covers orders, products, customers and collections', async () => {
  expect(await find('poplin')).toEqual([
    'order of Ada Obi',
    'Kaia Poplin Shirt', // before the draft, although the draft's name begins with the text
    'Poplin Apron',
    'customer Ada Obi',
    'collection Poplin weather',
  ])
})

test.each([
  { q: '55 Kaya', found: ['order of Zainab Bello'] },
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

test('categories and markets are found by name', async () => {
  expect(await find('dress')).toEqual(['category Dresses'])
  expect(await find('internat')).toEqual(['market International'])
})

test('an invoice is found by parts of its number that have three characters and a digit, but not by its other text', async () => {
  const [{ id } = { id: newId<'order'>() }] = (await searchAdmin(store.db, orderNumber)).orders
  await invoiceOrder(store.db, id, await addStaff())
  const [{ number } = { number: '' }] = await store.db.select().from(invoices)
  for (const q of [number, number.toLowerCase(), number.slice(4)]) {
    expect(await find(q)).toEqual([`${number} of Zainab Bello`])
  }
  expect(await find(orderNumber)).toEqual(['order of Zainab Bello'])
  for (const q of ['INV', '26', '9%9', '99999']) {
    expect((await searchAdmin(store.db, q)).invoices, q).toEqual([])
  }
})

test('an order is found by its number in upper or lower case', async () => {
  expect(await find(orderNumber.toLowerCase())).toEqual(['order of Zainab Bello'])
})
