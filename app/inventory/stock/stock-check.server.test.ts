import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { checkStock } from '#app/inventory/stock/stock-check.server.ts'
import { MAX_DRIFTS } from '#app/inventory/stock/stock-check.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'
import { addToWaitingList, restock } from '#tests/support/waiting-list.ts'

let store: TestDatabase | undefined
let db: Database

beforeEach(async () => {
  await store?.close()
  store = await openTestDatabase()
  db = store.db
})
afterAll(() => store?.close())

/** Writes directly to the database, bypassing the store. */
const setVariant = (id: Id<'product'>, stock: number) =>
  db.update(productVariants).set({ stock }).where(eq(productVariants.productId, id))
const setSum = (id: Id<'product'>, stockQuantity: number) =>
  db.update(products).set({ stockQuantity }).where(eq(products.id, id))

async function listMovementTimes(id: Id<'product'>) {
  const rows = await db
    .select({ createdAt: stockMovements.createdAt })
    .from(stockMovements)
    .where(eq(stockMovements.productId, id))
    .orderBy(stockMovements.createdAt)
  return rows.map(({ createdAt }) => `${createdAt.toISOString().slice(0, 19)}Z`)
}

test('stock matches the ledger in an empty store and after a sale', async () => {
  expect(await checkStock(db)).toEqual({ movements: 0, drifts: [] })
  const dress = await addProduct(db, { stock: 5 })
  await addOrder(db, [createCheckoutLine(dress, { quantity: 2 })])
  expect(await checkStock(db)).toEqual({ movements: 2, drifts: [] })
  expect(await listBrokenInvariants(db)).toEqual([])
})

test('stock that was changed from outside the store is reported with the expected stock and the time', async () => {
  const dress = await addProduct(db, { name: 'Drifted dress', stock: 9 })
  await addOrder(db, [createCheckoutLine(dress)])
  await setVariant(dress, 11)
  await setSum(dress, 11)
  const drift = { productId: dress, productName: 'Drifted dress', kind: 'variant', stock: 11, expected: 8 }
  const [, sold] = await listMovementTimes(dress)
  expect(await checkStock(db)).toMatchObject({ movements: 2, drifts: [{ ...drift, after: sold, before: null }] })

  await addOrder(db, [createCheckoutLine(dress)]) // this sale continues from the wrong stock and records it
  const [, second, third] = await listMovementTimes(dress)
  expect(await checkStock(db)).toMatchObject({
    movements: 3,
    drifts: [{ ...drift, stock: 10, expected: 7, after: second, before: third }],
  })
  expect(await listBrokenInvariants(db)).not.toEqual([])

  // Adds the missing movement between the two recorded ones: docs/operations/troubleshoot.md, Stock and ledger
  // disagree.
  await db.execute(sql`
    insert into stock_movements (id, variant_id, product_id, sku, delta, reason, created_at)
    select gen_random_uuid(), variant_id, product_id, sku, 3, 'edit', created_at - interval '1 microsecond'
    from stock_movements where product_id = ${dress} order by created_at desc limit 1`)
  expect(await checkStock(db)).toEqual({ movements: 4, drifts: [] })
  expect(await listBrokenInvariants(db)).toEqual([])
})

test('a movement deleted from the ledger leaves a gap where it was', async () => {
  const dress = await addProduct(db, { stock: 9 })
  for (const quantity of [1, 2, 3]) await addOrder(db, [createCheckoutLine(dress, { quantity })])
  const [, first, second, third] = await listMovementTimes(dress)
  await db.delete(stockMovements).where(and(eq(stockMovements.productId, dress), eq(stockMovements.delta, -2)))
  expect((await checkStock(db)).drifts).toMatchObject([{ stock: 3, expected: 5, after: first, before: third }])
  await db.delete(stockMovements).where(and(eq(stockMovements.productId, dress), eq(stockMovements.delta, 9)))
  expect((await checkStock(db)).drifts).toMatchObject([{ stock: 3, expected: -4, after: null, before: first }])
  await db.delete(stockMovements).where(eq(stockMovements.productId, dress))
  expect((await checkStock(db)).drifts).toMatchObject([{ stock: 3, expected: 0, after: null, before: null }])
  expect(second).toBeDefined()
})

test('a wrong sum and a deleted variant are reported as such', async () => {
  const [summed, removed] = [
    await addProduct(db, { name: 'A sum', stock: 4 }),
    await addProduct(db, {
      name: 'B removed',
      sizes: ['S', 'M'],
      stock: [
        { size: 'S', color: null, stock: 3 },
        { size: 'M', color: null, stock: 2 },
      ],
    }),
  ]
  await setSum(summed, 6)
  await db.delete(productVariants).where(and(eq(productVariants.productId, removed), eq(productVariants.size, 'M')))
  await setSum(removed, 3)
  expect((await checkStock(db)).drifts).toMatchObject([
    { productId: summed, kind: 'sum', stock: 6, expected: 4 },
    { productId: removed, kind: 'removed', stock: 0, expected: 2 },
  ])
})

test('units held for the waitlist are compared with the history', async () => {
  const dress = await addProduct(db, { name: 'Held dress', stock: 0 })
  await addToWaitingList(db, dress, 'ada@example.com')
  await restock(db, dress, 1)
  expect((await checkStock(db)).drifts).toEqual([])
  await db.delete(waitingList)
  expect((await checkStock(db)).drifts).toMatchObject([
    { productName: 'Held dress', kind: 'held', stock: 0, expected: 1, after: null, before: null },
  ])
})

test('the number of reported drifts is limited', async () => {
  for (let count = 0; count <= MAX_DRIFTS; count++) await addProduct(db, { stock: 1 })
  await db.execute(sql`update ${productVariants} set stock = 2`)
  expect((await checkStock(db)).drifts).toHaveLength(MAX_DRIFTS)
})
