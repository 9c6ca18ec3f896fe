import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { listRefunds, listReturns } from '#app/orders/admin/order-returns.server.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { ORDER_STATUSES, type OrderStatus } from '#app/orders/order-status.ts'
import { listOrderEvents, listOrderItems } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refundOrder, settleRefund } from '#app/orders/refund-order.server.ts'
import { retryRefund } from '#app/orders/refunds/finish-refund.server.ts'
import { computeRefundable } from '#app/orders/refunds/refund.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { computeReturnsVersion, type ReturnCommand, recordReturn } from '#app/orders/returns/record-return.server.ts'
import { countReturnable } from '#app/orders/returns/return.ts'
import { returns } from '#app/orders/returns.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { isLong } from '#tests/support/long.ts'
import { addProduct, readProductStock } from '#tests/support/products.ts'

let testDb: TestDatabase
let db: Database

beforeAll(async () => {
  testDb = await openTestDatabase()
  db = testDb.db
})
afterEach(async () => expect(await listBrokenInvariants(db)).toEqual([]))
afterAll(() => testDb.close())

/** Adds an order with a new product for each quantity. Each product has ten units. */
async function addTestOrder(...quantities: readonly number[]) {
  const productIds: Id<'product'>[] = []
  for (const _ of quantities) productIds.push(await addProduct(db))
  const lines = productIds.map((id, index) => createCheckoutLine(id, { quantity: quantities[index] ?? 1 }))
  const { id } = await addOrder(db, lines)
  return { productIds, ...(await readState(id)) }
}

async function readState(id: Id<'order'>) {
  const order = await getOrder(db, id)
  const items = await listOrderItems(db, id)
  return { order, items, version: computeReturnsVersion(order, items) }
}

type OrderState = Awaited<ReturnType<typeof readState>>

function createCommand(
  { items, version }: OrderState,
  quantities: readonly number[],
  changes: Partial<ReturnCommand> = {},
): ReturnCommand {
  const lines = items.flatMap(({ id: item }, index) => {
    const quantity = quantities[index] ?? 0
    return quantity === 0 ? [] : [{ item, quantity, restock: true }]
  })
  return { key: newId(), version, lines, reason: 'size', note: '', amount: money(0, 'USD'), ...changes }
}

const readStock = (productId: Id<'product'> | undefined) => readProductStock(db, productId ?? newId())

test('recording a return restocks, counts and refunds the units, and adds events and audit entries', async () => {
  const state = await addTestOrder(3, 1)
  const { order, productIds } = state
  const amount = money(12_34, 'USD')
  const returnCommand = createCommand(state, [2], { amount, note: 'Tags still on', reason: 'fit' })
  expect(await recordReturn(db, order.id, returnCommand, 'store')).toEqual({ recorded: returnCommand.key })
  expect(await readStock(productIds[0])).toBe(9)
  const after = await readState(order.id)
  expect(after.items.map(({ returned }) => returned)).toEqual([2, 0])
  expect(after.order).toMatchObject({ refunded: amount, paymentStatus: 'partly_refunded' })
  expect(await listReturns(db, order.id)).toMatchObject([
    {
      id: returnCommand.key,
      reason: 'fit',
      note: 'Tags still on',
      lines: [{ quantity: 2, isRestocked: true, productName: 'Linen dress' }],
    },
  ])
  expect(await listRefunds(db, order.id)).toMatchObject([{ returnId: returnCommand.key, amount, status: 'done' }])
  const events = await listOrderEvents(db, order.id)
  expect(events.slice(2).map(({ kind, detail }) => [kind, detail])).toEqual([
    ['return', { text: '2 × Linen dress' }],
    ['refund', { amount: 12_34 }],
  ])
  const recorded = await db.select().from(auditLog).where(eq(auditLog.entityId, order.id))
  expect(recorded.map(({ action }) => action)).toEqual(['order.return', 'order.refund'])
  expect(JSON.stringify(recorded)).not.toContain('Tags')
})

test('a return without restocking changes no stock; a return without an amount refunds nothing', async () => {
  const state = await addTestOrder(2)
  const { order, productIds } = state
  const [line] = createCommand(state, [1]).lines
  const lines = line ? [{ ...line, restock: false }] : []
  await recordReturn(db, order.id, createCommand(state, [], { lines }), 'store')
  expect(await readStock(productIds[0])).toBe(8)
  expect(await listReturns(db, order.id)).toMatchObject([{ lines: [{ quantity: 1, isRestocked: false }] }])
  expect(await listRefunds(db, order.id)).toEqual([])
  expect((await readState(order.id)).order.paymentStatus).toBe('paid')
})

test('a failed refund and its retry belong to the same return', async () => {
  const state = await addTestOrder(1)
  const { id } = state.order
  await db.update(orders).set({ paymentProvider: 'stripe', paymentReference: newId() }).where(eq(orders.id, id))
  const returnCommand = createCommand(state, [1], { amount: money(5_00, 'USD') })
  await recordReturn(db, id, returnCommand, 'store')
  const [first] = await listRefunds(db, id)
  if (!first) throw new Error('The return has no refund')
  await settleRefund(db, first.id, { failed: 'The card was closed' })
  await retryRefund(db, id, first.id, 'store')
  const returnRefunds = (await listRefunds(db, id)).map(({ returnId, status }) => [returnId, status])
  expect(returnRefunds.toSorted()).toEqual([
    [returnCommand.key, 'failed'],
    [returnCommand.key, 'pending'],
  ])
})

test('nothing is restocked without inventory tracking, or for a deleted product', async () => {
  const state = await addTestOrder(2, 1)
  const { order, productIds } = state
  await saveSettings(db, { track_inventory: false })
  await recordReturn(db, order.id, createCommand(state, [1]), 'store')
  await saveSettings(db, { track_inventory: true })
  expect(await readStock(productIds[0])).toBe(8)
  expect(await listReturns(db, order.id)).toMatchObject([{ lines: [{ isRestocked: false }] }])

  await db.delete(products).where(eq(products.id, productIds[1] ?? newId()))
  await recordReturn(db, order.id, createCommand(await readState(order.id), [1, 1]), 'store')
  expect(await readStock(productIds[0])).toBe(9)
  expect((await listReturns(db, order.id))[0]?.lines.map(({ isRestocked }) => isRestocked)).toEqual([true, false])
})

test('a variant that staff removed after the order was placed is created again', async () => {
  const productId = await addProduct(db, {
    sizes: ['S', 'M'],
    stock: [
      { size: 'S', color: null, stock: 5 },
      { size: 'M', color: null, stock: 5 },
    ],
  })
  const { id } = await addOrder(db, [createCheckoutLine(productId, { size: 'M', quantity: 2 })])
  const rows = await db.select().from(productVariants).where(eq(productVariants.productId, productId))
  const removedVariant = rows.find(({ size }) => size === 'M')
  if (!removedVariant) throw new Error('There is no variant in that size')
  // Like the product form, which writes off the stock of a removed variant
  await db.insert(stockMovements).values({
    variantId: removedVariant.id,
    productId,
    sku: removedVariant.sku,
    size: removedVariant.size,
    color: removedVariant.color,
    delta: -removedVariant.stock,
    stockAfter: 0,
    reason: 'variants',
  })
  await db.update(products).set({ stockQuantity: 5 }).where(eq(products.id, productId))
  await db.delete(productVariants).where(eq(productVariants.id, removedVariant.id))
  await recordReturn(db, id, createCommand(await readState(id), [2]), 'store')
  const now = await db.select().from(productVariants).where(eq(productVariants.productId, productId))
  expect(now.map(({ size, stock }) => `${size} ${stock}`).sort()).toEqual(['M 2', 'S 5'])
})

test('a repeated key returns the same return, but is rejected with different contents or for another order', async () => {
  const state = await addTestOrder(3)
  const { order, productIds } = state
  const command = createCommand(state, [1], { amount: money(5_00, 'USD') })
  const results = await Promise.all(Array.from({ length: 5 }, () => recordReturn(db, order.id, command, 'store')))
  expect(results).toEqual(Array.from({ length: 5 }, () => ({ recorded: command.key })))
  expect(await readStock(productIds[0])).toBe(8)
  expect((await readState(order.id)).order.refunded.minor).toBe(5_00)
  for (const change of [{ note: 'Other' }, { reason: 'fit' }, { lines: createCommand(state, [2]).lines }] as const) {
    expect(await recordReturn(db, order.id, { ...command, ...change }, 'store')).toBe('key-used')
  }
  expect(await recordReturn(db, order.id, { ...command, amount: money(0, 'USD') }, 'store')).toBe('key-used')
  const other = await addTestOrder(1)
  expect(await recordReturn(db, other.order.id, { ...createCommand(other, [1]), key: command.key }, 'store')).toBe(
    'key-used',
  )
  const refund = { amount: money(1_00, 'USD'), note: '', key: newId<'return'>() }
  await refundOrder(db, other.order.id, refund, 'store')
  const later = await readState(other.order.id)
  const sameKeyCommand = createCommand(later, [1], { key: refund.key, amount: refund.amount })
  expect(await recordReturn(db, other.order.id, sameKeyCommand, 'store')).toBe('key-used')
  expect(await listReturns(db, other.order.id)).toEqual([])
  expect((await readState(other.order.id)).items[0]?.returned).toBe(0)
})

test('if two returns are recorded at once from the same state of the order, the second one is rejected', async () => {
  const state = await addTestOrder(2)
  const results = await Promise.all(
    [1, 2].map(() =>
      recordReturn(db, state.order.id, createCommand(state, [1], { amount: money(1_00, 'USD') }), 'store'),
    ),
  )
  expect(results.filter((result) => result === 'changed')).toHaveLength(1)
  const { order, items } = await readState(state.order.id)
  expect([order.refunded.minor, items[0]?.returned]).toEqual([1_00, 1])
})

describe('a return is rejected, and nothing is saved,', () => {
  test.each([4, 1e9])('for %d units of a line of 3', async (quantity) => {
    const state = await addTestOrder(3)
    const item = state.items[0]?.id
    expect(await recordReturn(db, state.order.id, createCommand(state, [quantity]), 'store')).toEqual({ item, left: 3 })
    await expectNothingRecorded(state)
  })

  test.each([0, -1, 1.5, Number.NaN])('for %d units', async (quantity) => {
    const state = await addTestOrder(3)
    const lines = state.items.map(({ id: item }) => ({ item, quantity, restock: true }))
    await expect(recordReturn(db, state.order.id, createCommand(state, [], { lines }), 'store')).rejects.toThrow(
      RangeError,
    )
    await expect(recordReturn(db, state.order.id, createCommand(state, []), 'store')).rejects.toThrow(RangeError)
    await expectNothingRecorded(state)
  })

  test('for more than the remaining units of a partly returned line, and for the same line twice', async () => {
    const state = await addTestOrder(2)
    await recordReturn(db, state.order.id, createCommand(state, [1]), 'store')
    const now = await readState(state.order.id)
    const item = now.items[0]?.id
    expect(await recordReturn(db, state.order.id, createCommand(now, [2]), 'store')).toEqual({ item, left: 1 })
    const duplicateLines = [...createCommand(now, [1]).lines, ...createCommand(now, [1]).lines]
    await expect(
      recordReturn(db, state.order.id, createCommand(now, [], { lines: duplicateLines }), 'store'),
    ).rejects.toThrow(RangeError)
  })

  test('for a line of another order, and for an unknown line', async () => {
    const [state, other] = [await addTestOrder(1), await addTestOrder(1)]
    for (const item of [other.items[0]?.id ?? newId<'order-item'>(), newId<'order-item'>()]) {
      const lines = [...createCommand(state, [1]).lines, { item, quantity: 1, restock: true }]
      expect(await recordReturn(db, state.order.id, createCommand(state, [], { lines }), 'store')).toEqual({
        item,
        left: 0,
      })
    }
    await expectNothingRecorded(state)
    await expectNothingRecorded(other)
  })

  test('if it refunds more than is refundable or refunds an unpaid order, and for an unknown order', async () => {
    const state = await addTestOrder(1)
    const { total } = state.order.charged
    const excessiveReturn = createCommand(state, [1], { amount: money(total.minor + 1, 'USD') })
    expect(await recordReturn(db, state.order.id, excessiveReturn, 'store')).toEqual({ maxAmount: total })
    await db.update(orders).set({ paymentStatus: 'pending' }).where(eq(orders.id, state.order.id))
    const returnWithRefund = createCommand(state, [1], { amount: money(1, 'USD') })
    expect(await recordReturn(db, state.order.id, returnWithRefund, 'store')).toEqual({ maxAmount: money(0, 'USD') })
    await expectNothingRecorded(state)
    expect(await recordReturn(db, newId(), createCommand(state, [1]), 'store')).toBe('not-found')
  })

  test('for backordered units, which were never sent, and for any units of a cancelled order', async () => {
    await saveSettings(db, { allow_backorders: true })
    const state = await addTestOrder(12) // two more than the stock
    await saveSettings(db, { allow_backorders: false })
    const { id } = state.order
    expect(await recordReturn(db, id, createCommand(state, [11]), 'store')).toMatchObject({ left: 10 })
    await changeStatus(db, id, { status: 'shipped' }, 'store')
    expect(await recordReturn(db, id, createCommand(state, [11]), 'store')).toMatchObject({
      recorded: expect.any(String),
    })
    await changeStatus(db, id, { status: 'cancelled' }, 'store')
    expect(await recordReturn(db, id, createCommand(await readState(id), [1]), 'store')).toBe('cancelled')
  })
})

async function expectNothingRecorded({ order, productIds }: Awaited<ReturnType<typeof addTestOrder>>): Promise<void> {
  expect(await db.$count(returns, eq(returns.orderId, order.id))).toBe(0)
  expect(await db.$count(refunds, eq(refunds.orderId, order.id))).toBe(0)
  const { items } = await readState(order.id)
  expect(items.every(({ returned }) => returned === 0)).toBe(true)
  expect(await readStock(productIds[0])).toBe(10 - (items[0]?.quantity ?? 0))
}

describe('cancelling after a return', () => {
  test('restocks the units that were not returned before, and reopening takes only those', async () => {
    const state = await addTestOrder(3)
    const { order, productIds } = state
    await recordReturn(db, order.id, createCommand(state, [1]), 'store')
    expect(await readStock(productIds[0])).toBe(8)
    await Promise.all([1, 2, 3].map(() => changeStatus(db, order.id, { status: 'cancelled' }, 'store')))
    expect(await readStock(productIds[0])).toBe(10)
    await changeStatus(db, order.id, { status: 'processing' }, 'store')
    expect(await readStock(productIds[0])).toBe(8)
    expect(await recordReturn(db, order.id, createCommand(await readState(order.id), [2]), 'store')).toMatchObject({
      recorded: expect.any(String),
    })
    await changeStatus(db, order.id, { status: 'cancelled' }, 'store')
    expect(await readStock(productIds[0])).toBe(10)
  })

  test('does not restock units that were returned without restocking', async () => {
    const state = await addTestOrder(3)
    const { order, productIds } = state
    const lines = createCommand(state, [2]).lines.map((line) => ({ ...line, restock: false }))
    await recordReturn(db, order.id, createCommand(state, [], { lines }), 'store')
    await changeStatus(db, order.id, { status: 'cancelled' }, 'store')
    expect(await readStock(productIds[0])).toBe(8)
  })
})

test('in a race between a cancellation and a return, each unit is restocked once', async () => {
  for (let round = 0; round < 5; round++) {
    const state = await addTestOrder(2)
    await Promise.all([
      recordReturn(db, state.order.id, createCommand(state, [1]), 'store'),
      changeStatus(db, state.order.id, { status: 'cancelled' }, 'store'),
    ])
    expect(await readStock(state.productIds[0])).toBe(10)
  }
})

type Step =
  | { readonly kind: 'status'; readonly status: OrderStatus; readonly refund: boolean }
  | { readonly kind: 'refund'; readonly share: number }
  | { readonly kind: 'return'; readonly units: readonly number[]; readonly restock: boolean; readonly share: number }

const share = fc.integer({ min: 0, max: 110 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('status'), status: fc.constantFrom(...ORDER_STATUSES), refund: fc.boolean() }),
  fc.record({ kind: fc.constant('refund'), share }),
  fc.record({
    kind: fc.constant('return'),
    units: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 2 })),
    restock: fc.boolean(),
    share,
  }),
)

test('after any sequence of changes, money and stock agree, and a full refund is exact', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      const { order, productIds } = await addTestOrder(3, 2)
      for (const next of steps) await runStep(order.id, next)
      expect(await listBrokenInvariants(db)).toEqual([])
      const { order: now, items } = await readState(order.id)
      expect(now.refunded.minor).toBeLessThanOrEqual(now.charged.total.minor)
      for (const [index, productId] of productIds.entries()) {
        expect(await readStock(productId)).toBeLessThanOrEqual(10)
        expect(items[index]?.returned).toBeLessThanOrEqual(items[index]?.quantity ?? 0)
      }
      const amount = computeRefundable(now)
      if (amount.minor > 0) await refundOrder(db, order.id, { amount, note: '', key: newId() }, 'store')
      const { order: end } = await readState(order.id)
      expect([end.refunded, end.storeRefunded, end.paymentStatus]).toEqual([
        end.charged.total,
        end.store.total,
        'refunded',
      ])
    }),
    { numRuns: isLong ? 50 : 6, endOnFailure: true },
  )
}, 120_000)

async function runStep(id: Id<'order'>, next: Step): Promise<void> {
  const state = await readState(id)
  const { order, items } = state
  if (next.kind === 'status') {
    await changeStatus(db, id, { status: next.status, refund: next.refund }, 'store')
    return
  }
  const left = computeRefundable(order)
  const amount = money(Math.floor((left.minor * next.share) / 100), 'USD') // sometimes more than is refundable
  const isTooMuch = amount.minor > left.minor
  if (next.kind === 'refund') {
    if (amount.minor === 0) return
    const result = await refundOrder(db, id, { amount, note: '', key: newId() }, 'store')
    expect(result).toMatchObject(isTooMuch ? { maxAmount: left } : { status: 'done' })
    return
  }
  const lines = createCommand(state, next.units).lines.map((line) => ({ ...line, restock: next.restock }))
  if (lines.length === 0) return
  const isTooMany = lines.some(({ item, quantity }) => {
    const line = items.find(({ id: lineId }) => lineId === item)
    return !line || quantity > countReturnable(line, order.status)
  })
  const recorded = await recordReturn(db, id, createCommand(state, [], { lines, amount }), 'store')
  expect(typeof recorded === 'object' && 'recorded' in recorded).toBe(!isTooMany && !isTooMuch)
}
