import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { parseInput } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { changeOrderStatuses, listChosenOrders, readOrderChoice } from '#app/orders/admin/bulk/order-bulk.server.ts'
import { bulkInput } from '#app/orders/admin/bulk/order-bulk.ts'
import { readOrderFilter } from '#app/orders/admin/order-list.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { findOrder, listOrderEvents } from '#app/orders/orders.server.ts'
import { orders as ordersTable } from '#app/orders/orders.table.ts'
import { readPrintedOrders } from '#app/orders/print/printed-orders.server.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { type Database, openPool } from '#app/platform/db/db.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let db: Database

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
})
afterAll(async () => {
  expect(await listBrokenInvariants(db)).toEqual([]) // covers the orders of all tests
  await store.close()
})

async function addOrders(count: number, stock = 10): Promise<Id<'order'>[]> {
  const dress = await addProduct(db, { stock })
  const ids: Id<'order'>[] = []
  for (let n = 0; n < count; n++) ids.push((await addOrder(db, [createCheckoutLine(dress)])).id)
  return ids
}

async function listCommands(ids: readonly Id<'order'>[]) {
  const { orders } = await listChosenOrders(db, ids)
  return ids.map((id) => ({ id, version: orders.find((order) => order.id === id)?.version ?? '' }))
}

test('ten orders are shipped, each with its tracking number, time and events', async () => {
  const ids = await addOrders(10)
  const commands = (await listCommands(ids)).map((command, index) => ({ ...command, trackingNumber: `CP ${index}` }))
  const results = await changeOrderStatuses(db, { status: 'shipped', orders: commands }, 'store')
  expect(results).toEqual(ids.map((id) => ({ id, changed: true, why: '' })))
  for (const [index, id] of ids.entries()) {
    const order = await findOrder(db, id)
    expect(order).toMatchObject({ status: 'shipped', trackingNumber: `CP ${index}`, fulfilledAt: expect.any(Date) })
    const kinds = (await listOrderEvents(db, id)).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['tracking', 'status', 'fulfilled']))
  }
})

test('orders that are shipped, cancelled, missing or changed by others are reported and not changed', async () => {
  const [shipped, cancelled, concurrent, fine] = await addOrders(4)
  if (!shipped || !cancelled || !concurrent || !fine) throw new Error('There are too few orders')
  await changeStatus(db, shipped, { status: 'shipped', trackingNumber: 'kept' }, 'store')
  await changeStatus(db, cancelled, { status: 'cancelled' }, 'store')
  const commands = await listCommands([shipped, cancelled, concurrent, fine])
  await changeStatus(db, concurrent, { status: 'pending' }, 'store')
  const gone = { id: newId<'order'>(), version: '' }
  const orders = [...commands.map((command) => ({ ...command, trackingNumber: 'new' })), gone]
  const results = await changeOrderStatuses(db, { status: 'shipped', orders }, 'store')
  expect(results.map(({ why }) => why)).toEqual([
    'already shipped',
    'cancelled',
    'changed by someone else, now pending',
    '',
    'no longer exists',
  ])
  expect(await findOrder(db, shipped)).toMatchObject({ trackingNumber: 'kept' })
  expect(await findOrder(db, concurrent)).toMatchObject({ status: 'pending', trackingNumber: '' })
})

test('cancelling restocks units; reopening reports the orders that are short of stock', async () => {
  const ids = await addOrders(2, 2)
  expect(
    await changeOrderStatuses(db, { status: 'cancelled', orders: await listCommands(ids) }, 'store'),
  ).toMatchObject([{ changed: true }, { changed: true }])
  const product = (await readPrintedOrders(db, ids)).sheets[0]?.items[0]?.productId
  if (!product) throw new Error('The order has no line')
  await addOrder(db, [createCheckoutLine(product)])
  const again = await changeOrderStatuses(db, { status: 'processing', orders: await listCommands(ids) }, 'store')
  expect(again.map(({ changed, why }) => [changed, why])).toEqual([
    [true, ''],
    [false, 'not enough stock of Linen dress'],
  ])
})

test('cancelling with refunds refunds the remaining amount of each paid order', async () => {
  const [paid, partly, unpaid] = await addOrders(3)
  if (!paid || !partly || !unpaid) throw new Error('There are too few orders')
  await refundOrder(db, partly, { amount: money(5_00, 'USD'), note: '', key: newId() }, 'store')
  await db.update(ordersTable).set({ paymentStatus: 'pending' }).where(eq(ordersTable.id, unpaid))
  const { orders: listed } = await listChosenOrders(db, [paid, partly, unpaid])
  const total = (await findOrder(db, paid))?.charged.total.minor ?? 0
  expect([paid, partly, unpaid].map((id) => listed.find((order) => order.id === id)?.refundable.minor)).toEqual([
    total,
    total - 5_00,
    0,
  ])
  const orders = await listCommands([paid, partly, unpaid])
  const results = await changeOrderStatuses(db, { status: 'cancelled', refund: true, orders }, 'store')
  expect(results.every(({ changed }) => changed)).toBe(true)
  for (const id of [paid, partly]) {
    expect(await findOrder(db, id)).toMatchObject({ paymentStatus: 'refunded', refunded: { minor: total } })
  }
  expect(await findOrder(db, unpaid)).toMatchObject({ status: 'cancelled', refunded: { minor: 0 } })
})

test('while the database is unavailable, each order is reported as not saved', async () => {
  const [id] = await addOrders(1)
  const orders = [...(await listCommands(id ? [id] : [])), { id: newId<'order'>(), version: '' }]
  const unreachable = openPool('postgres://nobody@127.0.0.1:1/none')
  const results = await changeOrderStatuses(databaseOn(unreachable), { status: 'shipped', orders }, 'store')
  await unreachable.end()
  expect(results.map(({ changed, why }) => [changed, why])).toEqual([
    [false, 'could not be saved'],
    [false, 'could not be saved'],
  ])
})

test('orders are chosen by ids or by a filter; invalid ids are ignored', async () => {
  const ids = await addOrders(3)
  const read = (query: string) => {
    const params = new URLSearchParams(query)
    return readOrderChoice(params, readOrderFilter(params, 'UTC'))
  }
  expect(read(`ids=${ids.join(',')},${ids[0]},x,,'--`)).toEqual(ids)
  expect(read('')).toEqual([])
  expect(read(`ids=${Array.from({ length: 10_001 }, newId).join(',')}`)).toHaveLength(500)
  expect(await listChosenOrders(db, read('ids=none'))).toEqual({ orders: [], total: 0 })
  const number = (await listChosenOrders(db, ids)).orders[0]?.orderNumber ?? ''
  expect(await listChosenOrders(db, read(`all=yes&q=${number.toLowerCase()}`))).toMatchObject({
    orders: [{ orderNumber: number, city: 'Springfield', status: 'processing' }],
    total: 1,
  })
  expect(await listChosenOrders(db, read('all=yes&status=delivered'))).toMatchObject({ total: 0 })
})

test('packing slips show the lines of the chosen orders and the store’s name', async () => {
  const ids = await addOrders(2)
  const { sheets, total, sender } = await readPrintedOrders(db, ids)
  expect(sheets.map(({ order }) => order.id).toSorted()).toEqual(ids.toSorted())
  expect(sheets.map(({ items }) => items.length)).toEqual([1, 1])
  expect([total, sender.name]).toEqual([2, 'Lumina'])
})

const order = { id: '0199f0c4-5d9e-7c1a-8a34-1f2e3d4c5b6a', version: 'x' }
test.each([
  { name: 'an empty list of orders', body: { status: 'shipped', orders: [] } },
  { name: 'too many orders', body: { status: 'shipped', orders: Array.from({ length: 21 }, () => order) } },
  { name: 'an unknown status', body: { status: 'stolen', orders: [order] } },
  { name: 'an invalid id', body: { status: 'shipped', orders: [{ ...order, id: '1 or 1=1' }] } },
  {
    name: 'a tracking number of 1 MB',
    body: { status: 'shipped', orders: [{ ...order, trackingNumber: 'x'.repeat(1e6) }] },
  },
  { name: 'a two-line tracking number', body: { status: 'shipped', orders: [{ ...order, trackingNumber: 'a\nb' }] } },
  { name: 'U+0000', body: { status: 'shipped', orders: [{ ...order, trackingNumber: 'a\0' }] } },
  { name: 'an extra field', body: { status: 'shipped', orders: [{ ...order, total: 1 }] } },
  { name: 'a missing body', body: null },
])('$name is rejected', ({ body }) => {
  expect(parseInput(bulkInput, body).ok).toBe(false)
})
