import { randomUUID } from 'node:crypto'
import { count, eq, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { productVariants } from '#app/catalog/products.table.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import { parseInput } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { type CheckoutInput, checkoutInput, quoteInput } from '#app/orders/checkout/checkout-input.ts'
import { placeOrder } from '#app/orders/checkout/order/place-order.server.ts'
import { findEarlierOrder } from '#app/orders/checkout/order/repeated-order.server.ts'
import { quoteCart } from '#app/orders/checkout/quote/quote-cart.server.ts'
import { customers } from '#app/orders/customers.table.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine, readQuotedTotal, submitOrder } from '#tests/support/checkout.ts'
import { createCheckoutRequest } from '#tests/support/checkout-request.ts'
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
  const [mails] = await db.select({ all: count() }).from(mailOutbox).where(like(mailOutbox.event, 'order-placed:%'))
  expect(mails?.all).toBe((await countRows()).orders) // one confirmation for each order
})

afterAll(() => store.close())

const readStock = (id: Id<'product'>) => readProductStock(db, id)

async function countRows() {
  const tables = { orders, orderItems, orderEvents, stockMovements, mailOutbox, customers }
  const counts = await Promise.all(
    Object.entries(tables).map(async ([name, table]) => {
      const [row] = await db.select({ all: count() }).from(table)
      return [name, row?.all ?? 0] as const
    }),
  )
  return Object.fromEntries(counts)
}

test('an order is written with its lines, sums in both currencies, events, email, customer and stock', async () => {
  const dress = await addProduct(db, { name: 'Olive dress', price: 12_800_000, stock: 9 }) // ₦128,000 is $85.33
  const scarf = await addProduct(db, { name: 'Scarf', price: 2_000_000, salePrice: 1_500_000, stock: 20 })
  const order = await addOrder(db, [createCheckoutLine(dress), createCheckoutLine(scarf, { quantity: 3 })], {
    email: 'Grace@Example.com',
  })
  expect(order.orderNumber).toMatch(/^IN[0-9A-Z]{12}$/)
  const net = { minor: 11_533, currency: 'USD' }
  expect(order.charged).toEqual({
    taxIncluded: false,
    isReverseCharge: false,
    taxes: [{ name: 'Sales tax', rate: 80_000, net, tax: { minor: 923, currency: 'USD' } }],
    discount: { minor: 0, currency: 'USD' },
    subtotal: { minor: 11_533, currency: 'USD' },
    shipping: { minor: 1_000, currency: 'USD' },
    paymentFee: { minor: 0, currency: 'USD' },
    rounding: { minor: 0, currency: 'USD' },
    tax: { minor: 923, currency: 'USD' }, // 922.64
    total: { minor: 13_456, currency: 'USD' },
  })
  const [row] = await db.select().from(orders).where(eq(orders.orderNumber, order.orderNumber))
  expect(row).toMatchObject({
    status: 'processing',
    paymentStatus: 'paid',
    customerName: 'Ada Obi',
    storeCurrency: 'NGN',
    currency: 'USD',
    rateBase: 1_500_000_000,
    rateQuote: 1_000_000,
    subtotalAmount: 12_800_000 + 4_500_000,
    shippingAmount: 1_500_000,
    taxAmount: 1_384_000,
    totalAmount: 12_800_000 + 4_500_000 + 1_500_000 + 1_384_000,
  })
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id))
  expect(items.toSorted((a, b) => a.position - b.position)).toMatchObject([
    { productName: 'Olive dress', variantName: '', price: 8_533, stockTaken: 1 },
    { productName: 'Scarf', price: 1_000, totalPrice: 3_000, storeTotalPrice: 4_500_000, stockTaken: 3 },
  ])
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id))
  expect(events.map(({ kind }) => kind)).toEqual(['placed', 'paid'])
  const mails = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.event, `order-placed:${order.id}`))
  expect(mails).toMatchObject([{ recipient: 'Grace@Example.com', subject: `Your Lumina order ${order.orderNumber}` }])
  expect(mails[0]?.body.text).toContain('Total: $134.56')
  expect([await readStock(dress), await readStock(scarf)]).toEqual([8, 17])
})

test('emails are sent with the store’s name and email address', async () => {
  await saveSettings(db, { store_name: 'Maison', store_email: 'care@maison.example' })
  const order = await addOrder(db, [createCheckoutLine(await addProduct(db))])
  const [mail] = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.event, `order-placed:${order.id}`))
  expect(mail).toMatchObject({
    subject: `Your Maison order ${order.orderNumber}`,
    body: { from: { name: 'Maison', address: 'care@maison.example' } },
  })
})

test('the shopper sees a different currency, but pays in dollars', async () => {
  const dress = await addProduct(db, { price: 12_800_000 })
  const order = await addOrder(db, [createCheckoutLine(dress, { quantity: 2 })], { currency: 'GBP' })
  expect(order.charged.subtotal.minor).toBe(17_066)
  expect(order.shown.subtotal).toEqual({ minor: 2 * 6_741, currency: 'GBP' }) // $85.33 is £67.41
  const [mail] = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.event, `order-placed:${order.id}`))
  expect(mail?.body.text).toMatch(/Total: £[\d.,]+, charged as \$184\.31/)
})

test.each([
  { name: 'too low', difference: -1 },
  { name: 'too high', difference: 1 },
  { name: 'zero', difference: -100_000 },
])('if the shown total is $name, no order is placed, and the current sums are returned', async ({ difference }) => {
  const dress = await addProduct(db)
  const before = await countRows()
  const request = createCheckoutRequest([createCheckoutLine(dress)])
  const right = await readQuotedTotal(db, request)
  const response = await placeOrder(db, { ...request, shownTotal: Math.max(0, right + difference) })
  expect(response).toMatchObject({ outcome: 'changed', quote: { charged: { total: { minor: right } } } })
  expect(await countRows()).toEqual(before)
})

test('a rejected attempt does not use up its key', async () => {
  const dress = await addProduct(db)
  const request = createCheckoutRequest([createCheckoutLine(dress)])
  expect(await placeOrder(db, request)).toMatchObject({ outcome: 'changed' })
  const shownTotal = await readQuotedTotal(db, request)
  expect(await placeOrder(db, { ...request, shownTotal })).toMatchObject({ outcome: 'placed' })
})

test.each([
  { name: 'an unknown product', make: async () => createCheckoutLine(newId()) },
  { name: 'a draft', make: async () => createCheckoutLine(await addProduct(db, { status: 'draft' })) },
  { name: 'an archived product', make: async () => createCheckoutLine(await addProduct(db, { status: 'archived' })) },
  {
    name: 'a size that the product does not come in',
    make: async () => createCheckoutLine(await addProduct(db, { sizes: ['S', 'M'] }), { size: 'XL' }),
  },
  {
    name: 'a missing size for a product with sizes',
    make: async () => createCheckoutLine(await addProduct(db, { sizes: ['S', 'M'] })),
  },
  {
    name: 'a color that the product does not come in',
    make: async () =>
      createCheckoutLine(await addProduct(db, { colors: [{ name: 'Olive', hex: '#556b2f' }] }), { color: 'Red' }),
  },
  {
    name: 'a combination of size and color that the product does not come in',
    make: async () => {
      const stock = [{ size: 'S', color: null, stock: 3 }]
      return createCheckoutLine(await addProduct(db, { sizes: ['S', 'M'], stock }), { size: 'M' })
    },
  },
])('$name is rejected with an error for its line, and nothing is written', async ({ make }) => {
  const validLine = createCheckoutLine(await addProduct(db))
  const invalidLine = await make()
  const before = await countRows()
  const response = await placeOrder(db, createCheckoutRequest([validLine, invalidLine]))
  expect(response).toEqual({
    outcome: 'rejected',
    errors: { 'lines.1': expect.stringContaining('no longer available') },
  })
  expect(await countRows()).toEqual(before)
})

test.each([
  { name: 'quantity 0', change: { quantity: 0 } },
  { name: 'quantity -1', change: { quantity: -1 } },
  { name: 'quantity 1e9', change: { quantity: 1e9 } },
  { name: 'quantity 1.5', change: { quantity: 1.5 } },
  { name: 'quantity as a string', change: { quantity: '1' } },
  { name: 'a missing quantity', change: { quantity: undefined } },
])('$name is rejected', ({ change }) => {
  const request = createCheckoutRequest([createCheckoutLine(newId())])
  const lines = [{ ...createCheckoutLine(newId()), ...change }]
  const parsed = parseInput(checkoutInput, { ...request, lines })
  expect(parsed).toMatchObject({ ok: false, errors: { 'lines.0.quantity': expect.stringContaining('whole number') } })
})

test('equal lines are merged; more than 9,999 units of one product are rejected', async () => {
  const dress = await addProduct(db, { stock: 20_000, price: 150_000 })
  const half = createCheckoutLine(dress, { quantity: 5_000 })
  const response = await submitOrder(db, [half, half])
  expect(response).toMatchObject({ outcome: 'rejected', errors: { 'lines.0': expect.stringContaining('9,999') } })
  const order = await addOrder(db, [half, { ...half, quantity: 4_999 }])
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id))
  expect(items).toMatchObject([{ quantity: 9_999, stockTaken: 9_999 }])
})

test('sums that cannot be represented exactly are rejected', async () => {
  const gold = await addProduct(db, { price: 1_000_000_000_000, stock: 9_999 })
  const response = await submitOrder(db, [createCheckoutLine(gold, { quantity: 9_999 })])
  expect(response).toMatchObject({ outcome: 'rejected', errors: { lines: expect.stringContaining('too large') } })
})

test('two sizes of a product whose stock is a single number share this stock', async () => {
  const dress = await addProduct(db, { sizes: ['S', 'M'], stock: 3 })
  const lines = [
    createCheckoutLine(dress, { size: 'S', quantity: 2 }),
    createCheckoutLine(dress, { size: 'M', quantity: 2 }),
  ]
  const rejectedOrder = await placeOrder(db, createCheckoutRequest(lines))
  expect(rejectedOrder).toMatchObject({ outcome: 'changed', lines: [{ quantity: 2 }, { requested: 2, quantity: 1 }] })
  await addOrder(db, [lines[0] ?? createCheckoutLine(dress), createCheckoutLine(dress, { size: 'M' })])
  expect(await readStock(dress)).toBe(0)
})

test('stock that is kept by size and color is taken from the variant', async () => {
  const sizes = ['S', 'M']
  const stock = sizes.map((size) => ({ size, color: null, stock: 2 }))
  const dress = await addProduct(db, { sizes, stock })
  await addOrder(db, [createCheckoutLine(dress, { size: 'M', quantity: 2 })])
  const cells = await db.select().from(productVariants).where(eq(productVariants.productId, dress))
  expect(new Map(cells.map(({ size, stock }) => [size, stock]))).toEqual(
    new Map([
      ['S', 2],
      ['M', 0],
    ]),
  )
  expect(await submitOrder(db, [createCheckoutLine(dress, { size: 'M' })])).toMatchObject({
    outcome: 'changed',
    quote: null,
  })
})

test('twenty concurrent requests with one key return the same order', async () => {
  const dress = await addProduct(db, { stock: 1 }) // the last unit: a replay must find its own order first
  const request = createCheckoutRequest([createCheckoutLine(dress)])
  const input = { ...request, shownTotal: await readQuotedTotal(db, request) }
  const responses = await Promise.all(Array.from({ length: 20 }, () => placeOrder(db, input)))
  const again = await placeOrder(db, { ...input, shownTotal: 1, currency: 'EUR' })
  const numbers = [...responses, again].map((response) =>
    response.outcome === 'placed' ? response.order.orderNumber : response,
  )
  expect(new Set(numbers).size).toBe(1)
  const [row] = await db.select({ all: count() }).from(orders).where(eq(orders.idempotencyKey, input.key))
  expect(row?.all).toBe(1)
  expect(await readStock(dress)).toBe(0)
  expect(again).toEqual(responses[0])
})

test('a key that is sent again with different contents is a conflict that identifies the order but not its customer', async () => {
  const dress = await addProduct(db)
  const request = createCheckoutRequest([createCheckoutLine(dress)])
  const shownTotal = await readQuotedTotal(db, request)
  const placed = await placeOrder(db, { ...request, shownTotal })
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  const { link } = placed.order
  const lines = [createCheckoutLine(dress)]
  const others: readonly Partial<CheckoutInput>[] = [
    { lines: [createCheckoutLine(dress, { quantity: 2 })] },
    { email: 'eve@example.com' },
    { address: { ...request.address, address_line1: '2 Palm Street' } },
    { shippingMethod: 'express' },
    { paymentMethod: 'paypal' },
  ]
  for (const other of others) {
    expect(await placeOrder(db, { ...request, shownTotal, ...other }), JSON.stringify(other)).toEqual({
      outcome: 'conflict',
      earlier: { link, isAwaitingPayment: false, lines },
    })
  }
  expect(await findEarlierOrder(db, request.key)).toEqual({ link, isAwaitingPayment: false, lines })
  expect(await findEarlierOrder(db, randomUUID())).toBeNull()
  expect(await readStock(dress)).toBe(9)
})

test('the key of a cancelled order places no order and reports the cancellation', async () => {
  const dress = await addProduct(db)
  const request = createCheckoutRequest([createCheckoutLine(dress)])
  const input = { ...request, shownTotal: await readQuotedTotal(db, request) }
  expect(await placeOrder(db, input)).toMatchObject({ outcome: 'placed' })
  await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.idempotencyKey, input.key))
  expect(await placeOrder(db, input)).toEqual({ outcome: 'cancelled' })
  expect(await placeOrder(db, { ...input, email: 'eve@example.com' })).toEqual({ outcome: 'cancelled' })
  expect(await findEarlierOrder(db, input.key)).toBe('cancelled')
})

/** Gives the next `times` orders a taken number. Counts with `nextval`, which rollbacks do not reset. */
async function withTakenNumber<Done>(times: number, taken: string, work: () => Promise<Done>): Promise<Done> {
  await db.$client.query(`create sequence draws;
    create function take_number() returns trigger language plpgsql as $$ begin
      if nextval('draws') <= ${times} then new.order_number = '${taken}'; end if;
      return new;
    end $$;
    create trigger take_number before insert on orders for each row execute function take_number()`)
  try {
    return await work()
  } finally {
    await db.$client.query('drop trigger take_number on orders; drop function take_number; drop sequence draws')
  }
}

test('a taken order number is replaced twice; then the order fails', async () => {
  const dress = await addProduct(db)
  const { orderNumber } = await addOrder(db, [createCheckoutLine(dress)])
  const order = () => submitOrder(db, [createCheckoutLine(dress)])
  expect(await withTakenNumber(2, orderNumber, order)).toMatchObject({ outcome: 'placed' })
  await expect(withTakenNumber(3, orderNumber, order)).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await readStock(dress)).toBe(8)
})

test('of 50 shoppers who compete for 5 units, exactly 5 succeed', async () => {
  const dress = await addProduct(db, { stock: 5 })
  const request = createCheckoutRequest([createCheckoutLine(dress)])
  const shownTotal = await readQuotedTotal(db, request)
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      placeOrder(db, {
        ...createCheckoutRequest([createCheckoutLine(dress)], { email: `shopper-${index}@example.com` }),
        shownTotal,
      }),
    ),
  )
  expect(responses.filter(({ outcome }) => outcome === 'placed')).toHaveLength(5)
  expect(responses.filter(({ outcome }) => outcome === 'changed')).toHaveLength(45)
  expect(await readStock(dress)).toBe(0)
})

test('carts with the same products in opposite order cause no deadlock', async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, () => addProduct(db, { stock: 200 })))
  const lines = ids.map((id) => createCheckoutLine(id))
  const shownTotal = await readQuotedTotal(db, createCheckoutRequest(lines))
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      placeOrder(db, { ...createCheckoutRequest(index % 2 ? lines : lines.toReversed()), shownTotal }),
    ),
  )
  expect(new Set(responses.map(({ outcome }) => outcome))).toEqual(new Set(['placed']))
  expect(await Promise.all(ids.map(readStock))).toEqual([140, 140, 140, 140])
})

test('without inventory tracking, stock is neither checked nor changed', async () => {
  await saveSettings(db, { track_inventory: false })
  const dress = await addProduct(db, { stock: 1 })
  await addOrder(db, [createCheckoutLine(dress, { quantity: 7 })])
  expect(await readStock(dress)).toBe(1)
})

test('with backorders, an order takes the available units, and the remaining units are backordered', async () => {
  await saveSettings(db, { allow_backorders: true })
  const dress = await addProduct(db, { stock: 2 })
  const order = await addOrder(db, [createCheckoutLine(dress, { quantity: 5 })])
  const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id))
  expect(item).toMatchObject({ stockTaken: 2, backordered: 3 })
  const [variant] = await db.select().from(productVariants).where(eq(productVariants.productId, dress))
  expect(variant).toMatchObject({ stock: 0, backordered: 3 })
})

test('a customer is found by email regardless of case, and only empty fields are filled', async () => {
  const dress = await addProduct(db)
  await db.insert(customers).values({ email: 'mary@example.com', firstName: 'Mary Ann', notes: 'VIP' })
  await addOrder(db, [createCheckoutLine(dress)], { email: 'MARY@example.com' })
  await addOrder(db, [createCheckoutLine(dress)], { email: 'mary@Example.com' })
  const rows = await db.select().from(customers).where(eq(customers.email, 'mary@example.com'))
  expect(rows).toMatchObject([{ firstName: 'Mary Ann', lastName: 'Obi', phone: '+1 541 555 0100', notes: 'VIP' }])
  const customerOrders = await db
    .select()
    .from(orders)
    .where(eq(orders.customerId, rows[0]?.id ?? newId()))
  expect(customerOrders).toHaveLength(2)
})

test('the order that crosses the low-stock threshold queues one email; later orders queue none', async () => {
  await saveSettings(db, { email_low_stock: true, store_email: 'shop@example.com' })
  const dress = await addProduct(db, { name: 'Rare dress', stock: 7 })
  for (const _ of [1, 2, 3]) await addOrder(db, [createCheckoutLine(dress)])
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'shop@example.com'))
  expect(mails.map(({ subject }) => subject)).toEqual(['Low stock: Rare dress'])
  expect(mails[0]?.body.text).toContain('5 units left')
})

test('while shipping is turned off, no order is accepted', async () => {
  await saveSettings(db, { enable_shipping: false })
  const dress = await addProduct(db)
  const response = await submitOrder(db, [createCheckoutLine(dress)])
  expect(response).toEqual({ outcome: 'rejected', errors: { shippingMethod: 'Delivery is currently unavailable.' } })
})

test('pickup is rejected while it is turned off; once it is turned on, it is free', async () => {
  const dress = await addProduct(db)
  const lines = [createCheckoutLine(dress)]
  expect(await submitOrder(db, lines, { shippingMethod: 'pickup' })).toMatchObject({
    outcome: 'rejected',
    errors: { shippingMethod: expect.stringContaining('no longer available') },
  })
  await saveSettings(db, { enable_local_pickup: true })
  const order = await addOrder(db, lines, { shippingMethod: 'pickup' })
  expect(order.charged.shipping.minor).toBe(0)
})

test.each([
  { name: 'an invalid id', line: { productId: '../a' } },
  { name: 'a size longer than allowed', line: { size: 'S'.repeat(500) } },
  { name: 'a color of spaces', line: { color: ' ' } },
])('a stored cart line with $name counts as no longer available, and the other lines have prices', async ({ line }) => {
  const dress = await addProduct(db)
  const lines = [createCheckoutLine(dress, line), createCheckoutLine(dress)]
  const input = parseInput(quoteInput, { lines, country: 'US', method: 'standard', currency: 'USD' })
  if (!input.ok) throw new Error(JSON.stringify(input.errors))
  const cart = await quoteCart(db, input.value)
  expect(cart.lines.map(({ product, quantity }) => [product !== null, quantity])).toEqual([
    [false, 0],
    [true, 1],
  ])
  expect(cart.quote?.charged.subtotal.minor).toBeGreaterThan(0)
  expect(await submitOrder(db, lines)).toMatchObject({ outcome: 'rejected', errors: { 'lines.0': expect.any(String) } })
})
