import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FitVote } from '#app/content/reviews/fit/fit-vote.ts'
import { readFit } from '#app/content/reviews/fit/read-fit.server.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { listOrderItems } from '#app/orders/orders.server.ts'
import { computeReturnsVersion, recordReturn } from '#app/orders/returns/record-return.server.ts'
import type { ReturnReason } from '#app/orders/returns/return.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { addOrder, createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProduct } from '#tests/support/products.ts'

const TODAY = new Date('2026-11-26T12:00:00Z')
const DAY_MS = 86_400_000
const NOTHING = { minor: 0, currency: 'USD' } as const

let store: TestDatabase
let db: Database
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  staffId = await addFirstAdmin(db)
})
afterAll(() => store.close())

type Vote = { readonly fit: FitVote; readonly size?: string; readonly days?: number; readonly item?: Id<'order-item'> }

async function vote(productId: Id<'product'>, times: number, { fit, size = 'M', days = 1, item }: Vote) {
  const createdAt = new Date(TODAY.getTime() - days * DAY_MS)
  const row = { productId, fit, size, createdAt, rating: 4, customerName: 'Ada', orderItemId: item ?? null }
  await db.insert(reviews).values(Array.from({ length: times }, () => row))
}

async function sendBack(orderId: Id<'order'>, reason: ReturnReason): Promise<void> {
  const [order, items] = [await getOrder(db, orderId), await listOrderItems(db, orderId)]
  const lines = items.map(({ id }) => ({ item: id, quantity: 1, restock: true }))
  const command = {
    version: computeReturnsVersion(order, items),
    lines,
    reason,
    note: '',
    amount: NOTHING,
  }
  const recorded = await recordReturn(db, orderId, { key: newId<'return'>(), ...command }, staffId)
  expect(recorded).toHaveProperty('recorded')
}

const newProduct = () => addProduct(db, { sizes: ['S', 'M', 'L'], stock: 30 })
const read = async (productId: Id<'product'>) => (await readFit(db, productId, TODAY))?.text

test('approved votes from the last two years are counted, and newer votes weigh more', async () => {
  const product = await newProduct()
  await vote(product, 2, { fit: 'true' })
  await vote(product, 2, { fit: 'large', size: 'S' })
  expect(await read(product)).toBeUndefined()
  await db.insert(reviews).values({ productId: product, fit: 'true', rating: 5, customerName: 'B', status: 'pending' })
  await vote(product, 9, { fit: 'small', days: 731 })
  expect(await read(product)).toBeUndefined()
  await vote(product, 5, { fit: 'small', days: 729 })
  // Each of the five weighs a quarter
  expect(await read(product)).toBe('Buyers disagree: out of 9, 5 found it small and 2 large')
  await vote(product, 3, { fit: 'true' })
  expect(await read(product)).toBe('5 of 12 buyers found it true to size')
})

test('a return as too small counts immediately and replaces the vote for the same order line', async () => {
  const product = await newProduct()
  await vote(product, 4, { fit: 'true' })
  const { id } = await addOrder(db, [createCheckoutLine(product, { size: 'L' })])
  const [line] = await listOrderItems(db, id)
  await vote(product, 1, { fit: 'true', size: 'L', ...(line && { item: line.id }) })
  expect(await read(product)).toBe('5 of 5 buyers found it true to size')
  await sendBack(id, 'too_small')
  expect(await read(product)).toBe('4 of 5 buyers found it true to size; between sizes, go up')
})

test('returns for reasons other than too small or too large are not counted', async () => {
  const product = await newProduct()
  await vote(product, 5, { fit: 'true' })
  for (const reason of ['size', 'fit', 'quality', 'changed_mind'] as const) {
    await sendBack((await addOrder(db, [createCheckoutLine(product, { size: 'M' })])).id, reason)
  }
  expect(await read(product)).toBe('5 of 5 buyers found it true to size')
})

test('a size that fits differently has its own line', async () => {
  const product = await newProduct()
  await vote(product, 9, { fit: 'true' })
  for (let n = 0; n < 5; n++) {
    await sendBack((await addOrder(db, [createCheckoutLine(product, { size: 'L' })])).id, 'too_large')
  }
  expect(await readFit(db, product, TODAY)).toEqual({
    text: '9 of 14 buyers found it true to size; between sizes, go down',
    bySize: { L: '5 of 5 buyers found it large: go one size down' },
  })
})
