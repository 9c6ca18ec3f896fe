import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDashboard } from '#app/features/orders/dashboard.server.ts'
import { listOrderRows } from '#app/features/orders/order-admin-list.server.ts'
import { readOrderListQuery } from '#app/features/orders/order-admin-list.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { updateOrder } from '#app/features/orders/update-order.server.ts'
import { initialSettings } from '#app/features/settings/settings.ts'
import { checkoutLine, placedOrder } from '#tests/support/checkout.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await testDatabase()
})
afterAll(() => shop.close())

const list = (query: string) => listOrderRows(shop.db, readOrderListQuery(new URLSearchParams(query)))

test('an empty shop has nothing of anything', async () => {
  expect(await readDashboard(shop.db, initialSettings)).toEqual({
    totalProducts: 0,
    totalOrders: 0,
    revenue: { minor: 0, currency: 'NGN' },
    lost: { minor: 0, currency: 'NGN' },
    elsewhere: 0,
    lowStock: { rows: [], total: 0 },
    latestOrders: [],
  })
  expect(await list('')).toEqual({ rows: [], byStatus: {}, all: 0, total: 0 })
})

test('figures and lists follow what is sold, shipped and cancelled', async () => {
  const [plenty, few] = [await addProduct(shop.db, { stock: 100 }), await addProduct(shop.db, { stock: 8 })]
  await addProduct(shop.db, { stock: 20, lowStockThreshold: 20 })
  const kept = await placedOrder(shop.db, [checkoutLine(plenty, { quantity: 2 }), checkoutLine(few, { quantity: 3 })])
  const gone = await placedOrder(shop.db, [checkoutLine(plenty)], { email: 'zz_top@example.com' })
  await updateOrder(shop.db, kept.id, { status: 'shipped', trackingNumber: 'GB 1' }, null)
  await updateOrder(shop.db, gone.id, { status: 'cancelled', trackingNumber: '' }, null)

  const totals = await shop.db.select({ id: orders.id, total: orders.totalAmount }).from(orders)
  const totalOf = (id: string) => totals.find((order) => order.id === id)?.total ?? 0
  const dashboard = await readDashboard(shop.db, initialSettings)
  expect(dashboard).toMatchObject({ totalProducts: 3, totalOrders: 2, elsewhere: 0 })
  expect(dashboard.revenue.minor).toBe(totalOf(kept.id) + totalOf(gone.id))
  expect(dashboard.lost.minor).toBe(totalOf(gone.id))
  // The shop's threshold is 5: three of eight were sold. The last product has one of its own.
  expect(dashboard.lowStock.rows.map(({ stock }) => stock)).toEqual([5, 20])
  expect(dashboard.latestOrders.map(({ id }) => id)).toEqual([gone.id, kept.id])

  expect(await list('')).toMatchObject({
    rows: [
      { id: gone.id, pieces: 1, status: 'cancelled' },
      { id: kept.id, pieces: 5, status: 'shipped' },
    ],
    byStatus: { shipped: 1, cancelled: 1 },
    all: 2,
    total: 2,
  })
  expect(await list('status=shipped')).toMatchObject({ rows: [{ id: kept.id }], all: 2, total: 1 })
  expect(await list('status=pending')).toMatchObject({ rows: [], all: 2, total: 0 })
  expect((await list('q=ZZ_TOP')).rows.map(({ id }) => id)).toEqual([gone.id])
  expect((await list('q=zz%25top')).rows).toEqual([])
  expect((await list(`q=${kept.orderNumber.toLowerCase()}`)).rows.map(({ id }) => id)).toEqual([kept.id])
  expect((await list('page=2')).rows).toEqual([])
})

test('an order booked in another currency is counted, but not added to naira', async () => {
  const before = await readDashboard(shop.db, initialSettings)
  const product = await addProduct(shop.db)
  const { id } = await placedOrder(shop.db, [checkoutLine(product)])
  await shop.db.update(orders).set({ storeCurrency: 'EUR' }).where(eq(orders.id, id))
  const after = await readDashboard(shop.db, initialSettings)
  expect(after.totalOrders).toBe(before.totalOrders + 1)
  expect(after.revenue).toEqual(before.revenue)
  expect(after.elsewhere).toBe(1)
})
