import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productVariants } from '#app/catalog/products.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { readOrderFilter } from '#app/orders/admin/order-list.ts'
import { listOrdersToPack, readPackOrders } from '#app/orders/admin/packing/pack-orders.server.ts'
import { toProductCode } from '#app/orders/admin/packing/scanned-code.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { listOrderItems } from '#app/orders/orders.server.ts'
import { withdrawalItems, withdrawals } from '#app/orders/withdrawals/withdrawals.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let db: Database

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
})
afterAll(() => store.close())

async function readPackOrder(id: Id<'order'>) {
  const { orders } = await readPackOrders(db, [id])
  const [order] = orders
  if (!order) throw new Error('The order was not found')
  return order
}

async function addSizes() {
  const stock = ['S', 'M', 'L'].map((size) => ({ size, color: null, stock: 9 }))
  return await addProduct(db, { sizes: ['S', 'M', 'L'], stock })
}

test('a line has the codes for its size, and does not count returned or withdrawn units', async () => {
  const product = await addSizes()
  await db.update(productVariants).set({ barcode: '4006381333931' }).where(eq(productVariants.size, 'M'))
  const sizes = ['S', 'M', 'L'].map((size) => createCheckoutLine(product, { size, quantity: 2 }))
  const { id } = await addOrder(db, sizes)
  const [small, medium, large] = await listOrderItems(db, id)
  if (!small || !medium || !large) throw new Error('The order needs three lines')
  await db.update(orderItems).set({ returned: 2 }).where(eq(orderItems.id, small.id))
  const withdrawalId = newId<'withdrawal'>()
  await db.insert(withdrawals).values({ id: withdrawalId, orderId: id, name: 'Ada' })
  await db.insert(withdrawalItems).values({ id: newId(), withdrawalId, orderItemId: large.id, quantity: 1 })
  const { lines, state } = await readPackOrder(id)
  expect(state).toBe('ready')
  expect(lines.map(({ variant, units }) => [variant, units])).toEqual([
    ['M', 2],
    ['L', 1],
  ])
  expect(lines[0]).toMatchObject({ codes: [medium.sku, '04006381333931'], sharedCodes: [toProductCode(product)] })
})

test('a barcode that another product also has does not identify an item', async () => {
  const [own, other] = [await addProduct(db), await addProduct(db)]
  await db.update(productVariants).set({ barcode: 'SAME' }).where(eq(productVariants.productId, own))
  await db.update(productVariants).set({ barcode: 'SAME' }).where(eq(productVariants.productId, other))
  const { id } = await addOrder(db, [createCheckoutLine(own)])
  const { lines } = await readPackOrder(id)
  expect(lines[0]?.sharedCodes).toEqual(['SAME'])
})

test('a batch lists its orders oldest first, and says which are shipped or not ready', async () => {
  const product = await addProduct(db)
  const ids: Id<'order'>[] = []
  for (let count = 0; count < 3; count++) ids.push((await addOrder(db, [createCheckoutLine(product)])).id)
  const [ready, shipped, cancelled] = ids
  if (!ready || !shipped || !cancelled) throw new Error('The batch needs three orders')
  await changeStatus(db, shipped, { status: 'shipped' }, 'store')
  await changeStatus(db, cancelled, { status: 'cancelled' }, 'store')
  const listed = await listOrdersToPack(db, ids.toReversed())
  expect(listed).toEqual(ids)
  const { orders } = await readPackOrders(db, listed)
  expect(orders.map(({ id, state }) => [id, state])).toEqual([
    [ready, 'ready'],
    [shipped, 'shipped'],
    [cancelled, 'not-ready'],
  ])
  const pack = (filter: string) => listOrdersToPack(db, readOrderFilter(new URLSearchParams(filter), 'UTC'))
  expect(await pack('status=cancelled')).toEqual([])
  const all = await pack('')
  expect(all.filter((id) => ids.includes(id))).toEqual([ready])
  expect((await readPackOrders(db, [ready])).remaining).toBe(all.length - 1)
})
