import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { moderateReview } from '#app/content/reviews/admin/moderate-review.server.ts'
import { listReviewQueue } from '#app/content/reviews/admin/review-queue.server.ts'
import { reviewPhotos } from '#app/content/reviews/review-photos.table.ts'
import { readReviews } from '#app/content/reviews/reviews.server.ts'
import type { ReviewInput } from '#app/content/reviews/writing/review-input.server.ts'
import { findReviewPage, writeReview } from '#app/content/reviews/writing/write-review.server.ts'
import { reviews } from '#app/content/reviews.table.ts'
import type { Id } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { erasePersonalData } from '#app/orders/customers/erase-personal-data.server.ts'
import { exportPersonalData } from '#app/orders/customers/export-personal-data.server.ts'
import type { OrderStatus } from '#app/orders/order-status.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { addOrder, createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProduct } from '#tests/support/products.ts'

let testDb: TestDatabase
let db: Database
let staffId: Id<'staff'>

beforeAll(async () => {
  testDb = await openTestDatabase()
  db = testDb.db
  staffId = await addFirstAdmin(db)
})
beforeEach(async () => {
  await db.delete(reviews)
})
afterAll(() => testDb.close())

const INPUT: ReviewInput = {
  rating: 4,
  title: 'Light',
  comment: 'It drapes well.',
  name: 'Ada O.',
  fit: 'small',
  usualSize: 'M',
  height: '165-169',
}

async function createOrder(status: OrderStatus = 'delivered') {
  const productId = await addProduct(db, { stock: 10 })
  const { id } = await addOrder(db, [createCheckoutLine(productId)])
  if (status !== 'processing') await changeStatus(db, id, { status }, staffId)
  const order = await getOrder(db, id)
  return { productId, orderId: id, email: order.customerEmail, at: { link: order.link, number: 1 } }
}

const write = (at: { link: string; number: number }, change: Partial<ReviewInput> = {}, photos: string[] = []) =>
  writeReview(db, at, { input: { ...INPUT, ...change }, photos })

const listShown = async (productId: Id<'product'>) => (await readReviews(db, productId, 'UTC')).list

const listPending = async () => (await listReviewQueue(db, { q: '', show: 'pending', page: 1 })).rows

async function getFirstPending() {
  const [review] = await listPending()
  if (!review) throw new Error('There is no pending review')
  return review
}

test('a buyer reviews an order line, staff approve the review, and shoppers then see it', async () => {
  const { productId, at } = await createOrder()
  expect(await findReviewPage(db, at.link, 1)).toMatchObject({ line: { state: 'open' }, others: [] })
  expect(await write(at)).toBe('open')
  expect(await findReviewPage(db, at.link, 1)).toMatchObject({ line: { state: 'written' } })
  expect(await listShown(productId)).toEqual([])

  const queued = await getFirstPending()
  expect(queued).toMatchObject({ customerName: 'Ada O.', rating: 4, verifiedPurchase: true, usualSize: 'M' })
  expect(await moderateReview(db, { intent: 'approve', id: queued.id }, staffId)).toBe(true)
  expect(await listPending()).toEqual([])
  expect(await listShown(productId)).toMatchObject([
    {
      title: 'Light',
      comment: 'It drapes well.',
      about: 'Runs small · 165 to 169 cm (5′5″ to 5′6½″)',
      source: 'Ada O. · Verified purchase',
    },
  ])
  const [recorded] = await db.select().from(auditLog).where(eq(auditLog.entity, 'review'))
  expect(recorded).toMatchObject({ action: 'review.approve', changes: { status: { from: 'pending', to: 'approved' } } })
})

test('a line has one review, even if a hundred are sent concurrently', async () => {
  const { at } = await createOrder()
  const outcomes = await Promise.all(Array.from({ length: 100 }, (_, index) => write(at, { title: `No. ${index}` })))
  expect(outcomes.filter((state) => state === 'open')).toHaveLength(1)
  expect(outcomes.filter((state) => state === 'written')).toHaveLength(99)
  expect(await db.$count(reviews)).toBe(1)
})

test('a review that is sent again is stored once, and a different review of the line is rejected', async () => {
  const { at } = await createOrder()
  expect([await write(at), await write(at)]).toEqual(['open', 'open'])
  expect(await write(at, { comment: 'By somebody else' })).toBe('written')
  expect(await db.select({ comment: reviews.comment }).from(reviews)).toEqual([{ comment: 'It drapes well.' }])
})

test('an order that staff never mark as delivered can be reviewed a week after it was shipped', async () => {
  const { at } = await createOrder('shipped')
  const week = new Date(Date.now() + 7 * 86_400_000)
  expect((await findReviewPage(db, at.link, 1, week))?.line.state).toBe('open')
})

test.each([
  ['processing', 'early'],
  ['shipped', 'early'],
  ['delivered', 'open'],
  ['cancelled', 'gone'],
] as const)('the review of an order with the status %s has the state %s', async (status, state) => {
  const { at } = await createOrder(status)
  expect((await findReviewPage(db, at.link, 1))?.line.state).toBe(state)
  expect(await write(at)).toBe(state)
  expect(await db.$count(reviews)).toBe(state === 'open' ? 1 : 0)
})

test('a deleted product cannot be reviewed', async () => {
  const { productId, at } = await createOrder()
  await db.delete(products).where(eq(products.id, productId))
  expect(await write(at)).toBe('gone')
})

test.each(['', 'nothing', '0'.repeat(48)])('the invalid link %o does not work', async (link) => {
  expect(await findReviewPage(db, link, 1)).toBeNull()
  expect(await write({ link, number: 1 })).toBeNull()
})

test('a review of an unknown line is not stored', async () => {
  const { at } = await createOrder()
  for (const number of [0, 2, 999]) expect(await write({ ...at, number })).toBeNull()
})

test('photos are shown in order without duplicates, until staff remove them', async () => {
  const { productId, at } = await createOrder()
  const photo = (name: string) => ({
    publicId: `reviews/${name}`,
    url: `/media/reviews/${name}.jpg`,
    width: 3,
    height: 4,
  })
  await db.insert(uploads).values(['a', 'b'].map((name) => ({ ...photo(name), bytes: 9 })))
  expect(await write(at, {}, ['reviews/b', 'reviews/a', 'reviews/b', 'reviews/unknown'])).toBe('open')
  const {
    id,
    photos: [first],
  } = await getFirstPending()
  await moderateReview(db, { intent: 'approve', id }, staffId)
  const listUrls = async () => (await listShown(productId))[0]?.photos.map(({ url }) => url)
  expect(await listUrls()).toEqual(['/media/reviews/b.jpg', '/media/reviews/a.jpg'])
  if (!first) throw new Error('The review has no photo')
  const remove = { intent: 'remove-photo', id, photo: first.id } as const
  expect(await moderateReview(db, remove, staffId)).toBe(true)
  expect(await moderateReview(db, remove, staffId)).toBe(false)
  expect(await listUrls()).toEqual(['/media/reviews/a.jpg'])
})

test('a rejected review is hidden and keeps the reason, a reply is shown, and an incentive is disclosed', async () => {
  const { productId, at } = await createOrder()
  await write(at)
  const { id } = await getFirstPending()
  const readStored = async () => (await db.select().from(reviews))[0]
  await moderateReview(db, { intent: 'reject', id, reason: 'advertising' }, staffId)
  expect(await readStored()).toMatchObject({ status: 'rejected', rejection: 'advertising' })
  expect(await listShown(productId)).toEqual([])
  await moderateReview(db, { intent: 'approve', id }, staffId)
  await moderateReview(db, { intent: 'reply', id, reply: 'Thank you' }, staffId, new Date('2026-11-26T12:00:00Z'))
  await moderateReview(db, { intent: 'incentive', id, incentive: 'yes' }, staffId)
  expect(await readStored()).toMatchObject({ rejection: null, repliedAt: new Date('2026-11-26T12:00:00Z') })
  expect(await listShown(productId)).toMatchObject([
    { reply: 'Thank you', source: 'Ada O. · Verified purchase · Received an incentive for this review' },
  ])
  await moderateReview(db, { intent: 'reply', id, reply: '' }, staffId)
  expect(await readStored()).toMatchObject({ reply: '', repliedAt: null })
})

test('the queue can be searched by product, name and text, and shows flags', async () => {
  const { at } = await createOrder()
  await write(at, { comment: 'Cheaper at www.other.example' })
  const countFound = async (q: string) => (await listReviewQueue(db, { q, show: null, page: 1 })).rows.length
  expect([
    await countFound('ada o'),
    await countFound('cheaper'),
    await countFound('linen'),
    await countFound('100%'),
  ]).toEqual([1, 1, 1, 0])
  expect((await getFirstPending()).flags).toEqual(['link'])
})

test('reviews are part of a personal data export, and an erasure removes personal data from them', async () => {
  const { productId, at, email } = await createOrder()
  await db.insert(uploads).values({ publicId: 'reviews/c', url: '/media/reviews/c.jpg', width: 3, height: 4, bytes: 9 })
  await write(at, {}, ['reviews/c'])
  await moderateReview(db, { intent: 'approve', id: (await getFirstPending()).id }, staffId)
  expect((await exportPersonalData(db, email)).reviews).toMatchObject([{ customerName: 'Ada O.', title: 'Light' }])
  await erasePersonalData(db, email, staffId)
  expect(await db.$count(reviewPhotos)).toBe(0)
  expect(await listShown(productId)).toMatchObject([
    { rating: 4, about: 'Runs small', customerName: '', title: '', comment: '', photos: [] },
  ])
  expect((await findReviewPage(db, at.link, 1))?.line.state).toBe('written')
})
