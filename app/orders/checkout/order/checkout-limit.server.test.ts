import { afterAll, beforeAll, expect, test } from 'vitest'
import { canSendOrderEmail } from '#app/orders/checkout/order/checkout-limit.server.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase

beforeAll(async () => {
  store = await openTestDatabase()
})
afterAll(() => store.close())

test('emails about new orders are limited per day and email address, regardless of case', async () => {
  const { db } = store
  const line = createCheckoutLine(await addProduct(db, { stock: 9 }))
  const canMail = (email: string, now = new Date()) => canSendOrderEmail(db, email, now, 2)
  expect(await canMail('ada@example.com')).toBe(true)
  await addOrder(db, [line], { email: 'Ada@example.com' })
  expect(await canMail('ada@example.com')).toBe(true)
  await addOrder(db, [line], { email: 'ada@EXAMPLE.com' })
  expect(await canMail('ada@example.com')).toBe(false)
  expect(await canMail('grace@example.com')).toBe(true)
  expect(await canMail('ada@example.com', new Date(Date.now() + 86_400_001))).toBe(true)
})
