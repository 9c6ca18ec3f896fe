import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '#app/orders/orders.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { createCheckoutLine, readQuotedTotal } from '#tests/support/checkout.ts'
import { createCheckoutRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'
import { createRepeater, recordOrder, sendAtOnce } from '#tools/bench/recorded-order.ts'

let store: TestDatabase

beforeAll(async () => {
  store = await openTestDatabase()
})

afterAll(() => store.close())

test('a recorded order’s statements place another order with the same total and a different number', async () => {
  const { db } = store
  const [dress, coat] = [await addProduct(db), await addProduct(db)]
  const request = createCheckoutRequest([createCheckoutLine(dress), createCheckoutLine(coat)])
  const shownTotal = await readQuotedTotal(db, request)
  const record = () => recordOrder(store.url, { ...request, shownTotal, key: crypto.randomUUID() })
  await record() // creates the customer that later orders find
  const repeat = createRepeater(await record(), await record())

  const client = new Client({ connectionString: store.url, pipeline: true })
  await client.connect()
  try {
    await sendAtOnce(client, repeat(new Map()))
  } finally {
    await client.end()
  }

  const placed = await db.select().from(orders)
  expect(placed.map(({ total }) => total)).toEqual(Array(4).fill(shownTotal))
  expect(new Set(placed.map(({ orderNumber }) => orderNumber)).size).toBe(4)
  expect(await listBrokenInvariants(db)).toEqual([])
})
