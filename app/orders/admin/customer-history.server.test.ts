import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#app/lib/id.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { readCustomerHistory } from '#app/orders/admin/customer-history.server.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { returns } from '#app/orders/returns.table.ts'
import { addOrder, createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase

beforeAll(async () => {
  store = await openTestDatabase()
})
afterAll(() => store.close())

test('the history counts the customer’s orders, except cancelled ones, and the customer’s returns', async () => {
  const { db } = store
  const line = createCheckoutLine(await addProduct(db))
  const place = async (email: string) => await getOrder(db, (await addOrder(db, [line], { email })).id)
  const first = await place('ada@example.com')
  const cancelled = await place('ada@example.com')
  await place('other@example.com')
  const last = await place('ada@example.com')
  await changeStatus(db, cancelled.id, { status: 'cancelled' }, 'store')
  await db.insert(returns).values({ id: newId(), orderId: first.id, reason: 'size', note: '' })
  expect(await readCustomerHistory(db, first)).toEqual({ order: 1, returns: 1 })
  expect(await readCustomerHistory(db, last)).toEqual({ order: 2, returns: 1 })
  expect(await readCustomerHistory(db, { ...last, customerId: null })).toBeNull()
})

test.each([
  [1, 0, 'First order'],
  [2, 1, '2nd order, 1 return'],
  [3, 0, '3rd order'],
  [11, 2, '11th order, 2 returns'],
  [21, 0, '21st order'],
])('for a customer’s order %i and %i returns, the text is “%s”', (order, count, text) => {
  expect(adminText.customerHistory(order, count)).toBe(text)
})
