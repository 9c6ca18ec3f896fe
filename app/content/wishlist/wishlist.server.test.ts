import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import {
  deleteUnusedWishlists,
  listSavedIds,
  listSavedProducts,
  removeProduct,
  saveProduct,
} from '#app/content/wishlist/wishlist.server.ts'
import { MAX_SAVED, newSessionId } from '#app/content/wishlist/wishlist.ts'
import { wishlistItems } from '#app/content/wishlist/wishlist-items.table.ts'
import { newId } from '#app/lib/id.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let session: string

beforeAll(async () => {
  store = await openTestDatabase()
})
beforeEach(() => {
  session = newSessionId(Date.now())
})
afterAll(() => store.close())

/** Saves new products. */
async function fill(count: number): Promise<void> {
  const { db } = store
  const rows = Array.from({ length: count }, (_, index) => {
    const id = newId<'product'>()
    return {
      id,
      name: `Piece ${index}`,
      slug: `piece-${id}`,
      sku: id,
      price: 100,
      category: 'tops',
      status: 'active',
    } as const
  })
  await db.insert(products).values(rows)
  await db.insert(wishlistItems).values(rows.map(({ id }) => ({ sessionId: session, productId: id })))
}

test('saving or removing a product again changes nothing', async () => {
  const { db } = store
  const id = await addProduct(db)
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => saveProduct(db, session, id)))
  expect(outcomes).toEqual(['saved', 'saved', 'saved', 'saved'])
  expect(await db.$count(wishlistItems, eq(wishlistItems.sessionId, session))).toBe(1)
  expect(await removeProduct(db, session, id)).toBe('removed')
  expect(await removeProduct(db, session, id)).toBe('removed')
  expect(await listSavedIds(db, session)).toEqual([])
})

test('each session has its own wishlist', async () => {
  const { db } = store
  const id = await addProduct(db)
  const other = newSessionId(Date.now())
  await saveProduct(db, session, id)
  expect(await listSavedIds(db, other)).toEqual([])
  await removeProduct(db, other, id)
  expect(await listSavedIds(db, session)).toEqual([id])
})

test('the product that was saved last comes first, both in the list of ids and among the cards', async () => {
  const { db } = store
  const first = await addProduct(db, { name: 'First', price: 900_000 })
  const second = await addProduct(db, { name: 'Second' })
  await saveProduct(db, session, first)
  await db
    .update(wishlistItems)
    .set({ createdAt: new Date(2026, 0, 1) })
    .where(eq(wishlistItems.productId, first))
  await saveProduct(db, session, second)
  expect(await listSavedIds(db, session)).toEqual([second, first])
  const cards = await listSavedProducts(db, session, await readSettings(db))
  expect(cards.map(({ id, name }) => [id, name])).toEqual([
    [second, 'Second'],
    [first, 'First'],
  ])
  expect(cards[1]?.price).toEqual({ minor: 900_000, currency: 'NGN' })
})

test.each(['draft', 'archived'] as const)(
  'a product that becomes %s is not listed and cannot be saved',
  async (status) => {
    const { db } = store
    const visible = await addProduct(db)
    const hiddenProduct = await addProduct(db)
    await saveProduct(db, session, visible)
    await saveProduct(db, session, hiddenProduct)
    await db.update(products).set({ status }).where(eq(products.id, hiddenProduct))
    expect(await listSavedIds(db, session)).toEqual([visible])
    expect(await listSavedProducts(db, session, await readSettings(db))).toHaveLength(1)
    expect(await saveProduct(db, session, hiddenProduct)).toBe('unknown')
    expect(await removeProduct(db, session, hiddenProduct)).toBe('removed')
  },
)

test('a missing product cannot be saved, but can be removed', async () => {
  expect(await saveProduct(store.db, session, newId<'product'>())).toBe('unknown')
  expect(await removeProduct(store.db, session, newId<'product'>())).toBe('removed')
})

test('only one of several concurrent requests for the last free slot succeeds', async () => {
  const { db } = store
  await fill(MAX_SAVED - 1)
  const productIds = await Promise.all([1, 2, 3, 4, 5].map(() => addProduct(db)))
  const outcomes = await Promise.all(productIds.map((id) => saveProduct(db, session, id)))
  expect(outcomes.toSorted()).toEqual(['full', 'full', 'full', 'full', 'saved'])
  const saved = await listSavedIds(db, session)
  expect(saved).toHaveLength(MAX_SAVED)
  const [productId] = saved
  if (!productId) throw new Error('nothing is saved')
  expect(await saveProduct(db, session, productId)).toBe('saved')
})

test('a wishlist is deleted half a year after the last addition; other wishlists keep even older products', async () => {
  const { db } = store
  const setAge = (name: string, days: number) =>
    db
      .update(wishlistItems)
      .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
      .where(eq(wishlistItems.sessionId, name))
  await fill(2)
  const unused = session
  await setAge(unused, 181)
  session = newSessionId(Date.now() + 1)
  await fill(2)
  await setAge(session, 400)
  await saveProduct(db, session, await addProduct(db))
  await deleteUnusedWishlists(db)
  expect(await db.$count(wishlistItems, eq(wishlistItems.sessionId, unused))).toBe(0)
  expect(await db.$count(wishlistItems, eq(wishlistItems.sessionId, session))).toBe(3)
})
