import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookUpFor } from '#app/features/checkout/discount-limit.server.ts'
import { quoteCart } from '#app/features/checkout/quote-cart.server.ts'
import { localLimiter } from '#app/platform/limits/limits.server.ts'
import { checkoutLine } from '#tests/support/checkout.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { addDiscount } from '#tests/support/discounts.ts'
import { addProduct } from '#tests/support/products.ts'

let shop: TestDatabase

beforeAll(async () => {
  shop = await testDatabase()
})

afterAll(() => shop.close())

test('codes that are none count, those that exist do not; after too many nothing is told of any', async () => {
  const { db } = shop
  const lines = [checkoutLine(await addProduct(db))]
  const { code } = await addDiscount(db)
  const { code: off } = await addDiscount(db, { isActive: false })
  const limiter = localLimiter({ name: 'guesses-test', points: 3, seconds: 60 })
  const ask = async (discountCode: string, from = '203.0.113.9') => {
    const request = { lines, country: 'US', method: 'standard', currency: 'USD', discountCode } as const
    const { code: answer, quote } = await quoteCart(db, request, new Date(), lookUpFor(from, limiter))
    return [answer?.problem ?? null, quote?.discountCode] as const
  }
  for (let time = 0; time < 5; time++) expect(await ask(code)).toEqual([null, code])
  const unknown = [expect.stringContaining('not valid'), '']
  expect(await ask('GUESS-1')).toEqual(unknown)
  expect(await ask(off)).toEqual(unknown) // one that is switched off is none
  expect(await ask('')).toEqual([null, ''])
  expect(await ask('GUESS-2')).toEqual(unknown)
  const tooMany = [expect.stringContaining('Too many discount codes were tried'), '']
  expect(await ask('GUESS-3')).toEqual(tooMany)
  expect(await ask(code)).toEqual(tooMany)
  expect(await ask('')).toEqual([null, '']) // the cart itself is read as ever
  expect(await ask(code, '203.0.113.10')).toEqual([null, code])
})

test('many guesses at once do not pass together', async () => {
  const look = lookUpFor('198.51.100.7', localLimiter({ name: 'guesses-burst', points: 3, seconds: 60 }))
  const { db } = shop
  const { code } = await addDiscount(db)
  const answers = await Promise.all(['A1', 'A2', 'A3', code].map((guess) => look(db, guess, new Date())))
  expect(answers.map(({ refused }) => refused)).toEqual([undefined, undefined, undefined, 'too-many'])
  expect(answers[3]?.terms).toBe(null)
})
