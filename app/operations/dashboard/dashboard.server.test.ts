import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { products } from '#app/catalog/products.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { readDashboard } from '#app/operations/dashboard/dashboard.server.ts'
import { listOrderRows } from '#app/orders/admin/order-list.server.ts'
import { readOrderListQuery } from '#app/orders/admin/order-list.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { listOrderItems } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import { computeReturnsVersion, recordReturn } from '#app/orders/returns/record-return.server.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addDiscount } from '#tests/support/discounts.ts'
import { addProduct } from '#tests/support/products.ts'

// Each test has its own store, because the dashboard counts everything.
let store: TestDatabase
beforeEach(async () => {
  store = await openTestDatabase()
})
afterEach(() => store.close())

const list = (query: string) => listOrderRows(store.db, readOrderListQuery(new URLSearchParams(query), 'UTC'))

test('all figures of an empty store are 0', async () => {
  const nothing = { orders: 0, revenue: 0 }
  const { sales, ...rest } = await readDashboard(store.db, initialSettings)
  expect(rest).toEqual({
    totalProducts: 0,
    totalOrders: 0,
    revenue: { minor: 0, currency: 'NGN' },
    lost: { minor: 0, currency: 'NGN' },
    inOtherCurrencies: 0,
    byStatus: { pending: 0, processing: 0, shipped: 0, delivered: 0, cancelled: 0 },
    bestSellers: [],
    toShip: { rows: [], total: 0 },
    lowStock: { rows: [], total: 0, inactive: 0 },
    latestOrders: [],
    firstOrder: null,
    work: [],
  })
  expect(sales).toMatchObject({ currency: 'NGN', now: nothing, before: nothing })
  expect(sales.days).toHaveLength(30)
  const none = { total: 0, hasMore: false }
  const byStatus = { pending: none, processing: none, shipped: none, delivered: none, cancelled: none }
  expect(await list('')).toEqual({ rows: [], page: 1, byStatus, all: none, total: 0, hasMore: false })
})

test('a product is low in stock at or below its own threshold, or the store’s threshold if it has none; inactive products are only counted', async () => {
  const inactive = ['draft', 'archived'] as const
  const low = async (storeThreshold: number) => {
    const { lowStock } = await readDashboard(store.db, { ...initialSettings, low_stock_threshold: storeThreshold })
    expect(lowStock).toMatchObject({ total: lowStock.rows.length, inactive: inactive.length })
    return lowStock.rows.map(({ stock }) => stock)
  }
  for (const stock of [0, 5, 6]) await addProduct(store.db, { stock })
  for (const status of inactive) await addProduct(store.db, { stock: 3, status })
  expect(await low(5)).toEqual([0, 5])
  await addProduct(store.db, { stock: 2, lowStockThreshold: 1 })
  await addProduct(store.db, { stock: 20, lowStockThreshold: 20 })
  expect(await low(5)).toEqual([0, 5, 20])
  expect(await low(30)).toEqual([0, 5, 6, 20])
})

test('figures and lists reflect sales, shipments and cancellations', async () => {
  const [plenty, few] = [await addProduct(store.db, { stock: 100 }), await addProduct(store.db, { stock: 8 })]
  await addProduct(store.db, { stock: 20, lowStockThreshold: 20 })
  const shipped = await addOrder(store.db, [
    createCheckoutLine(plenty, { quantity: 2 }),
    createCheckoutLine(few, { quantity: 3 }),
  ])
  const cancelled = await addOrder(store.db, [createCheckoutLine(plenty)], { email: 'zz_top@example.com' })
  await changeStatus(store.db, shipped.id, { status: 'shipped', trackingNumber: 'GB 1' }, 'store')
  await changeStatus(store.db, cancelled.id, { status: 'cancelled', trackingNumber: '' }, 'store')

  const totals = await store.db.select({ id: orders.id, total: orders.totalAmount }).from(orders)
  const findTotal = (id: string) => totals.find((order) => order.id === id)?.total ?? 0
  const dashboard = await readDashboard(store.db, initialSettings)
  expect(dashboard).toMatchObject({ totalProducts: 3, totalOrders: 2, inOtherCurrencies: 0 })
  expect(dashboard.revenue.minor).toBe(findTotal(shipped.id) + findTotal(cancelled.id))
  expect(dashboard.lost.minor).toBe(findTotal(cancelled.id))
  // Three of eight units were sold, so 5 are left: the store's threshold. The other product has its own threshold.
  expect(dashboard.lowStock.rows.map(({ stock }) => stock)).toEqual([5, 20])
  expect(dashboard.latestOrders.map(({ id }) => id)).toEqual([cancelled.id, shipped.id])
  expect(dashboard.byStatus).toEqual({ pending: 0, processing: 0, shipped: 1, delivered: 0, cancelled: 1 })
  expect(dashboard.toShip).toEqual({ rows: [], total: 0 })

  expect(await list('')).toMatchObject({
    rows: [
      { id: cancelled.id, units: 1, status: 'cancelled' },
      { id: shipped.id, units: 5, status: 'shipped' },
    ],
    byStatus: { shipped: { total: 1 }, cancelled: { total: 1 } },
    all: { total: 2 },
    total: 2,
  })
  expect(await list('status=shipped')).toMatchObject({ rows: [{ id: shipped.id }], all: { total: 2 }, total: 1 })
  expect(await list('status=pending')).toMatchObject({ rows: [], all: { total: 2 }, total: 0 })
  expect((await list('q=ZZ_TOP')).rows.map(({ id }) => id)).toEqual([cancelled.id])
  expect((await list('q=zz%25top')).rows).toEqual([])
  expect((await list(`q=${shipped.orderNumber.toLowerCase()}`)).rows.map(({ id }) => id)).toEqual([shipped.id])
  expect((await list('page=2')).page).toBe(1)
})

test('the first order is shown with its contents until it is shipped or a second one arrives', async () => {
  const product = await addProduct(store.db, { name: 'Linen dress', stock: 100 })
  const readFirst = async () => (await readDashboard(store.db, initialSettings)).firstOrder
  expect(await readFirst()).toBe(null)
  const order = await addOrder(store.db, [createCheckoutLine(product, { quantity: 2 })])
  expect(await readFirst()).toMatchObject({
    id: order.id,
    canShip: true,
    items: [{ productName: 'Linen dress', quantity: 2 }],
  })
  await changeStatus(store.db, order.id, { status: 'pending' }, 'store')
  expect(await readFirst()).toMatchObject({ id: order.id, canShip: false })
  await changeStatus(store.db, order.id, { status: 'shipped' }, 'store')
  expect(await readFirst()).toBe(null)
  await changeStatus(store.db, order.id, { status: 'processing' }, 'store')
  await addOrder(store.db, [createCheckoutLine(product)])
  expect(await readFirst()).toBe(null)
})

test('an order that was placed while the store had a different currency is counted, but is not part of the revenue', async () => {
  const before = await readDashboard(store.db, initialSettings)
  const product = await addProduct(store.db)
  const { id } = await addOrder(store.db, [createCheckoutLine(product)])
  await store.db.update(orders).set({ storeCurrency: 'EUR' }).where(eq(orders.id, id))
  const after = await readDashboard(store.db, initialSettings)
  expect(after.totalOrders).toBe(before.totalOrders + 1)
  expect(after.revenue).toEqual(before.revenue)
  expect(after.inOtherCurrencies).toBe(1)
})

test('sales by day exclude cancelled and fully refunded orders, and are compared with the period before', async () => {
  const now = new Date('2026-03-10T12:00:00Z')
  const product = await addProduct(store.db, { stock: 100 })
  const place = async (at: string, change: Partial<typeof orders.$inferInsert> = {}) => {
    const { id } = await addOrder(store.db, [createCheckoutLine(product, { quantity: 2 })])
    await store.db
      .update(orders)
      .set({ createdAt: new Date(at), ...change })
      .where(eq(orders.id, id))
    return id
  }
  const late = await place('2026-03-09T23:59:59Z')
  const today = await place('2026-03-10T00:00:00Z')
  await place('2026-03-10T01:00:00Z', { status: 'cancelled' })
  await place('2026-03-10T02:00:00Z', { paymentStatus: 'refunded', status: 'delivered' })
  await place('2026-03-10T03:00:00Z', { storeCurrency: 'EUR', status: 'pending' })
  await place('2026-03-03T23:00:00Z', { status: 'delivered' }) // the previous week
  await place('2026-02-01T00:00:00Z', { status: 'delivered' }) // long before

  const week = await readDashboard(store.db, initialSettings, { period: '7', now })
  const [{ total } = { total: 0 }] = await store.db.select({ total: orders.totalAmount }).from(orders).limit(1)
  expect(week.sales.days).toHaveLength(7)
  expect(week.sales.days.at(-2)).toEqual({ day: '2026-03-09', orders: 1, revenue: total })
  expect(week.sales.days.at(-1)).toEqual({ day: '2026-03-10', orders: 2, revenue: total })
  expect(week.sales.now).toEqual({ orders: 3, revenue: 2 * total })
  expect(week.sales.before).toEqual({ orders: 1, revenue: total })
  expect(week.toShip).toMatchObject({ rows: [{ id: late }, { id: today }], total: 2 })

  const day = await readDashboard(store.db, initialSettings, { period: '1', now })
  expect(day.sales.days, 'the chart for today shows seven days').toEqual(week.sales.days)
  expect(day.sales.now).toEqual({ orders: 2, revenue: total })
  expect(day.sales.before).toEqual({ orders: 1, revenue: total })
  expect(day.bestSellers[0]?.units).toBe(4)

  const [best] = week.bestSellers
  expect(best).toMatchObject({ id: product, units: 6 })
  expect((await readDashboard(store.db, initialSettings, { period: '30', now })).bestSellers[0]?.units).toBe(8)
})

const DAYS = [
  { zone: 'UTC', at: '2026-01-09T23:30:00Z', now: '2026-01-10T12:00:00Z', day: '2026-01-09' },
  { zone: 'Africa/Lagos', at: '2026-01-09T23:30:00Z', now: '2026-01-10T12:00:00Z', day: '2026-01-10' },
  { zone: 'Africa/Lagos', at: '2026-01-09T22:59:59Z', now: '2026-01-10T12:00:00Z', day: '2026-01-09' },
  { zone: 'Africa/Lagos', at: '2026-01-03T23:00:00Z', now: '2026-01-10T22:59:00Z', day: '2026-01-04' }, // the first moment of the period
  { zone: 'Africa/Lagos', at: '2026-01-09T23:30:00Z', now: '2026-01-09T23:40:00Z', day: '2026-01-10' }, // placed ten minutes ago
  { zone: 'America/New_York', at: '2026-01-10T03:30:00Z', now: '2026-01-10T12:00:00Z', day: '2026-01-09' },
  // A 23-hour day and a 25-hour day
  { zone: 'America/New_York', at: '2025-03-09T05:00:00Z', now: '2025-03-12T12:00:00Z', day: '2025-03-09' },
  { zone: 'America/New_York', at: '2025-03-10T03:59:59Z', now: '2025-03-12T12:00:00Z', day: '2025-03-09' },
  { zone: 'America/New_York', at: '2025-03-10T04:00:00Z', now: '2025-03-12T12:00:00Z', day: '2025-03-10' },
  { zone: 'America/New_York', at: '2025-11-02T04:00:00Z', now: '2025-11-05T12:00:00Z', day: '2025-11-02' },
  { zone: 'America/New_York', at: '2025-11-03T04:59:59Z', now: '2025-11-05T12:00:00Z', day: '2025-11-02' },
  { zone: 'America/New_York', at: '2025-11-03T05:00:00Z', now: '2025-11-05T12:00:00Z', day: '2025-11-03' },
]
test.each(DAYS)('in $zone at $now, an order placed at $at counts toward $day', async ({ zone, at, now, day }) => {
  const product = await addProduct(store.db)
  const { id } = await addOrder(store.db, [createCheckoutLine(product)])
  await store.db
    .update(orders)
    .set({ createdAt: new Date(at) })
    .where(eq(orders.id, id))
  const settings = { ...initialSettings, store_time_zone: zone }
  const { sales, bestSellers } = await readDashboard(store.db, settings, { period: '7', now: new Date(now) })
  await store.db.delete(orders).where(eq(orders.id, id))
  expect(sales.days.filter((sale) => sale.orders > 0).map((sale) => [sale.day, sale.orders])).toEqual([[day, 1]])
  expect(sales.days).toHaveLength(7)
  expect(bestSellers.map((sold) => sold.id)).toEqual([product])
})

test('best sellers are the products with the most units sold, excluding deleted products', async () => {
  const [shirt, scarf, gone] = await Promise.all(
    ['Shirt', 'Scarf', 'Gone'].map((name) => addProduct(store.db, { name, stock: 100 })),
  )
  if (!shirt || !scarf || !gone) throw new Error('Expected three products')
  await addOrder(store.db, [createCheckoutLine(shirt, { quantity: 2 }), createCheckoutLine(scarf, { quantity: 5 })])
  await addOrder(store.db, [createCheckoutLine(shirt, { quantity: 1 }), createCheckoutLine(gone, { quantity: 9 })])
  await store.db.delete(products).where(eq(products.id, gone))
  const { bestSellers } = await readDashboard(store.db, initialSettings)
  expect(bestSellers.map(({ name, units }) => `${name} ${units}`)).toEqual(['Scarf 5', 'Shirt 3'])
  const [{ storePrice } = { storePrice: 0 }] = await store.db
    .select({ storePrice: orderItems.storePrice })
    .from(orderItems)
    .where(eq(orderItems.productId, scarf))
  expect(bestSellers[0]?.revenue).toEqual({ minor: 5 * storePrice, currency: 'NGN' })
})

test('the revenue of best sellers is the amount paid for units that were not returned, after discounts', async () => {
  const { db } = store
  const scarf = await addProduct(db, { name: 'Half price', price: 15_000_00, stock: 1_000 })
  const { code: discountCode } = await addDiscount(db, { kind: 'percent', percent: 500_000 })
  const { id } = await addOrder(db, [createCheckoutLine(scarf, { quantity: 600 })], { discountCode })
  const readRevenue = async () => {
    const { bestSellers } = await readDashboard(db, initialSettings)
    return bestSellers.find((product) => product.name === 'Half price')?.revenue.minor
  }
  expect(await readRevenue()).toBe(4_500_000_00)
  const items = await listOrderItems(db, id)
  const version = computeReturnsVersion({ refunded: money(0, 'USD') }, items)
  const lines = items.map(({ id: item }) => ({ item, quantity: 100, restock: true }))
  const command = { key: newId<'return'>(), version, lines, reason: 'fit', note: '', amount: money(0, 'USD') } as const
  await recordReturn(db, id, command, 'store')
  expect(await readRevenue()).toBe(3_750_000_00)
  await changeStatus(db, id, { status: 'cancelled' }, 'store') // so that the tests below do not count it
})

test('a refund counts as lost only once, even if the order is cancelled later; returned units do not count as sold', async () => {
  const { db } = store
  await saveSettings(db, { enable_tax: false, enable_local_pickup: true }) // so that the total of an order is the sum of its lines
  const [shirt, scarf] = [
    await addProduct(db, { name: 'Shirt', stock: 100 }),
    await addProduct(db, { name: 'Scarf', stock: 100 }),
  ] // ₦15,000 or 10 dollars each
  const place = (productId: string, quantity: number) =>
    addOrder(db, [createCheckoutLine(productId, { quantity })], { shippingMethod: 'pickup' })
  const refund = (id: Id<'order'>, minor: number) =>
    refundOrder(db, id, { amount: money(minor, 'USD'), note: '', key: newId() }, 'store')

  const partlyRefunded = await place(shirt, 5)
  await refund(partlyRefunded.id, 15_00) // ₦22,500 of ₦75,000
  const cancelled = await place(scarf, 2)
  await refund(cancelled.id, 5_00)
  await changeStatus(db, cancelled.id, { status: 'cancelled' }, 'store') // exactly the order's ₦30,000 count as lost
  const fullyRefunded = await place(scarf, 1)
  await refund(fullyRefunded.id, 10_00)
  const returned = await place(scarf, 7)
  const items = await listOrderItems(db, returned.id)
  const version = computeReturnsVersion({ refunded: money(0, 'USD') }, items)
  const lines = items.map(({ id: item }) => ({ item, quantity: 4, restock: true }))
  const amount = money(0, 'USD')
  await recordReturn(db, returned.id, { key: newId(), version, lines, reason: 'fit', note: '', amount }, 'store')

  const { revenue, lost, sales, bestSellers } = await readDashboard(db, initialSettings)
  expect(revenue.minor).toBe(15 * 15_000_00)
  expect(lost.minor).toBe(22_500_00 + 30_000_00 + 15_000_00)
  expect(sales.now).toEqual({ orders: 2, revenue: revenue.minor - lost.minor })
  expect(bestSellers.map(({ name, units, revenue }) => [name, units, revenue.minor])).toEqual([
    ['Shirt', 5, 75_000_00],
    ['Scarf', 3, 45_000_00],
  ])
  expect(await listBrokenInvariants(db)).toEqual([])
})
