import { afterAll, beforeAll, expect, test } from 'vitest'
import { countCheckout } from '#app/features/checkout/order/checkout-limit.server.ts'
import { placeOrder } from '#app/features/checkout/order/place-order.server.ts'
import { localLimiter } from '#app/platform/limits/limits.server.ts'
import { checkoutLine, quotedTotal } from '#tests/support/checkout.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase

beforeAll(async () => {
  store = await testDatabase()
})

afterAll(() => store.close())

test('attempts beyond the limit wait, but a placed order is still returned', async () => {
  const { db } = store
  const limiter = localLimiter({ name: 'checkout-test', points: 3, seconds: 60 })
  const request = checkoutRequest([checkoutLine(await addProduct(db))])
  await placeOrder(db, { ...request, shownTotal: await quotedTotal(db, request) })
  const other = checkoutRequest([])

  for (let attempt = 1; attempt <= 3; attempt++) {
    expect(await countCheckout(db, other.key, '203.0.113.9', limiter)).toEqual({ allowed: true })
  }
  expect(await countCheckout(db, other.key, '203.0.113.9', limiter)).toMatchObject({ allowed: false })
  expect(await countCheckout(db, request.key, '203.0.113.9', limiter)).toEqual({ allowed: true })
  expect(await countCheckout(db, other.key, '203.0.113.10', limiter)).toEqual({ allowed: true })
})

test('addresses of one IPv6 network share the limit', async () => {
  const limiter = localLimiter({ name: 'checkout-test-6', points: 1, seconds: 60 })
  const { key } = checkoutRequest([])
  expect(await countCheckout(store.db, key, '2001:db8::1', limiter)).toEqual({ allowed: true })
  expect(await countCheckout(store.db, key, '2001:db8::2', limiter)).toMatchObject({ allowed: false })
})
