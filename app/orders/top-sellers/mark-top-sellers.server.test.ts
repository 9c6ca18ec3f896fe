import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listProductsById } from '#app/catalog/product-cards.server.ts'
import { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { orders } from '#app/orders/orders.table.ts'
import { markTopSellers } from '#app/orders/top-sellers/mark-top-sellers.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const NAMES = ['Six', 'Five', 'Four', 'Three', 'Two', 'One', 'Old', 'Open', 'Cancelled', 'Archived'] as const

/** Places a paid order and then changes it. */
async function sell(id: Id<'product'>, quantity: number, change?: Partial<typeof orders.$inferInsert>): Promise<void> {
  const order = await addOrder(database.db, [createCheckoutLine(id, { quantity })])
  if (change) await database.db.update(orders).set(change).where(eq(orders.id, order.id))
}

async function listTopSellers(): Promise<string[]> {
  const rows = await database.db.select({ name: products.name }).from(products).where(eq(products.isTopSeller, true))
  return rows.map(({ name }) => name).toSorted()
}

test('the five active products that sold most units in paid orders of 90 days are marked', async () => {
  const { db } = database
  const entries = await Promise.all(
    NAMES.map(async (name) => [name, await addProduct(db, { name, stock: 50 })] as const),
  )
  const ids = Object.fromEntries(entries) as Record<(typeof NAMES)[number], Id<'product'>>
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  await sell(ids.Six, 5)
  await sell(ids.Six, 1)
  await sell(ids.Five, 5, { createdAt: daysAgo(89) })
  await sell(ids.Four, 4)
  await sell(ids.Three, 3)
  await sell(ids.Two, 2)
  await sell(ids.One, 1)
  await sell(ids.Old, 9, { createdAt: daysAgo(91) })
  await sell(ids.Open, 9, { paymentStatus: 'pending' })
  await sell(ids.Cancelled, 9, { status: 'cancelled' })
  await sell(ids.Archived, 9)
  await db.update(products).set({ status: 'archived' }).where(eq(products.id, ids.Archived))

  await markTopSellers(db)
  expect(await listTopSellers()).toEqual(['Five', 'Four', 'Six', 'Three', 'Two'])

  await db
    .update(products)
    .set({ publishedAt: daysAgo(31) })
    .where(inArray(products.id, Object.values(ids)))
  const cards = await listProductsById(db, [ids.Two, ids.One], { ...initialSettings, demo_content: false })
  expect(cards.map(({ badge }) => badge)).toEqual(['bestseller', null])

  await sell(ids.One, 2)
  await db.execute(sql`delete from page_changes`)
  await markTopSellers(db)
  expect(await listTopSellers()).toEqual(['Five', 'Four', 'One', 'Six', 'Three'])
  const { rows } = await db.execute<{ tag: string }>(sql`select distinct unnest(tags) as tag from page_changes`)
  expect(rows.map(({ tag }) => tag).toSorted()).toEqual(
    ['catalog', `product:${ids.One}`, `product:${ids.Two}`].toSorted(),
  )

  await db.execute(sql`delete from page_changes`)
  await markTopSellers(db)
  expect((await db.execute(sql`select from page_changes`)).rowCount).toBe(0)
})
