import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boughtTogether } from '#app/content/bought-together/bought-together.table.ts'
import { countBoughtTogether } from '#app/content/bought-together/count-bought-together.server.ts'
import { listRelatedProducts } from '#app/content/storefront/product/related-products.server.ts'
import type { Id } from '#app/lib/id.ts'
import { orders } from '#app/orders/orders.table.ts'
import { initialSettings } from '#app/store/settings.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const DAY_MS = 86_400_000

/** Places this number of paid orders, each with one unit of every product. */
async function orderTogether(times: number, ...ids: Id<'product'>[]): Promise<Id<'order'>[]> {
  const placed: Id<'order'>[] = []
  const lines = ids.map((id) => createCheckoutLine(id))
  for (let count = 0; count < times; count += 1) placed.push((await addOrder(database.db, lines)).id)
  return placed
}

test('products that at least three recent paid orders contained together are shown as related products', async () => {
  const { db } = database
  const [dress, belt, bag, hat] = await Promise.all(
    ['Dress', 'Belt', 'Bag', 'Hat'].map((name) => addProduct(db, { name, stock: 50 })),
  )
  if (!dress || !belt || !bag || !hat) throw new Error('A product is missing')
  await orderTogether(3, dress, belt)
  await orderTogether(1, dress, belt, bag)
  await orderTogether(2, dress, bag)
  const old = await orderTogether(2, dress, hat)
  const cancelled = await orderTogether(1, dress, hat)
  const open = await orderTogether(1, dress, hat)
  await orderTogether(2, dress, hat)
  const change = (ids: readonly Id<'order'>[], values: Partial<typeof orders.$inferInsert>) =>
    db
      .update(orders)
      .set(values)
      .where(inArray(orders.id, [...ids]))
  await change(old, { createdAt: new Date(Date.now() - 181 * DAY_MS) })
  await change(cancelled, { status: 'cancelled' })
  await change(open, { paymentStatus: 'pending' })

  await countBoughtTogether(db)
  await countBoughtTogether(db) // replaces the counts instead of adding to them
  const counted = await db.select().from(boughtTogether)
  expect(new Set(counted.map(({ productId, otherId, orders: count }) => [productId, otherId, count].join()))).toEqual(
    new Set([[dress, belt, 4].join(), [belt, dress, 4].join(), [dress, bag, 3].join(), [bag, dress, 3].join()]),
  )

  const names = async (id: Id<'product'>) =>
    (await listRelatedProducts(db, { id, category: 'none' }, initialSettings)).map(({ name }) => name)
  expect(await names(dress)).toEqual(['Belt', 'Bag'])
  expect(await names(hat)).toEqual([])
})
