import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { setStock } from '#app/inventory/stock/stock-edit.server.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import type { OrderStatus } from '#app/orders/order-status.ts'
import { findOrder, listOrderEvents, listOrderItems } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct, readProductStock } from '#tests/support/products.ts'

let store: TestDatabase
let db: Database

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
})

afterEach(async () => {
  await saveSettings(db, initialSettings)
  expect(await listBrokenInvariants(db)).toEqual([])
})

afterAll(() => store.close())

const noon = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-21T12:00:00Z')

async function placeOrder(productId: Id<'product'>, quantity = 1): Promise<Id<'order'>> {
  return (await addOrder(db, [createCheckoutLine(productId, { quantity })])).id
}

function setStatus(id: Id<'order'>, status: OrderStatus, trackingNumber = '', now = noon) {
  return changeStatus(db, id, { status, trackingNumber }, 'store', now)
}

const readStock = (id: Id<'product'>) => readProductStock(db, id)

async function countBackordered(id: Id<'product'>) {
  const rows = await db.select().from(productVariants).where(eq(productVariants.productId, id))
  return rows.reduce((total, { backordered }) => total + backordered, 0)
}

test('an unknown order is not found', async () => {
  expect(await setStatus(newId(), 'shipped')).toBe('not-found')
  expect(await findOrder(db, newId())).toBeNull()
})

test('shipping an order stores the time; later changes keep that time', async () => {
  const id = await placeOrder(await addProduct(db))
  expect((await findOrder(db, id))?.fulfilledAt).toBeNull()
  expect(await setStatus(id, 'shipped', 'DHL 1')).toBe('saved')
  expect(await findOrder(db, id)).toMatchObject({ status: 'shipped', trackingNumber: 'DHL 1', fulfilledAt: noon })
  await setStatus(id, 'shipped', 'DHL 2', later)
  await setStatus(id, 'delivered', 'DHL 2', later)
  expect(await findOrder(db, id)).toMatchObject({ status: 'delivered', trackingNumber: 'DHL 2', fulfilledAt: noon })
  await setStatus(id, 'processing', 'DHL 2', later)
  await setStatus(id, 'shipped', 'DHL 2', later)
  expect((await findOrder(db, id))?.fulfilledAt).toEqual(later)
})

test('every change is an event and an audit entry; saving the same values again records neither', async () => {
  const id = await placeOrder(await addProduct(db))
  await setStatus(id, 'shipped', 'DHL 1', later)
  await setStatus(id, 'shipped', 'DHL 1', later)
  const events = await listOrderEvents(db, id)
  expect(events.map(({ kind, detail }) => [kind, detail])).toEqual(
    expect.arrayContaining([
      ['tracking', { from: '', to: 'DHL 1' }],
      ['status', { from: 'processing', to: 'shipped' }],
      ['fulfilled', {}],
    ]),
  )
  expect(events).toHaveLength(5) // including two from placing and paying the order
  const entries = await db.select().from(auditLog).where(eq(auditLog.entityId, id))
  expect(entries).toMatchObject([
    {
      action: 'order.update',
      changes: { status: { from: 'processing', to: 'shipped' }, trackingNumber: { from: '', to: 'DHL 1' } },
    },
  ])
})

test('lines do not change when the product changes', async () => {
  const dress = await addProduct(db, { name: 'Old name' })
  const id = await placeOrder(dress, 2)
  await db.update(products).set({ name: 'New name', price: 1 }).where(eq(products.id, dress))
  const items = await listOrderItems(db, id)
  expect(items).toMatchObject([
    {
      productName: 'Old name',
      quantity: 2,
      price: { minor: 1_000, currency: 'USD' },
      total: { minor: 2_000, currency: 'USD' },
      storeTotal: { minor: 3_000_000, currency: 'NGN' },
    },
  ])
})

test('cancelling restocks the units that were taken, and reopening takes them again', async () => {
  const dress = await addProduct(db, { stock: 5 })
  const id = await placeOrder(dress, 3)
  await setStatus(id, 'cancelled')
  expect(await readStock(dress)).toBe(5)
  await setStatus(id, 'cancelled', 'a number')
  expect(await readStock(dress)).toBe(5)
  await setStatus(id, 'processing')
  expect(await readStock(dress)).toBe(2)
  await setStatus(id, 'cancelled')
  expect(await readStock(dress)).toBe(5)
  const ledger = await db.select().from(stockMovements).where(eq(stockMovements.orderId, id))
  expect(ledger.map(({ reason, delta }) => `${reason} ${delta}`).toSorted()).toEqual(
    ['sale -3', 'cancel 3', 'reopen -3', 'cancel 3'].toSorted(),
  )
})

test('cancelling ten times at once restocks once', async () => {
  const dress = await addProduct(db, { stock: 5 })
  const id = await placeOrder(dress, 3)
  await Promise.all(Array.from({ length: 10 }, () => setStatus(id, 'cancelled')))
  expect(await readStock(dress)).toBe(5)
})

test('a cancelled order whose units have since been sold stays cancelled, and the lines without enough stock are listed', async () => {
  const dress = await addProduct(db, { name: 'Sold dress', stock: 3 })
  const id = await placeOrder(dress, 3)
  await setStatus(id, 'cancelled')
  await placeOrder(dress, 2)
  expect(await setStatus(id, 'processing', 'new number')).toEqual({
    short: [{ productName: 'Sold dress', variantName: '', left: 1 }],
  })
  expect(await findOrder(db, id)).toMatchObject({ status: 'cancelled', trackingNumber: '' })
  expect(await readStock(dress)).toBe(1)
})

test('when an order is reopened, two lines that share stock are checked together', async () => {
  const dress = await addProduct(db, { sizes: ['S', 'M'], stock: 4 })
  const lines = ['S', 'M'].map((size) => createCheckoutLine(dress, { size, quantity: 2 }))
  const { id } = await addOrder(db, lines)
  await setStatus(id, 'cancelled')
  await addOrder(db, [createCheckoutLine(dress, { size: 'S' })])
  expect(await setStatus(id, 'pending')).toMatchObject({
    short: [{ variantName: 'Size: M | Color: Default', left: 1 }],
  })
})

test('an order placed without inventory tracking restocks nothing', async () => {
  await saveSettings(db, { track_inventory: false })
  const dress = await addProduct(db, { stock: 5 })
  const id = await placeOrder(dress, 3)
  await saveSettings(db, { track_inventory: true })
  await setStatus(id, 'cancelled')
  expect(await readStock(dress)).toBe(5)
  await setStatus(id, 'processing')
  expect(await readStock(dress)).toBe(5)
})

test('a cancelled order that was never restocked takes nothing when it is reopened', async () => {
  const dress = await addProduct(db, { stock: 5 })
  const id = await placeOrder(dress, 3)
  await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, id)) // without restocking
  expect(await setStatus(id, 'processing')).toBe('saved')
  expect(await readStock(dress)).toBe(2)
})

test('backordered units are counted until the order is shipped or cancelled', async () => {
  await saveSettings(db, { allow_backorders: true })
  const dress = await addProduct(db, { stock: 1 })
  const id = await placeOrder(dress, 4)
  const backordered: number[] = []
  for (const status of ['shipped', 'pending', 'cancelled', 'processing', 'cancelled', 'delivered'] as const) {
    await setStatus(id, status)
    backordered.push(await countBackordered(dress))
  }
  expect(backordered).toEqual([0, 3, 0, 3, 0, 0])
  expect(await readStock(dress)).toBe(0)
})

test('units are restocked in their variant even after staff switched to stock by size or removed the variant', async () => {
  const dress = await addProduct(db, { sizes: ['S', 'M'], stock: 5 })
  const { id } = await addOrder(db, [createCheckoutLine(dress, { size: 'M', quantity: 2 })])
  const [product] = await db.select().from(products).where(eq(products.id, dress))
  const cells = [{ size: 'S', color: null, loaded: null, stock: 3 }]
  const edit = { kind: 'grid', loaded: 3, cells } as const
  await withTx(db, (tx) => setStock(tx, { id: dress, sku: product?.sku ?? '' }, edit, null))
  await setStatus(id, 'cancelled')
  const rows = await db.select().from(productVariants).where(eq(productVariants.productId, dress))
  expect(new Map(rows.map(({ size, stock }) => [size, stock]))).toEqual(
    new Map([
      ['S', 3],
      ['M', 2],
    ]),
  )
})

test('an order for a deleted product can still be cancelled', async () => {
  const dress = await addProduct(db)
  const id = await placeOrder(dress)
  await db.delete(products).where(eq(products.id, dress))
  expect(await setStatus(id, 'cancelled')).toBe('saved')
  expect(await setStatus(id, 'processing')).toBe('saved')
})

test('concurrent sales, cancellations and edits by staff keep the ledger exact', async () => {
  const ids = await Promise.all([20, 20, 20].map((stock) => addProduct(db, { stock })))
  const rows = await db.select({ id: products.id, sku: products.sku }).from(products)
  const work = Array.from({ length: 36 }, async (_, index) => {
    const dress = ids[index % 3] ?? newId<'product'>()
    if (index % 4 === 3) {
      const sku = rows.find((row) => row.id === dress)?.sku ?? ''
      const edit = { kind: 'number', loaded: 20, stock: 21 } as const // one more than the current stock
      return await withTx(db, (tx) => setStock(tx, { id: dress, sku }, edit, null))
    }
    const lines = [dress, ids[(index + 1) % 3] ?? dress].map((id) => createCheckoutLine(id))
    const { id } = await addOrder(db, lines)
    return index % 2 ? await setStatus(id, 'cancelled') : id
  })
  await Promise.all(work)
  const activeOrders = await db.select().from(orders).where(eq(orders.status, 'processing'))
  expect(activeOrders.length).toBeGreaterThan(0)
  const stock = await Promise.all(ids.map(readStock))
  const edits = 9
  const active = 18 // of 27 orders, those with an even index are not cancelled; each has two units
  expect(stock.reduce((total: number, left) => total + (left ?? 0), 0)).toBe(60 + edits - 2 * active)
})
