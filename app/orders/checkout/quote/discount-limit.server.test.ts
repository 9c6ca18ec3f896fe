import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitCodeAttempts, limitOrderCodeAttempts } from '#app/orders/checkout/quote/discount-limit.server.ts'
import { quoteCart } from '#app/orders/checkout/quote/quote-cart.server.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { createLocalLimiter } from '#app/platform/limits/limits.server.ts'
import { discountText } from '#app/pricing/discounts/discount-text.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { createCheckoutRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addDiscount } from '#tests/support/discounts.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase

beforeAll(async () => {
  store = await openTestDatabase()
})

afterAll(() => store.close())

const HERE = '203.0.113.9'

test('attempts with unknown codes count, but those with existing codes do not; beyond the limit, no code is looked up', async () => {
  const { db } = store
  const { code } = await addDiscount(db)
  const { code: off } = await addDiscount(db, { isActive: false })
  const limiter = createLocalLimiter({ name: 'guesses-test', points: 3, seconds: 60 })
  const isAllowed = async (typed: string, from = HERE) => (await limitCodeAttempts(db, typed, from, limiter)).allowed
  for (let time = 0; time < 5; time++) expect(await isAllowed(code)).toBe(true)
  expect(await isAllowed('GUESS-1')).toBe(true)
  expect(await isAllowed(off)).toBe(true) // a disabled code counts as unknown
  expect(await isAllowed('')).toBe(true)
  expect(await isAllowed('GUESS-2')).toBe(true)
  expect(await limitCodeAttempts(db, 'GUESS-3', HERE, limiter)).toEqual({
    allowed: false,
    retryAfter: expect.any(Number),
  })
  expect(await isAllowed(code)).toBe(false)
  expect(await isAllowed('')).toBe(true)
  expect(await isAllowed(code, '203.0.113.10')).toBe(true)
})

test('concurrent guesses do not exceed the limit', async () => {
  const { db } = store
  const { code } = await addDiscount(db)
  const limiter = createLocalLimiter({ name: 'guesses-burst', points: 3, seconds: 60 })
  const counted = await Promise.all(
    ['A1', 'A2', 'A3', code].map((typed) => limitCodeAttempts(db, typed, HERE, limiter)),
  )
  expect(counted.map(({ allowed }) => allowed)).toEqual([true, true, true, false])
})

test('an existing code can be used in one network more often than the limit for unknown codes', async () => {
  const { db } = store
  const { code } = await addDiscount(db)
  const limiter = createLocalLimiter({ name: 'guesses-crowd', points: 3, seconds: 60 })
  await Promise.all(Array.from({ length: 10 }, () => limitCodeAttempts(db, code, HERE, limiter)))
  expect(await limitCodeAttempts(db, code, HERE, limiter)).toEqual({ allowed: true })
})

test('an attempt whose lookup fails does not count', async () => {
  const limiter = createLocalLimiter({ name: 'guesses-away', points: 1, seconds: 60 })
  const unreachable = databaseOn(new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }))
  for (let time = 0; time < 3; time++)
    await expect(limitCodeAttempts(unreachable, 'ANY-1', HERE, limiter)).rejects.toThrow()
  expect(await limitCodeAttempts(store.db, 'GUESS-1', HERE, limiter)).toEqual({ allowed: true })
})

test('a wrong code in an order counts toward the limit too, but a request for a placed order can be repeated', async () => {
  const { db } = store
  const { code } = await addDiscount(db)
  const lines = [createCheckoutLine(await addProduct(db))]
  const placed = createCheckoutRequest(lines, { discountCode: code })
  await addOrder(db, lines, placed)
  const limiter = createLocalLimiter({ name: 'guesses-order', points: 1, seconds: 60 })
  const isAllowed = async (order: typeof placed) => (await limitOrderCodeAttempts(db, order, HERE, limiter)).allowed
  expect(await isAllowed(createCheckoutRequest([], { discountCode: 'GUESS-1' }))).toBe(true)
  expect(await isAllowed(createCheckoutRequest([], { discountCode: code }))).toBe(false)
  expect(await isAllowed(createCheckoutRequest([]))).toBe(true)
  expect(await isAllowed(placed)).toBe(true)
})

test('if the code of a cart is not looked up, the cart contains the reason and the sums without the discount', async () => {
  const { db } = store
  const lines = [createCheckoutLine(await addProduct(db))]
  const { code: discountCode } = await addDiscount(db)
  const request = { lines, country: 'US', method: 'standard', currency: 'USD', discountCode } as const
  const cart = await quoteCart(db, request, new Date(), false)
  expect(cart).toMatchObject({ code: { problem: discountText.rejections['too-many'] }, quote: { discountCode: '' } })
})
