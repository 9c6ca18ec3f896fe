import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { listOrderEvents, listOrderMails } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { type RefundResult, refundOrder, settleRefund } from '#app/orders/refund-order.server.ts'
import { retryRefund } from '#app/orders/refunds/finish-refund.server.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let testDb: TestDatabase
let db: Database

beforeAll(async () => {
  testDb = await openTestDatabase()
  db = testDb.db
})
afterAll(async () => {
  expect(await listBrokenInvariants(db)).toEqual([]) // covers the orders of all tests
  await testDb.close()
})

async function addTestOrder() {
  const { id } = await addOrder(db, [createCheckoutLine(await addProduct(db), { quantity: 2 })])
  return await readOrder(id)
}

const readOrder = (id: Id<'order'>) => getOrder(db, id)

async function listMails(id: Id<'order'>): Promise<string[]> {
  return (await listOrderMails(db, id)).map(({ about }) => about)
}

function createCommand(minor: number, key: string = newId()) {
  return { amount: money(minor, 'USD'), note: '', key }
}

function getRefundId(result: RefundResult): Id<'refund'> {
  if (typeof result === 'string' || !('refund' in result)) throw new Error(`Not refunded: ${JSON.stringify(result)}`)
  return result.refund
}

test('a partial refund and a refund of the remaining amount are exact in both currencies, with events and emails', async () => {
  const order = await addTestOrder()
  const { charged, store } = order
  await refundOrder(db, order.id, { ...createCommand(1_00), note: 'A loose thread' }, 'store')
  const partly = await readOrder(order.id)
  expect(partly).toMatchObject({ paymentStatus: 'partly_refunded', refunded: { minor: 1_00 } })
  expect(partly.storeRefunded.minor).toBe(Math.round((store.total.minor * 100) / charged.total.minor))

  await refundOrder(db, order.id, createCommand(charged.total.minor - 1_00), 'shopper')
  expect(await readOrder(order.id)).toMatchObject({
    paymentStatus: 'refunded',
    refunded: charged.total,
    storeRefunded: store.total,
  })
  const events = (await listOrderEvents(db, order.id)).filter(({ kind }) => kind === 'refund')
  expect(events.map(({ detail }) => detail)).toEqual([
    { amount: 1_00, text: 'A loose thread' },
    { amount: charged.total.minor - 1_00, by: 'shopper' },
  ])
  const recorded = await db.select().from(auditLog).where(eq(auditLog.entityId, order.id))
  expect(recorded.map(({ action }) => action)).toEqual(['order.refund', 'order.refund'])
  expect(JSON.stringify(recorded)).not.toContain('thread')
  const mails = await listMails(order.id)
  expect(mails).toEqual([expect.stringMatching(/^Order conf/), 'Refund notice', 'Refund notice'])
})

test('at most the remaining amount can be refunded, and nothing for an unpaid order', async () => {
  const order = await addTestOrder()
  const total = order.charged.total.minor
  expect(await refundOrder(db, order.id, createCommand(total + 1), 'store')).toEqual({ maxAmount: order.charged.total })
  await refundOrder(db, order.id, createCommand(total - 5), 'store')
  expect(await refundOrder(db, order.id, createCommand(6), 'store')).toEqual({ maxAmount: money(5, 'USD') })
  await refundOrder(db, order.id, createCommand(5), 'store')
  expect(await refundOrder(db, order.id, createCommand(1), 'store')).toEqual({ maxAmount: money(0, 'USD') })

  for (const paymentStatus of ['pending', 'failed'] as const) {
    const unpaid = await addTestOrder()
    await db.update(orders).set({ paymentStatus }).where(eq(orders.id, unpaid.id))
    expect(await refundOrder(db, unpaid.id, createCommand(1), 'store')).toEqual({ maxAmount: money(0, 'USD') })
    expect((await readOrder(unpaid.id)).paymentStatus).toBe(paymentStatus)
  }
  expect(await refundOrder(db, newId(), createCommand(1), 'store')).toBe('not-found')
  await expect(refundOrder(db, order.id, createCommand(0), 'store')).rejects.toThrow(RangeError)
  await expect(refundOrder(db, order.id, createCommand(-1), 'store')).rejects.toThrow(RangeError)
})

test('a repeated key returns the same refund, but is rejected with a different amount or order', async () => {
  const order = await addTestOrder()
  const other = await addTestOrder()
  const command = createCommand(2_00)
  const results = await Promise.all(Array.from({ length: 5 }, () => refundOrder(db, order.id, command, 'store')))
  expect(new Set(results.map(getRefundId)).size).toBe(1)
  expect((await readOrder(order.id)).refunded.minor).toBe(2_00)
  expect(await refundOrder(db, order.id, { ...command, amount: money(3_00, 'USD') }, 'store')).toBe('key-used')
  expect(await refundOrder(db, order.id, { ...command, note: 'Other' }, 'store')).toBe('key-used')
  expect(await refundOrder(db, other.id, command, 'store')).toBe('key-used')
  expect((await readOrder(other.id)).refunded.minor).toBe(0)
})

test('concurrent refunds do not exceed the paid amount', async () => {
  const order = await addTestOrder()
  const third = Math.floor(order.charged.total.minor / 3)
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => refundOrder(db, order.id, createCommand(third), 'store')),
  )
  expect(responses.filter((response) => typeof response === 'object' && 'refund' in response)).toHaveLength(3)
  expect((await readOrder(order.id)).refunded.minor).toBe(third * 3)
})

test('a refund of real money waits for the provider; a failed refund does not count and can be retried once', async () => {
  const order = await addTestOrder()
  const { total } = order.charged
  await db.update(orders).set({ paymentProvider: 'stripe', paymentReference: 'pi_1' }).where(eq(orders.id, order.id))
  const first = await refundOrder(db, order.id, createCommand(total.minor), 'store')
  expect(first).toMatchObject({ status: 'pending' })
  expect(await listMails(order.id)).not.toContain('Refund notice')

  const failed = { failed: 'The card was closed.' }
  expect(await settleRefund(db, getRefundId(first), failed)).toBe('settled')
  expect(await settleRefund(db, getRefundId(first), { reference: 're_late' })).toBe('settled-before')
  expect(await readOrder(order.id)).toMatchObject({
    paymentStatus: 'paid',
    refunded: { minor: 0 },
    storeRefunded: { minor: 0 },
  })

  const retries = await Promise.all([1, 2].map(() => retryRefund(db, order.id, getRefundId(first), 'store')))
  expect(new Set(retries.map(getRefundId)).size).toBe(1)
  const second = getRefundId(retries[0] ?? 'not-found')
  expect(second).not.toBe(getRefundId(first))
  expect(await settleRefund(db, second, { reference: 're_2' })).toBe('settled')
  expect((await listMails(order.id)).filter((about) => about === 'Refund notice')).toHaveLength(1)
  expect(await readOrder(order.id)).toMatchObject({ paymentStatus: 'refunded', storeRefunded: order.store.total })
  const rows = await db.select().from(refunds).where(eq(refunds.orderId, order.id)).orderBy(refunds.id)
  expect(rows.map(({ status, lastError, paymentReference }) => [status, lastError, paymentReference])).toEqual([
    ['failed', 'The card was closed.', ''],
    ['done', null, 're_2'],
  ])
  expect(await retryRefund(db, order.id, second, 'store')).toBe('not-found')
  expect(await settleRefund(db, newId(), failed)).toBe('not-found')

  // A bank can return a completed refund
  expect(await settleRefund(db, second, { reference: 're_2' })).toBe('settled-before')
  expect(await settleRefund(db, second, failed)).toBe('settled')
  expect(await settleRefund(db, second, failed)).toBe('settled-before')
  expect(await readOrder(order.id)).toMatchObject({ paymentStatus: 'paid', storeRefunded: { minor: 0 } })
})
