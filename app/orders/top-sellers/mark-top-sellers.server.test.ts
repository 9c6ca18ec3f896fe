import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listProductsById } from '#app/catalog/product-cards.server.ts'
import { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
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

const SOLD = ['Eight', 'Seven', 'Six', 'Five', 'Four', 'Three'] as const
const NAMES = [...SOLD, 'Old', 'Open', 'Cancelled', 'Archived', 'Returned', 'Once'] as const

/** Sells units in three paid orders and then changes these orders. */
async function sell(id: Id<'product'>, units: number, change?: Partial<typeof orders.$inferInsert>): Promise<void> {
  for (const quantity of [1, 1, units - 2]) {
    const order = await addOrder(database.db, [createCheckoutLine(id, { quantity })])
    if (change) await database.db.update(orders).set(change).where(eq(orders.id, order.id))
  }
}

async function listTopSellers(): Promise<string[]> {
  const rows = await database.db.select({ name: products.name }).from(products).where(eq(products.isTopSeller, true))
  return rows.map(({ name }) => name).toSorted()
}

test('the five active products that sold most units in at least three paid orders of 90 days are marked, without returned units', async () => {
  const { db } = database
  const entries = await Promise.all(
    NAMES.map(async (name) => [name, await addProduct(db, { name, stock: 50 })] as const),
  )
  const ids = Object.fromEntries(entries) as Record<(typeof NAMES)[number], Id<'product'>>
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  for (const [before, name] of SOLD.entries()) await sell(ids[name], 8 - before, { createdAt: daysAgo(89) })
  await sell(ids.Old, 20, { createdAt: daysAgo(91) })
  await sell(ids.Open, 20, { paymentStatus: 'pending' })
  await sell(ids.Cancelled, 20, { status: 'cancelled' })
  await sell(ids.Archived, 20)
  await sell(ids.Returned, 20)
  await db.update(orderItems).set({ returned: orderItems.quantity }).where(eq(orderItems.productId, ids.Returned))
  await addOrder(db, [createCheckoutLine(ids.Once, { quantity: 20 })])
  await db.update(products).set({ status: 'archived' }).where(eq(products.id, ids.Archived))

  await markTopSellers(db)
  expect(await listTopSellers()).toEqual(['Eight', 'Five', 'Four', 'Seven', 'Six'])

  await db
    .update(products)
    .set({ publishedAt: daysAgo(31) })
    .where(inArray(products.id, Object.values(ids)))
  const cards = await listProductsById(db, [ids.Four, ids.Three], { ...initialSettings, demo_content: false })
  expect(cards.map(({ badge }) => badge)).toEqual(['bestseller', null])

  await sell(ids.Three, 3)
  await db.execute(sql`delete from page_changes`)
  await markTopSellers(db)
  expect(await listTopSellers()).toEqual(['Eight', 'Five', 'Seven', 'Six', 'Three'])
  const { rows } = await db.execute<{ tag: string }>(sql`select distinct unnest(tags) as tag from page_changes`)
  expect(rows.map(({ tag }) => tag).toSorted()).toEqual(
    ['catalog', `product:${ids.Three}`, `product:${ids.Four}`].toSorted(),
  )

  await db.execute(sql`delete from page_changes`)
  await markTopSellers(db)
  expect((await db.execute(sql`select from page_changes`)).rowCount).toBe(0)
})
