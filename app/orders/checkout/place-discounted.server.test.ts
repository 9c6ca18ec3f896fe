import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Id, newId } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { placeOrder } from '#app/orders/checkout/order/place-order.server.ts'
import { quoteCart } from '#app/orders/checkout/quote/quote-cart.server.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { findOrder } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine, readQuotedTotal, submitOrder } from '#tests/support/checkout.ts'
import { createCheckoutRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addDiscount } from '#tests/support/discounts.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let db: Database

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
})

afterEach(async () => {
  expect(await listBrokenInvariants(db)).toEqual([])
})

afterAll(() => store.close())

async function readUses(id: Id<'discount'>): Promise<number | undefined> {
  const [row] = await db.select({ used: discountCodes.used }).from(discountCodes).where(eq(discountCodes.id, id))
  return row?.used
}

function countOrdersWith(id: Id<'discount'>): Promise<number> {
  return db.$count(orders, eq(orders.discountId, id))
}

test('an order keeps its code and the discount in both currencies; tax and shipping depend on the discounted subtotal', async () => {
  const dress = await addProduct(db, { price: 24_000_000 }) // $160.00, which would ship free without the code
  const { id, code } = await addDiscount(db)
  const order = await addOrder(db, [createCheckoutLine(dress)], { discountCode: code })
  expect(order).toMatchObject({
    discountCode: code,
    charged: {
      discount: { minor: 1_600 },
      subtotal: { minor: 14_400 },
      shipping: { minor: 1_000 },
      tax: { minor: 1_152 },
      total: { minor: 16_552 },
    },
  })
  const [row] = await db.select().from(orders).where(eq(orders.id, order.id))
  expect(row).toMatchObject({
    discountId: id,
    discountCode: code,
    discountAmount: 2_400_000,
    subtotalAmount: 21_600_000,
    taxAmount: 1_728_000,
  })
  expect(await readUses(id)).toBe(1)
  const [line] = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id))
  expect(line).toMatchObject({ price: 16_000, totalPrice: 16_000 }) // the line keeps its price
})

test('a code can deduct a fixed amount, or everything except shipping, in a different display currency too', async () => {
  const scarf = await addProduct(db, { price: 499_900 }) // $3.33
  const { code } = await addDiscount(db, { kind: 'amount', amount: 500_000 })
  const order = await addOrder(db, [createCheckoutLine(scarf, { quantity: 3 })], {
    discountCode: code,
    currency: 'EUR',
  })
  expect(order.charged).toMatchObject({ discount: { minor: 333 }, subtotal: { minor: 666 } })
  const all = await addDiscount(db, { percent: 1_000_000 })
  const freeOrder = await addOrder(db, [createCheckoutLine(scarf)], { discountCode: all.code, currency: 'EUR' })
  expect(freeOrder.shown).toMatchObject({ subtotal: { minor: 0 }, tax: { minor: 0 }, total: { minor: 920 } })
})

test.each([
  { name: 'the total without the discount', shown: 'full', outcome: 'changed' },
  { name: 'the discounted total', shown: 'reduced', outcome: 'placed' },
])('with a valid code, the outcome for a shopper who was shown $name is “$outcome”', async ({ shown, outcome }) => {
  const dress = await addProduct(db, { price: 1_500_000 })
  const { code } = await addDiscount(db)
  const request = createCheckoutRequest([createCheckoutLine(dress)], { discountCode: code })
  const shownTotal = await readQuotedTotal(db, shown === 'full' ? { ...request, discountCode: '' } : request)
  expect(await placeOrder(db, { ...request, shownTotal })).toMatchObject({ outcome })
})

test.each([
  { name: 'unknown', terms: null, problem: /is not valid\. / },
  { name: 'switched off', terms: { isActive: false }, problem: /is not valid\. / },
  { name: 'expired', terms: { endsAt: new Date('2026-01-01') }, problem: /no longer valid/ },
  { name: 'used up', terms: { usageLimit: 1, used: 1 }, problem: /used up/ },
  { name: 'for larger orders', terms: { minimum: 1_500_001 }, problem: /a subtotal of \$10\.00 or more/ },
])(
  'for a code that is $name, the shopper sees the reason and can accept the sums without the discount',
  async (code) => {
    const dress = await addProduct(db, { price: 1_500_000 })
    const row = code.terms && (await addDiscount(db, { ...code.terms, used: 0 }))
    if (row && code.terms?.usageLimit) await addOrder(db, [createCheckoutLine(dress)], { discountCode: row.code })
    const discountCode = row?.code ?? 'NO-SUCH-CODE'
    const request = createCheckoutRequest([createCheckoutLine(dress)], { discountCode })
    const fullTotal = await readQuotedTotal(db, { ...request, discountCode: '' })
    const response = await placeOrder(db, { ...request, shownTotal: fullTotal - 108 })
    expect(response).toMatchObject({
      outcome: 'changed',
      code: { code: discountCode, problem: expect.stringMatching(code.problem) },
      quote: { discountCode: '', charged: { discount: { minor: 0 }, total: { minor: fullTotal } } },
    })
    const placed = await placeOrder(db, { ...request, shownTotal: fullTotal })
    expect(placed).toMatchObject({
      outcome: 'placed',
      order: { discountCode: '', charged: { total: { minor: fullTotal } } },
    })
  },
)

test('malicious text is handled as an unknown code', async () => {
  const dress = await addProduct(db)
  const lines = [createCheckoutLine(dress)]
  for (const discountCode of ["' OR 1=1 --", '%', '<SCRIPT>', '-', 'A'.repeat(40), '💸', '\u202E']) {
    const response = await quoteCart(db, { lines, country: 'US', method: 'standard', currency: 'USD', discountCode })
    expect(response).toMatchObject({
      code: { problem: expect.stringContaining('not valid') },
      quote: { discountCode: '' },
    })
  }
})

test('a repeated request returns the same order with its code, but conflicts if its code is different', async () => {
  const dress = await addProduct(db)
  const { id, code } = await addDiscount(db, { usageLimit: 1 })
  const request = createCheckoutRequest([createCheckoutLine(dress)], { discountCode: code })
  const shownTotal = await readQuotedTotal(db, request)
  const first = await placeOrder(db, { ...request, shownTotal })
  const again = await placeOrder(db, { ...request, shownTotal: shownTotal + 1 }) // the first request used up the code
  expect(again).toEqual(first)
  expect(await placeOrder(db, { ...request, discountCode: '', shownTotal })).toMatchObject({ outcome: 'conflict' })
  expect([await readUses(id), await countOrdersWith(id)]).toEqual([1, 1])
})

test('20 shoppers compete for a code with 5 uses: 5 get it, and the others see the reason and the sums without the discount', async () => {
  const dress = await addProduct(db, { price: 1_500_000, stock: 100 })
  const { id, code } = await addDiscount(db, { usageLimit: 5 })
  const shownTotal = await readQuotedTotal(
    db,
    createCheckoutRequest([createCheckoutLine(dress)], { discountCode: code }),
  )
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      placeOrder(
        db,
        createCheckoutRequest([createCheckoutLine(dress)], {
          discountCode: code,
          email: `racer-${at}@example.com`,
          shownTotal,
        }),
      ),
    ),
  )
  expect(responses.filter(({ outcome }) => outcome === 'placed')).toHaveLength(5)
  for (const response of responses.filter(({ outcome }) => outcome !== 'placed')) {
    expect(response).toMatchObject({
      outcome: 'changed',
      code: { problem: 'This discount code has been used up.' },
      quote: { discountCode: '' },
    })
  }
  expect([await readUses(id), await countOrdersWith(id)]).toEqual([5, 5])
})

test('only one of several concurrent orders of a customer can use a code limited to one use per customer, whatever the case of the email', async () => {
  const dress = await addProduct(db, { price: 1_500_000, stock: 100 })
  const { id, code } = await addDiscount(db, { customerLimit: 1 })
  const shownTotal = await readQuotedTotal(
    db,
    createCheckoutRequest([createCheckoutLine(dress)], { discountCode: code }),
  )
  const emails = ['Zoe@Example.com', 'zoe@example.com', 'ZOE@EXAMPLE.COM', 'zoe@example.COM']
  const responses = await Promise.all(
    emails.map((email) =>
      placeOrder(db, createCheckoutRequest([createCheckoutLine(dress)], { discountCode: code, email, shownTotal })),
    ),
  )
  expect(responses.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'changed', 'changed', 'placed'])
  for (const response of responses) {
    if (response.outcome !== 'changed') continue
    expect(response.code).toEqual({
      code,
      problem: 'You have already used this discount code.',
      canStillApply: false,
    })
  }
  expect(await readUses(id)).toBe(1)
  const other = await submitOrder(db, [createCheckoutLine(dress)], { discountCode: code, email: 'yan@example.com' })
  expect(other.outcome).toBe('placed')
})

test('if staff change or delete a code during checkout, its current state applies', async () => {
  const dress = await addProduct(db, { price: 1_500_000, stock: 100 })
  const lines = [createCheckoutLine(dress)]
  const { id, code } = await addDiscount(db)
  const shownTotal = await readQuotedTotal(db, createCheckoutRequest(lines, { discountCode: code }))
  await db.update(discountCodes).set({ percent: 200_000 }).where(eq(discountCodes.id, id))
  const changed = await placeOrder(db, createCheckoutRequest(lines, { discountCode: code, shownTotal }))
  expect(changed).toMatchObject({
    outcome: 'changed',
    code: { problem: null },
    quote: { charged: { discount: { minor: 200 } } },
  })
  await db.delete(discountCodes).where(eq(discountCodes.id, id))
  const gone = await placeOrder(db, createCheckoutRequest(lines, { discountCode: code, shownTotal }))
  expect(gone).toMatchObject({ outcome: 'changed', code: { problem: expect.stringContaining('not valid') } })
})

test('cancelling an order repeatedly frees one use of the code; reopening the order uses the code again, even beyond the limit', async () => {
  const dress = await addProduct(db, { stock: 100 })
  const { id, code, updatedAt } = await addDiscount(db, { usageLimit: 1, customerLimit: 1 })
  const order = await addOrder(db, [createCheckoutLine(dress)], { discountCode: code })
  const cancel = () => changeStatus(db, order.id, { status: 'cancelled' }, 'store')
  expect(await Promise.all([cancel(), cancel(), cancel()])).toEqual(['saved', 'saved', 'saved'])
  expect(await readUses(id)).toBe(0)
  await addOrder(db, [createCheckoutLine(dress)], { discountCode: code }) // by the same customer
  expect(await readUses(id)).toBe(1)
  expect(await changeStatus(db, order.id, { status: 'processing' }, 'store')).toBe('saved')
  expect(await readUses(id)).toBe(2)
  expect(await changeStatus(db, order.id, { status: 'shipped' }, 'store')).toBe('saved')
  const [row] = await db.select().from(discountCodes).where(eq(discountCodes.id, id))
  expect(row).toMatchObject({ used: 2, updatedAt }) // using a code does not count as an edit
})

test('an order whose code was deleted keeps the code’s text and can still be cancelled', async () => {
  const { id, code } = await addDiscount(db)
  const order = await addOrder(db, [createCheckoutLine(await addProduct(db))], { discountCode: code })
  await db.delete(discountCodes).where(eq(discountCodes.id, id))
  expect(await changeStatus(db, order.id, { status: 'cancelled' }, 'store')).toBe('saved')
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'cancelled', discountCode: code })
})

test('an order that is not placed because its items are unavailable does not use the code', async () => {
  const { id, code } = await addDiscount(db)
  const dress = await addProduct(db, { stock: 1 })
  const rejectedOrder = await submitOrder(db, [createCheckoutLine(dress, { quantity: 2 })], { discountCode: code })
  expect(rejectedOrder).toMatchObject({ outcome: 'changed', code: { problem: null } })
  const gone = await submitOrder(db, [createCheckoutLine(newId<'product'>())], { discountCode: code })
  expect(gone.outcome).toBe('rejected')
  expect(await readUses(id)).toBe(0)
})
