import { sql } from 'drizzle-orm'
import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockAllStock } from '#app/inventory/stock.server.ts'
import type { Id } from '#app/lib/id.ts'
import { placeInQueue } from '#app/orders/checkout/order/order-queue.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { orderAndPay } from '#app/payments/payment/order-and-pay.server.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { type Database, openPool } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { waitForBlockedQueries } from '#tests/support/blocked-queries.ts'
import { createCheckoutLine, readQuotedTotal } from '#tests/support/checkout.ts'
import { createCheckoutRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { isLong } from '#tests/support/long.ts'
import { addProduct } from '#tests/support/products.ts'
import { until } from '#tests/support/until.ts'

let store: TestDatabase
beforeAll(async () => {
  store = await openTestDatabase()
})
afterAll(() => store.close())

/**
 * Starts `count` orders in `db` while the stock of their product is locked, unlocks it once `waitForEnd` resolves, and
 * returns the outcomes of the orders.
 */
async function orderWhileLocked(db: Database, count: number, waitForEnd: () => Promise<unknown>) {
  const product: Id<'product'> = await addProduct(store.db, { stock: 100 })
  const request = createCheckoutRequest([createCheckoutLine(product)])
  const shownTotal = await readQuotedTotal(store.db, request)
  const { ordering } = await withTx(store.db, async (tx) => {
    await lockAllStock(tx, [product])
    const ordering = Array.from({ length: count }, () =>
      orderAndPay(db, { ...request, shownTotal, key: crypto.randomUUID() }),
    )
    const settled = Promise.allSettled(ordering)
    await Promise.race([settled, waitForEnd()])
    return { ordering: settled }
  })
  return (await ordering).map((result) => {
    if (result.status === 'rejected') return String(result.reason)
    return typeof result.value === 'string' ? result.value : result.value.outcome
  })
}

/** Opens all connections of the pool: on a busy machine, that alone can take longer than the timeout. */
async function openConnections(pool: Pool): Promise<void> {
  const opened: PoolClient[] = []
  await until(async () => {
    const client = await pool.connect().catch(() => null)
    if (client) opened.push(client)
    return opened.length === pool.options.max
  })
  for (const client of opened) client.release()
}

test('more orders than connections are all placed, even if they wait longer than the pool allows', async () => {
  const timeoutMs = 200
  const pool = openPool(store.url, { timeoutMs })
  await openConnections(pool)
  const before = await store.db.$count(orders)
  const outcomes = await orderWhileLocked(databaseOn(pool), 14, async () => {
    await waitForBlockedQueries(store.db, 8)
    const since = performance.now()
    await until(() => performance.now() - since > 2 * timeoutMs)
  })
  await pool.end()
  expect(outcomes).toEqual(Array(14).fill('placed'))
  expect(await store.db.$count(orders)).toBe(before + 14)
  expect(await listBrokenInvariants(store.db)).toEqual([])
})

test.runIf(isLong)('an order that waits for locked stock longer than one attempt is placed once', async () => {
  const before = await store.db.$count(orders)
  const attempts = new Set<string>()
  const outcomes = await orderWhileLocked(store.db, 1, () =>
    until(async () => {
      const { rows } = await store.db.execute<{ begun: string }>(
        sql`select xact_start::text as begun from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      )
      for (const { begun } of rows) attempts.add(begun)
      return attempts.size > 1 // the first attempt ended with a lock_timeout
    }),
  )
  expect(outcomes).toEqual(['placed'])
  expect(await store.db.$count(orders)).toBe(before + 1)
})

test('an order that fails after the queue timeout reports its own error instead of “busy”', async () => {
  const since = performance.now()
  const failing = placeInQueue(async () => {
    await until(() => performance.now() - since > 50)
    throw new Error('Connection lost')
  }, 10)
  await expect(failing).rejects.toThrow('Connection lost')
})

test('an order that waits too long is rejected as busy and never placed', async () => {
  const first = Promise.withResolvers<string>()
  const waiting = Array.from({ length: 8 }, () => placeInQueue(() => first.promise))
  let isPlaced = false
  const lateOrder = placeInQueue(async () => {
    isPlaced = true
  }, 20)
  expect(await lateOrder).toBe('busy')
  first.resolve('placed')
  expect(await Promise.all(waiting)).toEqual(Array(8).fill('placed'))
  expect(await placeInQueue(async () => 'next')).toBe('next')
  expect(isPlaced).toBe(false)
})
