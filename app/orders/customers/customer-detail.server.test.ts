import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { subscribe } from '#app/content/newsletter/newsletter.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import {
  findCustomer,
  findLatestAddress,
  listCustomerOrders,
  readStatistics,
  updateCustomer,
} from '#app/orders/customers/customer-detail.server.ts'
import { listCustomerRows } from '#app/orders/customers/customer-list.server.ts'
import { readCustomerListQuery } from '#app/orders/customers/customer-list.ts'
import { upsertCustomer } from '#app/orders/customers/customers.server.ts'
import { customers } from '#app/orders/customers.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { createStaff } from '#app/store/staff/staff.server.ts'
import { auditLog, authUsers } from '#app/store/staff.table.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let db: Database
let dress: Id<'product'>
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  await saveSettings(db, { enable_tax: false, enable_local_pickup: true }) // the total of an order is the sum of its lines
  dress = await addProduct(db, { stock: 1_000 })
  await createStaff(db, { email: 'staff@lumina.test', name: 'Ada Obi' })
  const [admin] = await db.select({ id: authUsers.id }).from(authUsers)
  staffId = admin?.id ?? newId<'staff'>()
})

afterAll(() => store.close())

async function addCustomer(email: string): Promise<Id<'customer'>> {
  const ada = upsertCustomer({ email, firstName: 'Ada', lastName: 'Obi', phone: '' })
  const [row] = (await db.execute<{ id: Id<'customer'> }>(ada)).rows
  if (!row) throw new Error('There is no such customer')
  return row.id
}

async function placeOrder(email: string, quantity = 1) {
  return await addOrder(db, [createCheckoutLine(dress, { quantity })], { email, shippingMethod: 'pickup' })
}

/** Builds the fields that the form sends: the loaded values with changes. */
async function buildInput(id: Id<'customer'>, changes: Readonly<Record<string, string>> = {}) {
  const loaded = await findCustomer(db, id)
  if (!loaded) throw new Error('There is no such customer')
  const { version, firstName, lastName, email, phone, notes } = loaded
  return { version, firstName, lastName, email, phone, notes, ...changes }
}

test('findCustomer returns the editable fields and whether the customer is subscribed, or null for an unknown id', async () => {
  const id = await addCustomer('found@example.com')
  expect(await findCustomer(db, id)).toMatchObject({ firstName: 'Ada', notes: '', isSubscribed: false })
  await subscribe(db, 'FOUND@example.com')
  expect(await findCustomer(db, id)).toMatchObject({ isSubscribed: true })
  expect(await findCustomer(db, newId())).toBeNull()
})

test('statistics leave out cancelled orders and amounts in other currencies, and round the average to whole naira', async () => {
  const id = await addCustomer('statistics@example.com')
  expect(await readStatistics(db, id, 'NGN')).toEqual({
    orders: 0,
    spent: { minor: 0, currency: 'NGN' },
    average: { minor: 0, currency: 'NGN' },
    elsewhere: 0,
  })
  await placeOrder('statistics@example.com', 1)
  await placeOrder('statistics@example.com', 1)
  await placeOrder('statistics@example.com', 3)
  const cancelled = await placeOrder('statistics@example.com', 9)
  await changeStatus(db, cancelled.id, { status: 'cancelled', trackingNumber: '' }, 'store')
  await db.update(orders).set({ subtotalAmount: 1_000, totalAmount: 1_000 }).where(eq(orders.customerId, id))
  const [first] = (await listCustomerOrders(db, id, 1)).rows.filter(({ status }) => status !== 'cancelled')
  if (!first) throw new Error('There is no order')
  await db.update(orders).set({ subtotalAmount: 1_250, totalAmount: 1_250 }).where(eq(orders.id, first.id))
  // ₦32.50 over three orders is ₦10.83…
  expect(await readStatistics(db, id, 'NGN')).toMatchObject({
    orders: 3,
    spent: { minor: 3_250 },
    average: { minor: 1_100 },
  })
  await db.update(orders).set({ storeCurrency: 'GBP' }).where(eq(orders.id, first.id))
  expect(await readStatistics(db, id, 'NGN')).toMatchObject({
    orders: 3,
    spent: { minor: 2_000 },
    average: { minor: 1_000 },
    elsewhere: 1,
  })
})

test('the statistics and the list subtract refunds from the amount spent, but count refunded orders', async () => {
  const email = 'refunded@example.com'
  const id = await addCustomer(email)
  const bought = await placeOrder(email, 1)
  await placeOrder(email, 1)
  const { spent } = await readStatistics(db, id, 'NGN')
  await refundOrder(db, bought.id, { amount: money(4_00, 'USD'), note: '', key: newId() }, 'store')
  const [refunded] = await db.select({ minor: orders.refundedAmount }).from(orders).where(eq(orders.id, bought.id))
  const netSpent = spent.minor - (refunded?.minor ?? 0)
  expect(netSpent).toBeLessThan(spent.minor)
  expect(await readStatistics(db, id, 'NGN')).toMatchObject({ orders: 2, spent: { minor: netSpent } })
  const query = readCustomerListQuery(new URLSearchParams(`q=${email}`))
  expect((await listCustomerRows(db, query, 'NGN')).rows).toMatchObject([{ orders: 2, spent: { minor: netSpent } }])
})

test('the order history is divided into pages, newest orders first; the latest address is that of the newest order', async () => {
  const id = await addCustomer('history@example.com')
  expect(await listCustomerOrders(db, id, 1)).toMatchObject({ rows: [], total: 0, page: 1 })
  expect(await findLatestAddress(db, id)).toBeNull()
  for (let day = 1; day <= 51; day++) {
    const placed = await placeOrder('history@example.com')
    await db
      .update(orders)
      .set({ createdAt: new Date(Date.UTC(2026, 0, day)) })
      .where(eq(orders.id, placed.id))
  }
  const first = await listCustomerOrders(db, id, 1)
  expect([first.total, first.rows.length]).toEqual([51, 50])
  expect(first.rows[0]?.createdAt.toISOString()).toBe('2026-02-20T00:00:00.000Z')
  expect((await listCustomerOrders(db, id, 2)).rows.map(({ createdAt }) => createdAt.toISOString())).toEqual([
    '2026-01-01T00:00:00.000Z',
  ])
  expect(await listCustomerOrders(db, id, 9)).toMatchObject({ page: 2, rows: { length: 1 } })
  const latest = await findLatestAddress(db, id)
  expect(latest?.orderNumber).toBe(first.rows[0]?.orderNumber)
  expect(latest?.address.city).toBe('Springfield')
})

test('saving a customer records the names of the changed fields, but not their values', async () => {
  const id = await addCustomer('save@example.com')
  const changes = { firstName: 'Adaeze', notes: 'Takes M.\nCall first.', email: 'Saved@Example.com' }
  expect(await updateCustomer(db, id, await buildInput(id, changes), staffId)).toBe('saved')
  expect(await findCustomer(db, id)).toMatchObject({ ...changes, lastName: 'Obi' })
  const [entry] = await listChanges(db, 'customer', id)
  expect(entry).toMatchObject({ action: 'customer.update', staffName: 'Ada Obi' })
  expect(entry?.changes).toEqual({ fields: ['firstName', 'email', 'notes'] })
  expect(await updateCustomer(db, id, await buildInput(id), staffId)).toBe('saved')
  expect(await listChanges(db, 'customer', id)).toHaveLength(1) // no change, no entry
})

test('if two saves start from the same version, the second is a conflict and writes nothing', async () => {
  const id = await addCustomer('two@example.com')
  const [first, second] = [await buildInput(id, { phone: '1' }), await buildInput(id, { notes: 'Second' })]
  expect(await updateCustomer(db, id, first, staffId)).toBe('saved')
  expect(await updateCustomer(db, id, second, staffId)).toBe('conflict')
  expect(await findCustomer(db, id)).toMatchObject({ phone: '1', notes: '' })
  const again = await buildInput(id, { notes: 'Second' })
  expect(await updateCustomer(db, id, again, staffId)).toBe('saved')
  expect(await findCustomer(db, id)).toMatchObject({ phone: '1', notes: 'Second' })
})

test('an email address belongs to one customer, whatever its case; a deleted customer cannot be saved', async () => {
  await addCustomer('taken@example.com')
  const id = await addCustomer('mine@example.com')
  expect(await updateCustomer(db, id, await buildInput(id, { email: 'TAKEN@example.com' }), staffId)).toBe(
    'email-taken',
  )
  expect(await findCustomer(db, id)).toMatchObject({ email: 'mine@example.com' })
  expect(await updateCustomer(db, id, await buildInput(id, { email: 'MINE@example.com' }), staffId)).toBe('saved')
  const typed = await buildInput(id, { notes: 'Late' })
  await db.delete(customers).where(eq(customers.id, id))
  expect(await updateCustomer(db, id, typed, staffId)).toBe('not-found')
  const [last] = await db.select().from(auditLog).orderBy(desc(auditLog.createdAt), desc(auditLog.id)).limit(1)
  expect(last?.changes).toEqual({ fields: ['email'] })
})
