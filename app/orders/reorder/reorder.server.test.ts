import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { getReorderFileHeading, listReorder, listReorderFileBatches } from '#app/orders/reorder/reorder.server.ts'
import { readReorderQuery } from '#app/orders/reorder/reorder-query.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProduct } from '#tests/support/products.ts'
import { addToWaitingList, restock } from '#tests/support/waiting-list.ts'

let store: TestDatabase
let db: Database
let dress: Id<'product'>
let coat: Id<'product'>

const query = (text = '') => readReorderQuery(new URLSearchParams(text))
const list = async (text = '') => (await listReorder(db, query(text))).rows

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  const staffId = await addFirstAdmin(db)
  dress = await addProduct(db, {
    name: 'Dress',
    sizes: ['S', 'M'],
    stock: [
      { size: 'S', color: null, stock: 20 },
      { size: 'M', color: null, stock: 8 },
    ],
  })
  await db.update(products).set({ costPrice: 400_000 }).where(eq(products.id, dress))
  coat = await addProduct(db, { name: 'Coat', stock: 2 })
  await addProduct(db, { name: 'Unsold', stock: 0 })
  // In 8 weeks, 8 units of M (now sold out) and 4 of S were sold; one of S was returned. Other orders do not count
  const medium = await addOrder(db, [createCheckoutLine(dress, { size: 'M', quantity: 8 })])
  const small = await addOrder(db, [createCheckoutLine(dress, { size: 'S', quantity: 4 })])
  await db.update(orderItems).set({ returned: 1 }).where(eq(orderItems.orderId, small.id))
  const cancelled = await addOrder(db, [createCheckoutLine(dress, { size: 'S', quantity: 6 })])
  await changeStatus(db, cancelled.id, { status: 'cancelled' }, staffId)
  const old = await addOrder(db, [createCheckoutLine(coat, { quantity: 2 })])
  await db
    .update(orders)
    .set({ createdAt: new Date(Date.now() - 10 * 7 * 86_400_000) })
    .where(eq(orders.id, old.id))
  expect(medium.id).toBeDefined()
  for (const name of ['ada', 'bisi', 'chi']) {
    await addToWaitingList(db, dress, `${name}@example.com`, { choice: { size: 'M', color: 'Default' } })
  }
  await addToWaitingList(db, coat, 'dayo@example.com')
})
afterAll(() => store.close())

test('the suggestion is the demand in the target weeks plus the number of people on the waitlist, minus the stock', async () => {
  const [medium, coatRow, ...others] = await list()
  expect(others).toEqual([])
  expect(medium).toMatchObject({ name: 'Dress', size: 'M', sold: 8, stock: 0, waiting: 3, suggested: 11 })
  expect(medium).toMatchObject({ rate: 1, cover: 0, cost: 400_000 })
  expect(coatRow).toMatchObject({ name: 'Coat', sold: 0, waiting: 1, suggested: 1, rate: null, cover: null })
})

test('with show=all, all variants in demand are listed with sell-through, cover and returns', async () => {
  const rows = await list('show=all&sort=name')
  const small = rows.find(({ size }) => size === 'S')
  expect(small).toMatchObject({ sold: 4, returned: 1, stock: 16, suggested: 0, rate: 0.2, cover: 32 })
  expect(rows.map(({ name }) => name)).toEqual(['Coat', 'Dress', 'Dress'])
})

test('weeks of sales and target weeks are chosen in the URL', async () => {
  const [first] = await list('weeks=4&target=12')
  expect(first).toMatchObject({ size: 'M', sold: 8, suggested: 27 }) // 8 in 4 weeks are 24 in 12, plus 3 people waiting
  const coats = (await list('weeks=12&q=coat'))[0]
  expect(coats).toMatchObject({ sold: 2, suggested: 3 }) // 2 in 12 weeks are 1.33 in 8, rounded up to 2, plus 1 waiting
})

test('a product’s demand is the sum of its variants’ demand, whatever the stock of another size', async () => {
  const [first] = await list('by=product&sort=sold')
  expect(first).toMatchObject({
    name: 'Dress',
    size: null,
    sold: 12,
    returned: 1,
    stock: 16,
    waiting: 3,
    suggested: 11,
  })
})

test.each([
  ['sort=name', ['Coat', 'Dress', 'Dress']],
  ['sort=sold&dir=asc', ['Coat', 'Dress', 'Dress']],
  ['sort=waiting', ['Dress', 'Coat', 'Dress']],
  ['sort=cover', ['Dress', 'Dress', 'Coat']],
])('the list is sorted by %s', async (sorted, names) => {
  expect((await list(`show=all&${sorted}`)).map(({ name }) => name)).toEqual(names)
})

test('the totals cover all matching rows, and the costs that are known', async () => {
  const { total, units, worth, page } = await listReorder(db, query('page=9'))
  expect({ total, units, worth, page }).toEqual({ total: 2, units: 12, worth: 11 * 400_000, page: 1 })
})

test('the file has a column for each figure, as plain decimals', async () => {
  const rows = []
  for await (const batch of listReorderFileBatches(db, query(), 'NGN')) rows.push(...batch)
  expect(getReorderFileHeading(query(), 'NGN')).toHaveLength(rows[0]?.length ?? 0)
  expect(rows[0]?.slice(2)).toEqual(['M', '', 8, 0, 0, 0, 3, '100.0', '0.0', 11, '4000.00', '44000.00'])
})

test('a held unit does not count as stock, and the person it is held for no longer counts as waiting', async () => {
  await restock(db, coat, 1)
  const [row] = await list('q=coat&show=all')
  expect(row).toBeUndefined()
  const [sold] = await list('q=coat&show=all&weeks=12')
  expect(sold).toMatchObject({ stock: 0, held: 1, waiting: 0, suggested: 2 })
})
