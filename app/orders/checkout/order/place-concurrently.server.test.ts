import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { setStock } from '#app/inventory/stock/stock-edit.server.ts'
import { lockAllStock } from '#app/inventory/stock.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { CheckoutInput } from '#app/orders/checkout/checkout-input.ts'
import { placeOrder } from '#app/orders/checkout/order/place-order.server.ts'
import type { OrderOutcome } from '#app/orders/order-placement.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { waitForBlockedQueries } from '#tests/support/blocked-queries.ts'
import { createCheckoutLine, readQuotedTotal } from '#tests/support/checkout.ts'
import { createCheckoutRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'
import { findWrongTotals } from '#tests/support/recomputed-sums.ts'

// Tests changes that are made after an order has read its pricing snapshot and before it has its locks.

let store: TestDatabase
let db: Database

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
})

afterEach(async () => expect(await listBrokenInvariants(db)).toEqual([]))

afterAll(() => store.close())

/** Places an order. `work` is committed after the order's pricing snapshot, while the order waits for its locks. */
async function orderDuring(
  productId: Id<'product'>,
  quantity: number,
  work: (tx: Database, input: CheckoutInput) => Promise<unknown>,
) {
  const request = createCheckoutRequest([createCheckoutLine(productId, { quantity })])
  const input = { ...request, shownTotal: await readQuotedTotal(db, request) }
  const { placing } = await withTx(db, async (tx) => {
    await lockAllStock(tx, [productId])
    const placing = placeOrder(db, input)
    await waitForBlockedQueries(db)
    await work(tx, input)
    return { placing } // wrapped in an object, or else the transaction would wait for the order
  })
  return { input, response: await placing }
}

test('after a price change of less than a cent, the order records the new price and charges what was accepted', async () => {
  const dress = await addProduct(db, { price: 1_500_000 }) // 10 dollars, and one kobo more is still 10 dollars
  const { response } = await orderDuring(dress, 3, (tx) =>
    tx.update(products).set({ price: 1_500_001 }).where(eq(products.id, dress)),
  )
  if (response.outcome !== 'placed') throw new Error(response.outcome)
  expect(await findWrongTotals(db, [response.order.orderNumber])).toEqual([])
  const [order] = await db.select().from(orders).where(eq(orders.id, response.order.id))
  expect(order).toMatchObject({ subtotal: 30_00, subtotalAmount: 4_500_003 })
})

test.each([
  {
    name: 'a price',
    work: (tx: Database, id: Id<'product'>) => tx.update(products).set({ price: 9_000_000 }).where(eq(products.id, id)),
    line: { requested: 3, quantity: 3, product: { price: { minor: 9_000_000 } } },
  },
  {
    name: 'the stock',
    work: (tx: Database, id: Id<'product'>) =>
      setStock(tx, { id, sku: 'MEANWHILE' }, { kind: 'number', loaded: 10, stock: 2 }, null),
    line: { requested: 3, quantity: 2 },
  },
])('a change to $name is reported, and nothing is ordered', async ({ work, line }) => {
  const dress = await addProduct(db, { stock: 10 })
  const before = await db.$count(orders)
  const { input, response } = await orderDuring(dress, 3, (tx) => work(tx, dress))
  expect(response).toMatchObject({ outcome: 'changed', lines: [line] })
  expect(await db.$count(orders)).toBe(before)
  const shownTotal = await readQuotedTotal(db, { ...input, lines: [createCheckoutLine(dress, { quantity: 2 })] })
  const again = { ...input, lines: [createCheckoutLine(dress, { quantity: 2 })], shownTotal }
  expect(await placeOrder(db, again)).toMatchObject({ outcome: 'placed' }) // the rejected order did not use up its key
})

test('a request that is repeated while the order is being placed waits for the outcome', async () => {
  const dress = await addProduct(db, { stock: 1 })
  let repeated: Promise<OrderOutcome> | undefined
  const { response } = await orderDuring(dress, 1, async (_, input) => {
    repeated = placeOrder(db, { ...input, key: input.key.toUpperCase(), shownTotal: Number.MAX_SAFE_INTEGER })
    await Promise.race([repeated, waitForBlockedQueries(db, 2)])
  })
  expect(response.outcome).toBe('placed')
  expect(await repeated).toEqual(response)
})
