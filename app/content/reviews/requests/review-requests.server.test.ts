import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { queueReviewRequests, stopReviewMails } from '#app/content/reviews/requests/review-requests.server.ts'
import { reviewRequests } from '#app/content/reviews/requests/review-requests.table.ts'
import { writeReview } from '#app/content/reviews/writing/write-review.server.ts'
import type { Id } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { erasePersonalData } from '#app/orders/customers/erase-personal-data.server.ts'
import type { OrderStatus } from '#app/orders/order-status.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
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
  await db.delete(reviewRequests)
  await db.delete(mailOutbox)
  await saveSettings(db, { review_request_days: 5 })
})
afterAll(() => testDb.close())

const SHIPPED = new Date('2026-11-01T12:00:00Z')
const day = (number: number) => new Date(SHIPPED.getTime() + number * 86_400_000)

async function newOrder(email: string) {
  const productId = await addProduct(db, { name: 'Linen dress', stock: 10 })
  const { id } = await addOrder(db, [createCheckoutLine(productId)], { email })
  return { ...(await getOrder(db, id)), to: (status: OrderStatus, now = SHIPPED) => setStatus(id, status, now) }
}

function setStatus(id: Id<'order'>, status: OrderStatus, now: Date) {
  return changeStatus(db, id, { status }, staffId, now)
}

async function listInvitations() {
  const mails = await db.select().from(mailOutbox)
  return mails.filter(({ event }) => event.startsWith('review-request:'))
}

test('a buyer is invited once, a few days after delivery', async () => {
  const order = await newOrder('ada@example.com')
  await order.to('shipped')
  await order.to('delivered', day(2))
  expect(await queueReviewRequests(db, day(6.9))).toBe(0)
  expect(await queueReviewRequests(db, day(7))).toBe(1)
  const [mail, ...others] = await listInvitations()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: 'ada@example.com', subject: 'How do you like it? Lumina' })
  expect(mail?.body.text).toContain(`/order/${order.link}/review/1`)
  expect(mail?.body.text).toContain(`/order/${order.link}/review-mails`)
  await order.to('shipped', day(8))
  await order.to('delivered', day(9))
  await queueReviewRequests(db, day(100))
  expect(await listInvitations()).toHaveLength(1)
})

test('an order that nobody marks as delivered counts as delivered after a week', async () => {
  const order = await newOrder('bisi@example.com')
  await order.to('shipped')
  expect(await queueReviewRequests(db, day(11))).toBe(0)
  expect(await queueReviewRequests(db, day(12))).toBe(1)
})

test('no email is sent for a cancelled, reviewed or erased order, or if emails are disabled', async () => {
  const cancelled = await newOrder('one@example.com')
  await cancelled.to('shipped')
  await cancelled.to('cancelled')
  const reviewed = await newOrder('two@example.com')
  await reviewed.to('delivered')
  const input = { rating: 5, title: '', comment: '', name: 'Two', fit: null, usualSize: '', height: null }
  expect(await writeReview(db, { link: reviewed.link, number: 1 }, { input, photos: [] })).toBe('open')
  const erased = await newOrder('three@example.com')
  await erased.to('shipped')
  await erasePersonalData(db, 'three@example.com', staffId)
  await queueReviewRequests(db, day(50))
  expect(await listInvitations()).toEqual([])

  const late = await newOrder('four@example.com')
  await late.to('shipped')
  await saveSettings(db, { review_request_days: 0 })
  await queueReviewRequests(db, day(50))
  expect([await listInvitations(), await db.$count(reviewRequests)]).toEqual([[], 0])
  await (await newOrder('five@example.com')).to('shipped')
  expect(await db.$count(reviewRequests)).toBe(0)
})

test('a buyer who opted out gets no emails for this order or later orders', async () => {
  const order = await newOrder('six@example.com')
  await order.to('shipped')
  expect(await stopReviewMails(db, order.link)).toBe(true)
  expect(await db.$count(reviewRequests, eq(reviewRequests.orderId, order.id))).toBe(0)
  await (await newOrder('six@example.com')).to('shipped')
  await queueReviewRequests(db, day(50))
  expect(await listInvitations()).toEqual([])
  expect(await stopReviewMails(db, '0'.repeat(48))).toBe(false)
})

test('several processes queue each email only once', async () => {
  for (const name of ['a', 'b', 'c']) await (await newOrder(`${name}@example.com`)).to('shipped')
  await Promise.all(Array.from({ length: 4 }, () => queueReviewRequests(db, day(50))))
  expect((await listInvitations()).map(({ recipient }) => recipient).toSorted()).toEqual([
    'a@example.com',
    'b@example.com',
    'c@example.com',
  ])
})
