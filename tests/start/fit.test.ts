import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviews } from '#app/features/reviews/reviews.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pricedRequest } from '#tests/support/checkout-request.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { until } from '#tests/support/until.ts'

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let productId: Id<'product'>

beforeAll(async () => {
  store = await startStore()
  database = openStoreDatabase(store)
  const { products } = await (await fetch(`${store.url}/search/suggestions?q=Haru+Linen+Tee`)).json()
  productId = products[0].id
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
})

const page = async () => await (await fetch(`${store.url}/product/${productId}`)).text()

async function placeOrder(): Promise<void> {
  const postJson = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', Origin: store.url }
    return (await fetch(store.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  const lines = [{ productId, size: 'M', color: 'Chalk', quantity: 1 }]
  await postJson('/checkout/order', await pricedRequest(postJson, lines))
}

test('approved votes and returns for the size change the cached page of their product', async () => {
  const { db } = database
  expect(await page()).not.toContain('true to size')
  const vote = { productId, rating: 5, customerName: 'Ada', fit: 'true', size: 'M', status: 'pending' } as const
  await db.insert(reviews).values(Array.from({ length: 5 }, () => vote))
  await db.update(reviews).set({ status: 'approved' }).where(sql`${reviews.status} = 'pending'`)
  await until(async () => (await page()).includes('5 of 5 buyers found it true to size'))

  await placeOrder()
  await db.execute(sql`
    with parcel as (
      insert into returns (id, order_id, reason)
      select gen_random_uuid(), id, 'too_small' from orders order by created_at desc limit 1
      returning id, order_id
    )
    insert into return_items (id, return_id, order_item_id, quantity, is_restocked, fit, fit_product_id)
    select gen_random_uuid(), p.id, i.id, 1, false, 'small', i.product_id
    from parcel p join order_items i using (order_id)`)
  await until(async () => (await page()).includes('5 of 6 buyers found it true to size; take one size up if between'))
})
