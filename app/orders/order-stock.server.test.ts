import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readProductListQuery } from '#app/catalog/admin/products/product-list.ts'
import { listLowStock, listProductRows } from '#app/catalog/product-list.server.ts'
import { products } from '#app/catalog/products.table.ts'
import { listVariants } from '#app/catalog/variants.server.ts'
import { type StockEdit, setStock } from '#app/inventory/stock/stock-edit.server.ts'
import { listBackordered } from '#app/inventory/stock.server.ts'
import { listProductMovements } from '#app/inventory/stock-history.server.ts'
import { formatReason, getActorName } from '#app/inventory/stock-history.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { addOrderNumbers, findOrder, listOrderEvents, listOrderItems } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refundOrder, settleRefund } from '#app/orders/refund-order.server.ts'
import { computeReturnsVersion, recordReturn } from '#app/orders/returns/record-return.server.ts'
import { declareWithdrawal } from '#app/orders/withdrawals/declare-withdrawal.server.ts'
import { listWithdrawals } from '#app/orders/withdrawals/order-withdrawal.server.ts'
import { closeWithdrawal } from '#app/orders/withdrawals/settle-withdrawals.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getSqlState } from '#app/platform/db/sql-state.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { readSettings, saveSettings } from '#app/store/settings.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { adminUsers } from '#app/store/staff.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine, getOrder, submitOrder } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { isLong } from '#tests/support/long.ts'
import { addProduct, readProductStock, toSku } from '#tests/support/products.ts'

// The effects of orders on stock (docs/rules.md, Stock).

let store: TestDatabase
let db: Database
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  staffId = await addFirstAdmin(db)
  await db.update(adminUsers).set({ fullName: 'Ada Obi' })
})
afterEach(async () => {
  await saveSettings(db, initialSettings)
  expect(await listBrokenInvariants(db)).toEqual([])
})
afterAll(() => store.close())

function save(id: Id<'product'>, edit: StockEdit) {
  return withTx(db, (tx) => setStock(tx, { id, sku: toSku(id) }, edit, staffId))
}

const createOliveCell = (size: string, stock: number) => ({ size, color: 'Olive', stock })

test('the history of a product has each movement, its reason, order, author and time', async () => {
  const startedAt = Date.now()
  const dress = await addProduct(db, {
    name: 'Moved dress',
    sizes: ['S', 'M'],
    colors: [{ name: 'Olive', hex: '#5b5a3c' }],
    stock: [createOliveCell('S', 5)],
  })
  const order = await addOrder(db, [createCheckoutLine(dress, { size: 'S', color: 'Olive', quantity: 2 })])
  await changeStatus(db, order.id, { status: 'cancelled' }, 'shopper')
  await changeStatus(db, order.id, { status: 'processing' }, staffId)
  await save(dress, {
    kind: 'grid',
    loaded: 3,
    cells: [
      { ...createOliveCell('S', 7), loaded: 3 },
      { ...createOliveCell('M', 4), loaded: null },
    ],
  })
  const rows = await addOrderNumbers(db, await listProductMovements(db, dress, 10))
  const { orderNumber } = order
  expect(
    rows.map((row) => [row.size, row.delta, row.stockAfter, formatReason(row), row.orderNumber, getActorName(row)]),
  ).toEqual([
    ['S', 4, 7, 'Edited', null, 'Ada Obi'],
    ['M', 4, 4, 'Size or color added', null, 'Ada Obi'],
    ['S', -2, 3, 'Order reopened', orderNumber, 'Ada Obi'],
    ['S', 2, 5, 'Order cancelled', orderNumber, 'Shopper'],
    ['S', -2, 3, 'Sold', orderNumber, 'Shopper'],
    ['S', 5, 5, 'Initial stock', null, 'System'],
  ])
  for (const row of rows) {
    expect(row).toMatchObject({ productId: dress, productName: 'Moved dress', color: 'Olive' })
    expect(row.sku).toBe(`${toSku(dress)}-${row.size}-OLIVE`)
    expect(row.createdAt.getTime()).toBeGreaterThanOrEqual(startedAt)
    expect(row.createdAt.getTime()).toBeLessThanOrEqual(Date.now())
  }
  expect(await listProductMovements(db, dress, 2)).toMatchObject([{ delta: 4 }, { delta: 4 }])
})

const readStock = (id: Id<'product'>) => readProductStock(db, id)

const buy = (id: Id<'product'>, quantity = 1) => addOrder(db, [createCheckoutLine(id, { quantity })])
const cancel = (id: Id<'order'>) => changeStatus(db, id, { status: 'cancelled' }, staffId)

test('when inventory tracking is switched off and on again, each order restocks only the units that it took', async () => {
  const dress = await addProduct(db, { stock: 5 })
  const trackedOrder = await buy(dress, 3)
  await saveSettings(db, { track_inventory: false })
  const untrackedOrder = await buy(dress, 40)
  expect(await readStock(dress)).toBe(2)
  await cancel(trackedOrder.id) // restocked although tracking is off
  expect(await readStock(dress)).toBe(5)
  await saveSettings(db, { track_inventory: true })
  await cancel(untrackedOrder.id)
  expect(await readStock(dress)).toBe(5)
  expect((await submitOrder(db, [createCheckoutLine(dress, { quantity: 6 })])).outcome).toBe('changed')
  expect((await listProductMovements(db, dress, 9)).map(({ delta }) => delta)).toEqual([3, -3, 5])
})

test('backordered units are counted by size, and new ones are rejected once backorders are disabled', async () => {
  await saveSettings(db, { allow_backorders: true })
  const dress = await addProduct(db, {
    sizes: ['S', 'M'],
    stock: [
      { ...createOliveCell('S', 2), color: null },
      { ...createOliveCell('M', 1), color: null },
    ],
  })
  const order = await addOrder(db, [
    createCheckoutLine(dress, { size: 'S', quantity: 5 }),
    createCheckoutLine(dress, { size: 'M', quantity: 1 }),
  ])
  expect(await readStock(dress)).toBe(0)
  expect(await listBackordered(db, dress)).toEqual([{ size: 'S', color: null, backordered: 3 }])
  const query = readProductListQuery(new URLSearchParams({ q: toSku(dress), show: 'low-stock' }))
  const settings = await readSettings(db)
  expect((await listProductRows(db, query, settings)).rows).toMatchObject([{ id: dress, stock: 0, backordered: 3 }])
  const lowStock = await listLowStock(db, settings, 100)
  expect(lowStock.rows.find(({ id }) => id === dress)).toMatchObject({ stock: 0, backordered: 3 })
  await saveSettings(db, { allow_backorders: false })
  expect((await submitOrder(db, [createCheckoutLine(dress, { size: 'S' })])).outcome).toBe('changed')
  await changeStatus(db, order.id, { status: 'shipped' }, staffId)
  expect(await listBackordered(db, dress)).toEqual([])
  expect(await readStock(dress)).toBe(0)
})

describe('units that arrive', () => {
  const countOrderBackorders = async (order: { readonly id: Id<'order'> }) =>
    (await listOrderItems(db, order.id)).reduce((units, { backordered }) => units + backordered, 0)
  const countProductBackorders = async (id: Id<'product'>) =>
    (await listBackordered(db, id)).reduce((units, { backordered }) => units + backordered, 0)
  const receive = (id: Id<'product'>, units: number) => save(id, { kind: 'number', loaded: 0, stock: units })
  const ship = ({ id }: { readonly id: Id<'order'> }) => changeStatus(db, id, { status: 'shipped' }, staffId)

  /** Adds a sold-out product with two orders that are waiting for it: the first for three units, the second for two. */
  async function addBackorderedProduct() {
    await saveSettings(db, { allow_backorders: true })
    const dress = await addProduct(db, { stock: 0 })
    const [first, second] = [await buy(dress, 3), await buy(dress, 2)]
    return { dress, first, second }
  }

  test('fill the oldest backorders first, and the remaining units are for sale', async () => {
    const { dress, first, second } = await addBackorderedProduct()
    expect(await receive(dress, 4)).toEqual({ outcome: 'saved', filled: 4 })
    expect([
      await readStock(dress),
      await countProductBackorders(dress),
      await countOrderBackorders(first),
      await countOrderBackorders(second),
    ]).toEqual([0, 1, 0, 1])
    const rows = await addOrderNumbers(db, await listProductMovements(db, dress, 9))
    expect(rows.map((row) => [row.delta, row.stockAfter, row.reason, row.orderNumber, getActorName(row)])).toEqual([
      [-1, 0, 'sale', second.orderNumber, 'Ada Obi'],
      [-3, 1, 'sale', first.orderNumber, 'Ada Obi'],
      [4, 4, 'edit', null, 'Ada Obi'],
    ])
    expect((await listOrderEvents(db, second.id)).at(-1)).toMatchObject({
      kind: 'backorder',
      detail: { text: '1 × Linen dress' },
      staffName: 'Ada Obi',
    })
    expect(await receive(dress, 6)).toEqual({ outcome: 'saved', filled: 1 })
    expect([await readStock(dress), await countProductBackorders(dress), await countOrderBackorders(second)]).toEqual([
      5, 0, 0,
    ])
    for (const order of [first, second]) await ship(order)
    expect([await readStock(dress), await countProductBackorders(dress)]).toEqual([5, 0])
  })

  test('fill backorders whatever the current settings are', async () => {
    const { dress, first } = await addBackorderedProduct()
    await saveSettings(db, { allow_backorders: false })
    await receive(dress, 3)
    expect(await countOrderBackorders(first)).toBe(0)
    expect((await submitOrder(db, [createCheckoutLine(dress)])).outcome).toBe('changed')
    await saveSettings(db, { track_inventory: false })
    await receive(dress, 3)
    expect([await readStock(dress), await countProductBackorders(dress)]).toEqual([1, 0])
  })

  test('fill only backorders of the same size; orders for a removed size wait until the size is added again', async () => {
    await saveSettings(db, { allow_backorders: true })
    const createCell = (size: string, loaded: number | null, stock: number) => ({ size, color: null, loaded, stock })
    const createGrid = (...cells: ReturnType<typeof createCell>[]) => ({ kind: 'grid', loaded: 0, cells }) as const
    const dress = await addProduct(db, {
      sizes: ['S', 'M'],
      stock: [createCell('S', null, 0), createCell('M', null, 0)],
    })
    const small = await addOrder(db, [createCheckoutLine(dress, { size: 'S', quantity: 2 })])
    const medium = await addOrder(db, [createCheckoutLine(dress, { size: 'M', quantity: 2 })])
    await save(dress, createGrid(createCell('S', 0, 0), createCell('M', 0, 3)))
    expect([await readStock(dress), await countOrderBackorders(small), await countOrderBackorders(medium)]).toEqual([
      1, 2, 0,
    ])
    await save(dress, createGrid(createCell('M', 1, 2)))
    expect([await readStock(dress), await countOrderBackorders(small)]).toEqual([2, 2])
    expect(await save(dress, createGrid(createCell('M', 2, 2), createCell('S', null, 1)))).toEqual({
      outcome: 'saved',
      filled: 1,
    })
    expect([await readStock(dress), await countOrderBackorders(small)]).toEqual([2, 1])
    expect(await save(dress, { kind: 'number', loaded: 2, stock: 2 })).toEqual({ outcome: 'saved', filled: 1 })
    expect([await readStock(dress), await countOrderBackorders(small), await countProductBackorders(dress)]).toEqual([
      1, 0, 0,
    ])
  })

  test('for an order that is then cancelled fill the next order; a reopened order waits again', async () => {
    const { dress, first, second } = await addBackorderedProduct()
    await receive(dress, 2)
    await cancel(first.id)
    expect([await readStock(dress), await countProductBackorders(dress), await countOrderBackorders(second)]).toEqual([
      0, 0, 0,
    ])
    await changeStatus(db, first.id, { status: 'processing' }, staffId)
    expect([await readStock(dress), await countProductBackorders(dress), await countOrderBackorders(first)]).toEqual([
      0, 3, 3,
    ])
    await cancel(second.id)
    expect([await readStock(dress), await countProductBackorders(dress), await countOrderBackorders(first)]).toEqual([
      0, 1, 1,
    ])
    await ship(first)
    await cancel(first.id) // does not restock the unit that never arrived
    expect([await readStock(dress), await countProductBackorders(dress)]).toEqual([2, 0])
  })

  test('that are still available fill an order that is set back from shipped', async () => {
    const { dress, first, second } = await addBackorderedProduct()
    await ship(first)
    await receive(dress, 3)
    expect([await readStock(dress), await countOrderBackorders(second)]).toEqual([1, 0])
    await changeStatus(db, first.id, { status: 'processing' }, staffId)
    expect([await readStock(dress), await countProductBackorders(dress), await countOrderBackorders(first)]).toEqual([
      0, 2, 2,
    ])
  })

  /** Withdraws units of the second line of an order. */
  const withdraw = (id: Id<'order'>, units: number) =>
    declareWithdrawal(db, id, { name: 'Ada Obi', units: new Map([[2, units]]), seen: 0 })

  /** Adds an order for an available dress and two unavailable units, for which a later order is also waiting. */
  async function addOrderWithSecondLine() {
    await saveSettings(db, { allow_backorders: true })
    const [availableDress, dress] = [await addProduct(db, { stock: 1 }), await addProduct(db, { stock: 0 })]
    const first = await addOrder(db, [createCheckoutLine(availableDress), createCheckoutLine(dress, { quantity: 2 })])
    return { dress, first, next: await buy(dress) }
  }

  test('do not fill backorders for withdrawn units, even after staff closed the withdrawal', async () => {
    const { dress, first, next } = await addOrderWithSecondLine()
    expect(await withdraw(first.id, 1)).toHaveProperty('receipt')
    await receive(dress, 1)
    expect([await readStock(dress), await countOrderBackorders(first), await countOrderBackorders(next)]).toEqual([
      0, 1, 1,
    ])
    const [withdrawal] = await listWithdrawals(db, first.id)
    expect(withdrawal && (await closeWithdrawal(db, first.id, withdrawal.id))).toBe(true)
    await receive(dress, 2)
    expect([await readStock(dress), await countOrderBackorders(first), await countOrderBackorders(next)]).toEqual([
      1, 1, 0,
    ])
    expect(await countProductBackorders(dress)).toBe(1)
    await ship(first)
    expect([await readStock(dress), await countProductBackorders(dress)]).toEqual([1, 0])
  })

  test('fill the rest of a line with a withdrawn unit only once that unit is returned', async () => {
    const { dress, first, next } = await addOrderWithSecondLine()
    await receive(dress, 1)
    await withdraw(first.id, 1)
    await receive(dress, 2)
    expect([await readStock(dress), await countOrderBackorders(first), await countOrderBackorders(next)]).toEqual([
      1, 1, 0,
    ])
    await returnUnit(first.id, false, 1)
    expect([await readStock(dress), await countOrderBackorders(first)]).toEqual([0, 0])
  })

  test('do not fill backorders of a refunded order, unless the refund fails', async () => {
    const { dress, first, second } = await addBackorderedProduct()
    const { charged } = await getOrder(db, first.id)
    await db.update(orders).set({ paymentProvider: 'stripe', paymentReference: newId() }).where(eq(orders.id, first.id))
    const result = await refundOrder(db, first.id, { amount: charged.total, note: '', key: newId() }, staffId)
    if (typeof result === 'string' || !('refund' in result)) throw new Error('Not refunded')
    await receive(dress, 4)
    expect([await readStock(dress), await countOrderBackorders(first), await countOrderBackorders(second)]).toEqual([
      2, 3, 0,
    ])
    await settleRefund(db, result.refund, { failed: 'The card was closed' })
    expect([await readStock(dress), await countOrderBackorders(first), await countProductBackorders(dress)]).toEqual([
      0, 1, 1,
    ])
    await db.update(orders).set({ paymentProvider: 'demo' }).where(eq(orders.id, first.id))
  })

  test.each([
    { stock: 0, quantity: 1, left: 1 },
    { stock: 1, quantity: 2, left: 0 }, // the other unit must still be sent
  ])('are not lost if one of $quantity units is returned and the order is then set back to unshipped', async (row) => {
    await saveSettings(db, { allow_backorders: true })
    const dress = await addProduct(db, { stock: row.stock })
    const order = await buy(dress, row.quantity)
    await ship(order)
    await returnUnit(order.id, true)
    await changeStatus(db, order.id, { status: 'processing' }, staffId)
    expect([await readStock(dress), await countOrderBackorders(order), await countProductBackorders(dress)]).toEqual([
      row.left,
      0,
      0,
    ])
    await cancel(order.id)
    expect(await readStock(dress)).toBe(1)
  })

  test('fill the oldest backorders even if they arrive as returns', async () => {
    await saveSettings(db, { allow_backorders: true })
    const dress = await addProduct(db, { stock: 1 })
    const [sentOrder, next] = [await buy(dress), await buy(dress, 2)]
    await ship(sentOrder)
    await returnUnit(sentOrder.id, true)
    expect([await readStock(dress), await countOrderBackorders(next)]).toEqual([0, 1])
  })

  test('are never assigned twice by concurrent deliveries, orders and cancellations', async () => {
    const { dress, first, second } = await addBackorderedProduct()
    const [, , placed] = await Promise.all([
      receive(dress, 3),
      receive(dress, 4),
      buy(dress, 3),
      cancel(second.id),
      receive(dress, 1),
    ])
    expect(await Promise.all([first, placed].map(countOrderBackorders))).toEqual([0, 0])
    expect([await readStock(dress), await countProductBackorders(dress)]).toEqual([2, 0])
  })
})

const countLowStockMails = async (name: string) => {
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'shop@example.com'))
  return mails.filter(({ subject }) => subject === `Low stock: ${name}`).length
}
const lowStockMails = { email_low_stock: true, store_email: 'shop@example.com' }

test('one email reports low stock each time the threshold is crossed', async () => {
  await saveSettings(db, { ...lowStockMails, low_stock_threshold: 3 })
  const dress = await addProduct(db, { name: 'Crossed dress', stock: 5 })
  const customThresholdProduct = await addProduct(db, { name: 'Own threshold', stock: 5, lowStockThreshold: 1 })
  await buy(dress) // 4: one above the threshold
  expect(await countLowStockMails('Crossed dress')).toBe(0)
  await buy(dress) // 3: at the threshold
  expect(await countLowStockMails('Crossed dress')).toBe(1)
  await buy(dress, 2) // 1
  await buy(dress) // 0
  expect(await countLowStockMails('Crossed dress')).toBe(1)
  await save(dress, { kind: 'number', loaded: 0, stock: 4 })
  await buy(dress, 4) // from 4 to 0
  expect(await countLowStockMails('Crossed dress')).toBe(2)
  await buy(customThresholdProduct, 3) // 2: the product's custom threshold differs from the store's
  expect(await countLowStockMails('Own threshold')).toBe(0)
  await buy(customThresholdProduct) // 1
  expect(await countLowStockMails('Own threshold')).toBe(1)
})

test.each([
  { why: 'the email is off', settings: { ...lowStockMails, email_low_stock: false } },
  { why: 'the store has no email', settings: { ...lowStockMails, store_email: '' } },
  { why: 'inventory is not tracked', settings: { ...lowStockMails, track_inventory: false } },
])('no email reports low stock if $why', async ({ why, settings }) => {
  await saveSettings(db, settings)
  const dress = await addProduct(db, { name: why, stock: 6 })
  await buy(dress, 6)
  expect(await countLowStockMails(why)).toBe(0)
})

test('only one of many concurrent orders that cross the threshold sends the email', async () => {
  await saveSettings(db, lowStockMails)
  const dress = await addProduct(db, { name: 'Raced low', stock: 12 })
  await Promise.all(Array.from({ length: 10 }, () => buy(dress)))
  expect(await readStock(dress)).toBe(2)
  expect(await countLowStockMails('Raced low')).toBe(1)
})

test.each(['draft', 'archived'] as const)(
  'an order for a product that is now %s is rejected and takes no stock',
  async (status) => {
    const [dress, other] = [await addProduct(db, { stock: 5 }), await addProduct(db, { stock: 5 })]
    await db.update(products).set({ status }).where(eq(products.id, dress))
    const result = await submitOrder(db, [createCheckoutLine(other), createCheckoutLine(dress)])
    expect(result).toMatchObject({
      outcome: 'rejected',
      errors: { 'lines.1': expect.stringContaining('no longer available') },
    })
    expect([await readStock(dress), await readStock(other)]).toEqual([5, 5])
  },
)

/** A random step. `at` and `units` choose the record and the quantity, `flag` the variation. */
type Step = { readonly does: string; readonly at: number; readonly units: number; readonly flag: boolean }

const steps = fc.array(
  fc.array(
    fc.record({
      does: fc.constantFrom('order', 'order', 'order', 'cancel', 'reopen', 'ship', 'return', 'edit', 'grid', 'number'),
      at: fc.nat(1_000),
      units: fc.integer({ min: 1, max: 4 }),
      flag: fc.boolean(),
    }),
    { minLength: 4, maxLength: 8 },
  ),
  { minLength: 2, maxLength: 4 },
)

/** Edits the stock like the product form, which also sends the loaded stock. */
async function editStock(id: Id<'product'>, { does, units, flag }: Step) {
  const rows = await listVariants(db, [id])
  const loaded = rows.reduce((sum, { stock }) => sum + stock, 0)
  const stock = Math.max(0, loaded + (flag ? units : -units))
  const isGrid = rows.some(({ size }) => size !== null)
  if (does === 'number' || (does === 'edit' && !isGrid)) return save(id, { kind: 'number', loaded, stock })
  const findStock = (size: string) => rows.find((row) => row.size === size)?.stock ?? null
  const [small, medium] = [findStock('S'), findStock('M')]
  const cells = isGrid
    ? [
        { size: 'S', color: null, loaded: small, stock: (small ?? 0) + units },
        ...(flag ? [{ size: 'M', color: null, loaded: medium, stock: Math.max(0, (medium ?? 0) - units) }] : []),
      ]
    : [
        { size: 'S', color: null, loaded: null, stock: loaded },
        { size: 'M', color: null, loaded: null, stock: 0 },
      ]
  return save(id, { kind: 'grid', loaded, cells })
}

async function returnUnit(id: Id<'order'>, restock: boolean, at = 0) {
  const order = await findOrder(db, id)
  const items = await listOrderItems(db, id)
  const item = items[at]
  if (!order || !item) return
  const lines = [{ item: item.id, quantity: 1, restock }]
  const amount = { minor: 0, currency: 'USD' as const }
  const version = computeReturnsVersion(order, items)
  await recordReturn(db, id, { key: newId(), version, lines, reason: 'other', note: '', amount }, staffId)
}

test('concurrent orders, cancellations, returns, stock edits and switches between one number and a size grid keep stock and history exact', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (rounds, allowsBackorders) => {
      await saveSettings(db, { allow_backorders: allowsBackorders })
      const ids = [
        await addProduct(db, { sizes: ['S', 'M'], stock: 9 }),
        await addProduct(db, { sizes: ['S', 'M'], stock: 6 }),
      ]
      const placed: Id<'order'>[] = []
      const runStep = async (step: Step) => {
        const product = ids[step.at % ids.length] ?? newId<'product'>()
        const order = placed[step.at % Math.max(1, placed.length)]
        if (step.does === 'order') {
          const lines = ids.map((id) => createCheckoutLine(id, { size: step.flag ? 'S' : 'M', quantity: step.units }))
          const result = await submitOrder(db, step.flag ? lines : lines.toReversed())
          if (result.outcome === 'placed') placed.push(result.order.id)
        } else if (['edit', 'grid', 'number'].includes(step.does)) await editStock(product, step)
        else if (order && step.does === 'return') await returnUnit(order, step.flag)
        else if (order) {
          const status = step.does === 'cancel' ? 'cancelled' : step.does === 'ship' ? 'shipped' : 'processing'
          await changeStatus(db, order, { status }, staffId)
        }
      }
      for (const round of rounds) {
        const ended = await Promise.allSettled(round.map(runStep))
        const failed = ended.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
        // On a slow machine, a transaction can fail after four conflicts; any other failure is a bug.
        expect(failed.filter((error) => !['40001', '40P01', '55P03'].includes(getSqlState(error) ?? ''))).toEqual([])
        expect(await listBrokenInvariants(db)).toEqual([])
      }
    }),
    { numRuns: isLong ? 30 : 3 },
  )
}, 60_000)
