import { afterAll, beforeAll, expect, test } from 'vitest'
import { readReviews } from '#app/features/reviews/reviews.server.ts'
import { reviews } from '#app/features/reviews/reviews.table.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('§7 the reviews of a product come newest first, with their count and average', async () => {
  const { db } = database
  const [productId, otherId, plainId] = [await addProduct(db), await addProduct(db), await addProduct(db)]
  const day = (date: number) => new Date(Date.UTC(2026, 10, date, 12))
  await db.insert(reviews).values([
    { productId, rating: 4, customerName: 'Amaka O.', title: 'Light', verifiedPurchase: true, createdAt: day(1) },
    { productId, rating: 5, customerName: 'Sofia', comment: '<b>Lovely</b>', createdAt: day(12) },
    { productId: otherId, rating: 1, customerName: 'Nobody', createdAt: day(20) },
  ])
  const { list, ...all } = await readReviews(db, productId, 'UTC')
  expect(all).toEqual({ count: 2, countText: '2 reviews', average: '4.5' })
  expect(list.map(({ customerName, date, day: iso }) => [customerName, date, iso])).toEqual([
    ['Sofia', '12 Nov 2026', '2026-11-12'],
    ['Amaka O.', '1 Nov 2026', '2026-11-01'],
  ])
  expect(await readReviews(db, plainId, 'UTC')).toEqual({ list: [], count: 0, countText: '0 reviews', average: null })
})

test('the date of a review is in the time zone of the store', async () => {
  const { db } = database
  const productId = await addProduct(db)
  await db
    .insert(reviews)
    .values({ productId, rating: 5, customerName: 'A', createdAt: new Date('2026-12-31T23:30:00Z') })
  const { list } = await readReviews(db, productId, 'Africa/Lagos')
  expect(list.map(({ date, day }) => [date, day])).toEqual([['1 Jan 2027', '2027-01-01']])
})

test('§7 two hundred are listed, all are counted', async () => {
  const { db } = database
  const productId = await addProduct(db)
  const many = Array.from({ length: 203 }, (_, index) => ({ productId, rating: index < 3 ? 1 : 5, customerName: 'A' }))
  await db.insert(reviews).values(many)
  const { list, count, average } = await readReviews(db, productId, 'UTC')
  expect([list.length, count, average]).toEqual([200, 203, '4.9'])
})
