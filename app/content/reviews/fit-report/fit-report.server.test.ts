import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getFitReportHeading,
  listFitReport,
  readFitReportForFile,
} from '#app/content/reviews/fit-report/fit-report.server.ts'
import { readFitReportQuery } from '#app/content/reviews/fit-report/fit-report-query.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { listOrderItems } from '#app/orders/orders.server.ts'
import { computeReturnsVersion, recordReturn } from '#app/orders/returns/record-return.server.ts'
import type { ReturnReason } from '#app/orders/returns/return.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { addOrder, createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let db: Database
let staffId: Id<'staff'>
let dress: Id<'product'>
let coat: Id<'product'>

const query = (text = '') => readFitReportQuery(new URLSearchParams(text))
const report = async (text = '') => await listFitReport(db, query(text))
const names = async (text: string) =>
  (await report(text)).rows.map(({ name, option }) => [name, option].filter(Boolean).join(' '))

async function sell(product: Id<'product'>, size: string, quantity: number): Promise<Id<'order'>> {
  return (await addOrder(db, [createCheckoutLine(product, { size, color: 'Ink', quantity })])).id
}

async function sendBack(orderId: Id<'order'>, quantity: number, reason: ReturnReason): Promise<void> {
  const [order, items] = [await getOrder(db, orderId), await listOrderItems(db, orderId)]
  const lines = items.map(({ id }) => ({ item: id, quantity, restock: true }))
  const amount = { minor: 0, currency: 'USD' } as const
  const command = {
    key: newId<'return'>(),
    version: computeReturnsVersion(order, items),
    lines,
    reason,
    note: '',
    amount,
  }
  expect(await recordReturn(db, orderId, command, staffId)).toHaveProperty('recorded')
}

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  staffId = await addFirstAdmin(db)
  const colors = [{ name: 'Ink', hex: '#123456' }]
  dress = await addProduct(db, { name: 'Dress', sizes: ['S', 'M'], colors, stock: 90, price: 1_000_000 })
  coat = await addProduct(db, { name: 'Coat', sizes: ['M'], colors, stock: 90, price: 5_000_000 })
  await addProduct(db, { name: 'Belt' })
  await sendBack(await sell(dress, 'S', 5), 2, 'too_small')
  const medium = await sell(dress, 'M', 4)
  await sendBack(medium, 1, 'too_large')
  await sendBack(medium, 1, 'fit')
  await sendBack(medium, 1, 'damaged')
  await sendBack(await sell(coat, 'M', 3), 1, 'size')
  // These do not count: a cancelled order, an old order, and the pending review
  const cancelled = await sell(dress, 'S', 3)
  await sendBack(cancelled, 1, 'too_small')
  await changeStatus(db, cancelled, { status: 'cancelled' }, staffId)
  const old = await sell(coat, 'M', 9)
  await sendBack(old, 9, 'too_small')
  await db.execute(sql`update orders set created_at = now() - interval '14 months' where id = ${old}`)
  const review = { productId: dress, rating: 4, customerName: 'Ada', size: 'S', color: 'Ink' } as const
  await db
    .insert(reviews)
    .values([
      { ...review, fit: 'small' },
      { ...review, fit: 'true', size: 'M' },
      { ...review, fit: 'true' },
      { ...review, fit: 'large', status: 'pending' },
      review,
    ])
})
afterAll(() => store.close())

const NO_VOTES = { small: 0, true: 0, large: 0 }

test('the row of a product has the units sold, returns by reason, fit votes, and the value of returns', async () => {
  const { rows, total, value } = await report()
  expect(rows).toMatchObject([
    { name: 'Coat', sold: 3, returned: 1, small: 0, large: 0, other: 1, votes: NO_VOTES, value: 5_000_000 },
    {
      name: 'Dress',
      option: null,
      sold: 9,
      returned: 5,
      small: 2,
      large: 1,
      other: 1,
      votes: { small: 1, true: 2, large: 0 },
      value: 4_000_000,
    },
  ])
  expect({ total, value }).toEqual({ total: 2, value: 9_000_000 })
})

test('the report can have a row for each size or color', async () => {
  const { rows } = await report('by=size&q=dress')
  expect(rows).toMatchObject([
    { option: 'M', sold: 4, returned: 3, small: 0, large: 1, other: 1, votes: { small: 0, true: 1, large: 0 } },
    { option: 'S', sold: 5, returned: 2, small: 2, large: 0, other: 0, votes: { small: 1, true: 1, large: 0 } },
  ])
  expect((await report('by=color&q=dress')).rows).toMatchObject([{ option: 'Ink', sold: 9, returned: 5, small: 2 }])
})

test('the URL selects the order period', async () => {
  const [first] = (await report('months=24')).rows
  expect(first).toMatchObject({ name: 'Coat', sold: 12, returned: 10, small: 9, value: 50_000_000 })
})

test.each([
  ['sort=name', ['Coat', 'Dress']],
  ['sort=name&dir=desc', ['Dress', 'Coat']],
  ['sort=small', ['Dress', 'Coat']],
  ['sort=value&dir=asc', ['Dress', 'Coat']],
  ['by=size&sort=returned', ['Dress M', 'Dress S', 'Coat M']],
  ['q=nothing', []],
])('the query %s filters and sorts the rows', async (text, expected) => {
  expect(await names(text)).toEqual(expected)
})

test('a page number past the end shows the last page', async () => {
  expect(await report('page=40')).toMatchObject({ page: 1, total: 2 })
})

test('the file has a column for each figure, and amounts are plain decimals', async () => {
  const rows = []
  for await (const batch of readFitReportForFile(db, query('by=size'), 'NGN')) rows.push(...batch)
  expect(getFitReportHeading(query('by=size'), 'NGN')).toHaveLength(rows[0]?.length ?? 0)
  expect(rows).toEqual([
    ['Coat', 'M', 3, 1, 0, 0, 1, 0, 0, 0, '50000.00'],
    ['Dress', 'M', 4, 3, 0, 1, 1, 0, 1, 0, '20000.00'],
    ['Dress', 'S', 5, 2, 2, 0, 0, 1, 1, 0, '20000.00'],
  ])
})
