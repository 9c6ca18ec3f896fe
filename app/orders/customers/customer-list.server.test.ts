import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { subscribe } from '#app/content/newsletter/newsletter.server.ts'
import type { Id } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { getFileHeading, listCustomerRows, listFileBatches } from '#app/orders/customers/customer-list.server.ts'
import { readCustomerListQuery } from '#app/orders/customers/customer-list.ts'
import { customers } from '#app/orders/customers.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { readAllRows } from '#tests/support/file-rows.ts'
import { addProduct } from '#tests/support/products.ts'

let database: TestDatabase
let dress: Id<'product'>

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  await saveSettings(db, { enable_tax: false, enable_local_pickup: true }) // an order's total is the sum of its lines
  dress = await addProduct(db, { stock: 100 })
  await placeOrder('ada@example.com', 1) // ₦15,000 each
  await placeOrder('ADA@example.com', 2)
  await placeOrder('ben@example.com', 5)
  const cancelled = await placeOrder('cleo@example.com', 9)
  await changeStatus(db, cancelled.id, { status: 'cancelled', trackingNumber: '' }, 'store')
  await db.insert(customers).values([
    { firstName: 'Zoë', lastName: 'Ångström', email: 'zoe@example.com', phone: '+47 22 55 01 00' },
    { firstName: 'élan', lastName: '100%', email: 'elan_x@example.com' },
  ])
  for (const [index, email] of ['ada', 'ben', 'cleo', 'zoe', 'elan_x'].entries()) {
    const createdAt = new Date(Date.UTC(2026, 9, index + 1))
    const firstName = { ada: 'Ada', ben: 'Ben', cleo: 'Cleo' }[email]
    await db
      .update(customers)
      .set({ createdAt, ...(firstName && { firstName }) })
      .where(eq(customers.email, `${email}@example.com`))
  }
  await subscribe(db, 'Zoe@Example.com')
})

afterAll(() => database.close())

async function placeOrder(email: string, quantity: number) {
  return await addOrder(database.db, [createCheckoutLine(dress, { quantity })], { email, shippingMethod: 'pickup' })
}

async function findNames(query: string) {
  const { rows } = await listCustomerRows(database.db, readCustomerListQuery(new URLSearchParams(query)), 'NGN')
  return rows.map(({ email }) => email.split('@')[0])
}

test('customers are listed newest first, with their order count and amount spent, which exclude cancelled orders', async () => {
  const { rows, total } = await listCustomerRows(database.db, readCustomerListQuery(new URLSearchParams()), 'NGN')
  expect(total).toBe(5)
  expect(rows.map(({ email, orders, spent, isSubscribed }) => [email, orders, spent.minor, isSubscribed])).toEqual([
    ['elan_x@example.com', 0, 0, false],
    ['zoe@example.com', 0, 0, true],
    ['cleo@example.com', 0, 0, false],
    ['ben@example.com', 1, 7_500_000, false],
    ['ada@example.com', 2, 4_500_000, false],
  ])
})

const queries = [
  { query: '', finds: ['elan_x', 'zoe', 'cleo', 'ben', 'ada'] },
  { query: 'dir=asc', finds: ['ada', 'ben', 'cleo', 'zoe', 'elan_x'] },
  { query: 'sort=name', finds: ['ada', 'ben', 'cleo', 'elan_x', 'zoe'] },
  { query: 'sort=orders', finds: ['ada', 'ben', 'elan_x', 'zoe', 'cleo'] },
  { query: 'sort=spent', finds: ['ben', 'ada', 'elan_x', 'zoe', 'cleo'] },
  { query: 'sort=spent&dir=asc', finds: ['cleo', 'zoe', 'elan_x', 'ada', 'ben'] },
  { query: 'orders=with', finds: ['ben', 'ada'] },
  { query: 'orders=without', finds: ['elan_x', 'zoe', 'cleo'] },
  { query: 'newsletter=yes', finds: ['zoe'] },
  { query: 'newsletter=no&orders=without', finds: ['elan_x', 'cleo'] },
  { query: 'q=ngstr', finds: ['zoe'] },
  { query: 'q=ångström+ZOË', finds: ['zoe'] },
  { query: 'q=2255', finds: [] },
  { query: 'q=22+55', finds: ['zoe'] },
  { query: 'q=ben@ex', finds: ['ben'] },
  { query: 'q=%25', finds: ['elan_x'] },
  { query: 'q=_', finds: ['elan_x'] },
  { query: 'q=%5C', finds: [] },
  { query: 'q=%27%3B--', finds: [] },
  { query: 'q=%00%F0%9F%91%97', finds: [] },
  { query: 'page=2', finds: ['elan_x', 'zoe', 'cleo', 'ben', 'ada'] }, // past the end, the last page is shown
  { query: 'sort=constructor&dir=up&orders=all&newsletter=1&page=-1', finds: ['elan_x', 'zoe', 'cleo', 'ben', 'ada'] },
]

test.each(queries)('?$query finds $finds', async ({ query, finds }) => {
  expect(await findNames(query)).toEqual(finds)
})

test('orders in another currency are counted, but not summed', async () => {
  const { db } = database
  const { id } = await placeOrder('dora@example.com', 1)
  onTestFinished(async () => {
    await db.delete(orders).where(eq(orders.id, id))
    await db.delete(customers).where(eq(customers.email, 'dora@example.com'))
  })
  await db.update(orders).set({ storeCurrency: 'GBP' }).where(eq(orders.id, id))
  const [row] = (await listCustomerRows(db, readCustomerListQuery(new URLSearchParams('q=dora')), 'NGN')).rows
  expect(row).toMatchObject({ orders: 1, spent: { minor: 0, currency: 'NGN' } })
})

test('the file contains all matching customers, newest first', async () => {
  const { db } = database
  const query = readCustomerListQuery(new URLSearchParams('sort=spent&orders=with&q=example.com&page=7'))
  const rows = await readAllRows(listFileBatches(db, query, 'NGN', 1))
  expect(getFileHeading('NGN')).toEqual([
    'First name',
    'Last name',
    'Email',
    'Phone',
    'Orders',
    'Spent (NGN)',
    'Joined',
    'Newsletter',
    'Tags',
  ])
  expect(rows).toEqual([
    [
      'Ben',
      'Obi',
      'ben@example.com',
      '+1 541 555 0100',
      1,
      '75000.00',
      '2026-10-02T00:00:00.000Z',
      'Not Subscribed',
      '',
    ],
    [
      'Ada',
      'Obi',
      'ada@example.com',
      '+1 541 555 0100',
      2,
      '45000.00',
      '2026-10-01T00:00:00.000Z',
      'Not Subscribed',
      '',
    ],
  ])
})
