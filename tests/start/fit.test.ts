import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviews } from '#app/content/reviews.table.ts'
import type { Id } from '#app/lib/id.ts'
import { createPricedRequest } from '#tests/support/checkout-request.ts'
import { addProduct } from '#tests/support/products.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { until } from '#tests/support/until.ts'

const store = getSharedStore()
let database: ReturnType<typeof openStoreDatabase>
let productId: Id<'product'>

beforeAll(async () => {
  database = openStoreDatabase(store)
  const sizes = ['S', 'M']
  const stock = sizes.map((size) => ({ size, color: null, stock: 5 }))
  productId = await addProduct(database.db, { sizes, stock })
})
afterAll(() => database?.close())

const page = async () => await (await fetch(`${store.url}/product/${productId}`)).text()

/** Places an order. Returns its link. */
async function placeOrder(): Promise<string> {
  const postJson = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', Origin: store.url }
    return (await fetch(store.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  const lines = [{ productId, size: 'M', color: 'Default', quantity: 1 }]
  const { order } = await postJson('/checkout/order', await createPricedRequest(postJson, lines))
  return order.link
}

test('approved reviews that rate the fit, and returns for size reasons, update the product’s cached page', async () => {
  const { db } = database
  expect(await page()).not.toContain('true to size')
  const vote = { productId, rating: 5, customerName: 'Ada', fit: 'true', size: 'M', status: 'pending' } as const
  await db.insert(reviews).values(Array.from({ length: 5 }, () => vote))
  await db.update(reviews).set({ status: 'approved' }).where(eq(reviews.productId, productId))
  await until(async () => (await page()).includes('5 of 5 buyers found it true to size'))

  const link = await placeOrder()
  await db.execute(sql`
    with parcel as (
      insert into returns (id, order_id, reason)
      select gen_random_uuid(), id, 'too_small' from orders where link = ${link}
      returning id, order_id
    )
    insert into return_items (id, return_id, order_item_id, quantity, is_restocked, fit, fit_product_id)
    select gen_random_uuid(), p.id, i.id, 1, false, 'small', i.product_id
    from parcel p join order_items i using (order_id)`)
  await until(async () => (await page()).includes('5 of 6 buyers found it true to size; between sizes, go up'))
})
