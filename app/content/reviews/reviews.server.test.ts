import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_FILTERS, type ReviewFilters } from '#app/content/reviews/page/review-filters.ts'
import { reviewPhotos } from '#app/content/reviews/review-photos.table.ts'
import { readReviewPage, readReviews } from '#app/content/reviews/reviews.server.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a product’s reviews are listed newest first, with their count and average', async () => {
  const { db } = database
  const [productId, otherId, plainId] = [await addProduct(db), await addProduct(db), await addProduct(db)]
  const day = (date: number) => new Date(Date.UTC(2026, 10, date, 12))
  await db.insert(reviews).values([
    { productId, rating: 4, customerName: 'Amaka O.', title: 'Light', verifiedPurchase: true, createdAt: day(1) },
    { productId, rating: 5, customerName: 'Sofia', comment: '<b>Lovely</b>', createdAt: day(12) },
    { productId: otherId, rating: 1, customerName: 'Nobody', createdAt: day(20) },
  ])
  const { list, ...all } = await readReviews(db, productId, 'UTC')
  expect(all).toEqual({ count: 2, countText: '2 reviews', average: '4.5', ratings: { 4: 1, 5: 1 } })
  expect(list.map(({ customerName, date, day: iso }) => [customerName, date, iso])).toEqual([
    ['Sofia', 'Nov 12, 2026', '2026-11-12'],
    ['Amaka O.', 'Nov 1, 2026', '2026-11-01'],
  ])
  const none = { list: [], count: 0, countText: '0 reviews', average: null, ratings: {} }
  expect(await readReviews(db, plainId, 'UTC')).toEqual(none)
})

test('a review’s date is in the store’s time zone', async () => {
  const { db } = database
  const productId = await addProduct(db)
  await db
    .insert(reviews)
    .values({ productId, rating: 5, customerName: 'A', createdAt: new Date('2026-12-31T23:30:00Z') })
  const { list } = await readReviews(db, productId, 'Africa/Lagos')
  expect(list.map(({ date, day }) => [date, day])).toEqual([['Jan 1, 2027', '2027-01-01']])
})

const readPage = (productId: Id<'product'>, change: Partial<ReviewFilters> = {}) =>
  readReviewPage(database.db, productId, { ...NO_FILTERS, ...change }, 'UTC')

test('the product page shows the ten newest reviews, and its reviews page shows all', async () => {
  const { db } = database
  const productId = await addProduct(db)
  const many = Array.from({ length: 43 }, (_, index) => ({
    productId,
    rating: index < 3 ? 1 : 5,
    customerName: `No. ${index}`,
    createdAt: new Date(Date.UTC(2026, 10, 1, 0, index)),
  }))
  await db.insert(reviews).values(many)
  const { list, count, average } = await readReviews(db, productId, 'UTC')
  expect([list.length, list[0]?.customerName, count, average]).toEqual([10, 'No. 42', 43, '4.7'])
  const pages = await Promise.all([1, 2, 3, 4].map((page) => readPage(productId, { page })))
  expect(pages.map((page) => page?.list.length)).toEqual([20, 20, 3, 0])
  const names = pages.flatMap((page) => page?.list.map(({ customerName }) => customerName) ?? [])
  expect(names).toEqual(many.map(({ customerName }) => customerName).toReversed())
})

test('the reviews page sorts reviews and filters them by rating, purchased size and photos', async () => {
  const { db } = database
  const productId = await addProduct(db, { sizes: ['S', 'M'] })
  const createReview = (rating: number, size: string, helpful: number, number: number) => {
    const name = { customerName: `${rating}${size}`, createdAt: new Date(Date.UTC(2026, 10, number)) }
    return { id: newId<'review'>(), productId, rating, size, helpful, ...name }
  }
  const [best, worst, middle] = [createReview(5, 'S', 1, 1), createReview(1, 'M', 9, 2), createReview(3, 'M', 4, 3)]
  const hidden = { ...createReview(2, 'M', 99, 4), status: 'pending' } as const
  await db.insert(reviews).values([best, worst, middle, hidden])
  const photo = { url: '/a.jpg', publicId: 'a', width: 3, height: 4 }
  await db.insert(reviewPhotos).values({ reviewId: worst.id, position: 0, ...photo })
  const listNames = async (change: Partial<ReviewFilters>) => {
    const page = await readPage(productId, change)
    return page?.list.map(({ customerName }) => customerName)
  }
  expect(await readPage(productId)).toMatchObject({ count: 3, total: 3, average: '3.0', sizes: { S: 1, M: 2 } })
  expect(await listNames({})).toEqual(['3M', '1M', '5S'])
  expect(await listNames({ sort: 'helpful' })).toEqual(['1M', '3M', '5S'])
  expect(await listNames({ sort: 'highest' })).toEqual(['5S', '3M', '1M'])
  expect(await listNames({ sort: 'lowest' })).toEqual(['1M', '3M', '5S'])
  expect(await listNames({ rating: 3 })).toEqual(['3M'])
  expect(await listNames({ size: 'M' })).toEqual(['3M', '1M'])
  expect(await listNames({ hasPhotos: true })).toEqual(['1M'])
  expect(await listNames({ size: 'S', hasPhotos: true })).toEqual([])
})

test('a hidden product has no reviews page', async () => {
  const { db } = database
  expect(await readPage(await addProduct(db, { status: 'draft' }))).toBeNull()
  expect(await readPage(newId<'product'>())).toBeNull()
})
