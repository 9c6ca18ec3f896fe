import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { listDiscountedOrders } from '#app/orders/discounts/discounted-orders.server.ts'
import { findOrder } from '#app/orders/orders.server.ts'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'
import { deleteDiscount } from '#app/pricing/discounts/delete-discount.server.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addDiscount } from '#tests/support/discounts.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})

afterAll(() => store.close())

test('the orders with a code are listed newest first; the list includes cancelled orders, the sum of discounts does not', async () => {
  const { db } = store
  const { id, code } = await addDiscount(db)
  const dress = await addProduct(db, { price: 1_500_000, stock: 100 })
  expect(await listDiscountedOrders(db, id, 'NGN')).toEqual({
    rows: [],
    total: 0,
    discounted: { minor: 0, currency: 'NGN' },
  })
  const placed = []
  for (let at = 0; at < 3; at++) placed.push(await addOrder(db, [createCheckoutLine(dress)], { discountCode: code }))
  await addOrder(db, [createCheckoutLine(dress)]) // without the code
  const [first] = placed
  if (first) await changeStatus(db, first.id, { status: 'cancelled' }, staffId)
  const discountedOrders = await listDiscountedOrders(db, id, 'NGN')
  expect(discountedOrders).toMatchObject({ total: 3, discounted: { minor: 300_000, currency: 'NGN' } })
  expect(discountedOrders.rows.map(({ orderNumber }) => orderNumber)).toEqual(
    placed.map((order) => order.orderNumber).toReversed(),
  )
  expect(discountedOrders.rows[2]).toMatchObject({ status: 'cancelled', amount: { minor: 150_000, currency: 'NGN' } })
})

test('orders keep their code and discount when the code is deleted, and can be cancelled at the same time', async () => {
  const { db } = store
  const { id, code } = await addDiscount(db)
  const dress = await addProduct(db, { stock: 100 })
  const orders = []
  for (let at = 0; at < 4; at++) orders.push(await addOrder(db, [createCheckoutLine(dress)], { discountCode: code }))
  const outcomes = await Promise.all([
    ...orders.map((order) => changeStatus(db, order.id, { status: 'cancelled' }, staffId)),
    deleteDiscount(db, id, staffId),
  ])
  expect(outcomes).toEqual(['saved', 'saved', 'saved', 'saved', true])
  expect(await db.$count(discountCodes, eq(discountCodes.id, id))).toBe(0)
  for (const order of orders) {
    expect(await findOrder(db, order.id)).toMatchObject({
      status: 'cancelled',
      discountCode: code,
      charged: { discount: order.charged.discount },
    })
  }
  expect((await listChanges(db, 'discount', id))[0]).toMatchObject({ action: 'discount.delete', changes: { code } })
  expect(await deleteDiscount(db, id, staffId)).toBe(false)
  expect(await listBrokenInvariants(db)).toEqual([])
})
