import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vote } from '#app/content/reviews/helpful/vote.server.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { newId } from '#app/lib/id.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function newReview(status: 'approved' | 'pending' = 'approved') {
  const id = newId<'review'>()
  const productId = await addProduct(database.db)
  await database.db.insert(reviews).values({ id, productId, rating: 4, customerName: 'Ada', status })
  return id
}

const readHelpful = async (id: ReturnType<typeof newId<'review'>>) => {
  const [row] = await database.db.select({ helpful: reviews.helpful }).from(reviews).where(eq(reviews.id, id))
  return row?.helpful
}

test('a voter counts once, even with repeated and concurrent requests, and can take back the vote', async () => {
  const review = await newReview()
  const voter = randomUUID()
  const send = (isHelpful: boolean, by = voter) => vote(database.db, { review, voter: by, isHelpful })
  expect(await Promise.all(Array.from({ length: 20 }, () => send(true)))).toEqual(Array(20).fill(1))
  expect(await send(true, randomUUID())).toBe(2)
  expect([await send(false), await send(false)]).toEqual([1, 1])
  expect(await readHelpful(review)).toBe(1)
})

test('many concurrent voters are all counted', async () => {
  const review = await newReview()
  await Promise.all(
    Array.from({ length: 30 }, () => vote(database.db, { review, voter: randomUUID(), isHelpful: true })),
  )
  expect(await readHelpful(review)).toBe(30)
})

test('a pending or unknown review accepts no votes', async () => {
  const voter = randomUUID()
  expect(await vote(database.db, { review: await newReview('pending'), voter, isHelpful: true })).toBeNull()
  expect(await vote(database.db, { review: newId<'review'>(), voter, isHelpful: true })).toBeNull()
})
